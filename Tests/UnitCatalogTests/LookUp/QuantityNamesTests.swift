import Testing
import UnitCatalog

/// Names of quantities, headings and topics.
@Suite struct QuantityNamesTests {
  private static let catalog = Catalog.standard

  /// Headings, identifiers and other names find their quantity in any case, with spaces or hyphens.
  @Test func everyNameStandsForItsQuantity() {
    var failures: [String] = []
    for quantity in Self.catalog.quantities {
      for name in [quantity.identifier, quantity.name] + quantity.aliases {
        let hyphenated = String(name.map { $0 == " " ? "-" : $0 })
        let spaced = String(name.map { $0 == "-" ? " " : $0 })
        for spelling in [
          name, name.lowercased(), name.uppercased(), hyphenated, spaced, "  \(name) ",
          name.split(separator: "/").joined(separator: " / "),
        ]
        where Self.catalog.quantity(named: spelling) != quantity {
          failures.append("\(spelling) for \(quantity.identifier)")
        }
      }
    }
    #expect(failures == [])
  }

  /// Each category in the product documents denotes a quantity, or several quantities as a topic or
  /// as a set of headings.
  @Test func theCategoriesOfTheProductStandForQuantities() {
    let rows: [(String, [String])] = [
      ("Length", ["length"]), ("Mass/Weight", ["mass"]), ("Weight/Mass", ["mass"]),
      ("Mass", ["mass"]), ("Weight", ["mass"]), ("Temperature", ["temperature"]),
      ("Volume", ["volume"]), ("Area", ["area"]), ("Speed", ["speed"]), ("Time", ["time"]),
      ("Pressure", ["pressure"]), ("Energy", ["energy"]), ("Power", ["power"]),
      ("Data/Storage", ["data"]), ("Data Storage", ["data"]), ("Data", ["data"]),
      ("Angle", ["angle"]), ("Frequency", ["frequency"]), ("Fuel Efficiency", ["fuel-economy"]),
      ("Force", ["force"]), ("Torque", ["torque"]), ("Density", ["mass-density"]),
      ("Flow", ["volume-flow", "mass-flow"]),
      ("Luminance/Illuminance", ["illuminance", "luminance"]), ("Voltage", ["voltage"]),
      ("Current", ["electric-current"]), ("Resistance", ["electric-resistance"]),
      ("Acceleration", ["acceleration"]),
      (
        "Electric units",
        [
          "voltage", "electric-current", "electric-resistance", "electric-conductance",
          "electric-charge", "electric-capacitance", "electric-inductance",
        ]
      ),
      ("Sound level", ["pressure", "power", "sound-intensity"]),
      ("Cooking (US)", ["volume"]), ("Cooking (Metric)", ["volume"]),
      ("Cooking (UK/Imperial)", ["volume"]),
      ("Cooking", ["volume", "volume", "volume", "volume", "volume"]),
    ]
    for (name, quantities) in rows {
      for spelling in [name, name.lowercased(), name.uppercased()] {
        let found = Self.catalog.sections(named: spelling).map(\.quantity.identifier)
        #expect(found == quantities, "\(spelling)")
      }
    }
  }

  /// The plural of every name, and the name with other conjunctions, have the same meaning.
  @Test func neighborsOfNamesStandForTheSame() {
    let names = Self.catalog.quantities.flatMap { quantity in
      [quantity.name] + quantity.aliases + quantity.topics
        + quantity.groups.flatMap { [$0.name] + $0.aliases }
    }
    #expect(names.count > 100)
    var failures: [String] = []
    func identifiers(_ name: String) -> [String] {
      Self.catalog.sections(named: name).map { "\($0.quantity.identifier) \($0.group?.name ?? "")" }
    }
    for name in names {
      let own = identifiers(name)
      if own.isEmpty { failures.append(name) }
      var variants = ["/", "&", " & ", " and ", ", "].map {
        name.split(separator: "/").joined(separator: $0)
      }
      if name.hasSuffix("s") {
        if !name.hasSuffix("ss") && !name.hasSuffix("(US)") {
          variants.append(String(name.dropLast()))
        }
      } else if name.hasSuffix("y") {
        variants.append(name.dropLast() + "ies")
      } else if !name.hasSuffix(")") {
        variants.append(name + "s")
      }
      failures += variants.filter { identifiers($0) != own }
    }
    #expect(failures == [])
    for (name, count) in [
      ("Magnetic", 3), ("Sound levels", 3), ("Masses & weights", 1), ("Mass & weights", 1),
      ("Data and storage", 1), ("Storage & data", 1), ("Electrical units", 7),
      ("Illuminance and luminance", 2),
      ("Flows", 2), ("cooking uk", 1), ("masses", 1), ("Stresses", 1), ("Magnetic fluxes", 1),
    ] {
      #expect(Self.catalog.sections(named: name).count == count, "\(name)")
    }
  }

