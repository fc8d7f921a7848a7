import Conformance
import DecimalArithmetic
import MeasureText
import PropertyTesting
import Reporting

extension VerificationReport {
  /// The coverage of each kind of ``CoverageCell`` by the judged laws; empty for a run of a single
  /// case.
  var cellMaps: [ReportedCells] {
    [roundingCells, conversionCells, textCells].compactMap(\.self)
  }

  private static let modes = RoundingMode.allCases.map { ($0.rawValue, $0) }

  /// The coverage of the rounding cells; `nil` if no law with such cells was judged.
  var roundingCells: ReportedCells? {
    let map = CellMap<RoundingCell>(directed.flatMap(\.directed.reports))
    if plan.caseNumber != nil || map.operations.isEmpty { return nil }
    var cells = ReportedCells(
      "rounding cells",
      dimensions:
        "operation, mode, sign, last digit odd or even, guard digit 0, 1–4, 5 or 6–9, sticky or not"
    )
    cells.add(map, modes: Self.modes.count)
    // Every case is judged in every mode, so the modes have equal hits.
    cells.draw(
      map, "rounding", rows: Self.modes, columns: map.operations.map { ($0.rawValue, $0) }
    ) { cell, _, operation in cell.operation == operation }
    return cells
  }

  /// The coverage of the conversion cells; `nil` if no law with such cells was judged.
  var conversionCells: ReportedCells? {
    let reports = together.flatMap(\.conversions.reports).filter {
      ConversionLaws.mappedIdentifiers.contains($0.identifier)
    }
    if plan.caseNumber != nil || reports.isEmpty { return nil }
    let map = CellMap<ConversionCell>(reports)
    var cells = ReportedCells(
      "cells of conversions",
      dimensions:
        "model, mode, place by digits, decimals, precision or a small number, sign, side")
    cells.add(map, modes: Self.modes.count)
    cells.draw(
      map, "conversions in each mode",
      rows: ConversionCell.Model.allCases.map { ($0.rawValue, $0) },
      columns: ConversionCell.Side.allCases.map { ($0.rawValue, $0) }
    ) { cell, model, side in cell.model == model && cell.side == side }
    return cells
  }

  /// The coverage of the text cells; `nil` if no law with such cells was judged.
  var textCells: ReportedCells? {
    let reports = texts.flatMap(\.texts.reports)
    if plan.caseNumber != nil || reports.isEmpty { return nil }
    let maps = TextCellMaps(reports)
    var cells = ReportedCells(
      "cells of texts",
      dimensions:
        "rounding: place, mode, sign, side; layout: marks, form, decimals, percent; reading: kind, "
        + "syntax, marks, outcome")
    cells.add(maps.writing)
    cells.add(maps.layout)
    cells.add(maps.reading)
    let judged = Set(reports.map(\.identifier))
    if judged.contains(TextLaws.writingCellIdentifier) {
      cells.draw(
        maps.writing, "written", rows: Self.modes,
        columns: WritingCell.Place.allCases.map { ($0.rawValue, $0) }
      ) { cell, mode, place in cell.mode == mode && cell.place == place }
      cells.draw(
        maps.layout, "laid out", rows: LayoutCell.locales.map { ($0.rawValue, $0) },
        columns: LayoutCell.Form.allCases.map { ($0.rawValue, $0) }
      ) { cell, locale, form in cell.locale == locale && cell.form == form }
    }
    if judged.contains(TextLaws.typedNumberIdentifier) { cells.drawReadings(maps.reading) }
    return cells
  }

  /// Returns the coverage of cells as parts of a report.
  ///
  /// `isPartial` is true if one law was chosen, which meets few cells.
  func blocks(of cells: ReportedCells?, isPartial: Bool = false) -> [ReportBlock] {
    // A time limit can end a run before every cell is met, so missed cells are not named.
    cells?.blocks(namesMissed: plan.seconds == nil && !isPartial) ?? []
  }
}

extension ReportedCells {
  /// Adds the chart of the outcomes of each kind of text, for strict and for lenient reading.
  fileprivate mutating func drawReadings(_ map: CellMap<ReadingCell>) {
    let columns = [true, false].flatMap { isStrict in
      ReadingCell.Outcome.allCases.map { outcome in
        ("\(isStrict ? "strict" : "lenient") \(outcome.rawValue)", (isStrict, outcome))
      }
    }
    draw(
      map, "typed", rows: ReadingCell.Kind.allCases.map { ($0.rawValue, $0) }, columns: columns
    ) { cell, kind, column in
      cell.kind == kind && cell.isStrict == column.0 && cell.outcome == column.1
    }
  }
}
