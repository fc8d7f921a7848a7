import UnitCatalog

extension ReadingSource {
  /// Returns the unit of an exact name: a symbol, a name of the locale, another name, or a name
  /// with `per`.
  func unit(named name: UTF8Bytes, in quantity: String?, end: Int) -> FoundUnit? {
    if quantity == nil, let bearers = catalog.bearers(ofSymbol: name) {
      return found(bearers, name, end: end)
    }
    if let local = localUnit(named: name), quantity == nil || local.unit.quantity == quantity {
      return localized(local, name, end: end)
    }
    if let bearers = catalog.bearers(
      ofName: name, in: quantity, isNoSymbol: quantity == nil)
    {
      let found = named(bearers, name, end: end)
      return isPointedOtherwise(name, found) ? nil : found
    }
    if let bearers = qualifiedLocalBearers(of: name, in: quantity) {
      return found(bearers, name, end: end)
    }
    guard let unit = powerOfUnit(named: name) ?? unitPerUnit(named: name),
      quantity == nil || unit.quantity == quantity
    else { return nil }
    return FoundUnit(unit: unit, end: end)
  }

  /// Returns the units of a name that is no exact symbol, with a flag for an abbreviation in
  /// another case.
  private func named(_ bearers: NameBearers, _ name: UTF8Bytes, end: Int) -> FoundUnit {
    var found = found(bearers, name, end: end)
    #if SeededFaults
    if leavesCaseUntold { return found }
    #endif
    let isSeveral = if case .several = bearers { true } else { false }
    if isSeveral || name.hasCapital, !found.isIdentifier,
      catalog.bearers(ofSymbol: name) == nil, catalog.isInOtherCase(name, of: bearers)
    {
      found.flags.insert(.letterCase)
    }
    return found
  }

  private func found(_ bearers: NameBearers, _ name: UTF8Bytes, end: Int) -> FoundUnit {
    switch bearers {
    case .one(let position):
      let unit = catalog.unit(at: position)
      return FoundUnit(
        unit: unit, flags: unit.isIdentified(by: name) ? .identifier : [], end: end)
    case .otherCase(let position):
      return FoundUnit(unit: catalog.unit(at: position), flags: .letterCase, end: end)
    case .several(let positions): return preferred(positions, name, end: end)
    }
  }

  /// Returns the unit that the system or the region prefers, else the first candidate.
  private func preferred(_ positions: [Int], _ name: UTF8Bytes, end: Int) -> FoundUnit {
    let catalog = catalog
    var unit = catalog.unit(at: positions[0])
    // A preference does not change the quantity of the first candidate.
    let preferred = preference(among: positions.count, of: unit.quantity) {
      catalog.unit(at: positions[$0])
    }
    let index = preferred ?? 0
    if index > 0 { unit = catalog.unit(at: positions[index]) }
    var flags: ReadingFlags = []
    if index > 0 { flags.insert(.regionalUnit) }
    if catalog.areOfSeveralQuantities(positions) { flags.insert(.ambiguousUnit) }
    let others = OtherUnits.positions(positions, without: index, in: catalog)
    if unit.isIdentified(by: name) { flags.insert(.identifier) }
    return FoundUnit(unit: unit, others: others, flags: flags, end: end)
  }

  /// Returns the units of a local name: all meanings of its catalog name in the unit's quantity.
  private func localized(_ local: LocalUnit, _ name: UTF8Bytes, end: Int) -> FoundUnit {
    let own = catalog.positions(named: local.meaning, in: local.unit.quantity)
    var found =
      own.count > 1 ? preferred(own, name, end: end) : FoundUnit(unit: local.unit, end: end)
    if local.isInOtherCase { found.flags.insert(.letterCase) }
    return found
  }

  /// Returns the units of a name with a qualifier, if the catalog has another word for the
  /// qualifier.
  ///
  /// Example: `gallon (Scotland)`.
  private func qualifiedLocalBearers(of name: UTF8Bytes, in quantity: String?) -> NameBearers? {
    guard name.contains(UInt8(ascii: ")")) else { return nil }
    let text = String(decoding: name, as: UTF8.self)
    let identified = identified(text)
    if identified == text { return nil }
    return identified.withUTF8Bytes { catalog.bearers(ofName: $0, in: quantity) }
  }

  /// Returns the unit of a local name; names in katakana are Japanese in every locale.
  func localUnit(named name: UTF8Bytes) -> LocalUnit? {
    var found = syntax.locale.flatMap { LocalUnitNames.unit(of: name, in: $0.language) }
    if found == nil, syntax.locale?.language != .japanese, name.beginsKatakana {
      found = LocalUnitNames.unit(of: name, in: .japanese)
    }
    guard let found, let unit = catalog.unit(found.identifier) else { return nil }
    return LocalUnit(unit: unit, meaning: found.meaning, isInOtherCase: found.isInOtherCase)
  }

  /// Returns the unit of `square A` or `cubic A`, if the catalog has the power of the symbol A:
  /// `square km`.
  private func powerOfUnit(named name: UTF8Bytes) -> MeasureUnit? {
    let powers: [(word: StaticString, sign: String)] = [("square ", "²"), ("cubic ", "³")]
    for (word, sign) in powers where name.has(word, at: 0) {
      let symbol = name.part(word.utf8CodeUnitCount..<name.count)
      guard catalog.bearers(ofSymbol: symbol) != nil else { return nil }
      return catalog.units(named: String(decoding: symbol, as: UTF8.self) + sign, in: nil).first
    }
    return nil
  }

  /// Returns the unit of `A per B`, if the catalog has the symbol of A, a slash and the symbol of
  /// B.
  private func unitPerUnit(named name: UTF8Bytes) -> MeasureUnit? {
    var position = 1
    while position < name.count {
      if name.has(" per ", at: position) { break }
      position += 1
    }
    guard position + 5 < name.count else { return nil }
    let counted = catalog.lookUp(utf8: name.part(0..<position)).candidates
    let divisors = catalog.lookUp(utf8: name.part(position + 5..<name.count)).candidates
    guard let counted = counted.first, let divisor = divisors.first else { return nil }
    return catalog.lookUp("\(counted.symbol)/\(divisor.symbol)").candidates.first
  }
}

/// The unit of a local name, and the name or identifier of equal meaning in the catalog.
struct LocalUnit {
  var unit: MeasureUnit
  var meaning: String
  var isInOtherCase: Bool
}

extension UTF8Bytes {
  /// Whether the first character is katakana: U+30A1 to U+30FF.
  fileprivate var beginsKatakana: Bool {
    guard count >= 3, self[0] == 0xE3 else { return false }
    return self[1] == 0x83 || self[1] == 0x82 && self[2] >= 0xA1
  }

  /// Whether there is an ASCII capital.
  fileprivate var hasCapital: Bool { contains { $0 &- 0x41 < 26 } }
}