  /// The headings of U-020 and U-021 denote their units, with and without their text in
  /// parentheses.
  @Test func headingsStandForTheirUnits() {
    let imperial = [
      "teaspoon-imperial", "tablespoon-imperial", "fluid-ounce-imperial", "cup-imperial",
      "pint-imperial", "quart-imperial", "gallon-imperial",
    ]
    for name in ["Cooking (UK)", "cooking (imperial)", "Cooking(UK/Imperial)", "imperial-cooking"] {
      let sections = Self.catalog.sections(named: name)
      #expect(sections.map { $0.units.map(\.identifier) } == [imperial], "\(name)")
      #expect(Self.catalog.quantity(named: name) == nil)
    }
    #expect(Self.catalog.sections(named: "cooking").map(\.group?.name).count == 5)
  }

  @Test func whatNamesNothingHasNearNames() {
    for (name, near) in [
      ("Wieght", ["Weight"]), ("lenght", ["Length"]), ("tmie", ["Time"]), ("forse", ["Force"]),
      ("Fuel ecomony", ["Fuel economy"]), ("love", []), ("", []), ("x", []),
      (String(repeating: "m", count: 100_000), []), ("\u{0}", []),
    ] {
      #expect(Self.catalog.sections(named: name).isEmpty)
      #expect(Self.catalog.quantity(named: name) == nil)
      #expect(Array(Self.catalog.quantityNames(near: name).prefix(1)) == near, "\(name.prefix(9))")
    }
  }

  /// Hyphens, spaces and slashes separate words, in any number.
  @Test func marksOnlySeparateWords() throws {
    let catalog = try Self.catalog.adding(
      CustomQuantity(identifier: "gait", name: "Run--/--walk", baseName: "q", baseSymbol: "q"))
    for spelling in [
      "run/walk", "Run / Walk", "run /walk", "RUN/ WALK", "run--/--walk", "run-/walk",
      "ｒｕｎ / ｗａｌｋ", " run\u{A0}/  walk ", "run walk", "run//walk", "gait", "GAIT",
    ] {
      #expect(catalog.quantity(named: spelling)?.identifier == "gait", "\(spelling)")
    }
    for spelling in ["runwalk", "run/", "/walk"] {
      #expect(catalog.quantity(named: spelling) == nil, "\(spelling)")
    }
  }

  /// A custom quantity's name takes precedence over aliases in the catalog.
  @Test func aNameGoesBeforeAnAlias() throws {
    let catalog = try Self.catalog.adding(
      CustomQuantity(
        identifier: "gym-weight", name: "Weight", description: "Plates on a bar.",
        baseName: "plate", baseSymbol: "plate"))
    #expect(catalog.quantity(named: "weight")?.identifier == "gym-weight")
    #expect(catalog.quantity(named: "Mass/Weight")?.identifier == "mass")
    #expect(catalog.quantity("gym-weight")?.description == "Plates on a bar.")
    let twice = try catalog.adding(
      CustomQuantity(identifier: "weight-two", name: "weight", baseName: "q", baseSymbol: "q"))
    #expect(twice.quantity(named: "weight") == nil)
    #expect(
      twice.sections(named: "Weight").map(\.quantity.identifier) == ["gym-weight", "weight-two"])
  }
}
