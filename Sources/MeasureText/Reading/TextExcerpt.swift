import UnitCatalog

extension String {
  /// At most 40 characters of a text, for messages about input of any length.
  ///
  /// Control characters, which terminals obey, and invisible format characters are replaced by
  /// their code, such as `<U+202E>`.
  package var excerpt: String { Printable.excerpt(self) }
}
