import Conformance
import MeasureText
import PropertyTesting
import Testing
import UnitCatalog

/// The laws find writers and readers that use another region.
@Suite struct RegionLawsTests {
  private static let quick: PropertyRun = {
    var run = PropertyRun.quiet(seed: 63, cases: 2_000)
    run.shrinkingEvaluations = 1
    return run
  }()

  @Test func indianGroupsInThreesAreNoticed() {
    let writing = TextLaws.writing { drawn in
      var drawn = drawn
      drawn.format.symbols.hasIndianGroups = false
      return TextLaws.writer(drawn)
    }
    #expect(writing.run(Self.quick).failed > 0)
    let reading = TextLaws.damagedNumber { text, syntax in
      guard case .strict(var symbols) = syntax else { return try syntax.read(utf8: text).number }
      symbols.hasIndianGroups = false
      return try NumberSyntax.strict(symbols).read(utf8: text).number
    }
    #expect(reading.run(Self.quick).failed > 0)
  }

  @Test func aForgottenRegionIsNoticed() {
    let faults: [(String, TextLaws.RegionalReader)] = [
      ("no region", { try MeasureReader(preferredSystem: $0.system).read("1 \($0.name)") }),
      (
        "the region before the system",
        { try MeasureReader(region: $0.region).read("1 \($0.name)") }
      ),
      (
        "imperial everywhere",
        { try MeasureReader(preferredSystem: $0.system ?? .imperial).read("1 \($0.name)") }
      ),
    ]
    for (name, reader) in faults {
      #expect(TextLaws.regionalName(by: reader).run(Self.quick).failed > 0, "\(name)")
    }
    #expect(TextLaws.regionalName.run(.quiet(seed: 63, cases: 5_000)).holds)
  }
}
