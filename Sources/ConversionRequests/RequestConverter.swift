import DecimalArithmetic
import EventLog
import MeasureText
import UnitCatalog
import UnitConversion

/// Converts what a person asks for: text and settings in, value, text, remark and notes out.
///
///     let answer = try RequestConverter<Decimal128>().convert("5 ft 6 in to cm")
///     answer.text                 // "167.64 cm"
///     answer.remark.english       // "exact"
///
/// Numbers and names of units are read as ``MeasureReader`` reads them. The result is computed
/// exactly and rounded once, as ``Converter`` does. Make one converter for many requests: it keeps
/// the plans of pairs of units.
public struct RequestConverter<Number: DecimalBackend>: Sendable {
  /// How numbers are read, rounded, computed and written.
  public let settings: ConversionSettings
  /// What reads measures and names of units.
  public let reader: MeasureReader
  /// What converts values.
  public let converter: Converter<Number>

  /// A converter of requests; without arguments of the built-in units, as English writes numbers.
  ///
  /// - Precondition: the backend supports the context of the settings.
  public init(
    _ settings: ConversionSettings = ConversionSettings(), catalog: Catalog = .standard
  ) {
    self.settings = settings
    reader = settings.reader(of: catalog)
    converter = Converter(catalog: catalog, context: settings.context, target: settings.target)
  }

  /// The answer to a request in words: a measure, perhaps `to`, and a unit.
  ///
  ///     try RequestConverter<Decimal128>().convert("12 fl oz to mL").text   // "354.88235475 mL"
  ///
  /// - Throws: ``RequestError``.
  public func convert(_ text: String) throws(RequestError) -> ConversionAnswer<Number> {
    var log = EventLog.off
    return try convert(text, log: &log)
  }

  /// The answer to a request in words; the log gets how it came about.
  ///
  /// - Throws: ``RequestError``, whose event is the last in the log.
  public func convert(
    _ text: String, log: inout EventLog
  ) throws(RequestError) -> ConversionAnswer<Number> {
    log.record(settings)
    let request = try RequestReader(reader).read([text], log: &log)
    return try accepted(answer(request, log: &log))
  }

  /// The answer for a value and two units, each as people write it.
  ///
  ///     try RequestConverter<Decimal128>().convert("3 1/2", from: "cups", to: "mL").text
  ///
  /// - Throws: ``RequestError``; the place of an unreadable text is in that text.
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

  /// The answer to a request that was read; where a number has no value in the other unit,
  /// ``ConversionAnswer/refusal`` says so.
  ///
  /// - Throws: ``RequestError``; ``RequestError/missingTarget(of:)`` if it names no unit to convert
  ///   to.
  public func answer(
    _ request: ConversionRequest
  ) throws(RequestError) -> ConversionAnswer<Number> {
    guard let target = request.target else { throw .missingTarget(of: request.text) }
    return try ConversionAnswer(
      request.source,
      by: try plan(from: request.source.unit, to: target.reading.unit, named: target.name),
      settings, notes: request.notes)
  }

  /// The answer to a request that was read; the log gets the plan, the notes and the answer.
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

  /// The answers of a request in every unit of its quantity, or in those that its region prefers.
  ///
  /// A row says what a single conversion to its unit says: a name of several units means in each
  /// row the unit that fits the row's. Where a number has no value in a unit,
  /// ``ConversionAnswer/refusal`` of that answer says so.
  ///
  /// - Returns: the answers, each with its notes, and the notes on all of them.
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

  /// The answers in every unit; the log gets the plan and the answer of each row, and the notes.
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

  /// The only unit of a quantity that a name means in small letters: cm for `CM`.
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
