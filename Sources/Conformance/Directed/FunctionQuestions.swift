import BigInt
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// Operands for which the result of a function is extremely close to a number or a tie.
///
/// The builder chooses a result y of few digits, or a tie. The oracle computes x = f⁻¹(y) with more
/// digits than the precision, so that f(x) differs from y only far below the place of rounding.
///
/// Source: `bad_cases` in `tests/tests.c` of MPFR.
package struct FunctionQuestions: Sendable {
  /// The function: exp, ln, log10, power or squareRoot.
  package let operation: ArithmeticOperation

  package init(_ operation: ArithmeticOperation) { self.operation = operation }

  package static let operations: [ArithmeticOperation] = [.exp, .ln, .log10, .power, .squareRoot]

  /// The limits of results and the numbers of digits of x, some beyond the 34 of decimal128.
  package static let formats: [(limits: ArithmeticContext, digits: Int)] = [
    (.decimal64, 34), (.decimal32, 34), (.decimal128, 34), (.decimal128, 60),
    (ArithmeticContext(precision: 20, maxExponent: 999, minExponent: -999), 34),
    (ArithmeticContext(precision: 3, maxExponent: 30, minExponent: -30, clamp: true), 30),
  ]

  /// The exponents e, each with its decimal inverse 1 ÷ e: x = y^(1 ÷ e) makes x^e near y.
  private static let powers = [
    ("2", "0.5"), ("0.5", "2"), ("4", "0.25"), ("2.5", "0.4"), ("0.2", "5"), ("-1", "-1"),
    ("8", "0.125"), ("-0.4", "-2.5"), ("1.6", "0.625"), ("100", "0.01"),
  ]

  /// The generator of the cases.
  package var generator: Generator<ArithmeticQuestion> {
    Generator("hard cases of \(operation)") { source in
      let random = CaseRandom(seed: source.choice(upTo: .max), index: source.index)
      guard let question = question(ofCase: source.index, random: random) else {
        source.reject("hard cases of \(operation): no such operand")
        return nil
      }
      return question
    }
  }

  private func question(ofCase index: UInt64, random: CaseRandom) -> ArithmeticQuestion? {
    let format = Self.formats[Int(index % UInt64(Self.formats.count))]
    var draft = DirectedDraft(operation, in: format.limits, longest: format.digits, random)
    guard let y = DecimalOperand(result(&draft).text) else { return nil }
    let mode = draft.element(RoundingMode.allCases)
    let wide = ArithmeticContext(
      precision: format.digits, maxExponent: ArithmeticContext.limit,
      minExponent: -ArithmeticContext.limit)
    let power = draft.element(Self.powers)
    let x: Expected?
    switch operation {
    case .exp: x = Oracle.ln(y, in: wide)
    case .ln: x = Oracle.exp(y, in: wide)
    case .log10: x = DecimalOperand("10").flatMap { Oracle.power($0, y, in: wide) }
    case .squareRoot: x = Oracle.multiply(y, y, in: wide)
    default: x = DecimalOperand(power.1).flatMap { Oracle.power(y, $0, in: wide) }
    }
    // The operand is the one nearest to f⁻¹(y), or one step above or below.
    guard let x, var operand = DecimalOperand(x.text), operand.kind == .finite else { return nil }
    let step = draft.uniform(0...2)
    if step > 0 {
      let beside =
        step == 1 ? Oracle.nextPlus(operand, in: wide) : Oracle.nextMinus(operand, in: wide)
      guard let beside, let next = DecimalOperand(beside.text) else { return nil }
      operand = next
    }
    let operands = operation == .power ? [operand.text, power.0] : [operand.text]
    return ArithmeticQuestion(operation, operands, in: format.limits.rounding(mode))
  }

  /// Draws a result in the range of the function, for which the inverse can be computed.
  ///
  /// The result has few digits, has all digits of the precision, or is a tie.
  private func result(_ draft: inout DirectedDraft) -> DirectedOperand {
    let precision = draft.precision
    var digits = draft.oneIn(2) ? precision : draft.uniform(1...precision)
    var number = draft.digits(digits)
    if digits == precision && draft.oneIn(2) {
      number = 10 * number + 5
      digits += 1
    }
    let adjusted: Int
    switch operation {
    case .exp:
      // A result near 1 has a small x whose digits extend far below the digits of the result.
      if draft.oneIn(2) {
        let places = digits - 1
        let offset = draft.digits(draft.uniform(1...max(1, places / 2)))
        number = draft.oneIn(2) ? .tenTo(places) + offset : max(1, .tenTo(places) - offset)
        return DirectedOperand(number, exponent: -places)
      }
      adjusted = draft.uniform(-12...12)
    case .ln: adjusted = draft.uniform(-8...1)
    case .log10: adjusted = draft.uniform(-8...0)
    default: adjusted = draft.uniform(-4...4)
    }
    let isNegative = operation != .exp && operation != .squareRoot && operation != .power
    let signed = isNegative && draft.oneIn(2) ? -number : number
    return DirectedOperand(signed, exponent: adjusted - digits + 1)
  }
}
