/// A data text: one quantity and its units in the form that `Data/README.md` describes.
public struct CatalogText: Hashable, Sendable {
  /// What errors call the text: `length`.
  public let name: String
  /// The lines.
  public let text: String

  /// A text under a name.
  public init(name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}
