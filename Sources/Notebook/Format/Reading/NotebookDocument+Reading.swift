import StrictText
import UnitCatalog

extension NotebookDocument {
  /// Reads a document strictly.
  ///
  ///     do throws(NotebookDataError) {
  ///       let notebook = try NotebookDocument(bytes).content
  ///     } catch {
  ///       error.english   // "line 12, column 20, history[3].createdAt: …"
  ///     }
  ///
  /// Unknown keys are refused, but for those that begin with `x-`, which are passed over. Keys of
  /// one object may not stand twice. A list or a setting that is missing is as at the beginning.
  /// Numbers may be strings or numbers of JSON. What no edit could have made is refused.
  ///
  /// - Throws: ``NotebookDataError`` for another format or version, else for the first problem.
  /// - Complexity: O(*n* log *n*) for *n* bytes. The memory beside the text and the notebook is that of
  ///   one row of history, or of one other list.
  public init(_ bytes: [UInt8]) throws(NotebookDataError) {
    try self.init(bytes, limit: Self.byteLimit)
  }

  /// Reads the UTF-8 of a text, as ``init(_:)`` reads bytes.
  public init(text: String) throws(NotebookDataError) { try self.init(Array(text.utf8)) }

  /// Reads a document of so many bytes at most.
  ///
  /// With `takesPlainRows`, rows of history of the usual form are read in a faster way, which gives
  /// the same content and the same errors.
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
