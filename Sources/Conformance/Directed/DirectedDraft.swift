import BigInt
import DecimalArithmetic
import PropertyTesting

/// What a builder has to go by: an operation, its limits, and random bits.
package struct DirectedDraft: Sendable {
  /// The operation that operands are wanted for.
  package let operation: ArithmeticOperation
  /// The limits of the result.
  package let limits: ArithmeticContext
  /// The longest coefficient of an operand.
  package let longest: Int
  var random: CaseRandom

  /// A draft.
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

  /// A number of `range`, each equally likely.
  mutating func uniform(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound
      + Int(random.number(upTo: UInt64(range.upperBound - range.lowerBound)))
  }

  mutating func oneIn(_ count: UInt64) -> Bool { random.oneIn(count) }

  mutating func element<T>(_ elements: [T]) -> T { elements[uniform(0...elements.count - 1)] }

  /// A number of `count` digits, the first not 0: random ones, or a run of zeros, nines or a stray
  /// digit.
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

  /// A number below 10^count, of any number of digits.
  mutating func atMost(digits count: Int) -> BigInt {
    digits(uniform(0...max(0, count)))
  }

  /// A number of so many digits that is prime to 10.
  mutating func unit(digits count: Int) -> BigInt {
    let number = digits(count)
    return number - BigInt(number.lastDecimalDigit) + element([1, 3, 7, 9])
  }

  /// The place of a last digit: mostly near 0, else anywhere where operands have room on either
  /// side.
  mutating func place() -> Int {
    let (low, high) = (limits.etiny, limits.etop)
    let margin = min(2 * precision + 4, (high - low) / 4)
    let near = (max(low + margin, -precision), min(high - margin, precision))
    return near.0 > near.1 || oneIn(4)
      ? uniform(low + margin...high - margin) : uniform(near.0...near.1)
  }

  /// Two integers whose sum is `total`, neither far from its half.
  mutating func split(_ total: Int) -> (Int, Int) {
    let part = Int((Double(total) / 2).rounded(.down)) + uniform(-20...20)
    return (part, total - part)
  }

  /// Two addends as the operation takes them, in either order.
  mutating func addends(_ x: DirectedOperand, _ y: DirectedOperand) -> [DirectedOperand] {
    if operation == .subtract {
      return oneIn(2) ? [x, y.negated] : [y, x.negated]
    }
    return oneIn(2) ? [x, y] : [y, x]
  }
}
