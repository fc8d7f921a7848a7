import DecimalArithmetic
import UnitCatalog

/// Whether numbers of a unit lie below the lowest value of its quantity, decided exactly.
///
/// Below means: scale · x + offset − lowest < 0. Where (lowest − offset) ÷ scale is a number of the
/// backend, as −459.67 for °F, one comparison decides; else the sign of that map's result, which no
/// rounding changes: what is not 0 is rounded to 0 at worst, with its sign and inexact.
@usableFromInline
struct LowestValue<Number: DecimalBackend>: Sendable {
  /// Whether a number without a minus may lie below.
  @usableFromInline let mayBePositive: Bool
  @usableFromInline let excess: ConversionMap
  @usableFromInline let threshold: Number?
  @usableFromInline let scaleIsNegative: Bool
  @usableFromInline let context: ArithmeticContext

  /// - Returns: `nil` if the quantity has no lowest value, or the unit no scale to compare it with.
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
