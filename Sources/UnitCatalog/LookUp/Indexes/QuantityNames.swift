/// The names of quantities and headings, indexed at the first look-up.
final class QuantityNames: Sendable {
  /// The index of a quantity, and optionally the index of one of its groups.
  struct Bearer: Equatable, Sendable {
    var quantity: Int
    var group: Int?
  }

  /// The folded names.
  private let keys: KeyTable
  /// The name as written, and the quantities and groups with the name, by the number of the key.
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

  /// Returns the quantities and groups with a name.
  func bearers(of name: String) -> [Bearer] {
    guard name.utf8.count <= NameFolding.inputLimit else { return [] }
    // `key(_:)` leaves a folded key unchanged, so a name in lower case and in the singular needs no
    // array.
    let known = name.withBytes { NameFolding.isFolded($0) ? keys.number(of: $0) : nil }
    let number = known ?? Self.key(name).withUnsafeBufferPointer { keys.number(of: $0) }
    return number.map { names[$0].bearers } ?? []
  }

  /// Returns the indices of quantities with a name of several words, some of which begin with a
  /// text: `fuel`, `fuel eco` and `economy` find "fuel economy".
  func places(withWordsBeginning text: String) -> [Int] {
    guard text.utf8.count <= NameFolding.inputLimit else { return [] }
    let head = Self.key(text)
    var places: [Int] = []
    for number in 0..<keys.count where keys.withKey(number, { $0.hasWords(beginning: head) }) {
      for bearer in names[number].bearers
      where bearer.group == nil && !places.contains(bearer.quantity) {
        places.append(bearer.quantity)
      }
    }
    return places
  }

  /// Returns at most three names of similar spelling, the nearest first.
  ///
  /// The limit is 1 edit for a key of up to 5 bytes, 2 edits for up to 8 bytes, and 3 edits beyond.
  func names(near name: String) -> [String] {
    guard name.utf8.count <= NameFolding.inputLimit else { return [] }
    let key = Self.key(name)
    guard (2...NameFolding.keyLimit).contains(key.count) else { return [] }
    let pattern = EditPattern(key)
    let limit = key.count <= 5 ? 1 : key.count <= 8 ? 2 : 3
    var near: [(edits: Int, number: Int)] = []
    for number in 0..<keys.count {
      let edits = keys.withKey(number) { pattern.distance(to: $0) }
      if edits <= limit { near.append((edits, number)) }
    }
    return near.sorted { ($0.edits, $0.number) < ($1.edits, $1.number) }.prefix(3)
      .map { names[$0.number].spelling }
  }

  /// Returns the names of a group: its headings, and each heading without its parentheses.
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

  /// Returns the key of a name: its words in the singular, folded like names of units.
  ///
  /// A slash, `&`, `and`, a comma and parentheses are separators of words: `Mass & weights` has the
  /// key of `Mass/Weight`.
  static func key(_ name: String) -> [UInt8] {
    var folded: [UInt8] = []
    name.withBytes { NameFolding.append($0, to: &folded) }
    NameFolding.removeCase(of: &folded)
    var key: [UInt8] = []
    for word in folded.split(whereSeparator: { $0.separatesWords })
    where !word.elementsEqual("and".utf8) {
      if !key.isEmpty { key.append(UInt8(ascii: " ")) }
      key += word.singular
    }
    return key.isEmpty ? folded : key
  }
}

extension UInt8 {
  /// Whether a byte separates words in the name of a quantity.
  fileprivate var separatesWords: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "/"), UInt8(ascii: "&"), UInt8(ascii: ","),
      UInt8(ascii: "("), UInt8(ascii: ")"):
      true
    default: false
    }
  }
}

extension TextBytes {
  /// Whether the text has several words and `text` begins at one of them.
  fileprivate func hasWords(beginning text: [UInt8]) -> Bool {
    guard contains(UInt8(ascii: " ")) else { return false }
    return indices.contains { start in
      (start == 0 || self[start - 1] == UInt8(ascii: " ")) && self[start...].starts(with: text)
    }
  }
}

extension ArraySlice<UInt8> {
  /// The noun without its plural ending: `densities`, `masses`, `fluxes`, `levels`.
  fileprivate var singular: ArraySlice<UInt8> {
    if count < 4 { return self }
    if ends(with: "ies") { return dropLast(3) + [UInt8(ascii: "y")] }
    if ends(with: "sses") || ends(with: "xes") { return dropLast(2) }
    return ends(with: "s") && !ends(with: "ss") ? dropLast() : self
  }

  private func ends(with ending: StaticString) -> Bool {
    let length = ending.utf8CodeUnitCount
    guard count >= length else { return false }
    return suffix(length).elementsEqual(
      UnsafeBufferPointer(start: ending.utf8Start, count: length))
  }
}

/// Names of quantities under construction.
private struct QuantityNamesBuilder {
  /// The kinds of names; if names of several kinds are equal, the first kind has precedence.
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
      // Users see the name instead of the identifier.
      names[number].spelling = name
    }
  }
}
