import DecimalArithmetic
import Testing
import UnitCatalog

/// Exact values from statutes, the SI Brochure and NIST SP 811: 1 `unit` is `value` `other`.
private let published: [(unit: String, value: String, other: String)] = [
  // Pressure
  ("bar", "100000", "pascal"), ("millibar", "1", "hectopascal"), ("barye", "0.1", "pascal"),
  ("atmosphere", "101325", "pascal"), ("atmosphere", "760", "torr"),
  ("torr", "101325/760", "pascal"), ("technical-atmosphere", "98066.5", "pascal"),
  ("millimeter-ofhg", "133.322387415", "pascal"), ("centimeter-ofhg", "1333.22387415", "pascal"),
  ("inch-ofhg", "3386.388640341", "pascal"), ("inch-ofhg", "25.4", "millimeter-ofhg"),
  ("centimeter-ofwater", "98.0665", "pascal"), ("inch-ofwater", "249.08891", "pascal"),
  ("meter-ofwater", "9806.65", "pascal"), ("foot-ofwater", "2989.06692", "pascal"),
  ("pound-force-per-square-inch", "4.4482216152605/0.00064516", "pascal"),
  ("kilopound-force-per-square-inch", "1000", "pound-force-per-square-inch"),
  ("pound-force-per-square-inch", "144", "pound-force-per-square-foot"),
  ("kilogram-force-per-square-millimeter", "9.80665", "megapascal"),
  ("newton-per-square-millimeter", "1", "megapascal"),
  // Energy
  ("calorie", "4.184", "joule"), ("calorie-it", "4.1868", "joule"),
  ("kilocalorie", "4184", "joule"), ("kilocalorie-it", "4186.8", "joule"),
  ("watt-hour", "3600", "joule"), ("kilowatt-hour", "3.6", "megajoule"),
  ("british-thermal-unit-it", "1055.05585262", "joule"),
  ("british-thermal-unit-th", "23722880951/22500000", "joule"),
  ("british-thermal-unit-59", "1054.804", "joule"), ("therm-us", "105480400", "joule"),
  ("therm-it", "105505585.262", "joule"), ("therm-ec", "105506000", "joule"),
  ("quad", "1055055852620000000", "joule"), ("erg", "0.0000001", "joule"),
  ("electronvolt", "0.0000000000000000001602176634", "joule"),
  ("foot-pound-force", "1.3558179483314004", "joule"),
  ("foot-poundal", "0.0421401100938048", "joule"),
  ("liter-atmosphere", "101.325", "joule"), ("ton-tnt", "4184000000", "joule"),
  ("horsepower-hour", "2684519.537696172792", "joule"),
  ("tonne-oil-equivalent", "41.868", "gigajoule"),
  ("tonne-coal-equivalent", "29.3076", "gigajoule"),
  ("tonne-oil-equivalent", "11630", "kilowatt-hour"),
  ("barrel-oil-equivalent", "6117863200", "joule"),
  // Power
  ("horsepower", "745.69987158227022", "watt"),
  ("horsepower", "33000", "foot-pound-force-per-minute"),
  ("horsepower-metric", "735.49875", "watt"), ("horsepower-electric", "746", "watt"),
  ("horsepower-water", "746.043", "watt"), ("horsepower-boiler", "9809.5", "watt"),
  ("ton-refrigeration", "52752792631/15000000", "watt"),
  ("kilocalorie-it-per-hour", "1.163", "watt"), ("kilocalorie-per-hour", "523/450", "watt"),
  ("british-thermal-unit-it-per-hour", "1055.05585262/3600", "watt"),
  ("british-thermal-unit-th-per-second", "23722880951/22500000", "watt"),
  ("british-thermal-unit-th-per-minute", "23722880951/1350000000", "watt"),
  ("calorie-it-per-second", "4.1868", "watt"),
  ("erg-per-second", "0.0000001", "watt"), ("kilovolt-ampere", "1", "kilowatt"),
  // Force
  ("pound-force", "4.4482216152605", "newton"), ("kip", "4448.2216152605", "newton"),
  ("ounce-force", "0.27801385095378125", "newton"), ("poundal", "0.138254954376", "newton"),
  ("kilogram-force", "9.80665", "newton"), ("dyne", "0.00001", "newton"),
  ("ton-force", "8896.443230521", "newton"), ("ton-force-imperial", "9964.01641818352", "newton"),
  ("tonne-force", "9806.65", "newton"), ("sthene", "1", "kilonewton"),
  // Torque
  ("pound-force-foot", "1.3558179483314004", "newton-meter"),
  ("pound-force-inch", "0.1129848290276167", "newton-meter"),
  ("ounce-force-inch", "0.00706155181422604375", "newton-meter"),
  ("kilogram-force-meter", "9.80665", "newton-meter"),
  ("dyne-centimeter", "0.0000001", "newton-meter"),
  // Acceleration
  ("g-force", "9.80665", "meter-per-square-second"), ("galileo", "0.01", "meter-per-square-second"),
  ("foot-per-square-second", "0.3048", "meter-per-square-second"),
  ("kilometer-per-hour-per-second", "1/3.6", "meter-per-square-second"),
  // Angle, solid angle, frequency
  ("revolution", "360", "degree"), ("revolution", "400", "gradian"), ("degree", "60", "arc-minute"),
  ("degree", "3600", "arc-second"), ("revolution", "6400", "mil-nato"),
  ("quadrant", "90", "degree"),
  ("hour-angle", "15", "degree"), ("compass-point", "11.25", "degree"),
  ("spat", "2", "hemisphere"), ("square-degree", "3600", "square-arcminute"),
  ("revolution-per-minute", "1/60", "hertz"), ("kilohertz", "1000", "hertz"),
  // Fuel economy
  ("kilometer-per-liter", "1000000", "meter-per-cubic-meter"),
  ("mile-per-gallon", "1609.344/3785.411784", "kilometer-per-liter"),
  ("mile-per-gallon-imperial", "1609.344/4546.09", "kilometer-per-liter"),
  ("liter-per-kilometer", "100", "liter-per-100-kilometer"),
  ("gallon-per-100-mile", "378.5411784/160.9344", "liter-per-100-kilometer"),
  // Density
  ("gram-per-cubic-centimeter", "1000", "kilogram-per-cubic-meter"),
  ("milligram-per-deciliter", "0.01", "gram-per-liter"),
  ("pound-per-cubic-foot", "0.45359237/0.028316846592", "kilogram-per-cubic-meter"),
  ("pound-per-gallon", "453.59237/3.785411784", "gram-per-liter"),
  ("pound-per-gallon-imperial", "453.59237/4.54609", "gram-per-liter"),
  ("grain-per-gallon-imperial", "64.79891/4.54609", "milligram-per-liter"),
  ("slug-per-cubic-foot", "4.4482216152605/0.0086309748412416", "kilogram-per-cubic-meter"),
  // Flow
  ("cubic-foot-per-minute", "28.316846592", "liter-per-minute"),
  ("gallon-per-minute", "3.785411784", "liter-per-minute"),
  ("gallon-per-minute-imperial", "4.54609", "liter-per-minute"),
  ("barrel-per-day", "42", "gallon-per-day"),
  ("million-gallon-per-day", "3785411.784", "liter-per-day"),
  ("pound-per-hour", "0.45359237", "kilogram-per-hour"),
  ("tonne-per-hour", "1/3.6", "kilogram-per-second"), ("tonne-per-day", "1000", "kilogram-per-day"),
  // Data rate
  ("byte-per-second", "8", "bit-per-second"), ("megabyte-per-second", "8", "megabit-per-second"),
  ("mebibyte-per-second", "1048576", "byte-per-second"),
  // Viscosity
  ("poise", "0.1", "pascal-second"), ("centipoise", "1", "millipascal-second"),
  ("reyn", "4.4482216152605/0.00064516", "pascal-second"),
  ("stokes", "1", "square-centimeter-per-second"),
  ("square-foot-per-second", "0.09290304", "square-meter-per-second"),
  // Time: the mean synodic month, to the stated digits
  ("month-synodic", "29.530589", "day"),
]

