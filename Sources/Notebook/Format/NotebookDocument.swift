/// A notebook and the metadata of its file.
///
///     var notebook = NotebookContent()
///     try notebook.edit(.search("furlong"))
///     let bytes = try NotebookDocument(content: notebook, app: "metryvo 0.2.0").bytes
///     try NotebookDocument(bytes).content == notebook  // true
///
/// The format is `metryvo-data`, version 1: JSON in UTF-8. Exports, imports and stores use the
/// format.
public struct NotebookDocument: Hashable, Sendable {
  /// The value of the key `format` in a file.
  public static let format = "metryvo-data"
  /// The version that this program reads and writes.
  public static let version = 1
  /// The maximum size of a file in bytes: 64 MB.
  public static let byteLimit = NotebookLimits.bytes

  /// The notebook.
  public var content: NotebookContent
  /// The time when the file was written; `nil` if the file does not state it.
  public var exportedAt: Timestamp?
  /// The program that wrote the file; `nil` if the file does not state it.
  public var app: String?
  /// The profile of the program that wrote the file; `nil` if the file does not state it.
  public var profile: ProductProfile?

  /// Creates a document of a notebook.
  public init(
    content: NotebookContent, exportedAt: Timestamp? = nil, app: String? = nil,
    profile: ProductProfile? = nil
  ) {
    self.content = content
    self.exportedAt = exportedAt
    self.app = app
    self.profile = profile
  }
}
