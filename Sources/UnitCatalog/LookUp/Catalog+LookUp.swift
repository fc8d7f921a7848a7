extension Catalog {
  /// Finds the units that a text names by identifier, symbol, name, plural or alias.
  ///
  /// 1. Folding (`NameFolding`) unifies spaces, superscripts, the three code points of Å, the two
  /// of µ and so on.
  /// 2. Identifiers and symbols match in exact case: `Mm` is not `mm`, `Mb` is not `MB`.
  /// 3. Otherwise names, plurals and aliases match in any case and in British spelling.
  /// 4. A declared choice (`cup`, `pt`) denotes all of its units in steps 2 and 3.
  /// 5. Otherwise a symbol matches in another case (`KM`, `LB`) if only one unit can be meant and
  ///    no prefix changes. `mw` is unknown, and the suggestions are milliwatt and megawatt.
  /// 6. A name may have a qualifier in parentheses, which selects among the units of the name:
  ///    `cup (Imperial)`.
  ///
  /// Look-up does not combine prefixes with units: it finds only the units of the catalog.
  ///
  ///     Catalog.standard.lookUp("KILOMETRES")  // found(kilometer)
  ///     Catalog.standard.lookUp("oz", in: "mass")  // found(ounce)
  ///     Catalog.standard.lookUp("ton", in: "mass")  // ambiguous([ton, ton-imperial, tonne])
  ///     Catalog.standard.lookUp("kilometr")  // unknown(suggestions: [kilometer])
  ///
  /// - Parameters:
  ///   - text: the name of a unit, without a number.
  ///   - quantity: the identifier of the only quantity to search; `nil` for all.
  /// - Returns: the units that the text may mean. A text of more than 256 bytes, or of more than 64
  ///   bytes after folding, is unknown without suggestions.
  /// - Complexity: O(1) for a found name, else O(*n*) for *n* spellings of the catalog. The length
  ///   of the text has no influence, because it is bounded.
  public func lookUp(_ text: String, in quantity: String? = nil) -> LookUpResult {
    guard let reading = reading(of: text, in: quantity) else { return .unknown(suggestions: []) }
    switch reading {
    case .borne(let bearers): return result(bearers)
    case .undecided(let positions), .unqualified(let positions):
      return .unknown(suggestions: positions.map { units[$0] })
    case .unknown:
      let near = names.positions(near: NameFolding.key(text)) {
        quantity == nil || units[$0].quantity == quantity
      }
      return .unknown(suggestions: near.map { units[$0] })
    }
  }

  /// Returns the reason why a text is refused although it resembles a name; `nil` for names and for
  /// all other texts.
  package func refusal(of text: String) -> NameRefusal? {
    switch reading(of: text, in: nil) {
    case .undecided(let positions):
      .letterCase(positions.map { units[$0] }, absent: absentName(spelledBy: text))
    case .unqualified(let positions): .qualifier(known: qualifiers(of: positions))
    default: nil
    }
  }

  /// Returns the meaning of a text; `nil` for an empty text and for a text too long for a name.
  private func reading(of text: String, in quantity: String?) -> NameReading? {
    text.withBytes { bytes in
      if NameFolding.isPlain(bytes) { return anyReading(of: bytes, in: quantity) }
      return FoldedName(text).map { $0.text.withBytes { anyReading(of: $0, in: quantity) } }
    }
  }

  private func result(_ bearers: NameBearers) -> LookUpResult {
    switch bearers {
    case .one(let position), .otherCase(let position): return .found(units[position])
    case .several(let positions): return .ambiguous(positions.map { units[$0] })
    }
  }

  /// Returns the units that ``lookUp(_:in:)`` finds, without a search for suggestions.
  package func units(named text: String, in quantity: String?) -> [MeasureUnit] {
    positions(named: text, in: quantity).map { units[$0] }
  }

  /// Returns the meaning of a folded name with or without a qualifier.
  func anyReading(
    of text: TextBytes, in quantity: String?, isNoSymbol: Bool = false
  ) -> NameReading {
    let reading = plainReading(of: text, in: quantity, isNoSymbol: isNoSymbol)
    guard case .unknown = reading, text.contains(UInt8(ascii: ")")) else { return reading }
    return qualifiedReading(of: text, in: quantity)
  }

  /// Returns the meaning of a folded name without a qualifier; creates no string.
  ///
  /// The name must be neither empty nor longer than ``NameFolding/keyLimit``.
  func plainReading(
    of text: TextBytes, in quantity: String?, isNoSymbol: Bool = false
  ) -> NameReading {
    if !isNoSymbol,
      let found = names.bearers(ofSymbol: text).flatMap({ wanted($0, in: quantity) })
    {
      return .borne(found)
    }
    if NameFolding.isCaseless(text) {
      let named = names.bearers(ofName: text).flatMap { wanted($0, in: quantity) }
      // Without capitals in the text, a name has precedence over a symbol in another case.
      if let named { return .borne(named) }
      return readingInAnyCase(of: text, key: text, named: nil, in: quantity)
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameFolding.keyLimit) { room in
      let key = UnsafeMutableBufferPointer(rebasing: room[..<text.count])
      _ = key.initialize(fromContentsOf: text)
      let count = NameFolding.removeCase(of: key)
      let folded = TextBytes(rebasing: key[..<count])
      let named = names.bearers(ofName: folded).flatMap { wanted($0, in: quantity) }
      return readingInAnyCase(of: text, key: folded, named: named, in: quantity)
    }
  }

  /// Returns the bearers that belong to `quantity`; `nil` if no bearer does.
  func wanted(_ bearers: NameBearers, in quantity: String?) -> NameBearers? {
    guard let quantity else { return bearers }
    switch bearers {
    case .one(let position), .otherCase(let position):
      return units[position].quantity == quantity ? bearers : nil
    case .several(let all):
      let positions = all.filter { units[$0].quantity == quantity }
      if positions.count == 1 { return .one(positions[0]) }
      return positions.isEmpty ? nil : .several(positions)
    }
  }
}

/// A folded text of 1 to ``NameFolding/keyLimit`` bytes.
struct FoldedName {
  let text: String

  init?(_ text: String) {
    guard text.utf8.count <= NameFolding.inputLimit else { return nil }
    let key = NameFolding.key(text)
    guard (1...NameFolding.keyLimit).contains(key.utf8.count) else { return nil }
    self.text = key
  }
}