/// 1 `unit` is `value` · π^`power` `other`.
private let withPi: [(unit: String, value: String, power: Int, other: String)] = [
  ("revolution", "2", 1, "radian"), ("degree", "1/180", 1, "radian"),
  ("radian", "180", -1, "degree"),
  ("gradian", "1/200", 1, "radian"), ("arc-second", "1/648000", 1, "radian"),
  ("milliradian", "3.2", -1, "mil-nato"), ("square-degree", "1/32400", 2, "steradian"),
  ("spat", "4", 1, "steradian"), ("steradian", "32400", -2, "square-degree"),
  ("spat", "129600", -1, "square-degree"),
  ("circular-mil", "0.00000000016129", 1, "square-meter"),
  ("parsec", "648000", -1, "astronomical-unit"), ("parsec", "96939420213600000", -1, "meter"),
]

/// `unit` · `other` is `value`, for fuel per distance and distance per fuel.
private let reciprocals: [(unit: String, value: String, other: String)] = [
  ("liter-per-100-kilometer", "112903/480", "mile-per-gallon"),
  ("mile-per-gallon-imperial", "56826125/201168", "liter-per-100-kilometer"),
  ("liter-per-100-kilometer", "100", "kilometer-per-liter"),
  ("liter-per-10-kilometer", "10", "kilometer-per-liter"),
  ("gallon-per-100-mile", "100", "mile-per-gallon"),
  ("mile-per-gallon-imperial", "100", "gallon-per-100-mile-imperial"),
]

