import Metryvo
import Testing

/// Conversions to the nearest double, compared with the decimal path where 34 digits suffice.
@Suite struct DoubleConversionTests {
  private let converter = Converter<Decimal128>()

  @Test func ordinaryValues() throws {
    let rows: [(Double, String, String, Double)] = [
      (5, "mile", "kilometer", 8.04672), (98.6, "fahrenheit", "celsius", 37),
      (32, "fahrenheit", "celsius", 0), (-40, "celsius", "fahrenheit", -40),
      // 3 · 0.1000000000000000055… is the midpoint of two doubles.
      (0.1, "yard", "foot", 0.30000000000000004), (0, "mile", "kilometer", 0),
      (1e308, "kilometer", "millimeter", .infinity),
      (.leastNonzeroMagnitude, "meter", "kilometer", 0),
      (.leastNonzeroMagnitude, "kilometer", "meter", 1000 * .leastNonzeroMagnitude),
      (1.7976931348623157e308, "millimeter", "meter", 1.7976931348623157e305),
      (.infinity, "mile", "kilometer", .infinity), (-.infinity, "mile", "kilometer", -.infinity),
    ]
    for (value, source, target, expected) in rows {
      let result = try converter.convert(double: value, from: source, to: target)
      #expect(result == expected, "\(value) \(source)")
    }
    #expect(try converter.convert(double: -0.0, from: "mile", to: "kilometer").sign == .minus)
    #expect(try converter.convert(double: .nan, from: "mile", to: "kilometer").isNaN)
  }

  /// For doubles with few bits, 34 digits hold the exact result or decide its rounding.
  ///
  /// The standard library parses the expected double from the decimal result.
  @Test func shortDoublesThroughDigits() throws {
    var state: UInt64 = 5
    let pairs = [
      ("mile", "kilometer"), ("kilometer", "mile"), ("fahrenheit", "celsius"), ("foot", "yard"),
      ("celsius", "kelvin"), ("survey-foot", "meter"), ("gallon", "liter"),
    ]
    for (source, target) in pairs {
      let plan = try converter.plan(from: source, to: target)
      for _ in 0..<4_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let value = Double(Int64(bitPattern: state) >> 40) / Double(1 << (state % 20))
        let digits = try #require(Decimal128(exactly: value))
        let expected = Double(plan.convert(digits).value)
        #expect(plan.convert(double: value) == expected, "\(value) \(source)")
      }
    }
  }

  /// The identity and powers of two are exact over the whole range of doubles.
  @Test func exactOverTheWholeRange() throws {
    var state: UInt64 = 9
    let same = try converter.plan(from: "meter", to: "meter")
    let bits = try converter.plan(from: "kibibyte", to: "byte")
    for _ in 0..<4_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: state ^ state >> 29)
      if !value.isFinite { continue }
      #expect(same.convert(double: value) == value)
      #expect(bits.convert(double: value) == value * 1024)
    }
  }
}
