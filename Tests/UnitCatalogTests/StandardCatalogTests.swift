import Testing
import UnitCatalog

/// Units in the product documents, by quantity, as text → identifier.
private let required: [(quantity: String, units: [(text: String, identifier: String)])] = [
  (
    "length",
    [
      ("m", "meter"), ("km", "kilometer"), ("cm", "centimeter"), ("mm", "millimeter"),
      ("µm", "micrometer"), ("nm", "nanometer"), ("mi", "mile"), ("yd", "yard"), ("ft", "foot"),
      ("in", "inch"), ("nmi", "nautical-mile"), ("Å", "angstrom"),
    ]
  ),
  (
    "mass",
    [
      ("kg", "kilogram"), ("g", "gram"), ("mg", "milligram"), ("µg", "microgram"), ("t", "tonne"),
      ("lb", "pound"), ("oz", "ounce"), ("st", "stone"), ("US ton", "ton"),
    ]
  ),
  (
    "temperature",
    [("K", "kelvin"), ("°C", "celsius"), ("°F", "fahrenheit"), ("°R", "rankine")]
  ),
  (
    "volume",
    [
      ("L", "liter"), ("mL", "milliliter"), ("µL", "microliter"), ("m³", "cubic-meter"),
      ("cm³", "cubic-centimeter"), ("in³", "cubic-inch"), ("ft³", "cubic-foot"),
      ("gal(US)", "gallon"), ("gal(UK)", "gallon-imperial"), ("qt", "quart"), ("pt", "pint"),
      ("cup", "cup"), ("tbsp", "tablespoon"), ("tsp", "teaspoon"), ("fl oz", "fluid-ounce"),
      ("gal", "gallon"), ("ml", "milliliter"), ("cl", "centiliter"), ("dl", "deciliter"),
      ("l", "liter"), ("tsp (UK)", "teaspoon-imperial"), ("tbsp (UK)", "tablespoon-imperial"),
      ("cup (UK)", "cup-imperial"), ("fl oz (UK)", "fluid-ounce-imperial"),
      ("pt (UK)", "pint-imperial"), ("qt (UK)", "quart-imperial"),
      ("tbsp (AU)", "tablespoon-australian"), ("cup (JP)", "cup-japanese"),
    ]
  ),
  (
    "area",
    [
      ("m²", "square-meter"), ("km²", "square-kilometer"), ("cm²", "square-centimeter"),
      ("mm²", "square-millimeter"), ("in²", "square-inch"), ("ft²", "square-foot"),
      ("yd²", "square-yard"), ("mi²", "square-mile"), ("acre", "acre"), ("ha", "hectare"),
    ]
  ),
  (
    "speed",
    [
      ("m/s", "meter-per-second"), ("km/h", "kilometer-per-hour"), ("mph", "mile-per-hour"),
      ("kn", "knot"), ("ft/s", "foot-per-second"),
    ]
  ),
  (
    "time",
    [
      ("s", "second"), ("ms", "millisecond"), ("µs", "microsecond"), ("ns", "nanosecond"),
      ("min", "minute"), ("h", "hour"), ("day", "day"), ("week", "week"),
      ("month", "month-30-day"), ("year", "year-365-day"),
    ]
  ),
  (
    "data",
    [
      ("bit", "bit"), ("byte", "byte"), ("KB", "kilobyte"), ("kB", "kilobyte"), ("K", "kilobyte"),
      ("MB", "megabyte"), ("GB", "gigabyte"), ("TB", "terabyte"), ("KiB", "kibibyte"),
      ("MiB", "mebibyte"), ("GiB", "gibibyte"), ("TiB", "tebibyte"),
    ]
  ),
  (
    "pressure",
    [
      ("Pa", "pascal"), ("kPa", "kilopascal"), ("MPa", "megapascal"), ("bar", "bar"),
      ("atm", "atmosphere"), ("torr", "torr"), ("psi", "pound-force-per-square-inch"),
      ("dB SPL", "decibel-sound-pressure-level"),
    ]
  ),
  (
    "energy",
    [
      ("J", "joule"), ("kJ", "kilojoule"), ("cal", "calorie"), ("kcal", "kilocalorie"),
      ("Wh", "watt-hour"), ("kWh", "kilowatt-hour"), ("BTU", "british-thermal-unit-it"),
    ]
  ),
  (
    "power",
    [
      ("W", "watt"), ("kW", "kilowatt"), ("hp (metric)", "horsepower-metric"),
      ("hp (mechanical)", "horsepower"), ("hp", "horsepower"), ("dBm", "decibel-milliwatt"),
      ("dBW", "decibel-watt"), ("dB SWL", "decibel-sound-power-level"),
    ]
  ),
  ("angle", [("deg", "degree"), ("rad", "radian"), ("grad", "gradian"), ("°", "degree")]),
  (
    "frequency",
    [("Hz", "hertz"), ("kHz", "kilohertz"), ("MHz", "megahertz"), ("GHz", "gigahertz")]
  ),
  (
    "fuel-economy",
    [
      ("L/100km", "liter-per-100-kilometer"), ("km/L", "kilometer-per-liter"),
      ("mpg(US)", "mile-per-gallon"), ("mpg(UK)", "mile-per-gallon-imperial"),
      ("mpg-us", "mile-per-gallon"), ("mpg", "mile-per-gallon"),
    ]
  ),
  (
    "force",
    [("N", "newton"), ("kN", "kilonewton"), ("lbf", "pound-force"), ("dyn", "dyne")]
  ),
  (
    "torque",
    [("N·m", "newton-meter"), ("lbf·ft", "pound-force-foot"), ("lb ft", "pound-force-foot")]
  ),
  ("acceleration", [("m/s²", "meter-per-square-second"), ("g", "g-force")]),
  (
    "mass-density",
    [("kg/m³", "kilogram-per-cubic-meter"), ("g/cm³", "gram-per-cubic-centimeter")]
  ),
  (
    "volume-flow",
    [("L/min", "liter-per-minute"), ("m³/h", "cubic-meter-per-hour"), ("gpm", "gallon-per-minute")]
  ),
  ("mass-flow", [("kg/s", "kilogram-per-second"), ("lb/h", "pound-per-hour")]),
  ("data-rate", [("Mbps", "megabit-per-second"), ("MB/s", "megabyte-per-second")]),
  (
    "voltage",
    [
      ("V", "volt"), ("mV", "millivolt"), ("kV", "kilovolt"), ("dBV", "decibel-volt"),
      ("dBu", "decibel-unloaded"),
    ]
  ),
  ("electric-current", [("A", "ampere"), ("mA", "milliampere"), ("amps", "ampere")]),
  (
    "electric-resistance",
    [("Ω", "ohm"), ("kΩ", "kiloohm"), ("MΩ", "megaohm"), ("mΩ", "milliohm"), ("Ohm", "ohm")]
  ),
  (
    "electric-charge",
    [
      ("C", "coulomb"), ("Ah", "ampere-hour"), ("mAh", "milliampere-hour"),
      ("mah", "milliampere-hour"),
    ]
  ),
  ("magnetic-field-strength", [("Oe", "oersted")]),
  ("illuminance", [("lx", "lux"), ("fc", "foot-candle"), ("footcandles", "foot-candle")]),
  (
    "luminance",
    [("cd/m²", "candela-per-square-meter"), ("nit", "candela-per-square-meter")]
  ),
  ("sound-intensity", [("dB SIL", "decibel-sound-intensity")]),
  ("amount-concentration", [("mmol/L", "millimole-per-liter"), ("pH", "ph-scale")]),
  ("portion", [("%", "percent"), ("ppm", "part-per-1e6"), ("bp", "permyriad")]),
  ("level", [("dB", "decibel"), ("Np", "neper"), ("B", "bel")]),
]

