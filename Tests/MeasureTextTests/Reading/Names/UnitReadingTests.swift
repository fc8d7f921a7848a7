import Metryvo
import Testing

/// Unit names without a number, and the resolution of two names together.
@Suite struct UnitReadingTests {
  private let reader = MeasureReader()

  private func fitted(
    _ source: String, _ target: String, _ reader: MeasureReader = MeasureReader()
  ) throws -> [String] {
    let units = reader.fit(try reader.unit(source), try reader.unit(target))
    return [units.source.unit.identifier, units.target.unit.identifier]
  }

  @Test func theOtherUnitDecides() throws {
    #expect(try fitted("oz", "mL") == ["fluid-ounce", "milliliter"])
    #expect(try fitted("mL", "oz") == ["milliliter", "fluid-ounce"])
    #expect(try fitted("K", "°C") == ["kelvin", "celsius"])
    // Both names may be masses or volumes: the first meaning of the source decides.
    #expect(try fitted("oz", "oz") == ["ounce", "ounce"])
    let kelvin = reader.fit(try reader.unit("K"), try reader.unit("°C")).source
    #expect(kelvin.alternatives.isEmpty)
    // Names without a common quantity keep their first meanings.
    #expect(try fitted("oz", "m") == ["ounce", "meter"])
  }

  @Test func thePreferredSystemDecidesWithinAQuantity() throws {
    let british = MeasureReader(preferredSystem: .imperial)
    #expect(try fitted("pint", "mL", british) == ["pint-imperial", "milliliter"])
    #expect(try fitted("oz", "mL", british) == ["fluid-ounce-imperial", "milliliter"])
    #expect(try fitted("mL", "pint", british) == ["milliliter", "pint-imperial"])
    #expect(try fitted("pint", "mL") == ["pint", "milliliter"])
  }

  @Test func aMeasureKeepsItsNumber() throws {
    let units = reader.fit(try reader.read("12 oz"), try reader.unit("mL"))
    #expect(units.source.unit.identifier == "fluid-ounce")
    #expect(units.source.number == .decimal("12"))
    #expect(!units.source.flags.contains(.ambiguousUnit))
    #expect(try reader.read("12 oz").flags.contains(.ambiguousUnit))
  }

  @Test func ambiguityIsReported() throws {
    let cup = try reader.unit("cup")
    #expect(cup.unit.identifier == "cup")
    #expect(cup.alternatives.map(\.identifier).contains("cup-metric"))
    #expect(try reader.unit("km").alternatives.isEmpty)
  }

  @Test func namesAreTakenAsAWhole() throws {
    for (name, identifier) in [
      (" km ", "kilometer"), ("\u{A0}km\u{2003}", "kilometer"), ("nautical miles", "nautical-mile"),
      ("L/100km", "liter-per-100-kilometer"),
    ] {
      #expect(try reader.unit(name).unit.identifier == identifier, "\(name)")
    }
    let german = MeasureReader(.lenient(.german))
    #expect(try german.unit("Zoll").unit.identifier == "inch")
    for name in ["km x", "5 km", "km/", "kilometr", String(repeating: "m/s", count: 100_000)] {
      let error = #expect(throws: ReadingError.self) { try reader.unit(name) }
      #expect(error?.offset == 0)
      guard case .unknownUnit = error?.reason else {
        Issue.record("\(name): \(String(describing: error))")
        continue
      }
    }
    for name in ["", " ", "\u{2003}\u{A0}"] {
      let error = #expect(throws: ReadingError.self) { try reader.unit(name) }
      #expect(error?.reason == .missingUnit)
    }
  }

  /// The byte range of the name, for messages that quote the name.
  @Test func theNameHasItsPlace() throws {
    for (text, name) in [
      ("5 km", "km"), ("12 fl oz", "fl oz"), ("~5\u{A0}µm", "µm"), ("10–12 kg", "kg"),
      ("5 ft 6 in", "ft"), ("kg 5", "kg"), ("(5 mi)", "mi"), ("10 kg – 12 kg", "kg"),
    ] {
      let range = try reader.read(text).utf8UnitRange
      let bytes = text.utf8.dropFirst(range.lowerBound).prefix(range.count)
      #expect(String(decoding: bytes, as: UTF8.self) == name)
    }
  }
}
