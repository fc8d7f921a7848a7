import MeasureText
import PropertyTesting
import UnitCatalog

/// A measure with punctuation at both ends, between words.
struct PunctuatedMeasure: Sendable, CustomStringConvertible {
  var locale: NumberLocale
  var measure: String
  var front: String
  var back: String
  var words: (front: String, back: String)

  var text: String {
    [words.front, front + measure + back, words.back].filter { !$0.isEmpty }.joined(separator: " ")
  }

  var description: String { "'\(text)' (\(locale.rawValue))" }

  private static let measures = [
    "5 kg", "2.5 h", "-40 °C", "5 ft 6 in", "1/2 cup", "6–8 kg", "90 km/h", "3 m²", "12 fl oz",
  ]
  private static let pairs = [
    ("", ""), ("(", ")"), ("[", "]"), ("\"", "\""), ("“", "”"), ("**", "**"), ("（", "）"),
  ]
  private static let ends = ["", "", ".", ",", ";", ":", "?", "!", "?!", "..."]
  private static let words = ["", "today", "Wasser", "Total:", "yes,", "ok;", "Really?", "net."]

  static let generator = Generator<PunctuatedMeasure>("punctuated measure") { source in
    let pair = source.element(of: pairs)
    let end = source.element(of: ends)
    return PunctuatedMeasure(
      locale: source.element(of: NumberLocale.languages), measure: source.element(of: measures),
      front: pair.0, back: source.oneIn(2) ? pair.1 + end : end + pair.1,
      words: (source.element(of: words), source.element(of: words.filter { !$0.hasSuffix(":") })))
  }
}

extension TextLaws {
  /// The law that punctuation next to a measure is not read as part of the measure.
  package static var punctuation: Law {
    Law(
      punctuation { text, locale in
        try MeasureReader(.lenient(locale), suggestsUnits: false).find(in: text)
      }, source: "MeasureReader.find")
  }

  /// Returns the law for a finder of measures.
  static func punctuation(by finder: @escaping Finder) -> Property<PunctuatedMeasure> {
    Property(
      "punctuation-changes-no-measure",
      "find(word + mark + measure + mark + word) = find(measure), and only words and the marks of Markdown "
        + "are left out",
      of: PunctuatedMeasure.generator
    ) { drawn in
      let alone = try finder(drawn.measure, drawn.locale)
      let found = try finder(drawn.text, drawn.locale)
      let isSame =
        found.number == alone.number && found.rangeEnd == alone.rangeEnd
        && found.unit == alone.unit
      guard isSame else {
        return .broken([("text", drawn.text), ("read", "\(found.utf8Range) \(found.unit)")])
      }
      let text = Array(drawn.text.utf8)
      let leftOut = found.leftOut.map { String(decoding: text[$0], as: UTF8.self) }
      let words = [drawn.words.front, drawn.words.back].map { word in
        String(word.filter { !":,;?.".contains($0) })
      }
      let isWordsAlone = leftOut.joined().filter { !" :,;?.!*".contains($0) } == words.joined()
      return isWordsAlone
        ? .agrees(on: found.unit.identifier)
        : .broken([("text", drawn.text), ("left out", leftOut.joined(separator: " | "))])
    }
  }
}
