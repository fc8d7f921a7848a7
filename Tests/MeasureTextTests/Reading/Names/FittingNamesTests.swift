import Metryvo
import Testing

/// Two names with several meanings are resolved to units of one family.
@Suite struct FittingNamesTests {
  private let reader = MeasureReader()
  private let catalog = Catalog.standard

  @Test func namesAreResolvedTogether() throws {
    for (source, target, expected) in [
      ("year", "months", ["year-gregorian", "month-gregorian"]),
      ("months", "years", ["month-gregorian", "year-gregorian"]),
      ("decade", "years", ["decade", "year-gregorian"]),
      ("years", "century", ["year-gregorian", "century"]),
      ("year", "year", ["year-365-day", "year-365-day"]),
      ("year", "days", ["year-365-day", "day"]), ("month", "days", ["month-30-day", "day"]),
      ("year-365-day", "months", ["year-365-day", "month-gregorian"]),
      ("common year", "months", ["year-365-day", "month-gregorian"]),
      ("months", "common year", ["month-gregorian", "year-365-day"]),
      ("year", "30-day months", ["year-gregorian", "month-30-day"]),
      ("month-30-day", "years", ["month-30-day", "year-gregorian"]),
      ("common year", "30-day months", ["year-365-day", "month-30-day"]),
      ("year-365-day", "month-30-day", ["year-365-day", "month-30-day"]),
      ("Gregorian year", "years", ["year-gregorian", "year-gregorian"]),
      ("Julian year", "years", ["year-julian", "year-julian"]),
      ("year-julian", "years", ["year-julian", "year-julian"]),
      ("gallon (UK)", "gallons", ["gallon-imperial", "gallon-imperial"]),
      ("gallons", "gallon (UK)", ["gallon", "gallon-imperial"]),
      ("boiler horsepower", "hp", ["horsepower-boiler", "horsepower-boiler"]),
      ("water horsepower", "horsepower", ["horsepower-water", "horsepower-water"]),
      ("gallon-imperial", "gallon", ["gallon-imperial", "gallon"]),
      ("stones", "hundredweight", ["stone", "hundredweight-imperial"]),
      ("stone", "hundredweight", ["stone", "hundredweight"]),
      ("dry pints", "pint", ["pint-dry", "pint-dry"]),
      ("year-julian", "months", ["year-julian", "month-julian"]),
      ("year", "year-julian", ["year-365-day", "year-julian"]),
      ("gallon", "gallon-imperial", ["gallon", "gallon-imperial"]),
      ("fluid-ounce-imperial", "cups", ["fluid-ounce-imperial", "cup-imperial"]),
      ("imperial pint", "gallons", ["pint-imperial", "gallon-imperial"]),
      ("L", "cups", ["liter", "cup"]), ("cups", "tbsp", ["cup", "tablespoon"]),
      ("cup-metric", "tbsp", ["cup-metric", "tablespoon-metric"]),
      ("bbl", "gallons", ["barrel", "gallon"]), ("stone", "tons", ["stone", "ton-imperial"]),
      ("dry gallon", "quart", ["gallon-dry", "quart-dry"]),
      ("quarts", "US dry gallon", ["quart-dry", "gallon-dry"]),
      ("peck", "quarts", ["peck", "quart-dry"]), ("peck", "quart", ["peck", "quart"]),
      ("pints", "bushel", ["pint-dry", "bushel"]),
      ("bushel", "liters", ["bushel", "liter"]), ("peck", "cups", ["peck", "cup"]),
      ("peck", "US liquid gallon", ["peck", "gallon"]),
      ("bushel", "bbl", ["bushel", "barrel-dry"]),
      ("dry pint", "cups", ["pint-dry", "cup"]), ("gallon", "quarts", ["gallon", "quart"]),
      ("Australian tablespoon", "teaspoons", ["tablespoon-australian", "teaspoon-metric"]),
      ("tbsp", "Japanese cup", ["tablespoon-metric", "cup-japanese"]),
      ("lb", "tons", ["pound", "ton"]), ("tonne", "ton", ["tonne", "ton"]),
      ("BTU", "cal", ["british-thermal-unit-it", "calorie-it"]),
      ("therm", "BTU", ["therm-us", "british-thermal-unit-59"]),
      ("inHg", "inH2O", ["inch-ofhg", "inch-ofwater"]),
    ] {
      let units = reader.fit(try reader.unit(source), try reader.unit(target))
      let found = [units.source.unit.identifier, units.target.unit.identifier]
      #expect(found == expected, "\(source) to \(target)")
    }
  }

