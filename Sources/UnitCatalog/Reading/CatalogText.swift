/// A data text: one quantity and its units in the form that `Data/README.md` describes.
public struct CatalogText: Hashable, Sendable {
  /// The name of the text in errors: `length`.
  public let name: String
  /// The lines of the text.
  public let text: String

  /// Creates a data text with a name.
  public init(name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
