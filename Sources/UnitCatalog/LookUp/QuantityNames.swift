/// What quantities and headings are called; made when a name is first looked for.
final class QuantityNames: Sendable {
  /// A quantity and perhaps a heading of it, by their places.
  struct Bearer: Equatable, Sendable {
    var quantity: Int
    var group: Int?
  }

  /// The names, folded.
  private let keys: KeyTable
  /// By the numbers of the keys: the name as it is written, and what it stands for.
  private let names: [(spelling: String, bearers: [Bearer])]

  init(_ quantities: [Quantity]) {
    var builder = QuantityNamesBuilder()
    for (place, quantity) in quantities.enumerated() {
      builder.add(Bearer(quantity: place), named: quantity.identifier, .identifier)
    }
    for (place, quantity) in quantities.enumerated() {
      builder.add(Bearer(quantity: place), named: quantity.name, .name)
    }
    for (place, quantity) in quantities.enumerated() {
      for alias in quantity.aliases {
        builder.add(Bearer(quantity: place), named: alias, .alias)
      }
    }
    for (place, quantity) in quantities.enumerated() {
      for topic in quantity.topics {
        builder.add(Bearer(quantity: place), named: topic, .cover)
      }
      for (number, group) in quantity.groups.enumerated() {
        for heading in Self.headings(of: group) {
          builder.add(Bearer(quantity: place, group: number), named: heading, .cover)
        }
      }
    }
    keys = builder.keys
    names = builder.names.map { ($0.spelling, $0.bearers) }
  }

  /// What a name stands for.
  func bearers(of name: String) -> [Bearer] {
    guard name.utf8.count <= NameFolding.inputLimit else { return [] }
    let number = name.withBytes { bytes in
      // Only names that have to be folded, but for their case, need an array.
      NameFolding.isFolded(bytes)
        ? self.number(ofFolded: bytes)
        : Self.key(name).withUnsafeBufferPointer { keys.number(of: $0) }
    }
    return number.map { names[$0].bearers } ?? []
  }

  private func number(ofFolded name: TextBytes) -> Int? {
    // A key is its own key.
    if let number = keys.number(of: name) { return number }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameFolding.inputLimit) { room in
      let key = UnsafeMutableBufferPointer(rebasing: room[..<name.count])
      _ = key.initialize(fromContentsOf: name)
      return keys.number(of: TextBytes(rebasing: key[..<Self.makeKey(of: key)]))
    }
  }

  /// At most three names of similar spelling, the nearest first: 1 edit for up to 4 bytes, 2 for up
  /// to 8, 3 for longer ones.
  func names(near name: String) -> [String] {
    guard name.utf8.count <= NameFolding.inputLimit else { return [] }
    let key = Self.key(name)
    guard (2...NameFolding.keyLimit).contains(key.count) else { return [] }
    let pattern = EditPattern(key)
    let limit = key.count <= 4 ? 1 : key.count <= 8 ? 2 : 3
    var near: [(edits: Int, number: Int)] = []
    for number in 0..<keys.count {
      let edits = keys.withKey(number) { pattern.distance(to: $0) }
      if edits <= limit { near.append((edits, number)) }
    }
    return near.sorted { ($0.edits, $0.number) < ($1.edits, $1.number) }.prefix(3)
      .map { names[$0.number].spelling }
  }

  /// The names of a group: its heading, other headings, and each without what stands in
  /// parentheses.
  static func headings(of group: UnitGroup) -> [String] {
    var headings: [String] = []
    for heading in [group.name] + group.aliases {
      headings.append(heading)
      let bare = Array(heading.utf8.prefix { $0 != UInt8(ascii: "(") })
      if bare.count == heading.utf8.count || bare.isEmpty { continue }
      let name = String(decoding: bare.reversed().drop { $0 == 0x20 }.reversed(), as: UTF8.self)
      if !headings.contains(name) { headings.append(name) }
    }
    return headings
  }

  /// The key of a name: folded as names of units are, without spaces at a slash or before a
  /// parenthesis.
  static func key(_ name: String) -> [UInt8] {
    var key: [UInt8] = []
    name.withBytes { NameFolding.append($0, to: &key) }
    let count = key.withUnsafeMutableBufferPointer { makeKey(of: $0) }
    key.removeLast(key.count - count)
    return key
  }

  /// Makes the key at the beginning of a folded name, and returns its length.
  private static func makeKey(of name: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var end = 0
    for position in 0..<NameFolding.removeCase(of: name) {
      let byte = name[position]
      let isMark = byte == UInt8(ascii: "/") || byte == UInt8(ascii: "(")
      while isMark && end > 0 && name[end - 1] == UInt8(ascii: " ") { end -= 1 }
      if byte == UInt8(ascii: " ") && end > 0 && name[end - 1] == UInt8(ascii: "/") { continue }
      name[end] = byte
      end += 1
    }
    return end
  }
}

/// Names of quantities in the making.
private struct QuantityNamesBuilder {
  /// How a name belongs to what it stands for; the first that there is decides.
  enum Kind { case identifier, name, alias, cover }

  var keys = KeyTable(capacity: 256)
  var names: [(spelling: String, kind: Kind, bearers: [QuantityNames.Bearer])] = []

  mutating func add(_ bearer: QuantityNames.Bearer, named name: String, _ kind: Kind) {
    let number = QuantityNames.key(name).withUnsafeBufferPointer { keys.insert($0) }
    if number == names.count {
      names.append((name, kind, [bearer]))
    } else if names[number].kind == kind {
      if !names[number].bearers.contains(bearer) { names[number].bearers.append(bearer) }
    } else if kind == .name && names[number].bearers == [bearer] {
      // People are shown the name rather than the identifier.
      names[number].spelling = name
    }
  }
}
