import DecimalArithmetic
import UnitCatalog

extension Converter {
  /// Converts a measure to each of the given units, in order; each result equals that of
  /// ``convert(_:to:)``.
  ///
  ///     let converter = Converter<Decimal128>(target: .decimals(2))
  ///     let results = try converter.convert(Measure(180, .centimeter), toEach: [.foot, .inch])
  ///     results.map { $0.conversion.value }  // [5.91, 70.87]
  ///
  /// - Throws: ``ConversionError`` if one of the units does not convert.
  @inlinable
  public func convert(
    _ measure: Measure<Number>, toEach units: [MeasureUnit]
  ) throws(ConversionError) -> [(plan: ConversionPlan, conversion: Conversion<Number>)] {
    var results: [(plan: ConversionPlan, conversion: Conversion<Number>)] = []
    results.reserveCapacity(units.count)
    for unit in units {
      let prepared = try plans.plan(from: measure.unit, to: unit)
      results.append((prepared.plan, prepared.convert(measure.value).conversion))
      #if SeededFaults
      Self.keepConditions(in: &results)
      #endif
    }
    return results
  }

  /// Returns the plans from a unit to every unit of its quantity, in display order.
  ///
  ///     let plans = try Converter<Decimal128>().plans(from: "fahrenheit").plans
  ///     plans.prefix(3).map(\.plan.target)  // [kelvin, celsius, fahrenheit]
  ///
  /// - Throws: ``ConversionError/unknownUnit(_:nearest:)``, or an error for a unit that does not
  ///   convert.
  public func plans(from source: String) throws(ConversionError) -> QuantityPlans<Number> {
    guard let position = plans.index.position(of: source) else {
      throw plans.refusal(from: source, to: source)
    }
    let unit = catalog.units[position]
    var prepared: [PreparedPlan<Number>] = []
    for target in try units(of: unit.quantity) {
      prepared.append(try plans.plan(from: unit, to: target))
    }
    return QuantityPlans(prepared, in: context)
  }
}
