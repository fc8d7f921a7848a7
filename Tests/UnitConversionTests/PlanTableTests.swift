import Metryvo
import Testing

/// Prepared plans return the backend's results, are created once, and are found from any thread.
@Suite struct PlanTableTests {
  /// For each ordered pair of units of a quantity, conversions by identifiers and by units equal
  /// the conversion by the pair's map.
  @Test func everyPairIsItsMap() throws {
    let converter = Converter<Decimal128>(target: .decimals(9, elseDigits: 5))
    let value = try #require(Decimal128(exactly: "-26.2187"))
    var wrong: [String] = []
    for quantity in converter.catalog.quantities {
      for source in quantity.units {
        for target in quantity.units {
          let map = try #require(source.conversionMap(to: target))
          let expected = Decimal128.convert(
            value, by: map, to: converter.target, in: converter.context)
          let named = try converter.convert(
            value, from: source.identifier, to: target.identifier)
          let measured = try converter.convert(Measure(value, source), to: target)
          let text = try converter.plan(from: source, to: target).convert("-26.2187")
          let texts = [named.conversion, measured.conversion].map(told)
          if texts != [told(expected), told(expected)]
            || text != expected.value.scientificString()
          {
            wrong.append("\(source) to \(target)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  /// Returns the whole result as text, because a NaN is unequal to every NaN.
  private func told(_ conversion: Conversion<Decimal128>) -> String {
    "\(conversion.value) \(conversion.conditions) \(conversion.isPrecisionLimited)"
  }

  @Test func aPlanIsMadeOnce() throws {
    let converter = Converter<Decimal128>()
    let first = try converter.plan(from: "mile", to: "kilometer")
    #expect(try converter.plan(from: "mile", to: "kilometer") === first)
    let units = converter.catalog
    let mile = try #require(units.unit("mile"))
    #expect(try converter.plan(from: mile, to: #require(units.unit("kilometer"))) === first)
    #expect(try Converter<Decimal128>().plan(from: "mile", to: "kilometer") !== first)
  }

  @Test func threadsShareATable() async throws {
    for _ in 0..<20 {
      let converter = Converter<Decimal128>()
      let units = try converter.units(of: "length")
      let plans = await withTaskGroup(of: [ObjectIdentifier].self) { group in
        for _ in 0..<8 {
          group.addTask {
            units.compactMap { try? converter.plan(from: $0.identifier, to: "meter") }
              .map(ObjectIdentifier.init)
          }
        }
        var found: Set<[ObjectIdentifier]> = []
        for await plans in group { found.insert(plans) }
        return found
      }
      #expect(plans.count == 1 && plans.first?.count == units.count)
    }
  }

  @Test func oneToAllIsOneByOne() throws {
    let converter = Converter<Decimal128>(target: .decimals(12, elseDigits: 12))
    let cups = try converter.plans(from: "cup")
    let units = try converter.units(of: "volume")
    #expect(cups.plans.map(\.plan.target) == units)
    let value = try #require(Decimal128(exactly: "1.25"))
    let capacity = cups.textCapacity
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: capacity * units.count)
    var results = [Converted<Int>](repeating: Converted(Conversion(0)), count: units.count)
    defer { room.deallocate() }
    Array("1.25".utf8).withUnsafeBufferPointer { text in
      results.withUnsafeMutableBufferPointer { cups.convert(utf8: text, into: room, results: $0) }
    }
    for (index, (unit, all)) in zip(units, cups.convert(value)).enumerated() {
      let single = try converter.convert(value, from: "cup", to: unit.identifier)
      let start = index * capacity
      let text = String(decoding: room[start..<(start + results[index].value)], as: UTF8.self)
      #expect(all == single && text == single.value.scientificString(), "\(unit)")
      #expect(results[index].conditions == single.conditions)
    }
  }

  @Test func batches() throws {
    let plan = try Converter<Decimal128>().plan(from: "foot", to: "meter")
    let numbers = ["1", "-2.5", "NaN", "0"].compactMap { Decimal128(exactly: $0) }
    let results = plan.convert(contentsOf: numbers).map { $0.value.scientificString() }
    #expect(results == ["0.3048", "-0.762", "NaN", "0"])
    var values = [Decimal128](repeating: numbers[0], count: 4)
    numbers.withUnsafeBufferPointer { numbers in
      values.withUnsafeMutableBufferPointer { plan.convert(contentsOf: numbers, into: $0) }
    }
    #expect(values.map { $0.scientificString() } == results)
  }

  @Test func errorsNameWhatIsWrong() {
    let converter = Converter<Decimal128>()
    let rows: [(String, String, String)] = [
      (
        "mile", "gram",
        "cannot convert mile (length) to gram (mass): they measure different quantities"
      ),
      ("kilometr", "mile", "no unit has the identifier 'kilometr': try kilometer"),
      ("mile", "", "no unit has the identifier ''"),
    ]
    for (source, target, expected) in rows {
      let error = #expect(throws: ConversionError.self) {
        try converter.convert("5", from: source, to: target)
      }
      #expect(error?.description.hasPrefix(expected) == true, "\(String(describing: error))")
    }
    let error = #expect(throws: ConversionError.self) { try converter.units(of: "luck") }
    #expect(error?.description == "no quantity is called 'luck'")
  }

  /// Every digit of the input counts, in every scale, on both sides of absolute zero.
  @Test func belowAbsoluteZero() throws {
    let converter = Converter<Decimal128>()
    let rows: [(String, String, Bool)] = [
      ("0", "kelvin", false), ("-0", "kelvin", false), ("-1E-6000", "kelvin", true),
      ("-273.15", "celsius", false), ("-273.1500000000000000000000000000001", "celsius", true),
      ("-459.67", "fahrenheit", false),
      ("-459.6700000000000000000000000000001", "fahrenheit", true),
      ("-459", "fahrenheit", false), ("100", "fahrenheit", false), ("559.725", "delisle", false),
      ("559.7250001", "delisle", true), ("-5", "delisle", false), ("-Infinity", "kelvin", true),
      ("NaN", "kelvin", false),
    ]
    let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 64)
    defer { room.deallocate() }
    for (text, unit, expected) in rows {
      let plan = try converter.plan(from: unit, to: "celsius")
      let value = try #require(Decimal128(exactly: text))
      let written = Array(text.utf8).withUnsafeBufferPointer { plan.convert(utf8: $0, into: room) }
      #expect(plan.convert(value).isBelowAbsoluteZero == expected, "\(text) \(unit)")
      #expect(written.isBelowAbsoluteZero == expected, "\(text) \(unit)")
    }
    #expect(try !converter.convert("-5", from: "meter", to: "foot").isBelowAbsoluteZero)
  }

  @Test func exactnessNeedsExactDefinitions() throws {
    let converter = Converter<Decimal128>()
    let rows: [(String, String, String, Bool)] = [
      ("12", "inch", "foot", true), ("1", "mile", "foot", true), ("1", "foot", "meter", true),
      ("1", "pound", "kilogram", true), ("1", "meter", "foot", false),
    ]
    for (value, source, target, expected) in rows {
      #expect(
        try converter.convert(value, from: source, to: target).isExact == expected, "\(source)")
    }
  }
}
