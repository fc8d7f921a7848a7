import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import Testing

/// Compositions of formulas, compared without rounding.
@Suite struct ComposedFormulaTests {
  private func isSame(
    _ first: ConversionFormula, _ second: ConversionFormula, _ direct: ConversionFormula
  ) -> Bool? {
    ComposedFormula(first).followed(by: ComposedFormula(second))
      .map { $0.isSame(as: ComposedFormula(direct)) }
  }

  private static let twenty = Rational(20)
  private static let ten = Rational(10)
  private static func over(_ top: Int, _ bottom: UInt) -> Rational {
    Rational(BigInt(top), over: BigUInt(bottom))
  }

  @Test func scalesAndOffsets() {
    // °F to °C to K: (x − 32) · 5/9, + 273.15.
    let celsius = ConversionFormula.linear(
      scale: Self.over(5, 9), offset: Self.over(-160, 9))
    let kelvin = ConversionFormula.linear(
      scale: Rational(1), offset: Rational(27_315, exponent: -2))
    let direct = ConversionFormula.linear(
      scale: Self.over(5, 9), offset: Rational(45_967, exponent: -2) * Self.over(5, 9))
    #expect(isSame(celsius, kelvin, direct) == true)
    #expect(isSame(celsius, kelvin, celsius) == false)
  }

  @Test func powersOfPi() {
    let degrees = ConversionFormula.irrational(scale: Rational(180), pi: -1)
    let turns = ConversionFormula.linear(scale: Self.over(1, 360))
    #expect(
      isSame(degrees, turns, .irrational(scale: Self.over(1, 2), pi: -1)) == true)
    #expect(isSame(degrees, turns, .irrational(scale: Self.over(1, 2), pi: 1)) == false)
    let radians = ConversionFormula.irrational(scale: Self.over(1, 180), pi: 1)
    #expect(isSame(degrees, radians, .linear(scale: Rational(1))) == true)
  }

  @Test func reciprocals() {
    let reciprocal = ConversionFormula.reciprocal(Rational(100))
    let scale = ConversionFormula.linear(scale: Rational(4))
    #expect(isSame(reciprocal, scale, .reciprocal(Rational(400))) == true)
    #expect(isSame(scale, reciprocal, .reciprocal(Rational(25))) == true)
    #expect(isSame(reciprocal, reciprocal, .linear(scale: Rational(1))) == true)
    #expect(isSame(scale, reciprocal, .reciprocal(Rational(400))) == false)
    let shifted = ConversionFormula.linear(scale: Rational(4), offset: Rational(1))
    #expect(isSame(shifted, reciprocal, reciprocal) == nil)
  }

  /// dBV to volt to dBu, whose reference is √0.6 V: 20 log(10^(x/20)) − 10 log 0.6.
  @Test func levels() {
    let volt = ConversionFormula.exponential(
      amplitude: Rational(1), base: .ten, rate: Self.over(1, 20))
    let unloaded = ConversionFormula.logarithm(
      multiplier: Self.ten, base: .ten, argument: Self.over(5, 3), power: 2)
    let direct = ConversionFormula.shift(
      scale: Rational(1), multiplier: Self.ten, base: .ten, argument: Self.over(5, 3))
    #expect(isSame(volt, unloaded, direct) == true)
    // The constant has another form, but an equal value: 20 log √(25/9) = 10 log (25/9) = 20 log
    // (5/3).
    let otherwise = ConversionFormula.shift(
      scale: Rational(1), multiplier: Self.twenty, base: .ten, argument: Self.over(5, 3))
    let squared = ConversionFormula.shift(
      scale: Rational(1), multiplier: Self.ten, base: .ten, argument: Self.over(25, 9))
    #expect(ComposedFormula(otherwise).isSame(as: ComposedFormula(squared)))
    #expect(!ComposedFormula(otherwise).isSame(as: ComposedFormula(direct)))
    #expect(isSame(volt, unloaded, otherwise) == false)
    // A formula after its inverse is the identity.
    let level = ConversionFormula.logarithm(
      multiplier: Self.twenty, base: .ten, argument: Rational(1))
    #expect(isSame(level, volt, .linear(scale: Rational(1))) == true)
    #expect(isSame(level, volt, .linear(scale: Rational(2))) == false)
    #expect(isSame(volt, level, .linear(scale: Rational(1))) == true)
    #expect(isSame(volt, level, .linear(scale: Rational(2))) == false)
    // dBW to watt to dBm adds 30; dBW to dBm to watt equals dBW to watt.
    let watt = ConversionFormula.exponential(
      amplitude: Rational(1), base: .ten, rate: Self.over(1, 10))
    let milliwatt = ConversionFormula.exponential(
      amplitude: Self.over(1, 1_000), base: .ten, rate: Self.over(1, 10))
    let thirty = ConversionFormula.linear(scale: Rational(1), offset: Rational(30))
    let toMilliwatt = ConversionFormula.logarithm(
      multiplier: Self.ten, base: .ten, argument: Rational(1_000))
    let toWatt = ConversionFormula.logarithm(
      multiplier: Self.ten, base: .ten, argument: Rational(1))
    #expect(isSame(watt, toMilliwatt, thirty) == true)
    #expect(isSame(watt, toMilliwatt, .linear(scale: Rational(1), offset: Rational(20))) == false)
    #expect(isSame(thirty, milliwatt, watt) == true)
    #expect(isSame(toWatt, thirty, toMilliwatt) == true)
    #expect(isSame(thirty, direct, direct) == false)
    // The identity before or after a formula changes nothing.
    #expect(isSame(.linear(scale: Rational(1)), volt, volt) == true)
    #expect(isSame(volt, .linear(scale: Rational(1)), volt) == true)
    let neper = ConversionFormula.exponential(
      amplitude: Rational(1), base: .e, rate: Rational(1))
    #expect(isSame(neper, level, direct) == nil)
  }
}
