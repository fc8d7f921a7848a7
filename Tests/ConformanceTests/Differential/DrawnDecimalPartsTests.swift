import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import GMPDecimal
import Metryvo
import PropertyTesting
import Testing

/// An operand given by its parts equals the operand given by its text.
@Suite struct DrawnDecimalPartsTests {
  private static let formats: [ArithmeticContext] = [
    .decimal128, .decimal32,
    ArithmeticContext(precision: 38, maxExponent: 999, minExponent: -999),
    ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999),
  ]

  private func drawn(_ index: UInt64) -> DrawnDecimal {
    var source = ChoiceSource(seed: 21, index: index)
    let format = source.element(of: Self.formats)
    return OperandGenerator(format: format).operand(&source).value
  }

  @Test func theOracleReadsTheSame() {
    var differing: [String] = []
    for index in UInt64(0)..<4_000 {
      let value = drawn(index)
      let byParts = DecimalOperand(value)
      guard let byText = DecimalOperand(value.text), byText.kind == byParts.kind,
        byText.isNegative == byParts.isNegative, byText.coefficient == byParts.coefficient,
        byText.exponent == byParts.exponent, DrawnDecimal(value.text)?.text == value.text
      else {
        differing.append(value.text)
        continue
      }
    }
    #expect(differing.prefix(10) == [])
  }

  @Test func backendsHoldTheSame() {
    #expect(differing(Decimal128.self).prefix(10) == [])
    #expect(differing(BigDecimal.self).prefix(10) == [])
    #expect(differing(LimbDecimal.self).prefix(10) == [])
    #expect(differing(ExactDecimal<Faultless>.self).prefix(10) == [])
  }

  /// Returns the drawn texts whose number, given or read by parts, differs from that by text.
  private func differing<B: DecimalBackend>(_: B.Type) -> [String] {
    (UInt64(0)..<4_000).compactMap { index in
      let value = drawn(index)
      let byText = B(exactly: value.text)
      if value.kind == .finite && value.trailing.isEmpty {
        let byParts = B(
          exactly: value.leading, exponent: value.exponent, isNegative: value.isNegative)
        if byParts?.scientificString() != byText?.scientificString() { return value.text }
      }
      // Our backends return the coefficient of every finite number of up to 38 digits.
      guard let got = byText?.finiteCoefficient else {
        let isShort = byText.map { $0.isFinite && $0.digitCount <= 38 } ?? false
        return isShort && B.backendName != "exact" ? value.text : nil
      }
      return DecimalOperand(value).coefficient == BigUInt(got) ? nil : value.text
    }
  }

  /// Parts beyond a backend's range are refused, as texts are.
  @Test func whatIsNotHeldIsRefused() {
    #expect(Decimal128(exactly: UInt128.max, exponent: 0, isNegative: false) == nil)
    #expect(Decimal128(exactly: 1 as UInt128, exponent: 6_112, isNegative: false) == nil)
    #expect(BigDecimal(exactly: 1 as UInt128, exponent: .max, isNegative: true) == nil)
    #expect(LimbDecimal(exactly: 1 as UInt128, exponent: .min, isNegative: true) == nil)
    let longest = BigDecimal(exactly: UInt128.max, exponent: 3, isNegative: true)
    #expect(longest?.description == "-3.40282366920938463463374607431768211455E+41")
    #expect(longest?.finiteCoefficient == nil)
  }
}
