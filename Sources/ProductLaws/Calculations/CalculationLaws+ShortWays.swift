import Calculation
import Conformance
import DecimalArithmetic
import PropertyTesting

extension CalculationLaws {
  /// A function that adds or multiplies two ratios; `nil` if the result does not fit.
  package typealias RatioCalculator =
    @Sendable (ShortWayQuestion.Operation, ExactRatio, ExactRatio) -> ExactRatio?

  /// Returns the law that fast paths for short numbers agree bit by bit with the general
  /// algorithms.
  package static func shortWays<Number: GeneralDecimalBackend>(_ backend: Number.Type) -> Law {
    Law(
      shortWays(backend) { operation, x, y in
        operation == .add ? x.adding(y) : x.multiplied(by: y)
      }, source: "ExactRatio, ExpressionCalculator")
  }

  /// Returns the law for an implementation of adding and multiplying.
  package static func shortWays<Number: GeneralDecimalBackend>(
    _ backend: Number.Type, by compute: @escaping RatioCalculator
  ) -> Property<ShortWayQuestion> {
    var property = Property(
      prefix + "short-ways-give-the-bits-of-the-long",
      "x + y, x \u{B7} y and n \u{B7} 10^e by words are what they are at length; a number in an "
        + "expression reads the same with a tab behind it, which leaves the quick way",
      of: ShortWayQuestion.generator,
      labelled: { question, labels in
        let long = question.atLength
        labels.add(question.operation.rawValue)
        labels.add(long == nil ? "does not fit" : "fits")
        if question.hasWords { labels.add("words") }
        let pairs = [
          (compute(question.operation, question.left, question.right), long),
          (question.form, question.formAtLength),
        ]
        for (short, long) in pairs where short != long {
          return .broken([("by words", text(short)), ("at length", text(long))])
        }
        let read = try ExpressionCalculator<Number>().calculate(question.text)
        let readAtLength = try ExpressionCalculator<Number>().calculate(question.text + "\t")
        guard read == readAtLength, read.value == question.form.map({ .fraction($0) }) else {
          return .broken([("read", "\(read.value)"), ("with a tab", "\(readAtLength.value)")])
        }
        return .agrees(on: text(long) + " " + text(question.form))
      })
    property.requiredLabels = [
      "add": 200, "multiply": 200, "fits": 200, "does not fit": 20, "words": 200,
    ]
    return property
  }

  private static func text(_ ratio: ExactRatio?) -> String {
    ratio.map { "\(ValueOperand.fraction($0))" } ?? "nothing"
  }
}
