import DecimalArithmetic
import MeasureText
import PropertyTesting

/// Builders of zeros, and of numbers that are rounded to 0, with formats for each ``ZeroCell``.
enum BuiltZero {
  /// A generator whose case i is built for the cell with index i mod n of the n cells.
  static let generator = Generator("zeros of every cell") { source in
    let cells = ZeroCell.reachable
    let index = source.index
    let place = source.choice(upTo: UInt64(cells.count) - 1) { _ in index % UInt64(cells.count) }
    return zero(cells[Int(place)], &source)
  }

  private static func zero(_ cell: ZeroCell, _ source: inout ChoiceSource) -> WritingCase {
    // If the format strips zeros, the number may have any number of decimals.
    let decimals =
      cell.hasDecimals || cell.trailingZeros == .stripped ? source.uniform(in: 1...12) : 0
    let more = decimals + source.uniform(in: 0...6)
    var (own, asked) = (decimals, decimals)
    switch cell.trailingZeros {
    // The format writes the smaller of the own and the requested number of decimals.
    case .kept: if source.oneIn(2) { own = more } else { asked = more }
    case .padded, .stripped: own = source.uniform(in: 0...14)
    }
    var format = NumberFormat(
      locale: cell.locale, rounding: source.element(of: RoundingMode.allCases),
      smallNumbers: source.element(of: [.asManyDigits, .digits(3), .zero]),
      trailingZeros: cell.trailingZeros, grouping: source.element(of: [.auto, .always, .never]),
      notation: cell.hasExponent
        ? source.element(of: [.scientific, .engineering])
        : source.element(of: [.plain, .automatic(.standard)]))
    format.isPercent = cell.isPercent
    format.showsNegativeZero = source.oneIn(2)
    var drawn = WritingCase(
      isNegative: source.oneIn(2), digits: "0",
      exponent: own > 0 ? -own : source.uniform(in: 0...9), format: format)
    switch source.uniform(in: 0...3) {
    case 0:
      drawn.format.precision = .all
      drawn.exponent = decimals > 0 ? -decimals : drawn.exponent
      if decimals == 0 { drawn.exponent = max(0, drawn.exponent) }
    case 1: drawn.format.precision = .significantDigits(asked + 1)
    case 2: drawn.format.precision = .decimals(asked)
    default:
      drawn.format.precision = .decimals(decimals)
      if cell.hasExponent { break }
      // The number is a quarter of a unit of the last place, which these modes round to 0.
      drawn.digits = "25"
      drawn.exponent = -decimals - 2 - (cell.isPercent ? 2 : 0)
      drawn.format.smallNumbers = .zero
      drawn.format.rounding = source.element(of: [.halfEven, .halfUp, .halfDown, .down])
    }
    return drawn
  }
}
