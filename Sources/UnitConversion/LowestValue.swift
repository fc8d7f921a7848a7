import DecimalArithmetic
import UnitCatalog

/// The exact comparison of numbers of a unit with the lowest value of the quantity.
///
/// A number x is below the lowest value if scale · x + offset − lowest < 0. If the backend can
/// represent (lowest − offset) ÷ scale, such as −459.67 for °F, one comparison decides. Otherwise
/// the sign of the converted `excess` decides. Rounding does not change the sign: a result other
/// than 0 is at worst rounded to a signed, inexact 0.
@usableFromInline
struct LowestValue<Number: DecimalBackend>: Sendable {
  /// Whether a number without a minus sign may be below the lowest value.
  @usableFromInline let mayBePositive: Bool
  @usableFromInline let excess: ConversionMap
  @usableFromInline let threshold: Number?
  @usableFromInline let scaleIsNegative: Bool
  @usableFromInline let context: ArithmeticContext

  /// Creates the comparison of numbers of `unit` with `lowest`, in base units.
  ///
  /// - Returns: `nil` if the quantity has no lowest value, or if the unit is not linear with a
  ///   rational scale.
  init?(of unit: MeasureUnit, lowest: ExactRatio?, in context: ArithmeticContext) {
    guard let lowest, unit.model == .linear, unit.irrationalFactor.isOne,
      let rest = unit.offset.subtracting(lowest),
      let threshold = rest.negated.divided(by: unit.scale)
    else { return nil }
    guard let excess = AffineMap(scale: unit.scale, offset: rest) else { return nil }
    self.excess = .affine(excess)
    self.context = context
    scaleIsNegative = unit.scale.isNegative
    mayBePositive = scaleIsNegative || !(threshold.isZero || threshold.isNegative)
    let number =
      threshold.isZero
      ? Conversion(Number.parse("0", in: context).value)
      : Number.convert(
        Number.parse("1", in: context).value, by: .linear(threshold),
        to: .digits(context.precision), in: context)
    self.threshold = number.isExact && number.value.isFinite ? number.value : nil
  }

  @inlinable
  func isBelow(_ x: Number) -> Bool {
    if x.isNaN { return false }
    if let threshold {
      let order = Number.compare(x, threshold, in: context).value
      return !order.isZero && order.isNegative != scaleIsNegative
    }
    let rest = Number.convert(x, by: excess, to: .digits(1), in: context)
    return rest.value.isNegative && !(rest.value.isZero && rest.isExact)
  }
}
