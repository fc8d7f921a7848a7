import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension CalculationLaws {
  /// A function that applies an operation to two values.
  package typealias ValueCalculator<Number: DecimalBackend> =
    @Sendable (
      ValueQuestion.Operation, CalculatedValue<Number>, CalculatedValue<Number>, ArithmeticContext
    ) throws(CalculationError) -> CalculatedValue<Number>

  /// Returns the law that an operation is exact or rounded once, and states whether it is exact.
  package static func values<Number: GeneralDecimalBackend>(_ backend: Number.Type) -> Law {
    Law(values(backend, by: calculator(backend)), source: "CalculatedValue")
  }

  /// Returns the operations that the library implements.
  package static func calculator<Number: GeneralDecimalBackend>(
    _ backend: Number.Type
  ) -> ValueCalculator<Number> {
    { operation, x, y, context throws(CalculationError) in
      switch operation {
      case .add: try x.adding(y, in: context)
      case .subtract: try x.subtracting(y, in: context)
      case .multiply: try x.multiplied(by: y, in: context)
      case .divide: try x.divided(by: y, in: context)
      case .power: try x.raised(to: y, in: context)
      }
    }
  }

  /// Returns the law for an implementation of the operations.
  package static func values<Number: GeneralDecimalBackend>(
    _ backend: Number.Type, by calculate: @escaping ValueCalculator<Number>
  ) -> Property<ValueQuestion> {
    var property = Property(
      prefix + "values-are-exact-or-rounded-once",
      "x \u{2218} y equals the rational if it says so, and does where the fractions are comfortable; "
        + "else it is the oracle's operation on both operands, each rounded once",
      of: ValueQuestion.generator(for: backend),
      labelled: { question, labels in
        let result: CalculatedValue<Number>
        do throws(CalculationError) {
          result = try calculate(
            question.operation, question.left.value(backend, in: question.context),
            question.right.value(backend, in: question.context), question.context)
        } catch {
          return judge(question, threw: error, &labels)
        }
        return judge(question, result, &labels)
      })
    property.requiredLabels = [
      "comfortable": 200, "exact though wide": 20, "rounded": 200, "division by zero": 5,
      "exponent not whole": 5, "power": 50,
    ]
    return property
  }

  private static func judge<Number: DecimalBackend>(
    _ question: ValueQuestion, _ result: CalculatedValue<Number>, _ labels: inout Labels
  ) -> Verdict {
    if question.operation == .power { labels.add("power") }
    let number = result.rational
    let comfortable: Rational?
    do throws(ReferenceError) {
      comfortable = try question.comfortable()
    } catch {
      return .broken([("calculation", "\(number)"), ("oracle", "\(error)")])
    }
    let mayBeExact = question.left.isExact && question.right.isExact
    if result.isExact {
      guard mayBeExact, question.isSolved(by: number), number.isWithin(question.context) else {
        return .broken([("calculation", "exactly \(number)"), ("oracle", "not the exact value")])
      }
      labels.add(comfortable == nil ? "exact though wide" : "comfortable")
      return .agrees(on: "\(number.roundedText(digits: 60))")
    }
    if mayBeExact, let comfortable {
      return .broken([("calculation", "\u{2248} \(number)"), ("oracle", "\(comfortable)")])
    }
    guard let expected = question.rounded() else { return .discarded("beyond the oracle") }
    labels.add("rounded")
    guard !expected.isExact, !expected.result.conditions.contains(.overflow),
      Rational(exactly: expected.result.text) == number
    else {
      return .broken([
        ("calculation", "\u{2248} \(number)"), ("oracle", expected.result.text),
        ("operation", expected.isExact ? "exact" : "rounded"),
      ])
    }
    return .agrees(on: expected.result.text)
  }

  private static func judge(
    _ question: ValueQuestion, threw error: CalculationError, _ labels: inout Labels
  ) -> Verdict {
    do throws(ReferenceError) {
      if let value = try question.comfortable() {
        return .broken([("calculation", "\(error)"), ("oracle", "\(value)")])
      }
    } catch let reference {
      labels.add(reference.label)
      return reference.isSaid(by: error)
        ? .agrees(on: error.identifier)
        : .broken([("calculation", "\(error)"), ("oracle", reference.label)])
    }
    guard let expected = question.rounded() else { return .discarded("beyond the oracle") }
    let isRight =
      switch error {
      case .tooLarge: expected.result.conditions.contains(.overflow)
      case .tooSmall:
        expected.result.conditions.contains(.inexact)
          && Rational(exactly: expected.result.text)?.isZero == true
      default: false
      }
    labels.add("beyond the exponents")
    return isRight
      ? .agrees(on: error.identifier)
      : .broken([("calculation", "\(error)"), ("oracle", expected.result.text)])
  }
}

extension Rational {
  /// Whether rounding the number to a context neither overflows nor underflows to 0.
  fileprivate func isWithin(_ context: ArithmeticContext) -> Bool {
    if isZero || (context.minExponent..<context.maxExponent).contains(adjustedExponent) {
      return true
    }
    guard let one = DecimalOperand("1"),
      let rounded = Oracle.convert(
        one, scale: self, to: .digits(context.precision), in: context)
    else { return false }
    return !rounded.conditions.contains(.overflow)
      && Rational(exactly: rounded.text)?.isZero == false
  }
}
