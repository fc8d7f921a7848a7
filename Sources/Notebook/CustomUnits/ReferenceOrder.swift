import UnitCatalog

/// An iterator over the positions of custom units in the order of the list, in which each unit
/// follows the units that have the identifier of its reference.
///
/// If references form a cycle, the unit whose reference closes the cycle is returned first.
///
/// - Complexity: O(*n*) for *n* units.
struct ReferenceOrder {
  /// The position of a unit and, if its reference closes a cycle, the identifiers along the cycle
  /// from the reference back to the reference.
  typealias Step = (position: Int, cycle: [String]?)

  private let units: [UserUnit]
  /// The positions of the units with each identifier; after a merge, several units may have one
  /// identifier.
  private var bearers: [TextKey: [Int]] = [:]
  /// The index in `path` of each identifier that is being followed; `nil` if all units with the
  /// identifier were returned.
  private var places: [TextKey: Int?] = [:]
  /// The identifiers that are being followed, and how many of the units with each were returned.
  private var path: [(identifier: String, done: Int)] = []
  private var position = 0

  init(_ units: [UserUnit]) {
    self.units = units
    for (position, unit) in units.enumerated() {
      bearers[TextKey(unit.identifier), default: []].append(position)
    }
  }

  /// Returns the next unit; `nil` after the last one.
  mutating func next() -> Step? {
    while true {
      while let last = path.last {
        let found = bearers[TextKey(last.identifier)] ?? []
        if last.done == found.count {
          places[TextKey(last.identifier)] = .some(nil)
          path.removeLast()
          continue
        }
        let reference = units[found[last.done]].reference
        if follow(reference) { continue }
        path[path.count - 1].done += 1
        return (found[last.done], cycle(through: reference))
      }
      if position == units.count { return nil }
      _ = follow(units[position].identifier)
      position += 1
    }
  }

  /// Appends an identifier to the path.
  ///
  /// - Returns: `false` if no unit has the identifier, or if it was followed before.
  private mutating func follow(_ identifier: String) -> Bool {
    let key = TextKey(identifier)
    if bearers[key] == nil || places[key] != nil { return false }
    places[key] = path.count
    path.append((identifier, 0))
    return true
  }

  /// Returns the identifiers along the path from `identifier` to its second occurrence; `nil` if
  /// the path lacks `identifier`.
  private func cycle(through identifier: String) -> [String]? {
    // A cycle of more than `unitLimit` identifiers is not reported: no quantity may have so many
    // units.
    guard case .some(.some(let place)) = places[TextKey(identifier)],
      path.count - place <= Catalog.unitLimit
    else { return nil }
    return path[place...].map { $0.identifier } + [identifier]
  }
}
