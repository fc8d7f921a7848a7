/// The rule that every measured unit states the year of its source, because later adjustments
/// change the value.
package enum DatedMeasurements {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    catalog.units.filter { $0.kind == .measured && !namesYear($0.source) }
      .map { .undatedMeasurement(unit: $0.identifier) }
  }

  /// Whether the text has four consecutive digits.
  private static func namesYear(_ text: String) -> Bool {
    var run = 0
    for byte in text.utf8 {
      run = byte &- UInt8(ascii: "0") <= 9 ? run + 1 : 0
      if run == 4 { return true }
    }
    return false
  }
}
