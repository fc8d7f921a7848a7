import ExactArithmetic
import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws that the package reads the texts that it writes.
///
/// The writer of digits, groups, decimals and exponents shares no code with the reader. The oracle
/// determines the number that a text must denote.
extension TextLaws {
  package typealias Reader = @Sendable (String, NumberSyntax) throws -> MeasureReading

  /// The package's reader, with the whole catalog.
  package static let reader: Reader = { text, syntax in try MeasureReader(syntax).read(text) }

  /// The law that each locale of a format reads a written number as the number that was written.
  package static var numberReadAgain: Law {
    Law(numberReadAgain(by: reader), source: "NumberSyntax")
  }

  /// The law that each locale of a format reads a written measure as the measure that was written.
  package static var measureReadAgain: Law {
    Law(measureReadAgain(by: reader), source: "MeasureReader")
  }

  /// Returns the law of written numbers for a reader of measures.
  ///
  /// The reader must report percent if and only if the format writes percent.
  package static func numberReadAgain(by reader: @escaping Reader) -> Property<WritingCase> {
    var property = Property(
      "written-numbers-are-read-again",
      "read(write(x)) = x rounded once by the oracle, in all formats of all locales; read as the locale "
        + "writes and as people do",
      of: WritingCase.generator(mostDigits: 40),
      labelled: { drawn, labels in
        let written = writer(drawn)
        if written.value.unicodeScalars.contains(drawn.format.symbols.grouping) {
          labels.add("grouped")
        }
        if drawn.format.isPercent { labels.add("percent") }
        if written.conditions.contains(.hasExponent) { labels.add("exponent") }
        return try judge(written.value, drawn) { text, syntax in
          if drawn.format.isPercent {
            let reading = try reader(text, syntax)
            return (reading.number, reading.unit.identifier == "percent")
          }
          return (try syntax.read(text).number, true)
        }
      })
    property.requiredLabels = ["grouped": 50, "percent": 50, "exponent": 50]
    property.text = WritingCase.regressionText
    return property
  }

  /// Returns the law of written measures for a reader of measures.
  package static func measureReadAgain(
    by reader: @escaping Reader, catalog: Catalog = .standard
  ) -> Property<MeasureCase> {
    var property = Property(
      "written-measures-are-read-again",
      "read(write(x, u)) = x rounded once by the oracle, in u, which of units that share its symbol is the "
        + "one of its quantity, in all formats of all locales; refused where the language has the symbol as a "
        + "word of thousands: 5 mil",
      of: MeasureCase.generator(catalog, mostDigits: 34)
    ) { drawn in
      let suffix = MeasureFormat(numbers: drawn.number.format).suffix(of: drawn.unit)
      return try judge(writer(drawn.number).value + suffix, drawn.number) { text, syntax in
        if case .lenient(let locale, _) = syntax,
          wordsOfThousands[locale.language]?.contains(drawn.unit.symbol) == true
        {
          return (try? reader(text, syntax)) == nil ? nil : (nil, false)
        }
        let reading = try reader(text, syntax)
        return (reading.number, reading.unit(in: drawn.unit.quantity) == drawn.unit)
      }
    }
    property.text = MeasureCase.regressionText(catalog)
    return property
  }

  /// The words of powers of ten of each language.
  private static let wordsOfThousands = Dictionary(
    uniqueKeysWithValues: NumberLanguage.allCases.map { language in
      (language, Set(PastedVocabulary.powersOfTen(in: language).map(\.word)))
    })

  /// Reads a text strictly by its symbols, then leniently in each locale that has the symbols.
  ///
  /// `read` returns `nil` if it rightly rejects the text.
  private static func judge(
    _ text: String, _ drawn: WritingCase,
    _ read: (String, NumberSyntax) throws -> (number: ReadNumber?, isUnit: Bool)?
  ) throws -> Verdict {
    guard let expected = drawn.expected.flatMap({ Rational(exactly: $0.text) }) else {
      return beyondOracle
    }
    let symbols = drawn.format.symbols
    let locales = NumberLocale.distinctCases.filter { $0.symbols == symbols }
    for syntax in [NumberSyntax.strict(symbols)] + locales.map({ NumberSyntax.lenient($0) }) {
      guard let reading = try read(text, syntax) else { continue }
      guard case .decimal(let number) = reading.number, reading.isUnit,
        Rational(exactly: number) == expected
      else {
        return .broken([
          ("written", text), ("read \(syntax)", "\(reading)"), ("oracle", "\(expected)"),
        ])
      }
    }
    return .agrees(on: text)
  }
}
