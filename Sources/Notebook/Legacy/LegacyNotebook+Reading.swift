import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyNotebook {
  /// Reads the flat keys of earlier programs strictly, with the place of a refused value.
  ///
  /// The reader refuses unknown keys; keys that begin with `x-` are allowed. A favourite without a
  /// time is dated with `time`. A custom unit without a reference refers to the base unit of its
  /// category, and its offset is added before the factor.
  ///
  /// Earlier programs had no limits of recent items, and allowed several favourites of one pair.
  /// The reader accepts such files: it joins the favourites and leaves out surplus items, and
  /// ``notes`` names the joined and omitted items.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, no longer than a document.
  ///   - catalog: the catalog in which names of categories and symbols of units are looked up.
  ///   - time: the current time.
  /// - Throws: ``NotebookDataError`` for the first problem.
  /// - Complexity: O(*n* log *n*) for *n* bytes; rows are read one by one.
  public init(
    _ bytes: [UInt8], in catalog: Catalog = .standard, at time: Timestamp
  ) throws(NotebookDataError) {
    try self.init(bytes, in: catalog, at: time, limit: NotebookDocument.byteLimit)
  }

  /// Reads a text of at most `limit` bytes.
  init(
    _ bytes: [UInt8], in catalog: Catalog, at time: Timestamp, limit: Int
  ) throws(NotebookDataError) {
    if bytes.count > limit { throw NotebookDataError(.tooLong(limit: limit)) }
    let source = DataSource(bytes)
    let reader = LegacyReader(catalog, time, source)
    try source.members(withNames: LegacyReader.ownNames) {
      key, offset, scanner throws(JSONProblem) in
      try reader.read(key, offset, &scanner)
    }
    let content = reader.content()
    let claimsPro = reader.object.flag("iap.entitlements.pro", else: false)
    if let failure = source.failure { throw failure }
    self.init(content: content, claimsPro: claimsPro, notes: reader.notes)
  }

  /// Reads the UTF-8 of a text, as the initializer from bytes does.
  ///
  ///     let text = #"{"settings.theme": "dark", "iap.entitlements.pro": true}"#
  ///     let legacy = try LegacyNotebook(text: text, at: .epoch)
  ///     legacy.content.settings.theme.rawValue  // "dark"
  ///     legacy.claimsPro  // true
  public init(
    text: String, in catalog: Catalog = .standard, at time: Timestamp
  ) throws(NotebookDataError) {
    try self.init(Array(text.utf8), in: catalog, at: time)
  }
}
