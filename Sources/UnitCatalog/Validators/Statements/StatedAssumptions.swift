/// The rule that every unit whose kind is not exact, and every month and year, has a note.
package enum StatedAssumptions {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { $0.note == nil && ($0.kind != .exact || isCalendarSpan($0)) }
      .map { .missingNote(unit: $0.identifier) }
  }

  /// Whether the unit is a month or a year, which have no fixed length whatever their kind is.
  private static func isCalendarSpan(_ unit: MeasureUnit) -> Bool {
    let words = unit.identifier.split(byte: UInt8(ascii: "-"))
    return unit.quantity == "time" && (words.contains("month") || words.contains("year"))
  }
}
