import DecimalArithmetic
import ExactArithmetic
import UnitCatalog
import UnitConversion

/// How near a conversion by π or ln 10 comes to a number that decides a rounding, at 34 digits.
///
/// A backend that knows the constant to some digits rounds correctly without trying more if no
/// result comes nearer to a representable number or a tie than the constant's error. Both are
/// numbers of at most 35 digits. So for a ratio r and a constant c, how near does m · r · c · 10^j
/// come to an integer t, where 1 ≤ m < 10³⁴ are all coefficients, t < 10³⁵, and j is any integer?
/// Only 35 values of j matter: with 1 ≤ r · c · 10^i < 10, every result is m · (r · c · 10^i) ·
/// 10^j between 10³⁴ and 10³⁵ for some j of 0…34. The convergents of r · c · 10^(i+j) answer it for
/// each.
package struct ConstantMargin: Sendable {
  /// The unit converted from, by identifier.
  package let source: String
  /// The unit converted to, by identifier.
  package let target: String
  /// The coefficient of the value that comes nearest.
  package let coefficient: String
  /// The distance, in units of the 35th digit: half a unit of the last of 34 digits is 5 of these.
  package let distance: Rational
  /// The exponent of π or of ln 10 in the conversion.
  package let power: Int

  /// The number of digits of a result.
  private static let digits = 34

  /// How many significant digits of the constant decide every rounding.
  ///
  /// Cut after n digits it errs by less than 10^(1−n), relatively by less than half of that as both
  /// constants exceed 2; its k-th power errs by less than |k| · 10^(1−n), two for the higher terms,
  /// and a result below 10³⁵ by less than 10³⁵ times that.
  package var requiredDigits: Int {
    var count = 1
    while !(Rational(power.magnitude, exponent: Self.digits + 2 - count) < distance) { count += 1 }
    return count
  }

  /// The distance as a share of half a unit of the last of 34 digits, to two digits.
  package var shareOfHalfUnit: String {
    let context = ArithmeticContext.decimal128.rounding(.down)
    return DecimalOperand("0.2").flatMap {
      Oracle.convert($0, scale: distance, to: .digits(2), in: context)?.text
    } ?? "?"
  }

  /// The least margin of a pair of units of `catalog`; `nil` if no pair needs a constant.
  ///
  /// - Throws: ``ConversionPairsError`` for a catalog the oracle cannot read.
  /// - Complexity: 35 continued fractions of 35 digits for each pair and constant.
  package static func least(
    in catalog: Catalog = .standard
  ) throws(ConversionPairsError) -> ConstantMargin? {
    let pairs = try UnitPair.all(
      in: catalog, definitions: ConversionLaws.definitions(of: catalog))
    var least: ConstantMargin?
    for pair in pairs {
      guard case .irrational(let scale, let pi, let lnTen) = pair.formula else { continue }
      for position in 0...digits {
        let margin = ConstantMargin(pair, scale, pi: pi, lnTen: lnTen, position: position)
        if margin.distance < least?.distance ?? margin.distance + Rational(1) { least = margin }
      }
    }
    return least
  }

  private init(_ pair: UnitPair, _ scale: Rational, pi: Int, lnTen: Int, position: Int) {
    source = pair.plan.source.identifier
    target = pair.plan.target.identifier
    power = pi + lnTen
    let magnitude = scale.isNegative ? -scale : scale
    var places = 512
    while true {
      let constant = Enclosure.constant(pi: pi, lnTen: lnTen, scale: places)
      let ends = (magnitude * constant.lowerBound, magnitude * constant.upperBound)
      let shift = Rational(1, exponent: position - ends.0.adjustedExponent)
      let bounds = (lower: ends.0 * shift, upper: ends.1 * shift)
      // m below 10^34, and m · α below 10^35.
      let limit = min(
        Rational(1, exponent: Self.digits), Rational(1, exponent: Self.digits + 1) / bounds.lower)
      if let nearest = ContinuedFraction.nearestMultiple(within: bounds, upTo: limit) {
        coefficient = nearest.factor.numerator.description
        distance = nearest.distance
        return
      }
      places *= 2
    }
  }
}
