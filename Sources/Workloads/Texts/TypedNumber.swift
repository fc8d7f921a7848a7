import UnitCatalog
import UnitConversion
import Wording

/// A number that is typed key by key, with its units and the expected result after the last key.
@usableFromInline package struct TypedNumber: Hashable, Sendable {
  /// The typed text.
  @usableFromInline package let text: String
  /// The conversion from the typed unit to the shown unit.
  @usableFromInline package let plan: ConversionPlan
  /// The expected text of the result, rounded half-up to 34 digits.
  @usableFromInline package let expected: String

  /// The content of the field after each keystroke.
  @usableFromInline package var prefixes: [String] {
    text.indices.map { String(text[...$0]) }
  }
}

/// An error in a file of typed numbers, with its line.
@usableFromInline package struct KeystrokesError: Error, Hashable, Sendable {
  /// The line, from 1.
  @usableFromInline package let line: Int
  /// The problem in this line.
  @usableFromInline package let problem: Problem

  /// A problem of a line, or of the whole file.
  @usableFromInline package enum Problem: Hashable, Sendable {
    /// The line does not have four columns.
    case columns(Int)
    /// No unit has this identifier.
    case unknownUnit(String)
    /// The units have different quantities.
    case differentQuantities
    /// The typed text is empty.
    case empty
    /// The file has no numbers.
    case noNumbers
  }
}

extension KeystrokesError: CustomStringConvertible {
  /// The line and the problem in words.
  @usableFromInline package var description: String {
    switch problem {
    case .columns(let count):
      "line \(line): \(count.counted("column")), not typed, from, to, expected"
    case .unknownUnit(let name): "line \(line): unknown unit '\(name)'"
    case .differentQuantities: "line \(line): the units measure different quantities"
    case .empty: "line \(line): nothing is typed"
    case .noNumbers: "there is no number in it"
    }
  }
}

extension TypedNumber {
  /// Reads a table of typed numbers.
  ///
  /// The table has `#` comments, a header, and rows of typed text, source unit, target unit and
  /// expected result, separated by tabs.
  ///
  /// - Throws: ``KeystrokesError`` for the first invalid line.
  @usableFromInline package static func read(
    _ table: String, catalog: Catalog = .standard
  ) throws(KeystrokesError) -> [TypedNumber] {
    var numbers: [TypedNumber] = []
    var hasHeader = false
    var line = 0
    for row in table.split(separator: "\n", omittingEmptySubsequences: false) {
      line += 1
      if row.isEmpty || row.hasPrefix("#") { continue }
      if !hasHeader {
        hasHeader = true
        continue
      }
      numbers.append(try read(row, line: line, catalog: catalog))
    }
    if numbers.isEmpty { throw KeystrokesError(line: line, problem: .noNumbers) }
    return numbers
  }

  private static func read(
    _ row: Substring, line: Int, catalog: Catalog
  ) throws(KeystrokesError) -> TypedNumber {
    let columns = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard columns.count == 4 else {
      throw KeystrokesError(line: line, problem: .columns(columns.count))
    }
    if columns[0].isEmpty { throw KeystrokesError(line: line, problem: .empty) }
    var units: [MeasureUnit] = []
    for name in columns[1...2] {
      guard let unit = catalog.unit(name) else {
        throw KeystrokesError(line: line, problem: .unknownUnit(name))
      }
      units.append(unit)
    }
    guard let plan = try? ConversionPlan(from: units[0], to: units[1]) else {
      throw KeystrokesError(line: line, problem: .differentQuantities)
    }
    return TypedNumber(text: columns[0], plan: plan, expected: columns[3])
  }
}
