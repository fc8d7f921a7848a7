import Metryvo
import Testing

/// Spaces in numbers, words that continue a unit's name, kinds of a unit, and relations.
@Suite struct TouchingSignsTests {
  private typealias Row = (locale: NumberLocale, text: String, found: String)

  private func failures(_ rows: [(String, String)]) -> [String] {
    MeasureNeighborsTests.failures(rows)
  }

  private func failures(_ rows: [Row]) -> [String] {
    rows.flatMap { MeasureNeighborsTests.failures([($0.text, $0.found)], $0.locale) }
  }

  /// A single space between digits may separate two numbers if the locale groups with another mark.
  @Test func oneBlankMayPartTwoNumbers() throws {
    let rows: [Row] = [
      (.english, "3 500 ml bottles", "spacedNumber(\"3 500\")"),
      (.english, "case of 12 330 ml", "spacedNumber(\"12 330\")"),
      (.english, "4 100 m", "spacedNumber(\"4 100\")"),
      (.german, "3 500-ml-Flaschen", "spacedNumber(\"3 500\")"),
      (.spanish, "3 500 ml", "spacedNumber(\"3 500\")"),
      (.spanish, "12 330 ml", "12330 milliliter"),
      (.english, "3 500 000 ml in all", "3500000 milliliter | in all"),
      (.english, "3\u{A0}500 ml bottles", "3500 milliliter | bottles"),
      (.french, "3 500 ml bouteilles", "3500 milliliter | bouteilles"),
      (.russian, "3 500 мл", "3500 milliliter"),
    ]
    #expect(failures(rows) == [])
    #expect(try MeasureReader().read("3 500 ml").flags == .ambiguousSeparator)
    #expect(try MeasureReader(.lenient(.french)).read("3 500 ml").flags == [])
    let answer = try RequestConverter<Decimal128>().convert("3 500 mL to L")
    #expect(answer.text == "3.5 L" && answer.notes.first?.identifier == "numberReadAs")
  }

  /// Words after a unit that form another unit with it belong to the name.
  @Test func joinedWordsMakeTheUnit() throws {
    let rows: [Row] = [
      (.english, "5 kg-force", "5 kilogram-force"), (.english, "5 lbs force", "5 pound-force"),
      (.english, "5 pounds of force", "5 pound-force"), (.english, "5 V-A", "5 volt-ampere"),
      (.english, "5 kV-A load", "5 kilovolt-ampere | load"),
      (.english, "5 lb force per square inch", "5 pound-force-per-square-inch"),
      (.english, "5 kg-force/cm²", "5 kilogram-force-per-square-centimeter"),
      (.english, "5 km-long", "4 -long"), (.english, "5 V A", "4 A"),
      (.french, "5 kg force", "5 kilogram-force"),
      (.french, "5 L aux 100 km", "5 liter-per-100-kilometer"),
      (.german, "5 L auf 100 km", "5 liter-per-100-kilometer"),
      (.spanish, "5 L a los 100 km", "5 liter-per-100-kilometer"),
      (.german, "ein 10-km-Lauf", "10 kilometer | ein | -Lauf"),
    ]
    #expect(failures(rows) == [])
    #expect(try MeasureReader().unit("kg force").unit.identifier == "kilogram-force")
  }

  /// The symbol of a mass with `force` is the unit of force, except `g force`, the standard
  /// acceleration of gravity.
  @Test func everyForceIsFoundByTheSymbolOfItsMass() throws {
    let reader = MeasureReader()
    var judged = 0
    for force in Catalog.standard.units
    where force.quantity == "force" && force.identifier.hasSuffix("-force")
      && force.identifier != "gram-force"
    {
      guard let mass = Catalog.standard.unit(String(force.identifier.dropLast(6))) else { continue }
      for joint in [" ", "-", " of "] where (try? reader.unit("\(mass.symbol)\(joint)force")) != nil
      {
        let reading = try reader.find(in: "5 \(mass.symbol)\(joint)force")
        #expect(reading.unit.quantity == "force", "\(mass.symbol)\(joint)force")
        judged += 1
      }
    }
    #expect(judged >= 6)
  }

  @Test func kindsOfAUnitAreRefused() {
    let rows = [
      ("5 gallons English", "10 gallons (English)"), ("5 oz apothecary", "5 apothecary"),
      ("5 drams apothecary", "8 apothecary"), ("5 barrels of beer", "13 beer"),
      ("5 barrels of oil", "5 barrel"), ("5 pints of beer", "5 pint | of beer"),
      ("5 cups of flour", "5 cup | of flour"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func relationsAreReadOrRefused() throws {
    let rows = [
      ("!= 5 km", "0 !="), ("!5 km", "0 !"), ("Really? !5 km", "8 !"), ("x := 5 km", "2 :="),
      ("Hi! 5 km", "5 kilometer | Hi"), ("Wow!5 km", "5 kilometer | Wow"),
      ("distance = 5 km", "5 kilometer | distance ="), ("5 km != 6 mi", "5 kilometer | != 6 mi"),
    ]
    #expect(failures(rows) == [])
    let reader = MeasureReader()
    #expect(try reader.find(in: "<= 5 km").flags == .upperBound)
    #expect(try reader.find(in: "at >=5 km/h").flags == .lowerBound)
    #expect(try reader.read("~= 5 km").flags == .approximate)
  }

  @Test func moreAndLessAreRefused() {
    let rows: [Row] = [
      (.english, "5 km more", "5 more"), (.german, "5 km mehr", "5 mehr"),
      (.german, "5 km weniger", "5 weniger"), (.french, "5 km de plus", "5 de plus"),
      (.french, "5 km en moins", "8 moins"), (.spanish, "5 km de menos", "5 de menos"),
      (.italian, "5 km in più", "8 più"), (.russian, "5 км больше", "7 больше"),
      (.english, "5 km or more", "5 kilometer | or more"),
      (.german, "mehr als 5 km", "5 kilometer | mehr als"),
      (.german, "weniger als 5 km", "5 kilometer | weniger als"),
    ]
    #expect(failures(rows) == [])
  }
}
