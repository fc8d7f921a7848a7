import BigInt
import ExactArithmetic
import PropertyTesting

/// Values whose reciprocals ratio ÷ x are representable or ties.
///
/// Let ratio = n ÷ d in lowest terms and the result y = t · 10^j. Then x = n ÷ (d · y) is a decimal
/// number only if (d · t) ÷ gcd(n, d · t) is a product of powers of 2 and 5. So d must be such a
/// product too. t is a power of 2 or 5, with or without the part of n that is coprime to 10.
package struct ReciprocalCases {
  private let place: ResultPlace
  private let digits: Int
  private let isNegative: Bool
  private let ratio: Rational
  /// The part of the numerator that is coprime to 10.
  ///
  /// `nil` if the denominator has prime factors other than 2 and 5.
  private let odd: BigInt?

  /// Creates the cases of one place, with operands of `digits` digits.
  ///
  /// - Precondition: the ratio is not 0; the exponents are in the hundreds at most.
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

  /// Returns a value with an exact result or a tie.
  ///
  /// - Returns: `nil` for another kind, and if no operand of `digits` digits has such a result.
  package func value(_ kind: HardCaseKind, _ random: inout CaseRandom) -> HardValue? {
    guard let odd, kind == .exact || kind == .tie else { return nil }
    // A tie is an odd number of half units.
    let halves = kind == .tie ? 2 : 1
    let least = BigInt(halves) * BigInt(10).power(place.digits - 1)
    // 1 ÷ 2^k has many more digits than 1 ÷ 5^k, so powers of 2 suit only places of few digits.
    let starts = random.oneIn(2) ? [odd, 1] : [1, odd]
    let primes: [BigInt] = kind == .exact && random.oneIn(2) ? [2, 5] : [5]
    for (prime, start) in primes.flatMap({ prime in starts.map { (prime, $0) } })
    where start < 10 * least {
      var count = start
      // A prime below 10 reaches every number of digits.
      while count < least { count *= prime }
      let result = Rational(isNegative ? -count : count, exponent: place.position)
      let operand = ratio * Rational(halves) / result
      if let (coefficient, exponent) = Self.decimal(operand, digits: digits) {
        return HardValue(coefficient, exponent: exponent, kind, at: place)
      }
    }
    return nil
  }

  /// Returns a number as a coefficient of at most `digits` digits and an exponent.
  ///
  /// The result is `nil` if the number has more digits.
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
