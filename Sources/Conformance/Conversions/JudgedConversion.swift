import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A case of a law over conversions, with the data for the report and the file of a failure.
package protocol JudgedConversion: Sendable, CustomStringConvertible {
  /// The context in which the case is judged.
  var context: ArithmeticContext { get }
  /// The oracle's result; `nil` if the oracle does not judge the case.
  var expected: Expected? { get }
  /// Passes that propose simpler cases.
  static var simplifications: [Simplification<Self>] { get }
}

extension Law {
  /// Returns a law over conversions; a failure shows the context and the oracle's answer.
  package static func conversion<Case: JudgedConversion>(
    _ identifier: String, _ statement: String, source: String, of cases: Generator<Case>,
    keptAs text: RegressionText<Case>, requiring labels: [String: Int] = [:],
    replay: (@Sendable (_ seed: UInt64, _ index: UInt64) -> String)? = nil,
    labelled judge: @escaping @Sendable (Case, inout Labels) throws -> Verdict
  ) -> Law {
    var property = Property(identifier, statement, of: cases, labelled: judge)
    property.requiredLabels = labels
    property.replayLine = replay
    property.describe = { $0.description }
    property.identify = { "\($0.description) \($0.context.directives)" }
    property.details = { conversion in
      [
        ("context", conversion.context.directives),
        ("oracle", conversion.expected.map { ConversionAnswer($0).description } ?? "not judged"),
      ]
    }
    property.simplifications = Case.simplifications
    property.text = text
    return Law(property, source: source)
  }
}
