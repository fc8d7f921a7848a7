import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting

extension CalculationLaws {
  /// A function that computes an expression given as text.
  package typealias ExpressionReader<Number: GeneralDecimalBackend> =
    @Sendable (String, NumberSyntax) throws(ExpressionError) -> CalculatedValue<Number>

  /// Returns the law that expressions have the values of the table in `ExpressionCalculator`.
  package static func expressions<Number: GeneralDecimalBackend>(_ backend: Number.Type) -> Law {
    Law(
      expressions(backend) { text, syntax throws(ExpressionError) in
        try ExpressionCalculator<Number>(syntax: syntax).calculate(text).value
      }, source: "ExpressionCalculator")
  }

  /// Returns the law for an implementation of expressions.
  package static func expressions<Number: GeneralDecimalBackend>(
    _ backend: Number.Type, by read: @escaping ExpressionReader<Number>
  ) -> Property<ExpressionCase> {
    var property = Property(
      prefix + "expressions-follow-the-table",
      "the text of a tree comes to the tree's rational, or to its first error and the place, in all "
        + "locales, with spaces, signs, powers, parentheses and percent in every position",
      of: ExpressionCase.generator,
      labelled: { drawn, labels in
        let written = drawn.written
        if case .failure(.tooWide, _) = written.outcome { return tooWide }
        for label in written.labels { labels.add(label) }
        do throws(ExpressionError) {
          let value = try read(written.text, drawn.syntax)
          return judge(value, written)
        } catch {
          return judge(error, written, &labels)
        }
      })
    property.requiredLabels = [
      "groups": 100, "parentheses": 100, "percent alone": 100, "percent of a sum": 100,
      "sign": 100, "power of a power": 20, "division by zero": 20, "zero to the power zero": 3,
      "exponent not whole": 20, "missingOperand": 10, "missingOperator": 10,
      "unopenedParenthesis": 10, "unclosedParenthesis": 10, "word": 10,
    ]
    return property
  }

  private static func judge<Number: DecimalBackend>(
    _ value: CalculatedValue<Number>, _ written: WrittenExpression
  ) -> Verdict {
    guard case .value(let expected) = written.outcome, value.isExact, value.rational == expected
    else {
      return .broken([("calculation", "\(value.rational)"), ("table", "\(written.outcome)")])
    }
    return .agrees(on: expected.roundedText(digits: 40))
  }

  private static func judge(
    _ error: ExpressionError, _ written: WrittenExpression, _ labels: inout Labels
  ) -> Verdict {
    let wanted: Int?
    switch (written.outcome, error.reason) {
    case (.failure(let failure, let offset), .operation(let operation)):
      wanted = failure.isSaid(by: operation) ? offset : nil
      labels.add(failure.label)
    case (.malformed(let damage, let offset), _):
      wanted = "\(damage)" == error.reason.identifier ? offset : nil
      labels.add("\(damage)")
    default: wanted = nil
    }
    let before = written.text.utf8.prefix(error.offset)
    let column = String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
    guard wanted == error.offset, error.column == column else {
      return .broken([
        ("calculation", "\(error), byte \(error.offset)"), ("table", "\(written.outcome)"),
      ])
    }
    return .agrees(on: "\(error.reason.identifier) \(error.offset)")
  }
}
