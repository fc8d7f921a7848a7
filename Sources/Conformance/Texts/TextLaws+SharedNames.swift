import DecimalArithmetic
import MeasureText
import PropertyTesting
import UnitCatalog

/// Laws of names that several units share, in sums and in tables.
extension TextLaws {
  /// The law that names with several meanings in a sum have the meanings of a conversion between
  /// them.
  ///
  /// The reading of the sum must report all other meanings of each name.
  package static var sumsReportMeanings: Law {
    Law(
      Property(
        "sums-report-what-names-may-mean",
        "read(\"1 A 1 B\"), where a meaning of A is a whole number of one of B: A and B are those of the pair, "
          + "and of both all meanings are reported",
        of: SharedSum.generator
      ) { drawn in
        let reader = MeasureReader()
        let reading = try reader.read(drawn.text)
        let quantity = reading.unit.quantity
        guard reading.parts.count == 2 else {
          return .broken([("written", drawn.text), ("parts", "\(reading.parts.count)")])
        }
        for (part, name) in zip(reading.parts, [drawn.first, drawn.second]) {
          let written = drawn.text.utf8.dropFirst(part.utf8UnitRange.lowerBound)
            .prefix(part.utf8UnitRange.count)
          let known = Set(Catalog.standard.units(named: name, in: quantity).map(\.identifier))
          let told = Set(([part.unit.unit] + part.unit.alternatives).map(\.identifier))
          if !written.elementsEqual(name.utf8) || told != known {
            return .broken([
              ("written", drawn.text), ("name", name),
              ("reported", told.sorted().joined(separator: ", ")),
            ])
          }
        }
        let units = reading.parts.map(\.unit.unit)
        let pair = reader.fit(try reader.unit(drawn.first), try reader.unit(drawn.second))
        return units == [pair.source.unit, pair.target.unit]
          || pair.source.unit.quantity != quantity
          ? .agrees(on: units.map(\.identifier).joined(separator: " "))
          : .broken([("written", drawn.text), ("read", "\(units.map(\.identifier))")])
      }, source: "MeasureReading.parts")
  }

  /// The law that the rows of a table of all units are the results of single conversions.
  package static var tablesReadNamesAlike: Law {
    Law(
      Property(
        "tables-read-names-as-single-conversions",
        "in a table of all units of a measure or a sum each row has the source that a conversion to its unit has",
        of: TableRow.generator
      ) { drawn in
        let reader = MeasureReader(suggestsUnits: false)
        guard let measure = try? reader.read(drawn.text),
          measure.unit.quantity == drawn.unit.quantity
        else { return .holds }
        let row = units(reader.fit(measure, toEach: [drawn.unit])[0])
        let target = try reader.unit(drawn.unit.identifier)
        // `gallon` is the identifier of a unit and a name of other units, so it is excluded.
        if !target.alternatives.isEmpty { return .holds }
        let single = units(reader.fit(measure, target).source)
        return row == single
          ? .agrees(on: row.map(\.identifier).joined(separator: " "))
          : .broken([
            ("written", drawn.description), ("table", "\(row.map(\.identifier))"),
            ("single", "\(single.map(\.identifier))"),
          ])
      }, source: "MeasureReader.fit")
  }

  /// Returns the units of the parts of a sum, or the unit of a single measure.
  private static func units(_ reading: MeasureReading) -> [MeasureUnit] {
    reading.parts.isEmpty ? [reading.unit] : reading.parts.map(\.unit.unit)
  }
}

/// A measure with a shared name, or a sum, and a unit of the first meaning's quantity.
private struct TableRow: CustomStringConvertible, Sendable {
  var text: String
  var unit: MeasureUnit

  var description: String { "\(text) to \(unit.identifier)" }

  static let generator = Generator<TableRow>("shared name and unit") { source in
    let sum = source.oneIn(3) ? source.draw(SharedSum.generator) : nil
    let name = sum?.first ?? source.element(of: SharedNames.all)
    let first = Catalog.standard.units(named: name, in: nil)[0]
    let units = Catalog.standard.quantity(first.quantity)?.units ?? [first]
    return TableRow(text: sum?.text ?? "1 \(name)", unit: source.element(of: units))
  }
}

/// Two names of units; a unit of the first name equals a whole number of units of the second.
struct SharedSum: CustomStringConvertible, Sendable {
  var first: String
  var second: String

  var text: String { "1 \(first) 1 \(second)" }
  var description: String { text }

  static let generator = Generator<SharedSum>("sum of shared names") { $0.element(of: all) }

  /// The shared names that consist of two or more letters or spaces.
  static let names = SharedNames.all.filter { name in
    name.utf8.count > 1
      && name.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0 | 0x20) }
  }

  private static let all: [SharedSum] = {
    let units = names.map { Catalog.standard.units(named: $0, in: nil) }
    var sums: [SharedSum] = []
    for (first, firsts) in zip(names, units) {
      for (second, seconds) in zip(names, units)
      where firsts.contains(where: { x in seconds.contains { isWhole(x, $0) } }) {
        sums.append(SharedSum(first: first, second: second))
      }
    }
    return sums
  }()

  /// Whether a unit `x` equals a whole number of units `y`, at least 2.
  static func isWhole(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    guard x.quantity == y.quantity, x != y, case .linear(let factor) = x.conversionMap(to: y) else {
      return false
    }
    if factor.isNegative || factor == .one || !(0..<20).contains(factor.exponent) { return false }
    var numerator = factor.numerator
    for _ in 0..<factor.exponent {
      let (product, isTooLarge) = numerator.multipliedReportingOverflow(by: 10)
      if isTooLarge { return false }
      numerator = product
    }
    return numerator % factor.denominator == 0
  }
}
