// Embedded Swift cannot parse `Double`.
#if !hasFeature(Embedded)
import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// Converts the exact value of a double, and returns the double nearest to the exact result, ties
  /// to even.
  ///
  /// The input 0.1 is the number 0.1000000000000000055511151231257827…. Between units with rational
  /// factors and offsets the only rounding is that of the result to the nearest double, subnormal
  /// numbers included. The converter's context and target have no influence. If π, ln 10 or a
  /// logarithm is in the map, the input and the result are rounded half-even to the digits of the
  /// context, and the method returns the double nearest to the rounded result.
  ///
  /// The backend converts infinities and NaN. A result beyond the range of doubles is infinite.
  ///
  ///     let converter = Converter<Decimal128>()
  ///     try converter.convert(double: 98.6, from: "fahrenheit", to: "celsius")  // 37.0
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error that names both units.
  public func convert(
    double value: Double, from source: String, to target: String
  ) throws(ConversionError) -> Double {
    let plan = try plans.plan(from: source, to: target)
    return plan._withUnsafeGuaranteedRef { $0.convert(double: value) }
  }

  /// Converts the exact value of a double, and returns the double nearest to the exact result, ties
  /// to even.
  ///
  ///     1.1 * 2.54  // 2.7940000000000005
  ///     let converter = Converter<Decimal128>()
  ///     try converter.convert(double: 1.1, from: .inch, to: .centimeter)  // 2.794
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  public func convert(
    double value: Double, from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> Double {
    try plans.plan(from: source, to: target).convert(double: value)
  }
}

extension PreparedPlan {
  /// Converts the exact value of a double, and returns the double nearest to the exact result, ties
  /// to even.
  ///
  /// `Converter.convert(double:from:to:)` states the rules.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .centimeter, to: .meter)
  ///     plan.convert(double: 3.1)  // 0.031
  public func convert(double value: Double) -> Double {
    exactly(value) ?? throughDigits(value)
  }

  /// Returns the result of a rational map; `nil` for other maps, for infinity and NaN, and for the
  /// reciprocal of 0.
  private func exactly(_ value: Double) -> Double? {
    if !value.isFinite { return nil }
    switch plan.map {
    case .linear(let ratio):
      return DoubleQuotient.nearest(
        value, multiplier: ratio.numerator, scale: ratio, addend: 0, offset: .zero,
        divisor: ratio.denominator)
    case .affine(let map):
      return DoubleQuotient.nearest(
        value, multiplier: map.multiplier, scale: map.scale, addend: map.addend,
        offset: map.offset, divisor: map.divisor)
    case .reciprocal(let ratio):
      return value == 0 ? nil : DoubleQuotient.nearestReciprocal(value, ratio)
    default: return nil
    }
  }

  private func throughDigits(_ value: Double) -> Double {
    let context = context.rounding(.halfEven)
    let number = Number.parse(value.exactText, in: context).value
    let result = Number.convert(
      number, by: plan.map, to: .digits(context.precision), in: context
    ).value
    // `Double.init(_:)` rounds correctly.
    return Double(result.scientificString()) ?? .nan
  }
}

extension Double {
  /// The exact value as a GDA numeric string: all decimal digits, at most 767, and an exponent.
  fileprivate var exactText: String {
    let sign = sign == .minus ? "-" : ""
    guard isFinite else { return isNaN ? "NaN" : sign + "Infinity" }
    let (significand, exponent) = binaryParts
    // c · 2^e = c · 5^−e · 10^e.
    var digits = LimbNatural(UInt128(significand))
    digits.shiftLeft(exponent)
    digits.multiply(by: 5, power: -exponent, step: 27)
    var text = ""
    while !digits.isZero {
      let block = String(digits.divideByTenToNineteen())
      let zeros = digits.isZero ? 0 : 19 - block.utf8.count
      text = String(repeating: "0", count: zeros) + block + text
    }
    return sign + (text.isEmpty ? "0" : text) + "E\(min(exponent, 0))"
  }
}
#endif
