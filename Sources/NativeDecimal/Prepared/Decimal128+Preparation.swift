import DecimalArithmetic

extension Decimal128 {
  /// A prepared conversion: a few multiplications for short numbers, otherwise the general
  /// conversion.
  public struct Preparation: ConversionPreparation {
    let short: ShortConversion
    let general: GeneralConversion

    /// Prepares conversions by `map`, rounded at `target` in `context`.
    ///
    ///     let miles = ConversionMap.linear(ExactRatio(1_609_344, exponent: -3)!)
    ///     let meters = Decimal128.Preparation(miles, to: .decimals(1), in: .decimal128)
    ///     [26, 100].map { meters.convert($0).value }  // [41842.9, 160934.4]
    public init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
      short = ShortConversion(map, to: target, in: context)
      general = GeneralConversion(map, to: target, in: context)
    }

    public func convert(_ x: Decimal128) -> Conversion<Decimal128> {
      if let short = short.result(x) {
        return Conversion(short.value, Conditions(rawValue: short.conditionBits))
      }
      return general.convert(x)
    }
  }

  /// The general conversion by a map; a class, so that calls for short numbers copy no map.
  final class GeneralConversion: Sendable {
    private let map: ConversionMap
    private let target: RoundingTarget
    let context: ArithmeticContext

    init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
      self.map = map
      self.target = target
      self.context = context
    }

    @inline(never)
    func convert(_ x: Decimal128) -> Conversion<Decimal128> {
      Decimal128.convert(x, by: map, to: target, in: context)
    }
  }
}

extension ShortConversion {
  /// Returns the converted number if its coefficient fits 64 bits; otherwise `nil`.
  @inline(__always)
  func result(_ x: Decimal128) -> Result? {
    let half = x.upperHalf
    // The 49 bits above the low 64 must be 0. The exponents of infinities and NaNs are refused.
    guard half &<< 15 == 0, Decimal128.areFinite(half, half) else { return nil }
    return result(
      sign: half, coefficient: x.bits.lowHalf,
      exponent: Decimal128.biasedExponent(half) &- Decimal128.exponentBias)
  }
}

extension ShortConversion.Result {
  @inline(__always)
  var value: Decimal128 {
    var stripped = self
    if zeros > 0 { stripped.stripZeros() }
    return Decimal128(
      sign: sign, coefficient: stripped.coefficient,
      biasedExponent: stripped.exponent &+ Decimal128.exponentBias)
  }

  /// The bits of inexact and rounded if the result is inexact, otherwise 0.
  @inline(__always)
  var conditionBits: UInt16 {
    isInexact ? ConditionBits.rounded | ConditionBits.inexact : 0
  }
}

extension Decimal128.Preparation {
  /// Whether the short conversion handles a text; for tests of its bounds.
  package func isShort(_ text: String) -> Bool {
    var copy = text
    return copy.withUTF8 { bytes in
      guard let number = ShortText(bytes) else { return false }
      return short.result(
        sign: number.sign, coefficient: number.coefficient, exponent: number.exponent) != nil
    }
  }
}
