import BigInt
import DecimalArithmetic
import PropertyTesting

/// The input for building operands: an operation, limits, and random bits.
package struct DirectedDraft: Sendable {
  /// The operation whose operands are built.
  package let operation: ArithmeticOperation
  /// The limits of the result.
  package let limits: ArithmeticContext
  /// The largest number of digits of an operand's coefficient.
  package let longest: Int
  var random: CaseRandom

  /// Creates a draft from its parts.
  package init(
    _ operation: ArithmeticOperation, in limits: ArithmeticContext, longest: Int,
    _ random: CaseRandom
  ) {
    self.operation = operation
    self.limits = limits
    self.longest = longest
    self.random = random
  }

  var precision: Int { limits.precision }

  /// Draws a number of `range`; all numbers are equally likely.
  mutating func uniform(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound
      + Int(random.number(upTo: UInt64(range.upperBound - range.lowerBound)))
  }

  mutating func oneIn(_ count: UInt64) -> Bool { random.oneIn(count) }

  mutating func element<T>(_ elements: [T]) -> T { elements[uniform(0...elements.count - 1)] }

  /// Draws `count` digits, the first not 0.
  ///
  /// The digits are nines, a power of ten, a power of ten plus 1, nines with an 8, or any digits.
  mutating func digits(_ count: Int) -> BigInt {
    if count < 1 { return 0 }
    let first = BigInt.tenTo(count - 1)
    switch uniform(0...7) {
    case 0: return 10 * first - 1
    case 1: return first
    case 2: return first + 1
    case 3: return 10 * first - 1 - BigInt.tenTo(uniform(0...count - 1))
    default: return random.integer(digits: count)
    }
  }

  /// Draws a number below 10^count, of any number of digits.
  mutating func atMost(digits count: Int) -> BigInt {
    digits(uniform(0...max(0, count)))
  }

  /// Draws a number of `count` digits that is coprime to 10.
  mutating func unit(digits count: Int) -> BigInt {
    let number = digits(count)
    return number - BigInt(number.lastDecimalDigit) + element([1, 3, 7, 9])
  }

  /// Draws the exponent of a last digit: mostly near 0, otherwise with a margin to both limits.
  mutating func place() -> Int {
    let (low, high) = (limits.etiny, limits.etop)
    let margin = min(2 * precision + 4, (high - low) / 4)
    let near = (max(low + margin, -precision), min(high - margin, precision))
    return near.0 > near.1 || oneIn(4)
      ? uniform(low + margin...high - margin) : uniform(near.0...near.1)
  }

  /// Draws two integers whose sum is `total`, each near half of `total`.
  mutating func split(_ total: Int) -> (Int, Int) {
    let part = Int((Double(total) / 2).rounded(.down)) + uniform(-20...20)
    return (part, total - part)
  }

  /// Returns operands whose sum, or difference for subtract, is x + y, in either order.
  mutating func addends(_ x: DirectedOperand, _ y: DirectedOperand) -> [DirectedOperand] {
    if operation == .subtract {
      return oneIn(2) ? [x, y.negated] : [y, x.negated]
    }
    return oneIn(2) ? [x, y] : [y, x]
  }
}
