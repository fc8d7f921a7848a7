#if SeededFaults
import DecimalArithmetic
#endif

/// Names with a qualifier in parentheses: `cup (Imperial)`, `liter (l)`, `ounce (troy)`.
extension Catalog {
  /// What a folded name with a qualifier means, which is no name as a whole.
  ///
  /// The name without its qualifier must be known. Of the units that it names the qualifier selects,
  /// by the first of these that selects any:
  /// 1. those of which it is a spelling: `liter (l)`, `teaspoon (tsp)`;
  /// 2. those of the quantity that it names: `pound (mass)`;
  /// 3. those whose name it is part of, before the name or behind it: `ounce (troy)`;
  /// 4. those whose symbol has it in parentheses, or another word of its place: `dr (USA)`;
  /// 5. those that have all its words in their spellings, or belong to the system that a word names:
  ///    `cup (Imperial)`, `gallons (American)`.
  func qualifiedReading(of text: TextBytes, in quantity: String?) -> NameReading {
    guard let name = QualifiedName(text) else { return .unknown }
    let reading = self.reading(ofFolded: name.bare, in: quantity)
    guard let all = reading.bearers?.positions else { return .unknown }
    if name.qualifier.isEmpty { return .unqualified(all) }
    #if SeededFaults
    if SeededFault.qualifierIgnored.isActive { return .borne(.several(all)) }
    #endif
    var selected = self.reading(ofFolded: name.qualifier, in: quantity).bearers?.positions ?? []
    selected = all.filter(selected.contains)
    if selected.isEmpty {
      let ofQuantity = positions(ofQuantityNamed: String(decoding: name.qualifier, as: UTF8.self))
      selected = all.filter(ofQuantity.contains)
    }
    for whole in [name.qualifier + [0x20] + name.bare, name.bare + [0x20] + name.qualifier]
    where selected.isEmpty {
      selected = self.reading(ofFolded: whole, in: quantity).bearers?.positions ?? []
    }
    let qualifier = Qualifier(name.qualifier)
    if selected.isEmpty { selected = all.filter { qualifier.isSymbolic(of: units[$0]) } }
    if selected.isEmpty { selected = all.filter { qualifier.describes(units[$0]) } }
    switch selected.count {
    case 0: return .unqualified(all)
    case 1: return .borne(.one(selected[0]))
    default: return .borne(.several(selected))
    }
  }

  /// What tells units of one name apart, for a message: what stands in parentheses in their symbols, else
  /// the symbols.
  func qualifiers(of positions: [Int]) -> [String] {
    var known: [String] = []
    for position in positions {
      let symbol = units[position].symbol
      let text = Qualifier.inParentheses(symbol) ?? symbol
      if !known.contains(text) { known.append(text) }
    }
    return known
  }

  /// What a folded text without a qualifier means.
  private func reading(ofFolded text: [UInt8], in quantity: String?) -> NameReading {
    guard (1...NameFolding.keyLimit).contains(text.count) else { return .unknown }
    return text.withUnsafeBufferPointer { plainReading(of: $0, in: quantity) }
  }
}

/// A folded text with one pair of parentheses, which may be empty, taken apart: `gallon(UK) per minute`.
private struct QualifiedName {
  let bare: [UInt8]
  let qualifier: [UInt8]

  init?(_ text: TextBytes) {
    guard let open = text.firstIndex(of: UInt8(ascii: "(")), open > 0,
      let close = text.firstIndex(of: UInt8(ascii: ")")), close > open
    else { return nil }
    qualifier = Array(text.part(text.trimmed(open + 1..<close)))
    bare = Array(text.part(0..<open)) + Array(text.part(close + 1..<text.count))
    if bare.contains(UInt8(ascii: "(")) || bare.contains(UInt8(ascii: ")")) { return nil }
  }
}

/// What stands in parentheses behind a name.
struct Qualifier {
  /// Folded and without case.
  private let words: [String]

  init(_ text: [UInt8]) {
    words = Self.words(of: String(decoding: text, as: UTF8.self))
  }

  /// Whether a symbol of a unit has these words in parentheses; the words of one place are alike.
  func isSymbolic(of unit: MeasureUnit) -> Bool {
    let places = words.map(Place.word(for:))
    return unit.exactSpellings.contains { symbol in
      Self.inParentheses(symbol).map { Self.words(of: $0).map(Place.word(for:)) == places } ?? false
    }
  }

  /// Whether a unit has every word in its spellings, or belongs to the system that the word names.
  func describes(_ unit: MeasureUnit) -> Bool {
    var own: [String] = []
    for spelling in unit.exactSpellings + unit.insensitiveSpellings {
      own += Self.words(of: spelling)
    }
    return words.allSatisfy { word in
      if own.contains(word) { return true }
      // What is not dry is liquid: `gallon (US, liquid)`.
      if Self.liquid.contains(word) { return unit.quantity == "volume" && !own.contains("dry") }
      guard let place = Place.all.first(where: { $0.words.contains(word) }) else { return false }
      return place.system.map { unit.systems.contains($0) } ?? false
        || place.words.contains { own.contains($0) }
    }
  }

  private static let liquid = ["liquid", "fluid", "wet"]

  /// The text in the first parentheses of a symbol that stand behind a space.
  static func inParentheses(_ symbol: String) -> String? {
    let bytes = Array(symbol.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0,
      bytes[open - 1] == UInt8(ascii: " "),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
  }

  /// The words of a text, folded and without case; parentheses, commas and signs stand between them.
  private static func words(of text: String) -> [String] {
    var bytes = Array(NameFolding.insensitiveKey(NameFolding.key(text)).utf8)
    for index in bytes.indices where [0x28, 0x29, UInt8(ascii: ",")].contains(bytes[index]) {
      bytes[index] = 0x20
    }
    return String(decoding: bytes, as: UTF8.self).split(byte: 0x20).filter { !$0.isEmpty }
  }
}

/// A country or a system by the words that people qualify units with.
private struct Place {
  let words: [String]
  var system: MeasurementSystem?

  /// The first word of the place that a word means, or the word.
  static func word(for word: String) -> String {
    all.first { $0.words.contains(word) }?.words[0] ?? word
  }

  static let all = [
    Place(words: ["us", "usa", "american", "america", "customary"], system: .us),
    Place(
      words: ["uk", "gb", "imperial", "imp", "british", "britain", "english", "england"],
      system: .imperial),
    Place(words: ["metric", "si"], system: .metric),
    Place(words: ["jp", "japan", "japanese"]), Place(words: ["au", "australia", "australian"]),
    Place(words: ["se", "sweden", "swedish"]), Place(words: ["th", "thermochemical"]),
  ]
}
