import ConversionRequests
import DecimalArithmetic
import MeasureText

extension NotebookSettings {
  /// Returns the formats of results: the general format, and the formats of categories and pairs.
  ///
  ///     var settings = NotebookSettings()
  ///     settings.precision.setDecimals(1, from: "mile", to: "kilometer")
  ///     let format = settings.formats(.german).format(from: .mile, to: .kilometer)
  ///     format.precision == .decimals(1)  // true
  ///
  /// The locale is ``locale``, or `system` if ``locale`` is `nil`.
  public func formats(_ system: NumberLocale) -> FormatSettings {
    let locale = locale ?? system
    var standard = NumberFormat(locale: locale, precision: .decimals(precision.global))
    standard.rounding = roundingMode
    standard.grouping = formatting.grouping.digitGrouping
    standard.notation = .automatic(formatting.thresholds)
    var formats = FormatSettings(locale: locale, standard: standard)
    formats.separators = formatting.separators?.symbols(locale.symbols)
    for category in precision.categories {
      formats.setQuantity(
        category.category, FormatOverride(precision: .decimals(category.decimals)))
    }
    for pair in precision.pairs {
      formats.setPair(
        from: pair.from, to: pair.to, FormatOverride(precision: .decimals(pair.decimals)))
    }
    return formats
  }
}
