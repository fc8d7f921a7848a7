import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// The format of questions to bc and of its answers; see ``BCPeer``.
package enum BCLine {
  static let operations: [ArithmeticOperation] = [
    .add, .subtract, .multiply, .divide, .squareRoot,
  ]

  /// The scale for sums and products, which exceeds the decimals of every product of two operands.
  private static let exactScale = 2_000

  /// Returns the question as a line for bc, which prints the result and a remainder.
  ///
  /// The remainder is 0 if bc cut no digits from the result.
  ///
  /// - Returns: `nil` for an operation that bc does not have, for operands that are no finite
  ///   numbers, and for a division by 0.
  package static func question(_ question: ArithmeticQuestion) -> String? {
    let operands = question.operands.compactMap { DecimalOperand($0) }
    let numbers = operands.compactMap(plain)
    guard operations.contains(question.operation), numbers.count == question.operands.count,
      let first = operands[0].value
    else { return nil }
    // bc computes three digits more than the precision, so that the kept digits are correct.
    let digits = question.context.precision + 3
    switch question.operation {
    case .add: return "scale=\(exactScale);\(numbers[0])+\(numbers[1]);0\n"
    case .subtract: return "scale=\(exactScale);\(numbers[0])-\(numbers[1]);0\n"
    case .multiply: return "scale=\(exactScale);\(numbers[0])*\(numbers[1]);0\n"
    case .divide:
      guard let second = operands[1].value, !second.isZero else { return nil }
      let place = first.isZero ? 0 : first.adjustedExponent - second.adjustedExponent
      return "scale=\(max(0, digits - place));q=\(numbers[0])/\(numbers[1]);"
        + "scale=\(3 * exactScale);q;\(numbers[0])-q*\(numbers[1])\n"
    default:
      let place = first.isZero ? 0 : first.adjustedExponent >> 1
      return "scale=\(max(0, digits - place));q=sqrt(\(numbers[0]));"
        + "scale=\(3 * exactScale);q;\(numbers[0])-q*q\n"
    }
  }

  /// Reads an answer from two lines and reduces it to the precision of its question.
  ///
  /// The other operations are rounded down, but the square root is rounded half-even in every mode.
  /// bc cuts the root, so the root is rounded here, by its surplus digits and by whether the
  /// remainder is 0.
  package static func answer(
    _ result: String, rest: String, to question: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer {
    guard let number = DecimalOperand(result), let left = DecimalOperand(rest),
      number.kind == .finite, left.kind == .finite
    else { throw .unreadable("\(result), \(rest)") }
    let surplus = max(0, number.digitCount - question.context.precision)
    let unit = BigUInt(10).power(surplus)
    var (kept, cut) = number.coefficient.quotientAndRemainder(dividingBy: unit)
    if question.operation == .squareRoot {
      let isAbove = cut * 2 > unit || (cut * 2 == unit && !left.isZero)
      let isTie = cut * 2 == unit && left.isZero
      if isAbove || (isTie && kept % 2 == 1) { kept += 1 }
    }
    return ArithmeticAnswer(
      reduced(kept, exponent: number.exponent + surplus, isNegative: number.isNegative),
      cut.isZero && left.isZero ? [] : .inexact)
  }

  /// Returns our answer with only the distinctions of bc: the value, and whether it is inexact.
  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer {
    let inexact = answer.conditions.intersection(.inexact)
    guard let number = DecimalOperand(answer.text), number.kind == .finite else {
      return ArithmeticAnswer(answer.text, inexact)
    }
    return ArithmeticAnswer(
      reduced(number.coefficient, exponent: number.exponent, isNegative: number.isNegative),
      inexact)
  }

  /// Returns a generator of questions to bc, in contexts with rounding mode `down`, as bc cuts.
  ///
  /// Operands have up to twice the precision of digits. Their exponents are near 0, so that no
  /// result leaves the range of its context.
  static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    Generator("operation for bc") { source in
      if operations.isEmpty { return nil }
      let operation = source.element(of: operations)
      let precisions = [34, 16, 7, 3, 1, 2, 33, 38, 50, 100].filter { supports(limits($0)) }
      if precisions.isEmpty { return nil }
      let context = limits(source.element(of: precisions)).rounding(.down)
      let operands = OperandGenerator(
        format: ArithmeticContext(
          precision: context.precision, maxExponent: 60 + context.precision, minExponent: -60),
        maximumDigits: context.precision < 34 ? min(2 * context.precision, 34) : nil)
      let pair = operands.pair(&source)
      var texts = [pair.x, pair.y].map { number in
        number.kind == .finite ? number : operands.finiteOperand(&source)
      }.map(\.text)
      if operation == .divide, DecimalOperand(texts[1])?.isZero != false { texts[1] = "1E0" }
      if operation == .squareRoot { texts = [String(texts[0].drop { $0 == "-" })] }
      return ArithmeticQuestion(operation, Array(texts.prefix(operation.operandCount)), in: context)
    }
  }

  private static func limits(_ precision: Int) -> ArithmeticContext {
    ArithmeticContext(precision: precision, maxExponent: 999, minExponent: -999)
  }

  /// Returns a number without trailing zeros; 0 is returned as `0`, without sign and exponent.
  private static func reduced(_ coefficient: BigUInt, exponent: Int, isNegative: Bool) -> String {
    if coefficient.isZero { return "0" }
    var (coefficient, exponent) = (coefficient, exponent)
    while case (let tenth, let digit) = coefficient.quotientAndRemainder(dividingBy: 10),
      digit.isZero
    {
      coefficient = tenth
      exponent += 1
    }
    return "\(isNegative ? "-" : "")\(coefficient)E\(exponent)"
  }

  /// Returns a number in the syntax of bc: digits with a point, in parentheses.
  ///
  /// - Returns: `nil` for an infinity or a NaN.
  private static func plain(_ number: DecimalOperand) -> String? {
    guard number.kind == .finite else { return nil }
    var digits = String(number.coefficient)
    if number.exponent >= 0 {
      digits += String(repeating: "0", count: number.exponent)
    } else {
      let places = -number.exponent
      digits = String(repeating: "0", count: max(0, places + 1 - digits.utf8.count)) + digits
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -places))
    }
    return "(\(number.isNegative ? "-" : "")\(digits))"
  }
}
