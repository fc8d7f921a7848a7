import DecimalArithmetic
import ExactArithmetic
import UnitCatalog
import UnitConversion

/// The least distance of a conversion by π or ln 10 from a rounding boundary, at 34 digits.
///
/// A backend with an approximate constant rounds correctly in one pass if no result is closer to a
/// representable number or a tie than the error of the constant. These boundaries have at most 35
/// digits. For a ratio r and a constant c, the margin is therefore the distance of m · r · c · 10^j
/// to an integer t, for any coefficient 1 ≤ m < 10³⁴, any t < 10³⁵ and any integer j. Only 35
/// values of j matter. With 1 ≤ r · c · 10^i < 10, every result is m · (r · c · 10^i) · 10^j
/// between 10³⁴ and 10³⁵ for some j of 0…34. The convergents of r · c · 10^(i+j) determine the
/// distance for each j.
package struct ConstantMargin: Sendable {
  /// The identifier of the source unit.
  package let source: String
  /// The identifier of the target unit.
  package let target: String
  /// The coefficient of the value with the least distance.
  package let coefficient: String
  /// The distance in units of the 35th digit; half a unit of the 34th digit is 5 of these units.
  package let distance: Rational
  /// The exponent of π or of ln 10 in the conversion.
  package let power: Int

  /// The number of digits of a result.
  private static let digits = 34

  /// The number of significant digits of the constant that decide every rounding.
  ///
  /// The constant cut after n digits has an absolute error below 10^(1−n). π and ln 10 exceed 2, so
  /// the relative error is below half of 10^(1−n). The k-th power of the constant has a relative
  /// error below |k| · 10^(1−n), where the factor 2 covers the higher terms. The error of a result
  /// below 10³⁵ is less than 10³⁵ times this error.
  package var requiredDigits: Int {
    var count = 1
    while !(Rational(power.magnitude, exponent: Self.digits + 2 - count) < distance) { count += 1 }
    return count
  }

  /// The distance as a fraction of half a unit of the 34th digit, with two digits.
  package var shareOfHalfUnit: String {
    let context = ArithmeticContext.decimal128.rounding(.down)
    return DecimalOperand("0.2").flatMap {
      Oracle.convert($0, scale: distance, to: .digits(2), in: context)?.text
    } ?? "?"
  }

  /// Returns the least margin of all pairs of units; `nil` if no pair needs a constant.
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
      // m < 10^34 and m · bounds.lower < 10^35.
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
