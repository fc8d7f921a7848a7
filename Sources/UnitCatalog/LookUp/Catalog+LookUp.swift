extension Catalog {
  /// Finds the units that a text names: identifier, symbol, name, plural or alias.
  ///
  /// 1. The text is folded (``NameFolding``): spaces, superscripts, the three Å, two µ and so on.
  /// 2. Identifiers and symbols match in exact case: `Mm` is not `mm`, `Mb` is not `MB`.
  /// 3. Otherwise names, plurals and aliases match in any ASCII case and in British spelling.
  /// 4. A declared choice (`cup`, `pt`) stands for all its units in both steps.
  ///
  /// Prefixes are never combined here: only listed units are found.
  ///
  ///     catalog.lookUp("KILOMETRES")         // .found(kilometer)
  ///     catalog.lookUp("oz", in: "mass")     // .found(ounce)
  ///     catalog.lookUp("pt")                 // .ambiguous([US pint, …, point])
  ///     catalog.lookUp("kilometr")           // .unknown(suggestions: [kilometer, …])
  ///
  /// - Parameters:
  ///   - text: what was written, without the number.
  ///   - quantity: the identifier of the only quantity to look in; `nil` for all.
  /// - Returns: what the text may mean. Texts of more than 64 bytes when folded, or 256 as written,
  ///   are unknown without suggestions.
  /// - Complexity: O(1) if found; else O(all spellings), never depending on the text's length.
  public func lookUp(_ text: String, in quantity: String? = nil) -> LookUpResult {
    if let plain = text.withBytes({
      NameFolding.isPlain($0) ? plainBearers(of: $0, in: quantity) : nil
    }) {
      return result(plain)
    }
    guard let key = FoldedName(text) else { return .unknown(suggestions: []) }
    if let found = bearers(of: key, in: quantity) { return result(found) }
    let near = names.positions(near: NameFolding.insensitiveKey(key.text)) {
      quantity == nil || units[$0].quantity == quantity
    }
    return .unknown(suggestions: near.map { units[$0] })
  }

  private func result(_ bearers: NameBearers) -> LookUpResult {
    switch bearers {
    case .one(let position): return .found(units[position])
    case .several(let positions): return .ambiguous(positions.map { units[$0] })
    }
  }

  /// The units that ``lookUp(_:in:)`` finds, without a search for similar spellings if there are none.
  package func units(named text: String, in quantity: String?) -> [MeasureUnit] {
    positions(named: text, in: quantity).map { units[$0] }
  }

  /// Who bears a name that needs no folding but that of case, without a string made for it.
  ///
  /// The name is plain by ``NameFolding/isPlain(_:)``.
  func plainBearers(
    of text: TextBytes, in quantity: String?, isNoSymbol: Bool = false
  ) -> NameBearers? {
    if !isNoSymbol,
      let found = names.bearers(ofSymbol: text).flatMap({ wanted($0, in: quantity) })
    {
      return found
    }
    if NameFolding.isCaseless(text) {
      return names.bearers(ofName: text).flatMap { wanted($0, in: quantity) }
    }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: NameFolding.keyLimit) { room in
      let key = UnsafeMutableBufferPointer(rebasing: room[..<text.count])
      _ = key.initialize(fromContentsOf: text)
      let count = NameFolding.removeCase(of: key)
      return names.bearers(ofName: TextBytes(rebasing: key[..<count])).flatMap {
        wanted($0, in: quantity)
      }
    }
  }

  /// Who bears a name, in exact case or else in any; `nil` if nobody does.
  func bearers(of key: FoldedName, in quantity: String?) -> NameBearers? {
    if let found = key.text.withBytes({ names.exact[$0] }).flatMap({ wanted($0, in: quantity) }) {
      return found
    }
    let insensitiveKey = NameFolding.insensitiveKey(key.text)
    return insensitiveKey.withBytes { names.insensitive[$0] }.flatMap { wanted($0, in: quantity) }
  }

  /// Those of a quantity; `nil` if there is none.
  private func wanted(_ bearers: NameBearers, in quantity: String?) -> NameBearers? {
    guard let quantity else { return bearers }
    switch bearers {
    case .one(let position):
      return units[position].quantity == quantity ? bearers : nil
    case .several(let all):
      let positions = all.filter { units[$0].quantity == quantity }
      if positions.count == 1 { return .one(positions[0]) }
      return positions.isEmpty ? nil : .several(positions)
    }
  }
}

/// A folded text that is neither empty nor too long to name anything.
struct FoldedName {
  let text: String

  init?(_ text: String) {
    guard text.utf8.count <= NameFolding.inputLimit else { return nil }
    let key = NameFolding.key(text)
    guard (1...NameFolding.keyLimit).contains(key.utf8.count) else { return nil }
    self.text = key
  }
}