@Suite struct StandardCatalogTests {
  @Test func everyRuleHolds() throws {
    let catalog = try Catalog(texts: CatalogText.standard)
    #expect(catalog.validate().map(\.description) == [])
  }

  @Test func unitsOfTheDocumentsArePresent() {
    var failures: [String] = []
    for (quantity, units) in required {
      for (text, identifier) in units {
        let unit = Catalog.standard.lookUp(text, in: quantity).candidates.first
        if unit?.identifier != identifier { failures.append("\(quantity): \(text)") }
      }
    }
    #expect(failures == [])
  }

  @Test func quantitiesStandInOrder() {
    let mechanics = [
      "length", "mass", "volume", "temperature", "speed", "area", "time", "data",
      "data-rate", "pressure", "energy", "power", "force", "torque", "acceleration", "angle",
      "solid-angle", "frequency", "fuel-economy", "mass-density", "volume-flow", "mass-flow",
      "dynamic-viscosity", "kinematic-viscosity",
    ]
    let electricity = [
      "voltage", "electric-current", "electric-resistance", "electric-conductance",
      "electric-charge", "electric-capacitance", "electric-inductance", "magnetic-flux",
      "magnetic-flux-density", "magnetic-field-strength",
    ]
    let others = [
      "luminous-intensity", "luminous-flux", "illuminance", "luminance", "sound-intensity",
      "radioactivity", "absorbed-dose", "dose-equivalent", "exposure", "amount-of-substance",
      "amount-concentration", "catalytic-activity", "linear-density", "portion", "level",
    ]
    let expected = mechanics + electricity + others
    #expect(Catalog.standard.quantities.map(\.identifier) == expected)
  }

