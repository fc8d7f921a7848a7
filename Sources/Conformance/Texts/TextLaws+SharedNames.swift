import DecimalArithmetic
import MeasureText
import PropertyTesting
import UnitCatalog

/// What is known of names that several units share, beyond two of them: in sums and in tables.
extension TextLaws {
  /// The parts of a sum decide each other, and what else their names may mean is reported.
  public static var sumsReportMeanings: Law {
    Law(
      Property(
        "sums-report-what-names-may-mean",
        "read(\"1 A 1 B\"): 1 A is a whole number of B, and of A and B all meanings are reported",
        of: SharedSum.generator
      ) { drawn in
        let reading = try MeasureReader().read(drawn.text)
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
        return SharedSum.isWhole(units[0], units[1])
          ? .agrees(on: units.map(\.identifier).joined(separator: " "))
          : .broken([("written", drawn.text), ("read", "\(units.map(\.identifier))")])
      }, source: "MeasureReading.parts")
  }

  /// A table of all units says what single conversions say.
  public static var tablesReadNamesAlike: Law {
    let names = Generator<String>("shared name") { $0.element(of: SharedNames.all) }
    return Law(
      Property(
        "tables-read-names-as-single-conversions",
        "in a table of all units each row has the source that a conversion to its unit has",
        of: names
      ) { name in
        let reader = MeasureReader(suggestsUnits: false)
        guard let measure = try? reader.read("1 \(name)") else { return .holds }
        let units = Catalog.standard.quantity(measure.unit.quantity)?.units ?? []
        var read: [String] = []
        for (row, unit) in zip(reader.fit(measure, toEach: units), units) {
          let target = try reader.unit(unit.identifier)
          // `gallon` is an identifier that others share.
          if !target.alternatives.isEmpty { continue }
          let single = reader.fit(measure, target).source
          read.append(row.unit.identifier)
          if row.unit != single.unit {
            return .broken([
              ("written", "1 \(name) to \(unit.identifier)"), ("table", row.unit.identifier),
              ("single", single.unit.identifier),
            ])
          }
        }
        return .agrees(on: read.joined(separator: " "))
      }, source: "MeasureReader.fit")
  }
}

/// Two names of which a meaning of the first is a whole number of a meaning of the second.
private struct SharedSum: CustomStringConvertible, Sendable {
  var first: String
  var second: String

  var text: String { "1 \(first) 1 \(second)" }
  var description: String { text }

  static let generator = Generator<SharedSum>("sum of shared names") { $0.element(of: all) }

  private static let all: [SharedSum] = {
    let names = SharedNames.all.filter { name in
      name.utf8.count > 1
        && name.utf8.allSatisfy { $0 == 0x20 || (0x61...0x7A).contains($0 | 0x20) }
    }
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

  /// Whether a unit is two, three or more of another.
  static func isWhole(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    guard x.quantity == y.quantity, x != y, case .linear(let factor) = x.conversionMap(to: y) else {
      return false
    }
    return !factor.isNegative && factor.denominator == 1 && factor.numerator > 1
  }
}
