import DecimalArithmetic

/// The constants of a short conversion, computed once from map, target and context.
struct ShortConversionParts {
  private(set) var multiplier: UInt64 = 1
  /// All ones if the multiplier is negative, otherwise 0.
  private(set) var multiplierSign: UInt64 = 0
  /// The exponent of the multiplier's power of ten.
  private(set) var multiplierExponent = 0
  /// The map's addend with its sign, in units of the last decimal times the divisor; below 2¹²⁵.
  private(set) var addend: Int128 = 0
  /// The number of leading zero bits of the addend's magnitude; 128 for 0.
  private(set) var addendRoom = 128
  private(set) var divisor = NormalizedLimb(1)
  /// The divisor, not normalized.
  private(set) var unit: UInt64 = 1
  /// Whether the map is a multiplication: no divisor, no addend.
  private(set) var isProduct = false
  /// Whether results other than exact products are short too: the target is a number of decimals.
  private(set) var isFraction = false
  /// The smallest exponent of a result: −decimals.
  private(set) var lowestExponent = 0
  /// The largest number of digits of a result.
  private(set) var digits = 0
  /// 10^digits, the exclusive upper bound of results.
  private(set) var limit: UInt128 = 1
  private(set) var rounding = RoundingMode.halfEven
  /// The smallest exponent of short numbers; above 0 if no number is short.
  private(set) var lowestInput = 1

  /// The fast path for quotients without an addend that are no exact products.
  private(set) var quotient = ShortQuotient()
  /// The layout of the texts of quotients without an addend.
  private(set) var layout: PointedLayout?
  /// The fast path for maps with an addend.
  private(set) var affine = ShortAffine()

  /// The fast path that computes and writes most results.
  enum TextWay: UInt8 { case product, quotient, affine }
  private(set) var textWay = TextWay.product

  /// The smallest exponent of numbers whose products may be short and have decimals.
  ///
  /// ``productExponents`` is the number of such exponents.
  private(set) var lowestProduct = 0
  private(set) var productExponents: UInt = 0
  /// The largest coefficient whose product is below 10¹⁶.
  private(set) var largestProductCoefficient: UInt64 = 0

  /// The smallest exponent of short numbers; the largest is 0.
  ///
  /// This limit and ``lowestResult`` ensure that all results are normal and not clamped in every
  /// context with a fast path.
  private static var lowestInput: Int { -30 }
  /// The smallest exponent of results.
  private static var lowestResult: Int { -60 }

  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    switch map {
    case .linear(let ratio):
      prepare(
        scale: ratio, multiplier: ratio.numerator, addend: (0, .one), divisor: ratio.denominator,
        target, context)
    case .affine(let map):
      prepare(
        scale: map.scale, multiplier: map.multiplier, addend: (map.addend, map.offset),
        divisor: map.divisor, target, context)
    default: break
    }
  }

  private mutating func prepare(
    scale: ExactRatio, multiplier: UInt128, addend: (magnitude: UInt128, offset: ExactRatio),
    divisor: UInt128, _ target: RoundingTarget, _ context: ArithmeticContext
  ) {
    guard multiplier.highHalf == 0, divisor.highHalf == 0, scale.exponent.magnitude <= 30,
      context.precision >= 20, context.minExponent <= Self.lowestResult, context.etop >= 0
    else { return }
    isProduct = divisor == 1 && addend.magnitude == 0
    switch target {
    case .digits(let count):
      guard isProduct, count >= 1 else { return }
      lowestExponent = Self.lowestResult
      digits = min(count, context.precision)
    case .decimals(let count, let elseDigits):
      guard (0...30).contains(count), elseDigits >= 0 else { return }
      if addend.magnitude != 0 {
        let zeros = addend.offset.exponent + count
        guard (0...largestPower).contains(zeros),
          addend.magnitude.leadingZeroBitCount >= leadingBitOfPowerOfTen(zeros) + 4
        else { return }
        let scaled = addend.magnitude * powersOfTen[zeros]
        addendRoom = scaled.leadingZeroBitCount
        self.addend = addend.offset.isNegative ? -Int128(scaled) : Int128(scaled)
      }
      isFraction = true
      lowestExponent = -count
      digits = context.precision
    }
    self.multiplier = multiplier.lowHalf
    multiplierSign = scale.isNegative ? .max : 0
    multiplierExponent = scale.exponent
    limit = powersOfTen[digits]
    unit = divisor.lowHalf
    self.divisor = NormalizedLimb(unit)
    rounding = context.rounding
    lowestInput = Self.lowestInput
    if isFraction && addend.magnitude == 0 {
      quotient = ShortQuotient(
        multiplier: self.multiplier, exponent: multiplierExponent - lowestExponent,
        divisor: unit, rounding: rounding)
    } else if isFraction {
      affine = ShortAffine(
        multiplier: self.multiplier, isNegative: scale.isNegative,
        exponent: multiplierExponent - lowestExponent, addend: self.addend, divisor: unit,
        decimals: -lowestExponent, rounding: rounding)
    }
    layout = isFraction ? PointedLayout(decimals: -lowestExponent) : nil
    if layout != nil && affine.isOpen {
      textWay = .affine
    } else if layout != nil && !(isProduct && multiplierExponent >= lowestExponent) {
      textWay = .quotient
    }
    if isProduct && multiplierExponent <= 0 && digits >= 20 {
      lowestProduct = max(lowestInput, lowestExponent - multiplierExponent)
      let highest = min(
        0, -1 - multiplierExponent,
        isFraction ? digits - 20 + lowestExponent - multiplierExponent : 0)
      if highest >= lowestProduct { productExponents = UInt(highest - lowestProduct + 1) }
      largestProductCoefficient = 9_999_999_999_999_999 / self.multiplier
    }
  }
}
