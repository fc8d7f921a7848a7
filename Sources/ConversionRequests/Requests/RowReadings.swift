import MeasureText
import UnitCatalog

/// What the measure of a table of all units was read as in each row.
///
/// A row says what a single conversion to its unit says: `1 year` is 365 days, and 12 mean
/// Gregorian months.
struct RowReadings {
  private let request: ConversionRequest
  private let units: [MeasureUnit]
  /// The measure for each unit, in their order.
  let sources: [MeasureReading]

  init(_ request: ConversionRequest, _ units: [MeasureUnit], _ reader: MeasureReader) {
    self.request = request
    self.units = units
    sources = reader.fit(request.source, toEach: units)
  }

  /// For each further meaning in which rows have the name: which rows these are.
  var notes: [RequestNote] {
    var meanings: [(unit: MeasureUnit, rows: [String])] = []
    for (source, unit) in zip(sources, units) where source.unit != request.source.unit {
      if let place = meanings.firstIndex(where: { $0.unit == source.unit }) {
        meanings[place].rows.append(unit.symbol)
      } else {
        meanings.append((source.unit, [unit.symbol]))
      }
    }
    return meanings.map { meaning in
      .nameReadAsInRows(name: request.sourceName, unit: meaning.unit, rows: meaning.rows)
    }
  }

  /// The notes of one row.
  func notes(of source: MeasureReading) -> [RequestNote] {
    if source.unit == request.source.unit { return request.notes }
    return ConversionRequest(text: request.text, source: source).notes
  }
}