  /// US bushels and pecks are dry measures, so the other unit is dry too; Britain has one gallon
  /// for dry goods and liquids.
  @Test func dryMeasuresMeet() throws {
    let pints: [(name: String, count: UInt128)] = [
      ("bushel", 64), ("peck", 16), ("gallon", 8), ("quart", 2), ("pint", 1),
    ]
    var failures: [String] = []
    for (reader, system) in [
      (MeasureReader(), MeasurementSystem.us), (MeasureReader(preferredSystem: .us), .us),
      (MeasureReader(region: RegionCode(rawValue: "US")), .us),
      (MeasureReader(preferredSystem: .imperial), .imperial),
    ] {
      for source in pints {
        for target in pints where max(source.count, target.count) >= 16 {
          let units = reader.fit(try reader.unit(source.name + "s"), try reader.unit(target.name))
          let (x, y) = (units.source.unit, units.target.unit)
          let one = x.scale.multiplied(by: try #require(ExactRatio(target.count)))
          let other = y.scale.multiplied(by: try #require(ExactRatio(source.count)))
          if one != other || x.systems != [system] || y.systems != [system] {
            failures.append("\(x.identifier) to \(y.identifier)")
          }
        }
      }
    }
    #expect(failures == [])
  }

  @Test func theAlternativesStayAtHand() throws {
    let units = reader.fit(try reader.unit("year"), try reader.unit("months"))
    #expect(units.source.alternatives.map(\.identifier) == ["year-365-day", "year-julian"])
    #expect(
      units.target.alternatives.map(\.identifier)
        == ["month-30-day", "month-julian", "month-synodic"])
  }

  @Test func thePreferredSystemDecidesFirst() throws {
    let british = MeasureReader(preferredSystem: .imperial)
    let units = british.fit(try british.unit("cup"), try british.unit("fl oz"))
    #expect(units.source.unit.identifier == "cup-imperial")
    #expect(units.target.unit.identifier == "fluid-ounce-imperial")
    let years = british.fit(try british.unit("year"), try british.unit("months"))
    #expect(years.target.unit.identifier == "month-gregorian")
  }

  /// The parts of a sum decide the family of the target.
  @Test func compoundsDecideTheTarget() throws {
    for (text, target, number, unit) in [
      ("1 year 6 months", "months", "18", "month-gregorian"),
      ("1 year 6 months", "years", "18", "year-gregorian"),
      ("1 year 1 day", "months", "366.2425", "month-gregorian"),
      ("1 Julian year 6 h", "months", "8772", "month-julian"),
      ("1 stone 7 lb", "tons", "21", "ton-imperial"),
      ("1 decade 2 years", "months", "12", "month-gregorian"),
      ("1 gallon 2 pints", "cups", "10", "cup"),
      ("1 bushel 2 pecks", "quarts", "6", "quart-dry"),
      ("1 peck 3 quarts", "gallons", "11", "gallon-dry"),
    ] {
      let units = reader.fit(try reader.read(text), try reader.unit(target))
      #expect(units.source.number == .decimal(number), "\(text)")
      #expect(units.target.unit.identifier == unit, "\(text) to \(target)")
    }
  }

  /// The parts of a sum keep their names and alternatives.
  @Test func partsOfSumsReportTheirMeanings() throws {
    for (text, parts) in [
      ("1 gallon 1 pint", ["gallon: gallon +2", "pint: pint +3"]),
      ("1 year 6 months", ["year: year-gregorian +2", "months: month-gregorian +3"]),
      ("5 ft 6 in", ["ft: foot +0", "in: inch +0"]), ("5'6", ["': foot +0", ": inch +0"]),
      ("1 gallon 2 pints 1 cup", ["gallon: gallon +2", "pints: pint +3", "cup: cup +4"]),
      ("-1 h 30 min", ["h: hour +0", "min: minute +0"]), ("5 km", []), ("5-6 gallons", []),
    ] {
      let reading = try reader.read(text)
      let found = reading.parts.map { part in
        let name = text.utf8.dropFirst(part.utf8UnitRange.lowerBound)
          .prefix(part.utf8UnitRange.count)
        return "\(String(decoding: name, as: UTF8.self)): \(part.unit.unit.identifier) "
          + "+\(part.unit.alternatives.count)"
      }
      #expect(found == parts, "\(text)")
    }
    let found = try reader.find(in: "It took 1 year 6 months, it says.")
    #expect(found.parts.count == 2 && found.leftOut.count == 2)
  }

  /// In each row of a table, a name has the meaning of a conversion to the row's unit.
  @Test func tablesReadNamesAsConversions() throws {
    let units = [
      "day", "month-30-day", "month-gregorian", "year-gregorian", "month-julian", "decade",
    ]
    .compactMap { catalog.unit($0) }
    let rows = reader.fit(try reader.read("1 year"), toEach: units)
    #expect(
      rows.map(\.unit.identifier) == [
        "year-365-day", "year-gregorian", "year-gregorian", "year-365-day", "year-julian",
        "year-gregorian",
      ])
    let own = reader.fit(try reader.read("1 year-365-day"), toEach: units)
    #expect(own.allSatisfy { $0.unit.identifier == "year-365-day" })
  }

