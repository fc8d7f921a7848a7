#if SeededFaults
import DecimalArithmetic
import UnitCatalog

extension FittingNames {
  /// Whether each name is resolved alone.
  static var resolvesApart: Bool { SeededFault.unitsResolvedApart.isActive }

  /// Whether two plain counts of days may be combined.
  static var letsCountsMeet: Bool { SeededFault.countsOfDaysMeet.isActive }

  /// Whether no two units are of one kind.
  static var ignoresKinds: Bool { SeededFault.kindsMeetOthers.isActive }
}

extension Catalog {
  /// Returns the meaning of a name beside a leader of one meaning, without trying the leader's own
  /// unit first.
  ///
  /// The outer `nil` stands for no fault, the inner `nil` for no meaning beside the leader.
  func faultyFollower(_ meanings: [MeasureUnit], of unit: MeasureUnit) -> MeasureUnit?? {
    guard SeededFault.namesLeaveTheirUnit.isActive else { return nil }
    if let alike = meanings.first(where: { areOfOneKind(unit, $0) }) { return alike }
    if let relative = meanings.first(where: { areOfOneFamily(unit, $0) }) { return relative }
    guard hasConvention(unit) else { return .some(nil) }
    return .some(meanings.first { shareHeading(unit, $0) })
  }
}
#endif
