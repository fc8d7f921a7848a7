import Testing
import UnitCatalog

/// A name that is a product of symbols denotes the product of their units.
@Suite struct ProductSpellingsTests {
  /// Factors of products in which pound or ounce is a unit of force, as is customary in mechanics.
  private static let customary = ["lb", "lbs", "oz", "klb", "ft", "in"]

  @Test func productsMeanTheirFactors() {
    let catalog = Catalog.standard
    var wrong: [String] = []
    for unit in catalog.units {
      for name in [unit.symbol] + unit.aliases {
        let factors = name.split(separator: "\u{22C5}")
        guard factors.count == 2, !factors.contains(where: { Self.customary.contains(String($0)) }),
          let first = catalog.lookUp(String(factors[0])).candidates.first,
          let second = catalog.lookUp(String(factors[1])).candidates.first,
          zip(first.dimension.exponents, second.dimension.exponents).map(+)
            != unit.dimension.exponents
        else { continue }
        wrong.append("\(name) is no \(unit.identifier)")
      }
    }
    #expect(wrong == [])
  }

  @Test func massTimesLengthIsNoTorque() {
    for name in [
      "kg\u{B7}m", "kg m", "kg\u{22C5}m", "kgm", "kg\u{B7}cm", "g\u{B7}cm", "kg*m", "kg-m",
    ] {
      #expect(Catalog.standard.lookUp(name).candidates == [], "\(name)")
    }
    #expect(
      Catalog.standard.lookUp("kgf\u{B7}m").candidates.first?.identifier == "kilogram-force-meter")
  }
}
