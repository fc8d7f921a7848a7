import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A case of a law over conversions: what is shown of a failure, and how it is kept.
package protocol JudgedConversion: Sendable, CustomStringConvertible {
  /// The context it is judged in.
  var context: ArithmeticContext { get }
  /// What the oracle makes of it, if it judges it.
  var expected: Expected? { get }
  /// Simpler cases.
  static var simplifications: [Simplification<Self>] { get }
}

extension Law {
  /// A law over conversions; a failure shows the context and the oracle's answer.
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
