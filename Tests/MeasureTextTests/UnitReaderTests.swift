import Metryvo
import Testing

@Suite struct UnitReaderTests {
  private let reader = UnitReader()

  @Test func theOtherUnitDecides() throws {
    let ounces = try reader.read(from: "oz", to: "mL")
    #expect(ounces.source.unit.quantity == "volume")
    let kelvin = try reader.read(from: "K", to: "°C")
    #expect(kelvin.source.unit.identifier == "kelvin" && kelvin.source.alternatives.isEmpty)
  }

  @Test func ambiguityIsReported() throws {
    let cup = try reader.read("cup")
    #expect(cup.unit.identifier == "cup")
    #expect(cup.alternatives.map(\.identifier).contains("cup-metric"))
    #expect(try reader.read("km").alternatives.isEmpty)
  }

  @Test func unknownNames() {
    #expect(throws: MeasureTextError.missingUnit(" ")) { try reader.read(" ") }
    let error = #expect(throws: MeasureTextError.self) { try reader.read("kilometr") }
    #expect(
      error?.description.hasPrefix("unknown unit 'kilometr'; did you mean km (kilometer)") == true)
    let nonsense = #expect(throws: MeasureTextError.self) {
      try reader.read(String(repeating: "m/s", count: 100_000))
    }
    #expect(nonsense?.description.hasSuffix("…'; 'metryvo units' lists all") == true)
  }
}
