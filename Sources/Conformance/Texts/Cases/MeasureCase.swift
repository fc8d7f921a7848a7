import MeasureText
import PropertyTesting
import UnitCatalog

/// A number, a format for writing the number, and a unit after it.
package struct MeasureCase: Sendable {
  package var number: WritingCase
  package var unit: MeasureUnit

  /// Returns a generator of numbers like those of ``WritingCase``, with any unit of the catalog.
  static func generator(_ catalog: Catalog, mostDigits: Int) -> Generator<MeasureCase> {
    let numbers = WritingCase.generator(mostDigits: mostDigits)
    return Generator("number, format and unit") { source in
      let unit = source.element(of: catalog.units)
      guard var number = source.draw(numbers) else { return nil }
      // A measure has its unit where a number of percent has the percent sign.
      number.format.isPercent = false
      return MeasureCase(number: number, unit: unit)
    }
  }
}

extension MeasureCase {
  static func regressionText(_ catalog: Catalog) -> RegressionText<MeasureCase> {
    RegressionText(
      fileExtension: ".tsv",
      header:
        "# Measures for which this law did not hold once: unit, number, locale, precision, rounding, "
        + "small numbers, zeros, groups, notation, other settings.\n",
      write: { ([$0.unit.identifier] + $0.number.row).joined(separator: "\t") },
      read: { text in
        try RegressionRows.read(text, columns: 1 + WritingCase.columnCount) { columns in
          guard let unit = catalog.unit(columns[0]),
            let number = WritingCase(row: columns.dropFirst())
          else { return nil }
          return MeasureCase(number: number, unit: unit)
        }
      })
  }
}

extension MeasureCase: CustomStringConvertible {
  package var description: String { "\(number) in \(unit.identifier)" }
}
