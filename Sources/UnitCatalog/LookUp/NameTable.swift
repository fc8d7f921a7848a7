/// The positions of the units that bear a name.
package enum NameBearers: Sendable {
  case one(Int)
  case several([Int])
  /// One, whose symbol is written in another case.
  case otherCase(Int)

  package var positions: [Int] {
    switch self {
    case .one(let position), .otherCase(let position): [position]
    case .several(let positions): positions
    }
  }

  func contains(_ position: Int) -> Bool { contains { $0 == position } }

  /// Whether a condition holds for one of the positions, of which no array is made.
  func contains(where isMeant: (Int) -> Bool) -> Bool {
    switch self {
    case .one(let only), .otherCase(let only): isMeant(only)
    case .several(let positions): positions.contains(where: isMeant)
    }
  }
}

/// Who bears which folded name.
final class NameTable: Sendable {
  private let names: KeyTable
  /// By the numbers of the names.
  private let bearers: [NameBearers]
  private let keptOutlines = LazyReference<NameOutlines>()

  init(_ builder: NameTableBuilder) {
    names = builder.names
    bearers = builder.bearers
  }

  subscript(name: TextBytes) -> NameBearers? { names.number(of: name).map { bearers[$0] } }

  /// The positions of the units that bear a name.
  subscript(name: String) -> [Int]? { name.withBytes { self[$0]?.positions } }

  /// Calls `body` with every name and its bearers, in the order in which the names were added.
  func visit(_ body: (TextBytes, NameBearers) -> Void) {
    for (number, bearers) in bearers.enumerated() { names.withKey(number) { body($0, bearers) } }
  }

  /// Calls `body` with every name whose outline is wanted.
  func visit(where isWanted: (NameOutline) -> Bool, _ body: (TextBytes, NameBearers) -> Void) {
    let outlines = keptOutlines.object ?? keptOutlines.keep(NameOutlines(names))
    for (number, outline) in outlines.all.enumerated() where isWanted(outline) {
      names.withKey(number) { body($0, bearers[number]) }
    }
  }
}

/// The outlines of all names of a table, made when the first unknown name is looked for.
private final class NameOutlines: Sendable {
  let all: [NameOutline]

  init(_ names: KeyTable) {
    all = (0..<names.count).map { number in names.withKey(number) { NameOutline($0) } }
  }
}

/// How long a name is and which bytes it has, without the case of ASCII letters; some bytes count
/// as one.
struct NameOutline {
  let count: Int
  private var bytes: UInt64 = 0

  init(_ text: TextBytes) {
    count = text.count
    for byte in text {
      let isCapital = byte &- UInt8(ascii: "A") < 26
      // Case may be in any byte of a character that is not ASCII.
      let place = byte >= 0x80 ? 0 : (isCapital ? byte | 0x20 : byte) & 63
      bytes |= 1 << UInt64(place)
    }
  }

  /// How many bytes this has and another has not: no more than the texts have.
  func countWithout(_ other: NameOutline) -> Int { (bytes & ~other.bytes).nonzeroBitCount }
}

/// A table of names in the making.
struct NameTableBuilder {
  private(set) var names: KeyTable
  /// By the numbers of the names.
  private(set) var bearers: [NameBearers] = []

  init(capacity: Int) {
    names = KeyTable(capacity: capacity)
    bearers.reserveCapacity(capacity)
  }

  /// Adds a bearer of a name, unless it bears it already.
  mutating func add(_ position: Int, named name: TextBytes) {
    let number = names.insert(name)
    if number == bearers.count {
      bearers.append(.one(position))
    } else if !bearers[number].contains(position) {
      bearers[number] = .several(bearers[number].positions + [position])
    }
  }

  /// Adds a unit whose symbol, in another case, is a name that nobody bears yet.
  mutating func add(_ position: Int, namedInOtherCase name: TextBytes) {
    if names.number(of: name) != nil { return add(position, named: name) }
    _ = names.insert(name)
    bearers.append(.otherCase(position))
  }

  /// Lets a name stand for just these units.
  mutating func set(_ name: String, to positions: [Int]) {
    let number = name.withBytes { names.insert($0) }
    if number == bearers.count {
      bearers.append(.several(positions))
    } else {
      bearers[number] = .several(positions)
    }
  }
}
