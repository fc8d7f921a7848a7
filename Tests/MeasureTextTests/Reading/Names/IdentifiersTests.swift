import Metryvo
import Testing

/// Readings state whether the name is the unit's identifier.
@Suite struct IdentifiersTests {
  private static let reader = MeasureReader(suggestsUnits: false)

  /// `isIdentifier` holds if the name has the identifier's bytes; the flag `percent` holds if the
  /// unit is the percent.
  @Test func readingsSayWhatTheNameIs() {
    var failures: [String] = []
    for unit in Self.reader.catalog.units {
      let names = [unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.aliases
      for name in names + [unit.identifier.uppercased(), " \(unit.identifier)"] {
        guard let alone = try? Self.reader.unit(name) else { continue }
        let bare = name.drop { $0 == " " }
        if alone.isIdentifier != (alone.unit.identifier == bare) { failures.append(name) }
        guard let measure = try? Self.reader.read("5 \(name)") else { continue }
        if measure.unitReading != alone { failures.append("5 \(name)") }
        if measure.flags.contains(.percent) != (measure.unit.identifier == "percent") {
          failures.append("5 \(name), percent")
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }

  /// A name that equals an identifier only after folding is no identifier.
  @Test func foldedNamesAreNoIdentifiers() throws {
    for (name, isIdentifier) in [
      ("mile", true), ("fluid-ounce", true), ("percent", true), ("ton", true), ("ｍｉｌｅ", false),
      ("Mile", false), ("mi\u{AD}le", false), ("fluid ounce", false), ("mi", false), ("%", false),
    ] {
      #expect(try Self.reader.unit(name).isIdentifier == isIdentifier, "\(name)")
      #expect(try Self.reader.read("5 \(name)").unitReading.isIdentifier == isIdentifier, "\(name)")
    }
  }

  /// An identifier is read as a whole: if the part after a hyphen is unknown, the part before the
  /// hyphen is not read.
  @Test func identifiersWithHyphensAreReadAsAWhole() throws {
    let reader = MeasureReader()
    var failures: [String] = []
    var count = 0
    for unit in reader.catalog.units {
      guard let hyphen = unit.identifier.lastIndex(of: "-") else { continue }
      if try reader.read("1 \(unit.identifier)").unitReading.unit.identifier != unit.identifier {
        failures.append(unit.identifier)
      }
      for ending in ["-long", "-20", "-1x", "-zzz"] {
        let name = unit.identifier[..<hyphen] + ending
        count += 1
        for text in ["1 \(name)", "1 \(name) to km"] where (try? reader.read(text)) != nil {
          failures.append(text)
        }
        if (try? reader.find(in: "1 \(name)")) != nil { failures.append("find: \(name)") }
      }
    }
    #expect(failures.prefix(20) == [])
    #expect(count > 500)
    let error = #expect(throws: ReadingError.self) { try reader.read("1 calorie-20") }
    let meant = reader.catalog.unit("calorie-15").map { [$0] } ?? []
    #expect(error?.reason == .unknownUnit(suggestions: meant) && error?.offset == 2)
    let long = #expect(throws: ReadingError.self) { try reader.read("5 km-long") }
    #expect(long?.reason == .unexpected("-") && long?.offset == 4)
  }
}
