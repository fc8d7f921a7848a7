import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting

extension CalculationLaws {
  /// A function that shows a value with the symbols of a locale and a grouping.
  package typealias Shower<Number: DecimalBackend> =
    @Sendable (CalculatedValue<Number>, NumberSymbols, DigitGrouping) -> ShownNumber

  /// Returns the law that the display shows the digits of the value.
  package static func display<Number: DecimalBackend>(_ backend: Number.Type) -> Law {
    Law(
      display(backend) { $0.shown($1, grouping: $2, in: .decimal128) }, source: "ShownNumber")
  }

  /// Returns the law for an implementation of the display.
  package static func display<Number: DecimalBackend>(
    _ backend: Number.Type, by show: @escaping Shower<Number>
  ) -> Property<ShownQuestion> {
    var property = Property(
      prefix + "display-has-digits-of-the-value",
      "shown(x) = x rounded half-up to 15 digits, once, by the oracle; \u{2248} if they differ or x "
        + "was rounded before",
      of: ShownQuestion.generator,
      labelled: { question, labels in
        let number = question.value.number
        guard let expected = ReferenceDisplay(number, question.symbols, question.grouping) else {
          return .discarded("beyond the oracle")
        }
        let value = question.value.value(backend, in: .decimal128)
        let shown = show(value, question.symbols, question.grouping)
        let isApproximate = !question.value.isExact || expected.shown != number
        labels.add(isApproximate ? "approximate" : "exact")
        guard expected.isShown(by: shown.text), shown.isApproximate == isApproximate else {
          return .broken([
            ("display", shown.markedText), ("oracle", "\(expected.shown)"),
            ("approximate", "\(isApproximate)"),
          ])
        }
        return .agrees(on: shown.markedText)
      })
    property.requiredLabels = ["approximate": 100, "exact": 100]
    return property
  }
}