@Suite struct PublishedMechanicsValuesTests {
  private func map(_ from: String, _ to: String) -> ConversionMap? {
    Catalog.standard.unit(from).flatMap { from in
      Catalog.standard.unit(to).flatMap { from.conversionMap(to: $0) }
    }
  }

  private func ratio(_ text: String) throws -> ExactRatio {
    try #require(ExactRatio(published: text))
  }

  @Test func scalesAreThePublishedValues() throws {
    var failures: [String] = []
    for (unit, value, other) in published
    where map(unit, other) != .linear(try ratio(value)) {
      failures.append("\(unit) \(value) \(other)")
    }
    #expect(failures == [])
  }

  @Test func anglesAndWhatIsRoundCarryPi() throws {
    var failures: [String] = []
    for (unit, value, power, other) in withPi {
      let factor = try #require(IrrationalFactor(piPower: power))
      if map(unit, other) != .irrational(try ratio(value), factor) {
        failures.append("\(unit) \(value) \(other)")
      }
    }
    #expect(failures == [])
    #expect(map("megaparsec", "parsec") == .linear(try ratio("1000000")))
  }

  @Test func fuelPerDistanceIsTheReciprocalOfDistancePerFuel() throws {
    var failures: [String] = []
    for (unit, value, other) in reciprocals
    where map(unit, other) != .reciprocal(try ratio(value)) {
      failures.append("\(unit) \(value) \(other)")
    }
    #expect(failures == [])
  }

  @Test func levelsStandOverTheirStandardReferences() throws {
    func exponential(_ amplitude: String, rate: String) throws -> ConversionMap? {
      ExponentialMap(amplitude: try ratio(amplitude), base: .ten, rate: try ratio(rate), root: 1)
        .map { .exponential($0) }
    }
    func shift(_ offset: String) throws -> ConversionMap? {
      AffineMap(scale: .one, offset: try ratio(offset)).map { .affine($0) }
    }
    #expect(
      try map("decibel-sound-pressure-level", "pascal") == exponential("0.00002", rate: "0.05"))
    #expect(try map("decibel-milliwatt", "watt") == exponential("0.001", rate: "0.1"))
    #expect(try map("decibel-watt", "watt") == exponential("1", rate: "0.1"))
    #expect(
      try map("decibel-sound-power-level", "watt") == exponential("0.000000000001", rate: "0.1"))
    #expect(try map("decibel-watt", "decibel-milliwatt") == shift("30"))
    #expect(try map("decibel-sound-power-level", "decibel-watt") == shift("-120"))
  }
}
