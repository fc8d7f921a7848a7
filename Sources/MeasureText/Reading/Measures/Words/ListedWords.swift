/// The words of a language that change a measure beside them, for tests that draw such words.
package enum ListedWords {
  /// Returns the words of a meaning; the lists name the meanings: `link`, `numeral`, `rate`.
  package static func words(_ meaning: String, in language: NumberLanguage) -> [String] {
    guard let known = WordMeaning.names.first(where: { text($0.name) == meaning })
    else { return [] }
    return WordTable.of(language).words(of: known.meaning)
  }

  /// Returns the names of all meanings of a word for readers of a language.
  package static func meanings(of word: String, in language: NumberLanguage) -> [String] {
    let meaning = word.withUTF8Bytes { MeasureWords(NumberLocale(language)).meaning(of: $0) }
    return WordMeaning.names.compactMap { meaning.contains($0.meaning) ? text($0.name) : nil }
  }

  /// Returns the words of a language for qualifiers of the catalog, such as `britisch` for
  /// `imperial`.
  package static func qualifiers(
    in language: NumberLanguage
  ) -> [(word: String, qualifier: String)] {
    WordTable.of(language).qualifiers
  }

  /// The names of all meanings.
  package static var meanings: [String] { WordMeaning.names.map { text($0.name) } }

  private static func text(_ name: StaticString) -> String {
    String(decoding: name.bytes, as: UTF8.self)
  }
}