  @Test func cookingUnitsStandUnderHeadings() {
    let groups = Catalog.standard.quantity("volume")?.groups.map(\.name)
    #expect(
      groups == [
        "Cooking (US)", "Cooking (metric)", "Cooking (UK)", "Cooking (Australia)",
        "Cooking (Japan)",
      ])
  }

  /// M-049: a heading of levels states their reference.
  @Test func soundLevelsStandUnderHeadingsWithTheirReferences() {
    let sections = Catalog.standard.sections(named: "Sound level")
    #expect(
      sections.compactMap(\.group?.name) == [
        "Sound level (pressure, re 20 µPa)", "Sound level (power, re 1 pW)",
        "Sound level (intensity, re 1 pW/m²)",
      ])
    #expect(
      sections.flatMap(\.units).map(\.definition) == [
        "level 20 log10 re 20 micropascal", "level 10 log10 re picowatt",
        "level 10 log10 re picowatt-per-square-meter",
      ])
  }

  /// All citations of an ISO or IEC standard name one edition, so that sources can be compared.
  @Test func standardsOfISOAndIECAreCitedInOneEdition() {
    var editions: [Substring: Set<Substring>] = [:]
    for unit in Catalog.standard.units {
      for word in unit.source.split(whereSeparator: { " ,;".contains($0) }) {
        let parts = word.split(separator: ":")
        guard parts.count == 2, parts[1].count == 4, Int(parts[1]) != nil else { continue }
        // Parts that were split off a standard later count as the standard: 8601-1 as 8601.
        let number = parts[0].hasPrefix("80000-") ? parts[0] : parts[0].prefix { $0 != "-" }
        editions[number, default: []].insert(parts[1])
      }
    }
    #expect(editions["80000-3"] == ["2019"])
    #expect(editions.filter { $0.value.count > 1 } == [:])
  }

  /// A unit whose only source is the prefix table is a multiple of SI units.
  ///
  /// Multiples of other units, such as the curie, need another source.
  @Test func thePrefixTableAloneIsTheSourceOfSIUnitsOnly() {
    let brochure = "SI Brochure, 9th edition (2019), section "
    let prefixes = brochure + "3, table 7"
    var failures: [String] = []
    var count = 0
    for unit in Catalog.standard.units where unit.source == prefixes {
      let words = unit.definition.split(separator: " ").map { $0.prefix { $0 != "^" } }
      for word in words {
        guard let named = Catalog.standard.unit(String(word)) else { continue }
        count += 1
        if named.source.hasPrefix(brochure + "2.3") || named.source == prefixes { continue }
        failures.append("\(unit.identifier): \(named.identifier)")
      }
    }
    #expect(failures == [])
    #expect(count > 150)
  }

  @Test func recordsGiveTheSameCatalog() throws {
    let copy = try Catalog(Catalog.standard.records)
    #expect(copy.units == Catalog.standard.units)
    #expect(copy.quantities == Catalog.standard.quantities)
  }

  @Test func onlyMeasuredAndRoughUnitsAreNotExactlyDefined() {
    let others = Catalog.standard.units.filter { !$0.isExactlyDefined }
    #expect(
      others.map(\.identifier) == [
        "dalton",
        "month-synodic",
        "inch-ofhg-60-fahrenheit", "inch-ofwater-4-celsius", "inch-ofwater-60-fahrenheit",
        "calorie-15", "barrel-oil-equivalent",
      ])
  }
}
