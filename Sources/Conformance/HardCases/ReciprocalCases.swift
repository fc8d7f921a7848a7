import BigInt
import ExactArithmetic
import PropertyTesting

/// Values whose reciprocals ratio ÷ x are representable or ties.
///
/// With ratio = n ÷ d in lowest terms and a result y = t · 10^j, x = n ÷ (d · y) is a decimal
/// number only if what is left of d · t without the n it shares has no factors but 2 and 5. So d
/// must have no others, and t is taken as a power of 2 or 5, times the part of n without 2 and 5 or
/// not.
package struct ReciprocalCases {
  private let place: ResultPlace
  private let digits: Int
  private let isNegative: Bool
  private let ratio: Rational
  /// The part of the ratio's numerator without factors 2 and 5; `nil` if its denominator has other
  /// factors.
  private let odd: BigInt?

  /// The cases of one place, with operands of so many digits.
  ///
  /// - Precondition: the ratio is not 0; exponents are of hundreds, not of thousands.
  package init(ratio: Rational, at place: ResultPlace, digits: Int, isNegative: Bool = false) {
    let terms = ratio.lowestTerms
    self.place = place
    self.digits = digits
    self.isNegative = isNegative
    self.ratio = ratio
    odd =
      Self.withoutTwosAndFives(terms.denominator) == 1
      ? Self.withoutTwosAndFives(BigInt(terms.numerator.magnitude)) : nil
  }

  /// An exact result or a tie.
  ///
  /// - Returns: `nil` if there is none with operands of so many digits, or for another kind.
  package func value(_ kind: HardCaseKind, _ random: inout CaseRandom) -> HardValue? {
    guard let odd, kind == .exact || kind == .tie else { return nil }
    // A tie is an odd number of halves.
    let halves = kind == .tie ? 2 : 1
    let least = BigInt(halves) * BigInt(10).power(place.digits - 1)
    // The reciprocal of 2^k has many more digits than that of 5^k: at places of few digits only.
    let starts = random.oneIn(2) ? [odd, 1] : [1, odd]
    let primes: [BigInt] = kind == .exact && random.oneIn(2) ? [2, 5] : [5]
    for (prime, start) in primes.flatMap({ prime in starts.map { (prime, $0) } })
    where start < 10 * least {
      var count = start
      // A factor below 10 skips no decade.
      while count < least { count *= prime }
      let result = Rational(isNegative ? -count : count, exponent: place.position)
      let operand = ratio * Rational(halves) / result
      if let (coefficient, exponent) = Self.decimal(operand, digits: digits) {
        return HardValue(coefficient, exponent: exponent, kind, at: place)
      }
    }
    return nil
  }

  /// A number as a coefficient of at most so many digits and an exponent.
  private static func decimal(_ value: Rational, digits: Int) -> (BigInt, Int)? {
    let exponent = value.adjustedExponent - digits + 1
    let terms = value.scaled(byPowerOfTen: -exponent).lowestTerms
    guard terms.denominator == 1 else { return nil }
    var (coefficient, shift) = (terms.numerator, 0)
    while coefficient % 10 == 0 {
      coefficient /= 10
      shift += 1
    }
    return (coefficient, exponent + shift)
  }

  private static func withoutTwosAndFives(_ number: BigInt) -> BigInt {
    var rest = number
    for prime in [2, 5] as [BigInt] {
      while rest % prime == 0 { rest /= prime }
    }
    return rest
  }
}
