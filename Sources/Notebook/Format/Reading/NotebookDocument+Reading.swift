import StrictText
import UnitCatalog

extension NotebookDocument {
  /// Reads a document strictly.
  ///
  ///     let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "pink"}}"#
  ///     let result = Result { try NotebookDocument(Array(text.utf8)) }
  ///     result  // failure(line 1, column 64, settings.theme: "pink" is no theme)
  ///
  /// The reader refuses unknown keys, repeated keys of one object, and values that no edit accepts.
  /// The reader ignores keys that begin with `x-`. A missing list is empty, and a missing setting
  /// has its default. Numbers may be strings or JSON numbers.
  ///
  /// - Throws: ``NotebookDataError`` for another format or version, else for the first problem.
  /// - Complexity: O(*n* log *n*) for *n* bytes. Beside the text and the notebook, the reader needs
  ///   the memory of one row of history, or of one other list.
  public init(_ bytes: [UInt8]) throws(NotebookDataError) {
    try self.init(bytes, limit: Self.byteLimit)
  }

  /// Reads the UTF-8 of a text, as ``init(_:)`` reads bytes.
  ///
  ///     let text = #"{"format": "metryvo-data", "version": 1, "settings": {"theme": "dark"}}"#
  ///     try NotebookDocument(text: text).content.settings.theme.rawValue  // "dark"
  public init(text: String) throws(NotebookDataError) { try self.init(Array(text.utf8)) }

  /// Reads a document of at most `limit` bytes.
  ///
  /// If `takesPlainRows` is `true`, ``PlainRows`` reads rows of history in the writer's form faster
  /// than the general reader, with the same content and the same errors.
  package init(
    _ bytes: [UInt8], limit: Int = byteLimit, takesPlainRows: Bool = true
  ) throws(NotebookDataError) {
    if bytes.count > limit { throw NotebookDataError(.tooLong(limit: limit)) }
    let source = DataSource(bytes)
    let reader = DocumentReader(source, takesPlainRows: takesPlainRows)
    try source.members(withNames: DataSource.ownNames) {
      key, offset, scanner throws(JSONProblem) in
      try reader.read(key, offset, &scanner)
    }
    self = try reader.document()
  }
}
