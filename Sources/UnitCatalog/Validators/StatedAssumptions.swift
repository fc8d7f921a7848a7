/// A unit whose kind is not exact has a note, and so has every month and year.
package enum StatedAssumptions {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { $0.note == nil && ($0.kind != .exact || isCalendarSpan($0)) }
      .map { .missingNote(unit: $0.identifier) }
  }

  /// Months and years have no one length, whatever their kind says.
  private static func isCalendarSpan(_ unit: MeasureUnit) -> Bool {
    let words = unit.identifier.split(byte: UInt8(ascii: "-"))
    return unit.quantity == "time" && (words.contains("month") || words.contains("year"))
  }
}
