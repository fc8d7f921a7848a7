import UnitCatalog

extension String {
  /// At most 40 characters of a text, for messages: input may be endless.
  ///
  /// A terminal obeys control characters, and people do not see format characters: both are shown
  /// as their code, like `<U+202E>`.
  package var excerpt: String { Printable.excerpt(self) }
}
