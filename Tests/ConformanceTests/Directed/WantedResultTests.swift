import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting
import Testing

/// Operands built backwards from a wanted result have that result, computed with exact rationals.
@Suite struct WantedResultTests {
  private static let digits: [(kept: Int, longest: Int)] = [
    (34, 34), (16, 34), (7, 34), (3, 34), (2, 4), (34, 80), (57, 57),
  ]

  /// Returns the exact result of an operation.
  static func exact(
    _ operation: ArithmeticOperation, _ operands: [DirectedOperand]
  ) throws -> Rational {
    let values = try operands.map { try #require(Rational(exactly: $0.text)) }
    switch operation {
    case .add: return values[0] + values[1]
    case .subtract: return values[0] - values[1]
    case .multiply: return values[0] * values[1]
    case .divide: return values[0] / values[1]
    case .fma: return values[0] * values[1] + values[2]
    default: return values[0]
    }
  }

  private func wanted(
    _ kept: Int, longest: Int, _ operation: ArithmeticOperation, _ random: inout CaseRandom
  ) -> WantedResult {
    let most = operation == .quantize ? longest - kept : longest - 2
    let width = max(1, min(most, 1 + Int(random.number(upTo: 40))))
    let unit = BigInt(10).power(width)
    let kinds = [unit / 2, unit / 2 + 1, unit / 2 - 1, 1, unit - 1, 0, unit / 5, 7 * unit / 11]
    return WantedResult(
      isNegative: random.number(upTo: 1) == 1, kept: kept,
      lastDigit: Int(random.number(upTo: 9)),
      discarded: kinds[Int(random.number(upTo: 7))], discardedDigits: width,
      place: Int(random.number(upTo: 80)) - 40)
  }

  /// The result has the wanted sign, number of kept digits, last kept digit and discarded part.
  ///
  /// For an endless quotient, the discarded part lies next to the wanted part, on the same side of
  /// the tie and with the same guard digit.
  @Test(arguments: RoundingCell.operations)
  func operandsHaveTheResult(operation: ArithmeticOperation) throws {
    var (built, failures) = (0, [String]())
    for index in 0..<1_400 {
      var random = CaseRandom(seed: 5, index: UInt64(index))
      var (kept, longest) = Self.digits[index % Self.digits.count]
      if operation == .quantize { kept = 1 + kept / 3 }
      let wanted = wanted(kept, longest: longest, operation, &random)
      let limits = ArithmeticContext(precision: kept, maxExponent: 999, minExponent: -999)
      var draft = DirectedDraft(operation, in: limits, longest: longest, random)
      guard let operands = wanted.operands(&draft) else { continue }
      built += 1
      let result = try Self.exact(operation, operands)
      let unit = BigInt(10).power(wanted.discardedDigits)
      let scaled =
        (result.isNegative ? -result : result)
        * Rational(1, exponent: -wanted.place)
      let whole = Self.floor(scaled)
      let fraction = scaled - Rational(whole)
      let target = Rational(wanted.discarded, over: unit.magnitude)
      let isShort = operation == .divide && wanted.discarded.isZero
      let agrees =
        result.isNegative == wanted.isNegative && whole % 10 == BigInt(wanted.lastDigit)
        && (isShort || String(whole).count == kept)
        && operands.allSatisfy { String($0.coefficient).count <= longest }
      let distance = fraction - target
      let isNear =
        operation == .divide && fraction != target
        ? Self.isNext(distance, fraction, target, to: wanted) : fraction == target
      if !agrees || !isNear { failures.append("\(wanted): \(operands.map(\.text))") }
    }
    #expect(failures.prefix(5) == [])
    // Few quotients terminate, and none with a guard digit of 1; nearly all other cases can be
    // built.
    #expect(built > (operation == .divide ? 900 : 1_150), "\(built)")
  }

  /// Returns whether the fraction lies on the wanted side of the tie, with the wanted guard digit.
  private static func isNext(
    _ distance: Rational, _ fraction: Rational, _ target: Rational, to wanted: WantedResult
  ) -> Bool {
    let guards = [fraction, target].map { floor($0 * Rational(10)) }
    let half = Rational(1, over: 2)
    let sides = [fraction, target].map { ($0 - half).isNegative }
    return guards[0] == guards[1] && sides[0] == sides[1] && !fraction.isZero
      && (distance.isNegative ? -distance : distance) < Rational(1, exponent: -1)
  }

  static func floor(_ value: Rational) -> BigInt {
    let top = value.numerator * BigInt(10).power(max(0, value.exponent))
    let bottom = BigInt(value.denominator) * BigInt(10).power(max(0, -value.exponent))
    return top / bottom
  }

  /// For the dividend ((b ± 1) ÷ 2) · (10^p)⁻¹ mod b of a divisor b, twice the remainder is b ± 1.
  @Test func quotientsBesideATieAreTheNearest() throws {
    var nearest = 0
    for index in 0..<400 {
      let unit = BigInt(10).power(20)
      let wanted = WantedResult(
        isNegative: false, kept: 34, lastDigit: [1, 3, 4, 6, 8, 9][index % 6],
        discarded: unit / 2 + (index % 2 == 0 ? 1 : -1), discardedDigits: 20, place: 0)
      var draft = DirectedDraft(
        .divide, in: .decimal128, longest: 34, CaseRandom(seed: 9, index: UInt64(index)))
      guard let operands = wanted.operands(&draft) else { continue }
      let quotient = try Self.exact(.divide, operands)
      let (top, bottom) = (
        quotient.numerator.magnitude * BigUInt(10).power(max(0, quotient.exponent)),
        quotient.denominator * BigUInt(10).power(max(0, -quotient.exponent))
      )
      let rest = 2 * BigInt(top % bottom) - BigInt(bottom)
      // The power of ten by which the operands' exponents multiply the divisor.
      let power = BigInt(bottom) / operands[1].coefficient
      if rest.magnitude == power.magnitude { nearest += 1 }
      #expect(rest.signum() == (index % 2 == 0 ? 1 : -1))
    }
    // The last digits of quotient and divisor allow the nearest remainder in two of ten cases.
    #expect(nearest > 20, "\(nearest)")
  }

  @Test func inversesModuloPowersOfTen() {
    for index in 0..<200 {
      var random = CaseRandom(seed: 2, index: UInt64(index))
      let count = 1 + index % 50
      let modulus = BigInt(10).power(count)
      let a =
        BigInt(random.next()) * BigInt(random.next()) * 10
        + BigInt([1, 3, 7, 9][index % 4])
      #expect((a * a.inverse(modulo10To: count)) % modulus == 1 % modulus)
    }
  }
}
