/// A notebook with what its file says about itself.
///
///     let bytes = NotebookDocument(content: notebook, exportedAt: now, app: "metryvo 0.2.0").bytes
///     try NotebookDocument(bytes).content == notebook   // true, but for entitlements
///
/// The format is `metryvo-data`, version 1: JSON in UTF-8. It is export, import and the state of a
/// store.
public struct NotebookDocument: Hashable, Sendable {
  /// What a file calls the format.
  public static let format = "metryvo-data"
  /// The version that is read and written.
  public static let version = 1
  /// The most bytes of a file: 64 MB.
  public static let byteLimit = NotebookLimits.bytes

  /// The notebook.
  public var content: NotebookContent
  /// When the file was written; `nil` if it does not say.
  public var exportedAt: Timestamp?
  /// The program that wrote the file; `nil` if it does not say.
  public var app: String?
  /// The profile of the program; `nil` if it does not say.
  public var profile: ProductProfile?

  /// A document of a notebook.
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
