/// The positions of the units with one name.
package enum NameBearers: Sendable {
  case one(Int)
  case several([Int])
  /// One unit, whose symbol is the name in another letter case.
  case otherCase(Int)

  package var positions: [Int] {
    switch self {
    case .one(let position), .otherCase(let position): [position]
    case .several(let positions): positions
    }
  }

  func contains(_ position: Int) -> Bool { contains { $0 == position } }

  /// Whether a condition holds for one of the positions; creates no array.
  func contains(where isMeant: (Int) -> Bool) -> Bool {
    switch self {
    case .one(let only), .otherCase(let only): isMeant(only)
    case .several(let positions): positions.contains(where: isMeant)
    }
  }
}

/// The units by folded name.
final class NameTable: Sendable {
  private let names: KeyTable
  /// The units, by the number of the name.
  private let bearers: [NameBearers]
  private let keptOutlines = LazyReference<NameOutlines>()

  init(_ builder: NameTableBuilder) {
    names = builder.names
    bearers = builder.bearers
  }

  subscript(name: TextBytes) -> NameBearers? { names.number(of: name).map { bearers[$0] } }

  /// The positions of the units with a name; `nil` for an unknown name.
  subscript(name: String) -> [Int]? { name.withBytes { self[$0]?.positions } }

  /// Calls `body` with every name and its units, in the order of insertion.
  func visit(_ body: (TextBytes, NameBearers) -> Void) {
    for (number, bearers) in bearers.enumerated() { names.withKey(number) { body($0, bearers) } }
  }

  /// Calls `body` with every name whose outline satisfies `isWanted`.
  func visit(where isWanted: (NameOutline) -> Bool, _ body: (TextBytes, NameBearers) -> Void) {
    let outlines = keptOutlines.object ?? keptOutlines.keep(NameOutlines(names))
    for (number, outline) in outlines.all.enumerated() where isWanted(outline) {
      names.withKey(number) { body($0, bearers[number]) }
    }
  }
}

/// The outlines of all names of a table, created for the first unknown name.
private final class NameOutlines: Sendable {
  let all: [NameOutline]

  init(_ names: KeyTable) {
    all = (0..<names.count).map { number in names.withKey(number) { NameOutline($0) } }
  }
}

/// The length of a name and the set of its bytes, one bit for each.
///
/// The case of ASCII letters is ignored, and some bytes share a bit.
struct NameOutline {
  let count: Int
  private var bytes: UInt64 = 0

  init(_ text: TextBytes) {
    count = text.count
    for byte in text {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      // Case folding may change any byte of a non-ASCII character, so all of these bytes share one
      // bit.
      let place = byte >= 0x80 ? 0 : (isCapital ? byte | 0x20 : byte) & 63
      bytes |= 1 << UInt64(place)
    }
  }

  /// Returns the number of bits that only this outline has, which is at most the number of bytes
  /// that only this text has.
  func countWithout(_ other: NameOutline) -> Int { (bytes & ~other.bytes).nonzeroBitCount }
}

/// A name table under construction.
struct NameTableBuilder {
  private(set) var names: KeyTable
  /// The units, by the number of the name.
  private(set) var bearers: [NameBearers] = []

  init(capacity: Int) {
    names = KeyTable(capacity: capacity)
    bearers.reserveCapacity(capacity)
  }

  /// Adds a unit with a name, unless the unit has the name already.
  mutating func add(_ position: Int, named name: TextBytes) {
    let number = names.insert(name)
    if number == bearers.count {
      bearers.append(.one(position))
    } else if !bearers[number].contains(position) {
      bearers[number] = .several(bearers[number].positions + [position])
    }
  }

  /// Adds a unit whose symbol is the name in another case.
  ///
  /// The unit counts as `otherCase` only if the name is new.
  mutating func add(_ position: Int, namedInOtherCase name: TextBytes) {
    if names.number(of: name) != nil { return add(position, named: name) }
    _ = names.insert(name)
    bearers.append(.otherCase(position))
  }

  /// Sets the units of a name, in place of all units that the name had.
  mutating func set(_ name: String, to positions: [Int]) {
    let number = name.withBytes { names.insert($0) }
    if number == bearers.count {
      bearers.append(.several(positions))
    } else {
      bearers[number] = .several(positions)
    }
  }
}
