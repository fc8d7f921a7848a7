import DecimalArithmetic
import EventLog
import MeasureText
import UnitCatalog
import UnitConversion

/// Converts requests in text, and answers with value, text, remark and notes.
///
///     let answer = try RequestConverter<Decimal128>().convert("5 ft 6 in to cm")
///     answer.text  // "167.64 cm"
///     answer.remark.english  // "exact"
///
/// ``MeasureReader`` reads numbers and unit names. ``Converter`` computes the result exactly and
/// rounds once. One converter serves many requests, because it caches the plans of unit pairs.
public struct RequestConverter<Number: DecimalBackend>: Sendable {
  /// The settings for reading, rounding, computing and writing numbers.
  public let settings: ConversionSettings
  /// The reader of measures and unit names.
  public let reader: MeasureReader
  /// The converter of values.
  public let converter: Converter<Number>

  /// Creates a converter.
  ///
  /// The defaults are the built-in units and English numbers.
  ///
  ///     var settings = ConversionSettings()
  ///     settings.digits = 3
  ///     let converter = RequestConverter<Decimal128>(settings)
  ///     try converter.convert("1 km to mi").text  // "0.621 mi"
  ///
  /// - Precondition: the backend supports the context of the settings.
  public init(
    _ settings: ConversionSettings = ConversionSettings(), catalog: Catalog = .standard
  ) {
    self.settings = settings
    reader = settings.reader(of: catalog)
    converter = Converter(catalog: catalog, context: settings.context, target: settings.target)
  }

  /// Answers a request in words: a measure, optionally `to` or a similar word, and a unit.
  ///
  ///     let converter = RequestConverter<Decimal128>()
  ///     try converter.convert("12 fl oz to mL").text  // "354.88235475 mL"
  ///     try converter.convert("5-10 mi in km").text  // "8.04672 – 16.09344 km"
  ///
  /// - Throws: ``RequestError``.
  public func convert(_ text: String) throws(RequestError) -> ConversionAnswer<Number> {
    var log = EventLog.off
    return try convert(text, log: &log)
  }

  /// Answers a request in words, and records the steps in the log.
  ///
  ///     var log = EventLog(capacity: 100)
  ///     try RequestConverter<Decimal128>().convert("5 mi to km", log: &log).text  // "8.04672 km"
  ///     log.events.last?.name  // Optional("request.answered")
  ///
  /// - Throws: ``RequestError``, whose event is the last in the log.
  public func convert(
    _ text: String, log: inout EventLog
  ) throws(RequestError) -> ConversionAnswer<Number> {
    log.record(settings)
    let request = try RequestReader(reader).read([text], log: &log)
    return try accepted(answer(request, log: &log))
  }

  /// Answers a request for a value and two units, each as text.
  ///
  ///     let converter = RequestConverter<Decimal128>()
  ///     try converter.convert("3 1/2", from: "cups", to: "mL").text  // "828.05882775 mL"
  ///
  /// - Throws: ``RequestError``; the place of an unreadable text counts within that argument.
  public func convert(
    _ value: String, from source: String, to target: String
  ) throws(RequestError) -> ConversionAnswer<Number> {
    let number = try read(value) { (text) throws(ReadingError) in try reader.number(text) }
    let names = (
      source: try read(source) { (text) throws(ReadingError) in try reader.unit(text) },
      target: try read(target) { (text) throws(ReadingError) in try reader.unit(text) }
    )
    let units = reader.fit(names.source, names.target)
    var notes = ConversionRequest.notes(
      (source, names.source), (target, names.target), reader)
    notes += RequestNote.notes(on: number, written: value, of: units.source.unit)
    let plan = try plan(from: units.source.unit, to: units.target.unit, named: target)
    return try accepted(
      ConversionAnswer(
        try ConversionResult(number.number, by: plan, settings), notes: notes))
  }

  /// Answers a request that was read before.
  ///
  /// If a number has no value in the target unit, ``ConversionAnswer/refusal`` is not `nil`.
  ///
  ///     let converter = RequestConverter<Decimal128>()
  ///     let request = try RequestReader(converter.reader).read(["0 mpg to L/100km"])
  ///     try converter.answer(request).refusal?.identifier  // Optional("noResult")
  ///
  /// - Throws: ``RequestError``; ``RequestError/missingTarget(of:)`` for a request without a target
  ///   unit.
  public func answer(
    _ request: ConversionRequest
  ) throws(RequestError) -> ConversionAnswer<Number> {
    guard let target = request.target else { throw .missingTarget(of: request.text) }
    return try ConversionAnswer(
      request.source,
      by: try plan(from: request.source.unit, to: target.reading.unit, named: target.name),
      settings, notes: request.notes)
  }

