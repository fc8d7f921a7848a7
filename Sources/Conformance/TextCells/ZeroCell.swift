import ExactArithmetic
import MeasureText

/// A kind of written 0: the decimal and grouping marks of a locale, trailing zeros, an exponent,
/// decimals, and percent.
package struct ZeroCell: CoverageCell {
  /// The first locale with its decimal and grouping marks; it represents all locales with equal
  /// marks.
  let locale: NumberLocale
  let trailingZeros: TrailingZeros
  let hasExponent: Bool
  let hasDecimals: Bool
  let isPercent: Bool

  package static let all: [ZeroCell] = LayoutCell.locales.flatMap { locale in
    TrailingZeros.allCases.flatMap { zeros in
      (0..<8).map { bits in
        ZeroCell(
          locale: locale, trailingZeros: zeros, hasExponent: bits & 1 != 0,
          hasDecimals: bits & 2 != 0, isPercent: bits & 4 != 0)
      }
    }
  }

  package static let reachable = all.filter(\.isReachable)

  package var label: String {
    "zero \(locale.rawValue), \(trailingZeros.rawValue)\(hasExponent ? ", exponent" : "")"
      + "\(hasDecimals ? ", decimals" : "")\(isPercent ? ", percent" : "")"
  }

  package var obstacle: String? {
    hasDecimals && trailingZeros == .stripped ? "zeros at the end are left out" : nil
  }
}

extension ZeroCell {
  /// Creates the cell of a text that a format wrote; `nil` if the text is not 0.
  init?(_ read: ReadBack, _ format: NumberFormat) {
    guard let locale = LayoutCell.locales.first(where: { $0.symbols == format.symbols }),
      read.value.isZero
    else { return nil }
    self.locale = locale
    trailingZeros = format.trailingZeros
    hasExponent = read.exponent != nil
    hasDecimals = !read.decimals.isEmpty
    isPercent = format.isPercent
  }
}
