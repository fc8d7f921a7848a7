import MeasureText
import PropertyTesting

/// A measure among ordinary words, with distant words that change the measure.
package struct DistantWordCase: CustomStringConvertible, Sendable {
  /// The kind of the words that change the measure.
  enum Kind: String, CaseIterable, Sendable {
    case system, power, cold, equivalent, negation
  }

  var kind: Kind
  var locale: NumberLocale
  var text: String
  /// The range of bytes of the words that change the measure.
  var changing: Range<Int>
  /// The range of bytes of the measure; an ordinary word may be another measure.
  var measure: Range<Int>

  package var description: String { "'\(text)' (\(locale.rawValue), \(kind.rawValue))" }

  static let generator = Generator<DistantWordCase>("measure and distant word") { source in
    let vocabulary = source.element(of: vocabularies)
    let kinds = Kind.allCases.filter { vocabulary.changing[$0]?.isEmpty == false }
    let kind = source.element(of: kinds)
    let (measures, words) = (measures[kind] ?? [], vocabulary.changing[kind] ?? [])
    let word = source.element(of: words)
    func ordinary(_ count: Int) -> [String] {
      (0..<count).map { _ in source.element(of: vocabulary.ordinary) }
    }
    let measure = source.element(of: measures)
    // A negation applies to the word directly after it. An equivalent may precede the measure.
    let isInFront = kind == .negation || kind != .equivalent && source.oneIn(2)
    let between = kind == .negation ? [] : ordinary(source.uniform(in: 0...3))
    let (before, behind) = (
      ordinary(source.uniform(in: 0...3)), ordinary(source.uniform(in: 0...3))
    )
    let head = before + (isInFront ? [] : [measure] + between)
    let tail = (isInFront ? between + [measure] : []) + behind
    func bytes(_ words: [String]) -> Int { words.reduce(0) { $0 + $1.utf8.count + 1 } }
    let start = bytes(head)
    let place = isInFront ? start + word.utf8.count + 1 + bytes(between) : bytes(before)
    return DistantWordCase(
      kind: kind, locale: vocabulary.locale,
      text: (head + [word] + tail).joined(separator: " "),
      changing: start..<start + word.utf8.count, measure: place..<place + measure.utf8.count)
  }

  private static let measures: [Kind: [String]] = [
    .system: ["2 pints", "3 cups", "5 gallons"], .power: ["5 km", "12 m"],
    .cold: ["5 °C", "40 °C", "5 °F"], .equivalent: ["5 kg", "2 tonnes", "5 dB"],
    .negation: ["5 km", "2 pints", "40 °C"],
  ]

  private static let vocabularies = NumberLocale.languages.map { locale in
    let language = locale.language
    func listed(_ meanings: String...) -> [String] {
      meanings.flatMap { ListedWords.words($0, in: language) }
    }
    // A single Chinese character is left out, because it may be part of any word.
    let systems = ListedWords.qualifiers(in: language).filter {
      ["imperial", "US"].contains($0.qualifier) && $0.word.unicodeScalars.count > 1
    }
    let attached = listed("exponent").filter { $0.unicodeScalars.allSatisfy { $0.value > 0x3000 } }
    let powers = listed("ordinal").flatMap { ordinal in
      listed("exponent").map { "\(ordinal) \($0)" }
    }
    let zeros = listed("below").flatMap { below in listed("zero").map { "\(below) \($0)" } }
    return (
      locale: locale, ordinary: PastedVocabulary(locale).words.map(\.text),
      changing: [
        Kind.system: systems.map(\.word), .power: powers + attached.map { "2\($0)" },
        .cold: listed("cold", "frost") + zeros, .equivalent: listed("equivalent"),
        .negation: listed("negation"),
      ]
    )
  }
}

extension TextLaws {
  /// The law that a word which changes a measure is read with the measure, or the text is rejected.
  package static var distantWords: Law {
    Law(
      Property(
        "changing-words-are-never-left-out",
        "a nation's word anywhere beside a name that units of several systems share, a power in words, a "
          + "word of cold beside a temperature, an equivalent, and a negation before a measure are part of what "
          + "is read, or the text is refused",
        of: DistantWordCase.generator
      ) { drawn in
        let reader = MeasureReader(.lenient(drawn.locale), suggestsUnits: false)
        guard let reading = try? reader.find(in: drawn.text) else { return .agrees(on: "refused") }
        if !reading.utf8Range.overlaps(drawn.measure) { return .agrees(on: "another measure") }
        let isRead = reading.utf8Range.contains(drawn.changing.lowerBound)
        return isRead
          ? .agrees(on: "\(reading.utf8Range)")
          : .broken([("left out", "\(drawn.changing)"), ("read", "\(reading.utf8Range)")])
      }, source: "MeasureReader.find")
  }
}
