import DecimalArithmetic
import StrictText
import UnitCatalog

extension LegacyNotebook {
  /// Reads the flat keys strictly, with the place of what is refused.
  ///
  /// Unknown keys are refused, but for those that begin with `x-`. Rows that have no time of their
  /// own have `time`. A custom unit without a reference refers to the base unit of its category, and
  /// its offset is added before the factor.
  ///
  /// Earlier programs knew no limits of recent items, nor that a pair has one favourite. What goes
  /// beyond them refuses nothing: the first are kept, and ``notes`` names the others.
  ///
  /// - Parameters:
  ///   - bytes: JSON in UTF-8, no longer than a document.
  ///   - catalog: where names of categories and symbols of units are looked up.
  ///   - time: the present.
  /// - Throws: ``NotebookDataError`` for the first problem.
  /// - Complexity: O(*n* log *n*) for *n* bytes; rows are read one by one.
  public init(
    _ bytes: [UInt8], in catalog: Catalog = .standard, at time: Timestamp
  ) throws(NotebookDataError) {
    try self.init(bytes, in: catalog, at: time, limit: NotebookDocument.byteLimit)
  }

  /// Reads a text of so many bytes at most.
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

  /// Reads the UTF-8 of a text, as bytes are read.
  public init(
    text: String, in catalog: Catalog = .standard, at time: Timestamp
  ) throws(NotebookDataError) {
    try self.init(Array(text.utf8), in: catalog, at: time)
  }
}
