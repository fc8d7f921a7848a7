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
    // A key is its own key: a name in lower case and in the singular needs no array.
    let known = name.withBytes { NameFolding.isFolded($0) ? keys.number(of: $0) : nil }
    let number = known ?? Self.key(name).withUnsafeBufferPointer { keys.number(of: $0) }
    return number.map { names[$0].bearers } ?? []
  }

  /// The places of the quantities that have a name of several words, of which some begin with a
  /// text: `fuel`, `fuel eco` and `economy`.
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

  /// At most three names of similar spelling, the nearest first: 1 edit for up to 5 bytes, 2 for up
  /// to 8, 3 for longer ones.
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

  /// The key of a name: its words in the singular, folded as names of units are.
  ///
  /// A slash, `&`, `and`, a comma and parentheses only separate words: `Mass & weights` is `Mass/Weight`.
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
  /// Whether a byte stands between words in the name of a quantity.
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
  /// Whether there are several words, and a text stands where one of them begins.
  fileprivate func hasWords(beginning text: [UInt8]) -> Bool {
    guard contains(UInt8(ascii: " ")) else { return false }
    return indices.contains { start in
      (start == 0 || self[start - 1] == UInt8(ascii: " ")) && self[start...].starts(with: text)
    }
  }
}

extension ArraySlice<UInt8> {
  /// An English noun without the ending of its plural: `densities`, `masses`, `fluxes`, `levels`.
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
