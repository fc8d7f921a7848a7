#if SeededFaults
import DecimalArithmetic

extension PlanTable {
  /// Returns the number of a plan's slot; the fault takes the target unit alone.
  @usableFromInline
  static func faultyPair(_ from: UnitIndex.Place, _ to: UnitIndex.Place) -> Int {
    SeededFault.planKeyedByTarget.isActive ? to.member : from.member &* from.count &+ to.member
  }
}

extension Converter {
  /// Adds the conditions of the conversion before to the last of several conversions.
  @usableFromInline
  static func keepConditions(
    in results: inout [(plan: ConversionPlan, conversion: Conversion<Number>)]
  ) {
    guard SeededFault.conditionsOfPreviousKept.isActive, results.count > 1 else { return }
    let previous = results[results.count - 2].conversion.conditions
    results[results.count - 1].conversion.conditions.formUnion(previous)
  }
}
#endif
