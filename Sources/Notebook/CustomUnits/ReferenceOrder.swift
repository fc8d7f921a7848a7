import UnitCatalog

/// The positions of custom units in their order, but each behind the units that its reference names.
///
/// Of a cycle of references one is cut: the unit whose reference closes the cycle comes first.
///
/// - Complexity: O(*n*) for *n* units.
struct ReferenceOrder {
  /// A unit, and the identifiers from its reference back to that reference if they are a cycle.
  typealias Step = (position: Int, cycle: [String]?)

  private let units: [UserUnit]
  /// The positions of units by their identifiers: several after a merge.
  private var bearers: [TextKey: [Int]] = [:]
  /// By identifiers: the place in the path, or `nil` when all bearers were given out.
  private var places: [TextKey: Int?] = [:]
  /// The identifiers that are being followed, with how many of their bearers were given out.
  private var path: [(identifier: String, done: Int)] = []
  private var position = 0

  init(_ units: [UserUnit]) {
    self.units = units
    for (position, unit) in units.enumerated() {
      bearers[TextKey(unit.identifier), default: []].append(position)
    }
  }

  /// The next unit; `nil` after the last one.
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

  /// Steps to the bearers of an identifier, unless there are none or they were stepped to before.
  private mutating func follow(_ identifier: String) -> Bool {
    let key = TextKey(identifier)
    if bearers[key] == nil || places[key] != nil { return false }
    places[key] = path.count
    path.append((identifier, 0))
    return true
  }

  /// The identifiers from one that is being followed to its own return.
  private func cycle(through identifier: String) -> [String]? {
    // A longer one has more units than a quantity may have.
    guard case .some(.some(let place)) = places[TextKey(identifier)],
      path.count - place <= Catalog.unitLimit
    else { return nil }
    return path[place...].map { $0.identifier } + [identifier]
  }
}
