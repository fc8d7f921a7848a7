import BigInt
import ExactArithmetic
import Foundation
import Peers
import Testing
import UnitCatalog

/// A known difference excuses only the value of our unit that it states.
@Suite struct KnownConflictTests {
  /// Returns our value of a unit as an entry states it: in the target unit of the table's map, else
  /// in the base unit.
  private static func value(
    _ identifier: String, of kind: TableKind, in catalog: Catalog
  ) throws -> String {
    let unit = try #require(catalog.unit(identifier))
    let entry = try #require(try kind.map.entries.first { $0.unit == identifier })
    let base = try #require(catalog.quantity(unit.quantity)?.baseUnit)
    let target = try entry.target.map { try #require(catalog.unit($0)) } ?? base
    return try #require(UnitJudge.exactText(of: unit, in: target))
  }

  private static let entries = TableKind.allCases.flatMap { kind in
    kind.knownConflicts.flatMap { conflict in conflict.units.map { (kind, conflict, $0) } }
  }

  /// Returns the standard catalog with one unit larger by 10⁻⁸.
  private static func catalog(withWrong unit: String) throws -> Catalog {
    var changed = 0
    let texts = CatalogText.standard.map { text in
      var inUnit = false
      let lines = text.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let words = line.split(separator: " ")
        if words.first == "unit" { inUnit = words.last.map(String.init) == unit }
        guard inUnit, words.first == "definition", words.last != "base" else { return String(line) }
        changed += 1
        return "definition 1.00000001 * " + words.dropFirst().joined(separator: " ")
      }
      return CatalogText(name: text.name, lines.joined(separator: "\n"))
    }
    #expect(changed == 1, "\(unit)")
    return try Catalog(texts: texts)
  }

  @Test func everyEntryStatesOurValue() throws {
    #expect(Self.entries.count > 35)
    for (kind, conflict, unit) in Self.entries {
      let ours = try Self.value(unit, of: kind, in: .standard)
      #expect(conflict.values[unit] == ours, "\(kind.title), \(unit)")
    }
  }

  /// Each unit of an entry, changed by 10⁻⁸, differs from the stated value.
  @Test func aValueWrongInTheNinthDigitIsAnother() throws {
    for unit in Set(Self.entries.map(\.2)).sorted() {
      let wrong = try Self.catalog(withWrong: unit)
      for (kind, conflict, name) in Self.entries where name == unit {
        let value = try Self.value(unit, of: kind, in: wrong)
        #expect(conflict.values[unit] != value, "\(kind.title), \(unit)")
      }
    }
  }

  @Test func anotherValueIsNotExcused() throws {
    let table = "meter = [length]\nmile = 1609.35 * meter\ncubit = 0.5 * meter\n"
    let map = "meter = meter\nmile = mile\ncubit = cubit\n"
    func report(_ mile: String, _ cubit: String) throws -> TableReport {
      try TableTexts.report(
        TableTexts.pint(table), map,
        [KnownConflict(["mile": mile, "cubit": cubit], "rounded", versions: ["1"])])
    }
    let right = try report("1609.344", "0.4572345678")
    #expect(right.holds && right.counts.known == 2 && right.wrongConflicts == [])
    let wrong = try report("1609.34400001", "0.4572345678")
    #expect(!wrong.holds && wrong.counts.known == 1 && wrong.counts.unknown == 1)
    #expect(
      wrong.wrongConflicts == ["the ledger states 1609.34400001 meter for 'mile', ours is 1609.344"]
    )
    #expect(try report("1609.344", "0.457234567").counts.unknown == 1)
  }

  @Test func valuesInFull() {
    let rows: [(Rational, String)] = [
      (Rational(1), "1"), (Rational(1, over: 8), "0.125"), (Rational(1, over: 3), "1/3"),
      (Rational(-10, over: 6, exponent: 2), "-500/3"),
      (Rational(7, over: 3, exponent: -3), "7/3000"),
      (Rational(1_200, over: 3_937), "1200/3937"), (Rational(3, exponent: 30), "3E+30"),
      (Rational(1, over: 1 << 40), "9.094947017729282379150390625E-13"),
    ]
    for (value, text) in rows { #expect(value.exactText == text) }
  }
}
