import DecimalArithmetic
import Foundation
import GMPDecimal
import Metryvo
import PerformanceBudgets
import Testing
import Workloads

/// Third-party number types compute each kind of conversion that they support, such as linear
/// conversions and levels.
@Suite struct NumberTypeTests {
  private func plan(_ source: String, _ target: String) throws -> ConversionPlan {
    let catalog = Catalog.standard
    return try ConversionPlan(
      from: #require(catalog.unit(source)), to: #require(catalog.unit(target)))
  }

  /// A number, its units and the well-known result.
  private static let rows: [(x: String, from: String, to: String, y: Double, isLevel: Bool)] = [
    ("5", "mile", "kilometer", 8.04672, false), ("98.6", "fahrenheit", "celsius", 37, false),
    ("8", "liter-per-100-kilometer", "kilometer-per-liter", 12.5, false),
    ("180", "degree", "radian", .pi, false), ("1", "watt", "decibel-milliwatt", 30, true),
    ("30", "decibel-milliwatt", "watt", 1, true),
    ("30", "decibel-milliwatt", "decibel-watt", 0, true),
  ]

  @Test func doubleHasEveryModel() throws {
    let engine = DoubleEngine()
    for row in Self.rows where Catalog.standard.unit(row.to) != nil {
      let plan = try plan(row.from, row.to)
      let number = try #require(engine.parse(row.x))
      #expect(engine.has(plan))
      #expect(abs(engine.convert(number, by: engine.plan(plan)) - row.y) < 1e-12, "\(row)")
    }
  }

  @Test func foundationHasAllButLogarithms() throws {
    let engine = FoundationDecimalEngine()
    for row in Self.rows where Catalog.standard.unit(row.to) != nil {
      let plan = try plan(row.from, row.to)
      let number = try #require(engine.parse(row.x))
      if case .logarithm = plan.map {
        #expect(!engine.has(plan))
        continue
      }
      if case .exponential = plan.map {
        #expect(!engine.has(plan))
        continue
      }
      let result = engine.format(engine.convert(number, by: engine.plan(plan)))
      #expect(abs((Double(result) ?? .nan) - row.y) < 1e-12, "\(row)")
    }
  }

  @Test func backendsHaveTheDigitsAskedFor() throws {
    let plan = try plan("foot", "yard")
    for digits in [7, 34, 50, 1_000] {
      let engine = BackendEngine(BigDecimal.self, digits: digits)
      let number = try #require(engine.parse("1"))
      #expect(engine.name == (digits == 34 ? "gmp" : "gmp-\(digits)"))
      #expect(
        engine.format(engine.convert(number, by: engine.plan(plan)))
          == "0." + String(repeating: "3", count: digits))
    }
  }
}
