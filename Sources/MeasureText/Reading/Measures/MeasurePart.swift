/// A part of a sum: where its unit's name stands, and what the name was read as.
public struct MeasurePart: Hashable, Sendable {
  /// The bytes of the unit's name; empty where none is written, as in `5'6`.
  public internal(set) var utf8UnitRange: Range<Int>
  /// The unit, and what else the name may mean in the quantity of the sum.
  public internal(set) var unit: UnitReading
}
