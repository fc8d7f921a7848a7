/// Names with a qualifier in parentheses: `cup (Imperial)`, `liter (l)`, `ounce (troy)`.
extension Catalog {
  /// Returns the meaning of a folded name with a qualifier, for a text that is not a name as a
  /// whole.
  ///
  /// The name without the qualifier must be known. The first of these rules that selects a unit
  /// decides:
  /// 1. the units of the name that have the qualifier as a spelling: `liter (l)`, `teaspoon (tsp)`;
  /// 2. the units of the name in the quantity that the qualifier names: `pound (mass)`;
  /// 3. the units named by qualifier and name together, in either order: `ounce (troy)`;
  /// 4. the units of the name with the qualifier, or with a word for the same country or system, in
  ///    the parentheses of a symbol: `dr (USA)`;
  /// 5. the units of the name that have all words of the qualifier in their spellings, or belong to
  ///    the system that a word names: `cup (Imperial)`, `gallons (American)`.
  func qualifiedReading(of text: TextBytes, in quantity: String?) -> NameReading {
    guard let name = QualifiedName(text) else { return .unknown }
    let reading = self.reading(ofFolded: name.bare, in: quantity)
    guard let all = reading.bearers?.positions else { return .unknown }
    if name.qualifier.isEmpty { return .unqualified(all) }
    #if SeededFaults
    if ignoresQualifiers { return .borne(.several(all)) }
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

  /// Returns the qualifiers that distinguish units of one name, for a message: the words in
  /// parentheses in each symbol, else the symbol.
  func qualifiers(of positions: [Int]) -> [String] {
    var known: [String] = []
    for position in positions {
      let symbol = units[position].symbol
      let text = Qualifier.inParentheses(symbol) ?? symbol
      if !known.contains(text) { known.append(text) }
    }
    return known
  }

  /// Returns the meaning of a folded text without a qualifier.
  private func reading(ofFolded text: [UInt8], in quantity: String?) -> NameReading {
    guard (1...NameFolding.keyLimit).contains(text.count) else { return .unknown }
    return text.withUnsafeBufferPointer { plainReading(of: $0, in: quantity) }
  }
}

/// A folded text, split into its only parentheses, which may be empty, and the other characters:
/// `gallon(UK) per minute`.
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

/// The words in parentheses after a name.
struct Qualifier {
  /// The words, folded and without case.
  private let words: [String]

  init(_ text: [UInt8]) {
    words = Self.words(of: String(decoding: text, as: UTF8.self))
  }

  /// Whether a symbol of the unit has these words in parentheses.
  ///
  /// Words for one country or system count as equal.
  func isSymbolic(of unit: MeasureUnit) -> Bool {
    let places = words.map(Place.word(for:))
    return unit.exactSpellings.contains { symbol in
      Self.inParentheses(symbol).map { Self.words(of: $0).map(Place.word(for:)) == places } ?? false
    }
  }

  /// Whether each word is in a spelling of the unit, or names a system of the unit.
  func describes(_ unit: MeasureUnit) -> Bool {
    var own: [String] = []
    for spelling in unit.exactSpellings + unit.insensitiveSpellings {
      own += Self.words(of: spelling)
    }
    return words.allSatisfy { word in
      if own.contains(word) { return true }
      // Volume units without the word "dry" are liquid measures: `gallon (US, liquid)`.
      if Self.liquid.contains(word) { return unit.quantity == "volume" && !own.contains("dry") }
      guard let place = Place.all.first(where: { $0.words.contains(word) }) else { return false }
      return place.system.map { unit.systems.contains($0) } ?? false
        || place.words.contains { own.contains($0) }
    }
  }

  private static let liquid = ["liquid", "fluid", "wet"]

  /// Returns the text in a symbol's first parentheses, which must follow a space; `nil` for a
  /// symbol without such parentheses.
  static func inParentheses(_ symbol: String) -> String? {
    let bytes = Array(symbol.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")), open > 0,
      bytes[open - 1] == UInt8(ascii: " "),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
  }

  /// Returns the words of a text, folded and without case.
  ///
  /// Parentheses and commas separate words like spaces.
  private static func words(of text: String) -> [String] {
    var bytes = Array(NameFolding.insensitiveKey(NameFolding.key(text)).utf8)
    for index in bytes.indices where [0x28, 0x29, UInt8(ascii: ",")].contains(bytes[index]) {
      bytes[index] = 0x20
    }
    return String(decoding: bytes, as: UTF8.self).split(byte: 0x20).filter { !$0.isEmpty }
  }
}

/// A country or a measurement system, with the words for it in qualifiers.
private struct Place {
  let words: [String]
  var system: MeasurementSystem?

  /// Returns the first word of the place that `word` denotes; `word` itself if it denotes no place.
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