  /// Returns the families of a unit, computed independently of the library: the qualifier of its
  /// symbol, and the single nation of its systems, for the unit and all units of its definition.
  private func ties(_ unit: MeasureUnit, depth: Int = 0) -> Set<String> {
    var ties: Set<String> = []
    let systems = Set(unit.systems)
    if systems.contains(.us) != systems.contains(.imperial) {
      ties.insert(systems.contains(.us) ? "US" : "UK")
    } else if let match = unit.symbol.firstMatch(of: #/ \(([^)]*)\)/#) {
      ties.insert(String(match.1))
    }
    guard depth < 20 else { return ties }
    for word in unit.definition.split(separator: " ") {
      let name = word.split(separator: "^")[0]
      if name != "base", let part = catalog.unit(String(name)) {
        ties.formUnion(self.ties(part, depth: depth + 1))
      }
    }
    return ties
  }

  private func nation(_ unit: MeasureUnit) -> String? {
    let isOfUS = unit.systems.contains(.us)
    return isOfUS == unit.systems.contains(.imperial) ? nil : isOfUS ? "US" : "UK"
  }

  private func areKin(_ x: MeasureUnit, _ y: MeasureUnit) -> Bool {
    if let nation = nation(x), let other = self.nation(y) { return nation == other }
    return !ties(x).isDisjoint(with: ties(y))
  }

  /// Two identifiers keep their own units, because programs write identifiers.
  @Test func identifiersMeanTheirOwnUnits() throws {
    var failures: [String] = []
    for quantity in catalog.quantities {
      for x in quantity.units {
        for y in quantity.units {
          let units = reader.fit(try reader.unit(x.identifier), try reader.unit(y.identifier))
          if units.source.unit != x || units.target.unit != y {
            failures.append("\(x.identifier) to \(y.identifier)")
          }
        }
      }
    }
    #expect(failures == [])
  }

  /// Judges all pairs of choices with units of a common quantity, one name for each choice.
  @Test func everyPairOfSharedNamesIsOfOneFamilyWhereItCanBe() throws {
    var failures: [String] = []
    var count = 0
    let readings = try catalog.records.flatMap(\.choices).map { choice in
      (name: choice.names[0], reading: try reader.unit(choice.names[0]))
    }
    let quantities = readings.map { _, reading in
      Set(([reading.unit] + reading.alternatives).map(\.quantity))
    }
    for (i, (name, source)) in readings.enumerated() {
      for (j, (other, target)) in readings.enumerated()
      where !quantities[i].isDisjoint(with: quantities[j]) {
        let units = reader.fit(source, target)
        count += 1
        if let problem = problem(units.source, units.target) {
          failures.append("\(name) to \(other): \(problem)")
        }
      }
    }
    #expect(failures == [])
    #expect(count > 500, "\(count)")
  }

  /// Returns the pair that was read, if the pair lacks a common family and other meanings have one.
  private func problem(_ source: UnitReading, _ target: UnitReading) -> String? {
    let (x, y) = (source.unit, target.unit)
    let sources = ([x] + source.alternatives).filter { $0.quantity == x.quantity }
    let targets = ([y] + target.alternatives).filter { $0.quantity == x.quantity }
    // Identifiers, which programs write, keep their units.
    if source.isIdentifier && target.isIdentifier { return nil }
    // Two cases are allowed: a single meaning converts to another meaning of its name, and two
    // default units without a family are kept.
    if areKin(x, y) || x == y || sources.count == 1 && targets.contains(x)
      || targets.count == 1 && sources.contains(y) || ties(x).isEmpty && ties(y).isEmpty
    {
      return nil
    }
    let isOfOneFamily = sources.contains { s in targets.contains { areKin(s, $0) } }
    return isOfOneFamily ? "\(x.identifier), \(y.identifier)" : nil
  }
}
