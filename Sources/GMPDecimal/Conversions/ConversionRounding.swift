import DecimalArithmetic

/// Rounds the exact result of a conversion once, at the position that the target requires.
struct ConversionRounding {
  let rounding: Rounding
  let target: RoundingTarget
  /// The exponent of the converted number, the preferred exponent of an exact result.
  let preferredExponent: Int

  private var context: ArithmeticContext { rounding.context }

  /// Returns the exponent of the last digit of a result with `decimals` decimals.
  ///
  /// The exponent is limited to ±2⁶¹, so that it cannot overflow. Only powers have exponents beyond
  /// ±2⁶¹, so the limit changes no result.
  static func place(_ decimals: Int) -> Int {
    -max(-farthestPlace, min(farthestPlace, decimals))
  }

  static var farthestPlace: Int { 1 << 61 }

  func zero(isNegative: Bool) -> Conversion<BigDecimal> {
    var exponent = preferredExponent
    if case .decimals(let decimals, elseDigits: _) = target {
      exponent = max(exponent, Self.place(decimals))
    }
    return Conversion(rounding.zero(isNegative: isNegative, exponent: exponent))
  }

  func convert<F: ExactFraction & ~Copyable>(
    _ fraction: borrowing F, isNegative: Bool
  ) -> Conversion<BigDecimal> {
    if fraction.isZero { return zero(isNegative: context.rounding == .floor) }
    let adjusted = fraction.adjustedExponent
    var conversion = Conversion(
      adjusted > context.maxExponent && !mayVanish(adjusted: adjusted)
        ? rounding.overflow(isNegative: isNegative)
        : round(fraction, adjusted: adjusted, isNegative: isNegative))
    if case .decimals(let decimals, elseDigits: _) = target {
      let finest = max(adjusted - context.precision + 1, context.etiny)
      conversion.isPrecisionLimited = finest > Self.place(decimals)
    }
    return conversion
  }

  /// Whether the last decimal required is above the first digit, so that the result may be 0.
  func mayVanish(adjusted: Int) -> Bool {
    if case .decimals(let decimals, elseDigits: 0) = target {
      Self.place(decimals) > adjusted
    } else {
      false
    }
  }

  private func round<F: ExactFraction & ~Copyable>(
    _ fraction: borrowing F, adjusted: Int, isNegative: Bool
  ) -> Outcome<BigDecimal> {
    switch target {
    case .digits(let count):
      precondition(count > 0, "digits out of range")
      return round(fraction, adjusted: adjusted, isNegative: isNegative, digits: count, place: nil)
    case .decimals(let decimals, elseDigits: let count):
      precondition(count >= 0, "elseDigits out of range")
      let outcome = round(
        fraction, adjusted: adjusted, isNegative: isNegative, digits: context.precision,
        place: Self.place(decimals))
      if count == 0 || !outcome.value.isZero { return outcome }
      return round(fraction, adjusted: adjusted, isNegative: isNegative, digits: count, place: nil)
    }
  }

  /// Returns the number rounded to `digits` digits, but not below 10^place or the last digit that
  /// the context allows.
  private func round<F: ExactFraction & ~Copyable>(
    _ fraction: borrowing F, adjusted: Int, isNegative: Bool, digits: Int, place: Int?
  ) -> Outcome<BigDecimal> {
    let limit = min(digits, context.precision)
    let finest = max(adjusted - limit + 1, context.etiny)
    let cutRounding = CutRounding(
      rounding: rounding, preferredExponent: preferredExponent, isNegative: isNegative,
      isSubnormal: adjusted < context.minExponent, limit: limit,
      position: max(finest, place ?? finest))
    return fraction.rounded(by: cutRounding) ?? BigDecimal.insufficientStorage(rounding.storage)
  }
}
