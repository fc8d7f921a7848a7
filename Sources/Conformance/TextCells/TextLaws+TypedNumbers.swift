import ExactArithmetic
import MeasureText
import PropertyTesting

extension TextLaws {
  package typealias NumberReader = @Sendable (String, NumberSyntax) throws -> NumberReading

  /// The identifier of the law of typed numbers.
  package static let typedNumberIdentifier = "typed-numbers-are-read-by-the-rules"

  /// The package's reader of numbers.
  package static let numberReader: NumberReader = { text, syntax in try syntax.read(text) }

  /// The law that typed numbers are read, flagged or rejected as the rules state.
  package static var typedNumber: Law { Law(typedNumber(by: numberReader), source: "NumberSyntax") }

  /// Returns the law for a reader of numbers: the package's reader, or one with a seeded fault.
  package static func typedNumber(by reader: @escaping NumberReader) -> Property<ReadingCase> {
    typedNumber(by: reader, builtFor: ReadingCell.reachable)
  }

  /// Returns the law with texts built only for `cells`; tests leave out some cells.
  package static func typedNumber(
    by reader: @escaping NumberReader, builtFor cells: [ReadingCell]
  ) -> Property<ReadingCase> {
    var property = Property(
      typedNumberIdentifier,
      "a text of each kind that the rules of numbers tell apart, strictly and as people type, in every locale, is "
        + "read as the number it was made of, flagged as ambiguous, or refused, as the rules state",
      of: ReadingCase.generator(for: cells),
      labelled: { typed, labels in
        let reading = try? reader(typed.text, typed.syntax)
        let outcome: ReadingCell.Outcome =
          reading.map { $0.flags.contains(.ambiguousSeparator) ? .ambiguous : .read } ?? .refused
        let value = reading.flatMap { Self.value(of: $0.number) }
        if outcome != typed.outcome || value != typed.value {
          return .broken([
            ("rules", "\(typed.outcome.rawValue) \(typed.value.map { "\($0)" } ?? "")"),
            ("reader", "\(outcome.rawValue) \(reading.map { "\($0.number)" } ?? "")"),
          ])
        }
        let cell = ReadingCell(
          kind: typed.kind, isStrict: typed.isStrict, style: typed.locale.style, outcome: outcome)
        return labels.meet(cell)
          ?? .agrees(on: "\(outcome.rawValue) \(value.map { "\($0)" } ?? "")")
      })
    property.requiredLabels = CellMaps.required(ReadingCell.all)
    property.text = ReadingCase.regressionText
    return property
  }

  private static func value(of number: ReadNumber) -> Rational? {
    switch number {
    case .decimal(let text): Rational(exactly: text)
    case .fraction(let ratio): Rational(ratio)
    }
  }
}