  /// Answers a request that was read before, and records the plan, the notes and the answer in the
  /// log.
  ///
  /// - Throws: ``RequestError``, whose event is the last in the log.
  public func answer(
    _ request: ConversionRequest, log: inout EventLog
  ) throws(RequestError) -> ConversionAnswer<Number> {
    do throws(RequestError) {
      let answer = try answer(request)
      log.record(planned: answer.plan)
      log.record(answer)
      return answer
    } catch {
      if case .notConvertible(let error) = error { log.record(refused: error) }
      log.record(refused: error)
      throw error
    }
  }

  /// Answers a request in every unit of its quantity, or in the units that a region prefers.
  ///
  /// ``ConversionSettings/region`` names the region. Each row equals the single conversion to its
  /// unit: a name of several units has in each row the meaning that fits the unit of the row. If a
  /// number has no value in a unit, ``ConversionAnswer/refusal`` of the row is not `nil`.
  ///
  ///     var settings = ConversionSettings()
  ///     (settings.region, settings.digits) = (RegionCode(rawValue: "US"), 3)
  ///     let converter = RequestConverter<Decimal128>(settings)
  ///     let request = try RequestReader(converter.reader).read(["1.8 m"])
  ///     try converter.answers(request).rows.map(\.text)  // ["0.00112 mi", "5.91 ft", "70.9 in"]
  ///
  /// - Returns: the answers, each with its notes, and the notes common to all answers.
  /// - Throws: ``RequestError``.
  /// - Complexity: O(*n*) for *n* units.
  public func answers(
    _ request: ConversionRequest
  ) throws(RequestError) -> (rows: [ConversionAnswer<Number>], notes: [RequestNote]) {
    let units = try units(of: request.source.unit.quantity)
    let readings = RowReadings(request, units, reader)
    var rows: [ConversionAnswer<Number>] = []
    for (source, unit) in zip(readings.sources, units) {
      rows.append(
        try ConversionAnswer(
          source, by: try plan(from: source.unit, to: unit), settings,
          notes: readings.notes(of: source)))
    }
    let warning = rows.first?.absoluteZeroNote
    return (rows, request.notes + readings.notes + (warning.map { [$0] } ?? []))
  }

  /// Answers in every unit, and records the notes, and the plan and answer of each row, in the log.
  ///
  /// - Throws: ``RequestError``, whose event is the last in the log.
  public func answers(
    _ request: ConversionRequest, log: inout EventLog
  ) throws(RequestError) -> (rows: [ConversionAnswer<Number>], notes: [RequestNote]) {
    do throws(RequestError) {
      let answers = try answers(request)
      for note in answers.notes { log.record(noted: note) }
      for row in answers.rows {
        log.record(planned: row.plan)
        log.record(row)
      }
      return answers
    } catch {
      log.record(refused: error)
      throw error
    }
  }

  private func units(of quantity: String) throws(RequestError) -> [MeasureUnit] {
    let catalog = converter.catalog
    guard let region = settings.region else { return catalog.quantity(quantity)?.units ?? [] }
    let units = catalog.preferredUnits(of: quantity, in: region.rawValue)
    if units.isEmpty { throw .noPreferredUnits(quantity: quantity) }
    return units
  }

  private func plan(
    from source: MeasureUnit, to target: MeasureUnit, named name: String = ""
  ) throws(RequestError) -> PreparedPlan<Number> {
    do throws(ConversionError) { return try converter.plan(from: source, to: target) } catch {
      if let meant = unit(inSmallLetters: name, of: source.quantity), meant != target,
        meant != source
      {
        throw .notConvertibleInThisCase(error, nearest: meant)
      }
      throw .notConvertible(error)
    }
  }

  /// Returns the single unit of a quantity that a name means in lower case: cm for `CM`.
  private func unit(inSmallLetters name: String, of quantity: String) -> MeasureUnit? {
    let letters = name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    if letters.elementsEqual(name.utf8) { return nil }
    let units = converter.catalog.units(
      named: String(decoding: letters, as: UTF8.self), in: quantity)
    return units.count == 1 ? units[0] : nil
  }

  private func accepted(
    _ answer: ConversionAnswer<Number>
  ) throws(RequestError) -> ConversionAnswer<Number> {
    if let refusal = answer.refusal { throw refusal }
    return answer
  }

  private func read<Reading>(
    _ text: String, _ reading: (String) throws(ReadingError) -> Reading
  ) throws(RequestError) -> Reading {
    do throws(ReadingError) { return try reading(text) } catch {
      throw .unreadable(error, in: text)
    }
  }
}
