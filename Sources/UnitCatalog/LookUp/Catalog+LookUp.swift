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
    let found = units(named: text, in: quantity)
    if found.count == 1 { return .found(found[0]) }
    if found.count > 1 { return .ambiguous(found) }
    guard let key = Self.key(text) else { return .unknown(suggestions: []) }
    let near = names.positions(near: NameFolding.insensitiveKey(key)) {
      quantity == nil || units[$0].quantity == quantity
    }
    return .unknown(suggestions: near.map { units[$0] })
  }

  /// The units that ``lookUp(_:in:)`` finds, without a search for similar spellings if there are none.
  package func units(named text: String, in quantity: String?) -> [MeasureUnit] {
    guard let key = Self.key(text) else { return [] }
    for candidates in [names.exact[key], names.insensitive[NameFolding.insensitiveKey(key)]] {
      let found = (candidates ?? []).map { units[$0] }
        .filter { quantity == nil || $0.quantity == quantity }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The folded text, unless it is empty or too long to name anything.
  private static func key(_ text: String) -> String? {
    guard text.utf8.count <= NameFolding.inputLimit else { return nil }
    let key = NameFolding.key(text)
    return (1...NameFolding.keyLimit).contains(key.utf8.count) ? key : nil
  }
}
