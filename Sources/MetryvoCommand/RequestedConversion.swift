import DecimalArithmetic
import GMPDecimal
import MeasureText
import NativeDecimal
import Reporting
import UnitCatalog
import UnitConversion

/// Converts what was asked for, to one unit or to all of its quantity, and prints it.
struct RequestedConversion {
  let request: ConversionRequest
  let settings: ConversionSettings
  let catalog: Catalog

  func run() throws {
    switch settings.backend {
    case .native: try run(Decimal128.self)
    case .gmp: try run(BigDecimal.self)
    }
  }

  private func run<Number: DecimalBackend>(_: Number.Type) throws {
    let converter = Converter<Number>(
      catalog: catalog, context: settings.context, target: settings.target)
    var notes = request.notes
    do {
      if let target = request.target {
        try printResult(in: target.reading.unit, converter, &notes)
      } else {
        try printEvery(converter, &notes)
      }
    } catch {
      // What a name was read as may be why there is no result.
      for note in notes { StandardError.write("note: \(note)") }
      throw error
    }
  }

  private func printResult<Number: DecimalBackend>(
    in unit: MeasureUnit, _ converter: Converter<Number>, _ notes: inout [String]
  ) throws {
    let prepared = try converter.plan(from: request.source.unit, to: unit)
    let result = try ConvertedMeasure(request.source, by: prepared, settings)
    if let note = result.absoluteZeroNote { notes.append(note) }
    if let refusal = result.refusal { throw Failure(code: .badInput, message: refusal) }
    if settings.isJSON { return try StandardOutput.write(json: result.record(notes: notes)) }
    write(&notes)
    try StandardOutput.write(result.line(settings.style))
  }

  private func printEvery<Number: DecimalBackend>(
    _ converter: Converter<Number>, _ notes: inout [String]
  ) throws {
    let units = try units(of: request.source.unit.quantity)
    let rows = RowReadings(request, units, settings.reader(of: catalog))
    let results = try zip(rows.sources, units).map { source, unit in
      try ConvertedMeasure(
        source, by: try converter.plan(from: source.unit, to: unit), settings)
    }
    let warnings = [results.first?.absoluteZeroNote].compactMap { $0 }
    if settings.isJSON {
      return try StandardOutput.write(
        json: zip(rows.sources, results).map { source, result in
          result.record(notes: rows.notes(of: source) + warnings)
        })
    }
    notes += rows.notes + warnings
    write(&notes)
    if let style = settings.style {
      return try StandardOutput.write(results.map { $0.line(style) }.joined(separator: "\n"))
    }
    let table = TextTable(
      rows: results.map {
        [
          $0.number, $0.plan.target.symbol, $0.plan.target.name, $0.remark,
          rows.mark(of: $0.plan.source),
        ]
      },
      alignments: [.right, .left, .left, .left, .left])
    try StandardOutput.write(table.text)
  }

  /// - Throws: ``Failure`` if nothing is known of a region's habits.
  private func units(of quantity: String) throws(Failure) -> [MeasureUnit] {
    guard let region = settings.region else { return catalog.quantity(quantity)?.units ?? [] }
    let units = catalog.preferredUnits(of: quantity, in: region.rawValue)
    if units.isEmpty {
      throw Failure(
        code: .nothingFound,
        message: "no units of \(quantity) are preferred in a region; leave --region out")
    }
    return units
  }

  /// Writes the notes, once.
  private func write(_ notes: inout [String]) {
    for note in notes { StandardError.write("note: \(note)") }
    notes = []
  }
}
