import MeasureText
import UnitCatalog

/// The meanings of a measure's names in each row of a table of all units.
///
/// Each row equals the single conversion to its unit: `1 year` is 365 days, and 12 mean Gregorian
/// months.
struct RowReadings {
  private let request: ConversionRequest
  private let units: [MeasureUnit]
  /// The measure for each unit, in the order of the units.
  let sources: [MeasureReading]

  init(_ request: ConversionRequest, _ units: [MeasureUnit], _ reader: MeasureReader) {
    self.request = request
    self.units = units
    sources = reader.fit(request.source, toEach: units)
  }

  /// The notes on names with another meaning in some rows, one for each such meaning.
  var notes: [RequestNote] {
    let own = request.source.units
    let names = request.source.unitNames(in: request.text)
    var meanings: [(place: Int, unit: MeasureUnit, rows: [String])] = []
    for (source, row) in zip(sources, units) {
      for (place, unit) in source.units.enumerated() where unit != own[place] {
        if let known = meanings.firstIndex(where: { $0.place == place && $0.unit == unit }) {
          meanings[known].rows.append(row.symbol)
        } else {
          meanings.append((place, unit, [row.symbol]))
        }
      }
    }
    return meanings.map { meaning in
      .nameReadAsInRows(name: names[meaning.place], unit: meaning.unit, rows: meaning.rows)
    }
  }

  /// Returns the notes of one row.
  func notes(of source: MeasureReading) -> [RequestNote] {
    if source.units == request.source.units { return request.notes }
    return ConversionRequest(text: request.text, source: source).notes
  }
}
