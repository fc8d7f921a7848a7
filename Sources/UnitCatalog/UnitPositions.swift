/// The positions of units in a catalog by identifier.
///
/// If several units have one identifier, the position is that of the first unit.
struct UnitPositions: Sendable {
  private var identifiers: KeyTable
  /// The positions, by the numbers that `identifiers` assigns to the identifiers.
  private var positions: [Int] = []

  init(_ units: [MeasureUnit]) {
    identifiers = KeyTable(capacity: units.count)
    positions.reserveCapacity(units.count)
    for (position, unit) in units.enumerated() { append(unit, at: position) }
  }

  /// Adds a unit, unless an earlier unit has its identifier.
  mutating func append(_ unit: MeasureUnit, at position: Int) {
    let number = unit.identifier.withBytes { identifiers.insert($0) }
    if number == positions.count { positions.append(position) }
  }

  subscript(identifier: TextBytes) -> Int? {
    identifiers.number(of: identifier).map { positions[$0] }
  }

  subscript(identifier: String) -> Int? { identifier.withBytes { self[$0] } }
}
