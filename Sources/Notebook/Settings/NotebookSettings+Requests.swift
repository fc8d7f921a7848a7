import ConversionRequests
import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

extension NotebookSettings {
  /// Returns the settings of a request in text, with the global decimals.
  ///
  /// Numbers are read and written with the separators of the settings, or of the locale if the
  /// settings have no separators. The locale is ``locale``, or `system` if ``locale`` is `nil`.
  ///
  ///     var settings = NotebookSettings()
  ///     settings.precision.global = 2
  ///     let converter = RequestConverter<Decimal128>(settings.requestSettings(.german))
  ///     try converter.convert("5 mi in km").text  // "8,05"
  public func requestSettings(_ system: NumberLocale) -> ConversionSettings {
    var settings = ConversionSettings()
    settings.decimals = precision.global
    settings.rounding = roundingMode
    settings.locale = locale ?? system
    settings.separators = formatting.separators?.symbols((locale ?? system).symbols)
    settings.region = region
    settings.grouping = formatting.grouping.digitGrouping
    settings.notation = .automatic(formatting.thresholds)
    settings.style = copyStyle
    return settings
  }

  /// Returns the settings of a request from one unit to another.
  ///
  /// The decimals of the pair have priority, then the decimals of the category, then the global
  /// decimals.
  ///
  ///     var settings = NotebookSettings()
  ///     settings.precision.setDecimals(1, from: "mile", to: "kilometer")
  ///     settings.requestSettings(.english, from: .mile, to: .kilometer).decimals  // Optional(1)
  ///     settings.requestSettings(.english, from: .kilometer, to: .mile).decimals  // Optional(8)
  public func requestSettings(
    _ system: NumberLocale, from source: MeasureUnit, to target: MeasureUnit
  ) -> ConversionSettings {
    var settings = requestSettings(system)
    settings.decimals = precision.decimals(
      from: source.identifier, to: target.identifier, category: target.quantity)
    return settings
  }

  /// Returns the answer to a request in words, with the decimals of its units.
  ///
  ///     var settings = NotebookSettings()
  ///     settings.precision.setDecimals(1, from: "mile", to: "kilometer")
  ///     let answer = try settings.answer("5 mi in km", by: Decimal128.self, .german)
  ///     answer.text  // "8,0"
  ///     answer.text(.valueWithSymbol)  // "8,0 km"
  ///
  /// The answer has no note on a value below absolute zero if ``belowAbsoluteZeroNote`` is `false`.
  /// Each call creates a converter, so a program with many requests creates its own converter from
  /// ``requestSettings(_:)``.
  ///
  /// - Throws: `RequestError`.
  public func answer<Number: DecimalBackend>(
    _ text: String, in catalog: Catalog = .standard, by number: Number.Type,
    _ system: NumberLocale
  ) throws(RequestError) -> ConversionAnswer<Number> {
    var settings = requestSettings(system)
    let request = try RequestReader(settings.reader(of: catalog)).read([text])
    if let target = request.target {
      settings = requestSettings(
        system, from: request.source.unit, to: target.reading.unit)
    }
    var answer = try RequestConverter<Number>(settings, catalog: catalog).answer(request)
    if let refusal = answer.refusal { throw refusal }
    if !belowAbsoluteZeroNote {
      answer.notes.removeAll { note in
        if case .belowAbsoluteZero = note { return true }
        return false
      }
    }
    return answer
  }
}
