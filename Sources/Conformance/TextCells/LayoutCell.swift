import MeasureText

/// The layout of a number: the decimal and grouping marks of a locale, groups of digits or an
/// exponent, decimals, and percent.
package struct LayoutCell: CoverageCell {
  /// The form of the digits.
  package enum Form: String, CaseIterable, Hashable, Sendable {
    case plain = "plain"
    case grouped = "grouped"
    case exponent = "exponent"
  }

  /// The first locale with its decimal and grouping marks; it represents all locales with equal
  /// marks.
  package let locale: NumberLocale
  package let form: Form
  package let hasDecimals: Bool
  package let isPercent: Bool

  /// One locale for each combination of a decimal mark and a grouping mark.
  package static let locales = NumberLocale.distinctCases.filter { locale in
    NumberLocale.distinctCases.first { $0.symbols == locale.symbols } == locale
  }

  /// All cells.
  ///
  /// Each cell is reachable: the locale, percent and an exponent are free, and groups need at most
  /// five integer digits. None of these restricts the decimals.
  package static let all: [LayoutCell] = locales.flatMap { locale in
    Form.allCases.flatMap { form in
      [false, true].flatMap { hasDecimals in
        [false, true].map {
          LayoutCell(locale: locale, form: form, hasDecimals: hasDecimals, isPercent: $0)
        }
      }
    }
  }

  /// The label by which a run counts the cell.
  package var label: String {
    "layout \(locale.rawValue), \(form.rawValue)\(hasDecimals ? ", decimals" : "")"
      + (isPercent ? ", percent" : "")
  }

  package var obstacle: String? { nil }
}

extension LayoutCell {
  /// Creates the cell of a text that a format wrote.
  init?(_ read: ReadBack, _ format: NumberFormat) {
    guard let locale = Self.locales.first(where: { $0.symbols == format.symbols }) else {
      return nil
    }
    self.locale = locale
    form = read.exponent != nil ? .exponent : read.isGrouped ? .grouped : .plain
    hasDecimals = !read.decimals.isEmpty
    isPercent = format.isPercent
  }
}
