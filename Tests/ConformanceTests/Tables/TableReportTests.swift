import Peers
import Testing
import UnitCatalog

/// Verdicts on tables of units, the list of known differences, and the maps of names.
@Suite struct TableReportTests {
  private static let table = """
    meter = [length]
    mile = 1609.35 * meter
    cubit = 0.4572346 * meter
    """
  private static let map = """
    meter = meter
    mile = mile
    cubit = cubit
    """

  private func report(
    _ conflicts: [KnownConflict] = [], table: String = table, map: String = map
  ) throws -> TableReport {
    try TableTexts.report(try TableTexts.pint(table), map, conflicts)
  }

  @Test func aDifferenceNeedsAReason() throws {
    let unknown = try report()
    #expect(
      TableTexts.words(unknown) == [
        "meter: agrees", "mile: differs 1609.344 1609.35 0.0000037", "cubit: digits 7",
      ])
    #expect(!unknown.holds && unknown.counts.unknown == 1 && unknown.counts.agreeToDigits == 1)
    let conflict = KnownConflict(["mile": "1609.344"], "rounded", versions: ["1"])
    let known = try report([conflict])
    #expect(known.holds && known.counts.known == 1 && known.counts.unknown == 0)
    #expect(known.conflict(of: known.units[1]) == conflict)
    #expect(known.conflict(of: known.units[0]) == nil)
  }

  @Test func anEntryThatExplainsNothingFailsInItsVersion() throws {
    let entries = [
      KnownConflict(["mile": "1609.344"], "rounded", versions: ["1"]),
      KnownConflict(["meter": "1", "gone": "2"], "was wrong once", versions: ["1"]),
    ]
    let stale = try report(entries)
    #expect(stale.unusedConflicts == ["gone", "meter"] && !stale.holds)
    let elsewhere = KnownConflict(["meter": "1"], "was wrong once", versions: ["0"])
    #expect(try report([entries[0], elsewhere]).holds)
  }

  @Test func aMapThatNamesWhatThereIsNotFails() throws {
    let rows = [
      ("league = mile", "map, line 1: the catalog has no unit 'league'"),
      ("meter = metre", "map, line 1: the table has no 'metre'"),
      ("mile = mile", "map, line 1: the map lacks 'meter', the base unit"),
      (
        "meter = meter\nmile = mile ** 2",
        "map, line 2: 'mile ** 2' has not the dimension of 'length' in the table"
      ),
      ("mile in kelvin = mile", "map, line 1: the quantity of 'mile' has no unit 'kelvin'"),
      ("meter = (meter", "map, line 1: '(' is not closed"),
    ]
    for (map, problem) in rows {
      let report = try report(map: map)
      #expect(report.mapProblems == [problem] && !report.holds)
    }
  }

  /// A fraction, or a value with several numbers, is no rounded form of our value, even if its
  /// numerator has our digits.
  @Test func onlyOneNumberWithManyDigitsCanBeRounded() throws {
    let table = """
      meter = [length]
      mile = 16093440 / 10000.00001 * meter
      cubit = 457.23457 / 1e3 * meter
      """
    #expect(
      TableTexts.words(try report(table: table)).dropFirst() == [
        "mile: differs 1609.344 1609.3439983906560016 -1.0E-9".replacing("-1.0E-9", with: "-1E-9"),
        "cubit: digits 8",
      ])
  }

  @Test func offsetsAndReciprocalsAreCompared() throws {
    let table = """
      meter = [length]
      kelvin = [temperature]
      warm = kelvin; offset: 273.16
      wide = 2 * meter ** 2
      """
    let map = """
      kelvin = kelvin
      celsius = warm
      meter-per-cubic-meter = 1 / meter ** 2
      cubic-meter-per-meter = wide
      """
    #expect(
      TableTexts.words(try report(table: table, map: map)) == [
        "kelvin: agrees", "celsius: differs 1 + 273.15 1 + 273.16 0.000037",
        "meter-per-cubic-meter: agrees", "cubic-meter-per-meter: differs 1 2 1",
      ])
  }

  @Test func mapsAreReadStrictly() {
    let rows = [
      ("mile", "line 1, column 1: expected '=' after a name"),
      ("\nmile on meter = m", "line 2, column 1: unexpected 'mile on meter'"),
      ("mile = ", "line 1, column 1: expected a definition"),
      ("mile = a\nmile = b", "line 2, column 1: 'mile' stands twice"),
    ]
    for (text, message) in rows {
      do throws(TableError) {
        _ = try UnitMap(text, name: "map")
        Issue.record("\(text) is read")
      } catch {
        #expect(error.description == "map, " + message)
      }
    }
  }

  /// The maps of names and the list of known differences name only units of the catalog.
  @Test(arguments: TableKind.allCases) func mapsAreWellFormed(_ kind: TableKind) throws {
    let map = try kind.map
    let catalog = Catalog.standard
    let strangers = map.entries.filter { entry in
      catalog.unit(entry.unit) == nil || entry.target.map { catalog.unit($0) == nil } ?? false
    }
    #expect(strangers == [] && map.entries.count > 190)
    let bases = Set(map.entries.filter { $0.target == nil }.map(\.unit))
    let baseless = map.entries.filter { entry in
      guard entry.target == nil, let unit = catalog.unit(entry.unit) else { return false }
      return !bases.contains(catalog.quantity(unit.quantity)?.baseUnit.identifier ?? "")
    }
    #expect(baseless == [])
    let mapped = Set(map.entries.map(\.unit))
    let conflicts = kind.knownConflicts
    let explained = conflicts.flatMap(\.units)
    #expect(explained.allSatisfy(mapped.contains) && Set(explained).count == explained.count)
    #expect(conflicts.allSatisfy { !$0.reason.isEmpty && !$0.versions.isEmpty })
  }
}
