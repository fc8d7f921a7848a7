import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic

/// The oracle with one seeded fault, which every judge of the oracle must find.
struct FaultyOracle: ArithmeticSubject {
  let name: String
  let respond: @Sendable (ArithmeticQuestion) -> ArithmeticAnswer?

  func answer(_ question: ArithmeticQuestion) -> Result<ArithmeticAnswer, SkipReason> {
    respond(question).map { .success($0) } ?? .failure(.beyondOracle)
  }

  private static func oracle(
    _ question: ArithmeticQuestion, in context: ArithmeticContext? = nil
  ) -> ArithmeticAnswer? {
    question.operation.expected(of: question.operands, in: context ?? question.context)
      .map(ArithmeticAnswer.init)
  }

  /// Returns an oracle that computes in another context.
  private static func misled(
    _ name: String, _ change: @escaping @Sendable (ArithmeticContext) -> ArithmeticContext
  ) -> FaultyOracle {
    FaultyOracle(name: name) { oracle($0, in: change($0.context)) }
  }

  /// Returns an oracle that changes its answers.
  private static func altered(
    _ name: String, _ change: @escaping @Sendable (ArithmeticAnswer) -> ArithmeticAnswer
  ) -> FaultyOracle {
    FaultyOracle(name: name) { oracle($0).map(change) }
  }

  static let all: [FaultyOracle] = [
    altered("neighbours off by one") { answer in
      guard answer.conditions.contains(.inexact), let x = DecimalOperand(answer.text),
        x.kind == .finite
      else { return answer }
      let off = DecimalOperand("\(x.isNegative ? "-" : "")\(x.coefficient + 1)E\(x.exponent)")
      return ArithmeticAnswer(off?.text ?? answer.text, answer.conditions)
    },
    FaultyOracle(name: "half-even chooses odd") { question in
      guard question.context.rounding == .halfEven else { return oracle(question) }
      let even = oracle(question)
      // Half-up and half-down differ only at ties. The result that differs from half-even is odd.
      let both = [RoundingMode.halfUp, .halfDown].map {
        oracle(question, in: question.context.rounding($0))
      }
      return both.first { $0 != even } ?? even
    },
    misled("half-down is half-up") { $0.rounding == .halfDown ? $0.rounding(.halfUp) : $0 },
    misled("floor and ceiling exchanged") {
      $0.rounding == .floor
        ? $0.rounding(.ceiling) : $0.rounding == .ceiling ? $0.rounding(.floor) : $0
    },
    misled("05up forgets its mark") { $0.rounding == .up05 ? $0.rounding(.down) : $0 },
    misled("the clamp forgotten") { $0.withoutClamp },
    misled("one digit less") { context in
      context.precision == 1
        ? context
        : ArithmeticContext(
          precision: context.precision - 1, maxExponent: context.maxExponent,
          minExponent: context.minExponent, rounding: context.rounding, clamp: context.clamp)
    },
    misled("subnormals end one place later") { context in
      ArithmeticContext(
        precision: context.precision, maxExponent: context.maxExponent,
        minExponent: context.minExponent - 1, rounding: context.rounding, clamp: context.clamp)
    },
    altered("overflow is always infinite") { answer in
      guard answer.conditions.contains(.overflow) else { return answer }
      return ArithmeticAnswer(
        answer.text.hasPrefix("-") ? "-Infinity" : "Infinity", answer.conditions)
    },
    altered("rounded forgotten where exact") { answer in
      answer.conditions.contains(.inexact)
        ? answer : ArithmeticAnswer(answer.text, answer.conditions.subtracting(.rounded))
    },
    altered("underflow forgotten") {
      ArithmeticAnswer($0.text, $0.conditions.subtracting(.underflow))
    },
    altered("zeros lose their sign") { answer in
      DecimalOperand(answer.text)?.isZero == true
        ? ArithmeticAnswer(String(answer.text.drop { $0 == "-" }), answer.conditions) : answer
    },
    FaultyOracle(name: "a quotient has a zero too many") { question in
      guard let answer = oracle(question), question.operation == .divide,
        answer.conditions.isEmpty, let x = DecimalOperand(answer.text)
      else { return oracle(question) }
      return ArithmeticAnswer(x.padded(byZeros: 1).text, answer.conditions)
    },
  ]
}

extension ArithmeticContext {
  /// The context without clamping.
  var withoutClamp: ArithmeticContext {
    ArithmeticContext(
      precision: precision, maxExponent: maxExponent, minExponent: minExponent,
      rounding: rounding, clamp: false)
  }
}
