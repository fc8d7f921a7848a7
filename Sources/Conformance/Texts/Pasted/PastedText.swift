import MeasureText
import PropertyTesting

/// A text that people of a locale might paste: words, measures, and words that change a measure.
///
/// The parts are separated by spaces; sentences in Japanese and Chinese may have no spaces.
package struct PastedText: Sendable {
  /// The kind of a part of the text.
  package enum Kind: String, Sendable {
    case word, mark, number, measure
    /// An article or a word such as `about`.
    case filler
    /// A verb such as `weighs` before the measure.
    case verb
    /// A sign before a number, as a character or a word.
    case sign
    /// A comparison before a number: !=.
    case relation
    /// A sign or word that joins two numbers: a range, a product, a quotient.
    case joint
    /// A word between two numbers: of, to, max.
    case link
    /// A power, a quotient or a qualifier after the measure.
    case suffix
    /// A factor before the measure, or a number in words.
    case factor
    /// A function before the measure.
    case function
    /// An operator, a power, a rate or a qualifier, as a word of the language.
    case operation
    /// A word that selects another unit of the catalog when it follows the name of a unit.
    case qualifier
    /// The first word of a range.
    case between
    /// A rate after the measure.
    case rate
    /// A unit with a word that implies the number 1: an hour.
    case amount
    /// Words of a bound that do not change the number: less than, moins de.
    case bound
  }

  /// A part with its range of bytes in the text.
  package struct Part: Sendable {
    package var kind: Kind
    package var text: String
    package var range: Range<Int>
  }

  package typealias Choice = (kind: Kind, text: String)

  package var locale: NumberLocale
  package var parts: [Part]

  /// Whether the parts are joined without spaces.
  package var isUnspaced: Bool

  package var text: String { parts.map(\.text).joined(separator: isUnspaced ? "" : " ") }

  init(_ locale: NumberLocale, _ chosen: [Choice], isUnspaced: Bool = false) {
    self.locale = locale
    self.isUnspaced = isUnspaced
    let space = isUnspaced ? 0 : 1
    var start = 0
    parts = chosen.map { kind, text in
      defer { start += text.utf8.count + space }
      return Part(kind: kind, text: text, range: start..<start + text.utf8.count)
    }
  }

  /// The words and phrases of each language.
  ///
  /// The vocabularies are computed when the first text is drawn, because listing the laws does not
  /// need them.
  private static let vocabularies = NumberLocale.languages.map { locale in
    let vocabulary = PastedVocabulary(locale)
    return (vocabulary: vocabulary, part: vocabulary.part, unspaced: vocabulary.unspacedPart)
  }

  /// A generator of texts of up to nine parts in a language.
  ///
  /// Half of the parts are words. Some parts are phrases with a number, a rate or a qualifier at
  /// some distance from a measure.
  static let generator = Generator<PastedText>("pasted text") { source in
    // Half of the texts are in English.
    let isEnglish = source.oneIn(2)
    let (vocabulary, part, unspaced) =
      isEnglish ? vocabularies[0] : source.element(of: vocabularies)
    if let unspaced, source.oneIn(2) {
      guard let parts = source.draw(unspaced.array(count: 2...6)) else { return nil }
      return PastedText(vocabulary.locale, parts, isUnspaced: true)
    }
    if source.oneIn(16) { return PastedText(vocabulary.locale, vocabulary.alone(&source)) }
    guard let parts = source.draw(part.array(count: 1...9)) else { return nil }
    return PastedText(vocabulary.locale, parts.flatMap { $0 })
  }
}

extension PastedText {
  static let regressionText = RegressionText<PastedText>(
    fileExtension: ".tsv",
    header: "# Texts for which this law did not hold once: the locale, * if no spaces part "
      + "words, the parts with kinds.\n",
    write: { pasted in
      ([pasted.locale.rawValue + (pasted.isUnspaced ? "*" : "")]
        + pasted.parts.map { "\($0.kind.rawValue)=\($0.text)" })
        .joined(separator: "\t")
    },
    read: { text in
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
        let columns = line.split(separator: "\t")
        let isUnspaced = columns.first?.last == "*"
        let name = columns.first.map { String($0.filter { $0 != "*" }) } ?? ""
        return PastedText(
          NumberLocale(rawValue: name) ?? .english,
          columns.dropFirst().map { column in
            let halves = column.split(separator: "=", maxSplits: 1)
            return (Kind(rawValue: String(halves[0])) ?? .word, String(halves.last ?? ""))
          }, isUnspaced: isUnspaced)
      }
    })
}

extension PastedText: CustomStringConvertible {
  package var description: String { "'\(text)' (\(locale.rawValue))" }
}
