import Testing
import UnitCatalog

@Suite struct LookUpTests {
  private func identifiers(_ result: LookUpResult) -> String {
    switch result {
    case .found(let unit): unit.identifier
    case .ambiguous(let units): "? " + units.map(\.identifier).joined(separator: " ")
    case .unknown(let units): "! " + units.map(\.identifier).joined(separator: " ")
    }
  }

  private func failures(_ rows: [(text: String, expected: String)], in quantity: String? = nil)
    -> [String]
  {
    rows.compactMap { text, expected in
      let found = identifiers(Catalog.standard.lookUp(text, in: quantity))
      return found == expected ? nil : "\(text): \(found) instead of \(expected)"
    }
  }

  @Test func everySpellingFindsItsUnit() {
    var failures: [String] = []
    for unit in Catalog.standard.units {
      let record = unit.record
      for text in [record.identifier, record.symbol, record.name, record.pluralName]
        + record.symbolVariants + record.aliases
      where !Catalog.standard.lookUp(text, in: unit.quantity).candidates.contains(unit) {
        failures.append("\(unit.identifier): \(text)")
      }
    }
    #expect(failures == [])
  }

  @Test func caseDecidesSymbolsButNotNames() {
    #expect(
      failures([
        ("mm", "millimeter"), ("Mm", "megameter"), ("MB", "megabyte"), ("Mb", "megabit"),
        ("nm", "nanometer"), ("NM", "nautical-mile"), ("ml", "milliliter"), ("ML", "megaliter"),
        ("MILES", "mile"), ("Feet", "foot"), ("Celsius", "celsius"), ("KILOMETRES", "kilometer"),
        ("litre", "liter"), ("kilogrammes", "kilogram"), ("Square Metres", "square-meter"),
        ("kilometres per hour", "kilometer-per-hour"), ("min", "minute"), ("m", "meter"),
        ("MPH", "mile-per-hour"), ("Mile-Per-Hour", "mile-per-hour"),
        ("MPa", "megapascal"), ("mPa", "millipascal"), ("MW", "megawatt"), ("mW", "milliwatt"),
        ("kn", "knot"), ("kN", "kilonewton"), ("Nm", "newton-meter"),
        ("Mbps", "megabit-per-second"),
        ("MBps", "megabyte-per-second"), ("Gal", "galileo"), ("St", "stokes"),
        ("PSI", "pound-force-per-square-inch"),
        ("newton metres", "newton-meter"), ("litres per 100 kilometres", "liter-per-100-kilometer"),
        ("mT", "millitesla"), ("MV", "megavolt"), ("mV", "millivolt"),
      ]) == [])
  }

  @Test func spellingsOfOneSignMeanTheSame() {
    #expect(
      failures([
        ("\u{212B}", "angstrom"), ("\u{C5}", "angstrom"), ("A\u{30A}", "angstrom"),
        ("\u{B5}m", "micrometer"), ("\u{3BC}m", "micrometer"), ("um", "micrometer"),
        ("m\u{B2}", "square-meter"), ("m^2", "square-meter"), ("m2", "square-meter"),
        ("cm\u{B3}", "cubic-centimeter"), ("in^3", "cubic-inch"), ("\u{2103}", "celsius"),
        ("\u{2109}", "fahrenheit"), ("\u{BA}C", "celsius"), ("\u{2DA}F", "fahrenheit"),
        ("nautical\u{A0}mile", "nautical-mile"), ("  square\t  foot ", "square-foot"),
        ("gal(US)", "gallon"), ("gal  (UK)", "gallon-imperial"), ("sq. ft.", "square-foot"),
        ("\u{2032}", "? foot arc-minute"), ("'", "? foot arc-minute"),
        ("\u{2019}", "? foot arc-minute"), ("\u{2033}", "? inch arc-second"),
        ("\"", "? inch arc-second"), ("\u{201D}", "? inch arc-second"),
        ("km\u{2215}h", "kilometer-per-hour"),
        ("ac\u{B7}ft", "acre-foot"), ("light\u{2011}year", "light-year"),
        ("k\u{3A9}", "kiloohm"), ("k\u{2126}", "kiloohm"), ("A\u{B7}h", "ampere-hour"),
      ]) == [])
  }

  @Test func sharedNamesGiveAllUnitsTheDefaultFirst() {
    #expect(
      failures([
        ("cup", "? cup cup-metric cup-imperial cup-us-legal cup-japanese"),
        ("Gallons", "? gallon gallon-imperial gallon-dry"),
        ("pt", "? pint pint-imperial pint-dry pint-metric point"),
        ("pints", "? pint pint-imperial pint-dry pint-metric"),
        (
          "ton",
          "? ton ton-imperial tonne ton-refrigeration ton-force ton-force-imperial tonne-force ton-tnt"
        ),
        ("oz", "? ounce fluid-ounce fluid-ounce-imperial"),
        ("floz", "? fluid-ounce fluid-ounce-imperial"),
        ("fl. oz.", "? fluid-ounce fluid-ounce-imperial"),
        ("tbsp", "? tablespoon tablespoon-imperial tablespoon-metric tablespoon-australian"),
        ("month", "? month-30-day month-gregorian month-julian month-synodic"),
        ("years", "? year-365-day year-gregorian year-julian"), ("K", "? kelvin kilobyte"),
        ("b", "? bit barn"), ("c", "? light-speed celsius"), ("mile", "mile"),
        (
          "hp",
          "? horsepower horsepower-metric horsepower-electric horsepower-water horsepower-boiler"
        ),
        (
          "btu",
          "? british-thermal-unit-it british-thermal-unit-th british-thermal-unit-59"
        ),
        ("cal", "? calorie calorie-it calorie-15"),
        // The large calorie differs only in case.
        ("CAL", "! kilocalorie calorie calorie-it calorie-15"),
        ("Cal", "? kilocalorie kilocalorie-it calorie"),
        ("Calories", "? calorie calorie-it calorie-15 kilocalorie"),
        ("kcal", "? kilocalorie kilocalorie-it"), ("therm", "? therm-us therm-it therm-ec"),
        ("ft-lb", "? foot-pound-force pound-force-foot"),
        ("foot-pounds", "? foot-pound-force pound-force-foot"), ("lb ft", "pound-force-foot"),
        ("mpg", "? mile-per-gallon mile-per-gallon-imperial"),
        ("gpm", "? gallon-per-minute gallon-per-minute-imperial"),
        ("tonf", "? ton-force ton-force-imperial tonne-force"),
        ("ton-force", "? ton-force ton-force-imperial tonne-force"),
        ("gallon-per-minute", "? gallon-per-minute gallon-per-minute-imperial"),
        (
          "British thermal units per hour",
          "? british-thermal-unit-it-per-hour british-thermal-unit-th-per-hour"
        ),
        (
          "BTU/min", "? british-thermal-unit-it-per-minute british-thermal-unit-th-per-minute"
        ),
        ("cal/s", "? calorie-per-second calorie-it-per-second"), ("R", "? rankine roentgen"),
        ("gpg", "? grain-per-gallon grain-per-gallon-imperial"),
        ("minims", "? minim minim-imperial"), ("fl dr", "? fluid-dram fluid-dram-imperial"),
        ("mils", "? mil mil-nato mil-warsaw-pact mil-swedish mile-scandinavian"),
        ("g", "? gram g-force"),
        ("inHg", "? inch-ofhg inch-ofhg-60-fahrenheit"),
        ("mpa", "! millipascal megapascal"), ("MHZ", "megahertz"),
        ("mw", "! milliwatt megawatt"), ("mbps", "? megabit-per-second megabyte-per-second"),
        ("C", "? celsius coulomb"), ("F", "? fahrenheit farad"), ("B", "? byte bel"),
        ("kt", "? knot karat"), ("rd", "? rod rad-dose"), ("rad", "? radian rad-dose"),
        ("Rd", "rutherford"),
        ("pH", "? ph-scale picohenry phot"), ("ph", "? ph-scale picohenry phot"),
      ]) == [])
  }

  @Test func aQuantityNarrowsTheChoice() {
    #expect(failures([("oz", "ounce"), ("ton", "? ton ton-imperial tonne")], in: "mass") == [])
    #expect(failures([("oz", "? fluid-ounce fluid-ounce-imperial")], in: "volume") == [])
    #expect(failures([("pt", "point"), ("gallon", "! ")], in: "length") == [])
    #expect(
      failures([("c", "celsius"), ("K", "kelvin"), ("f", "fahrenheit")], in: "temperature") == [])
    #expect(failures([("g", "g-force")], in: "acceleration") == [])
    #expect(failures([("ft lb", "pound-force-foot")], in: "torque") == [])
    #expect(failures([("ft lb", "foot-pound-force")], in: "energy") == [])
    #expect(failures([("mil", "? mil-nato mil-warsaw-pact mil-swedish")], in: "angle") == [])
    #expect(failures([("'", "arc-minute"), ("\u{2033}", "arc-second")], in: "angle") == [])
    #expect(
      failures([("ton", "ton-refrigeration"), ("mw", "! milliwatt megawatt")], in: "power") == [])
    #expect(failures([("R", "roentgen")], in: "exposure") == [])
    #expect(failures([("K", "kilobyte"), ("B", "byte")], in: "data") == [])
    #expect(failures([("ph", "phot")], in: "illuminance") == [])
  }

  @Test func lettersWithMarksHaveNoCase() {
    #expect(
      failures([
        ("RÖNTGEN", "roentgen"), ("Röntgens", "roentgen"), ("ÅNGSTRÖM", "angstrom"),
        ("DEGREE RÉAUMUR", "reaumur"), ("Rømer", "romer"), ("RØMER", "romer"), ("å", "angstrom"),
        ("STHÈNES", "sthene"),
      ]) == [])
  }

  /// Look-up of an identifier within its quantity returns the unit of this identifier first.
  @Test func anIdentifierNamesItsUnitFirst() {
    let failures = Catalog.standard.units.filter {
      Catalog.standard.lookUp($0.identifier, in: $0.quantity).candidates.first != $0
    }
    #expect(failures.map(\.identifier) == [])
  }

  @Test func prefixesAreNeverStacked() {
    let texts = ["kkm", "mmmm", "kilomegam", "kilomile", "Kkg", "µkg", "megainch", "kK"]
    let failures = texts.filter { !Catalog.standard.lookUp($0).candidates.isEmpty }
    #expect(failures == [])
  }

  /// The listed compositions are those of Unicode, which Swift's comparison of strings uses.
  @Test func lettersWithMarksAreComposed() throws {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
    var pairs: [(written: String, composed: String)] = []
    for mark in ["\u{300}", "\u{301}", "\u{302}", "\u{303}", "\u{304}", "\u{308}", "\u{30A}"] {
      for letter in letters {
        let written = "\(letter)\(mark)"
        let composed = (0xC0...0xFF).compactMap { Unicode.Scalar($0).map { String($0) } }
        for single in composed where single == written { pairs.append((written, single)) }
      }
    }
    #expect(pairs.count > 45)
    let symbols = pairs.map(\.composed).joined(separator: " | ")
    let catalog = try smallCatalog(unit("a", "2 meter", ["symbol a | \(symbols)"]))
    let failures = pairs.filter { catalog.lookUp($0.written).candidates.count != 1 }
    #expect(failures.map(\.written) == [])
  }

  @Test func unknownTextsGetCloseSpellings() {
    #expect(
      failures([
        ("kilometr", "! kilometer"), ("KM", "kilometer"),
        ("fahrenhiet", "! fahrenheit"),
        ("squarefoot", "! square-foot"),
        ("mbit", "! megabit"), ("x", "! "), ("USD", "! "), ("bl", "! pound"),
        ("kmm", "! kilometer"), ("foo", "! foot"), ("galon", "! gallon gallon-imperial gallon-dry"),
        ("", "! "), ("   ", "! "), ("xyzzyplugh", "! "),
        ("mtr", "! meter"), ("fot", "! foot"), ("lbz", "! pound"), ("grm", "! gram"),
        ("pnt", "! pint pint-imperial pint-metric"), ("pnd", "! pound"), ("pnds", "! pound"),
        ("yrd", "! yard"), ("kgz", "! kilogram"),
        ("ozs", "! ounce fluid-ounce fluid-ounce-imperial"), ("cmm", "! centimeter"),
        ("ydd", "! yard"), ("dozen", "! "), ("nope", "! "), ("euro", "! "),
        // Suggestions for a short text are symbols in the same case, and a single letter has none.
        ("ab", "! "), ("AK", "! "), ("jm", "! "), ("zh", "! "), ("aa", "! "), ("ww", "! "),
        ("baz", "! "), ("mk", "! kilometer"), ("sm", "! millisecond"), ("Ap", "! picoampere"),
      ]) == [])
  }

  /// Currency codes (ISO 4217) are no units, and have no similar units.
  @Test func currenciesHaveNoNeighbors() {
    let codes = """
      AUD BGN BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON RUB
      SEK SGD THB TRY TWD UAH USD VND ZAR
      """
    let texts = codes.split { " \n".contains($0) }.map { (String($0), "! ") }
    #expect(texts.count == 35 && failures(texts) == [])
  }

  @Test func longTextsAreRefusedWithoutWork() {
    let texts = [
      String(repeating: "m", count: 65), String(repeating: "meter ", count: 200_000),
      String(repeating: " ", count: 1_000_000) + "m", String(repeating: "^", count: 256),
      "m" + String(repeating: "\u{301}", count: 100_000), "\0", "💥",
    ]
    let failures = texts.filter { Catalog.standard.lookUp($0) != .unknown(suggestions: []) }
    #expect(failures.map(\.count) == [])
  }
}
