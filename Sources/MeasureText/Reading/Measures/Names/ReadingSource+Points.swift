import UnitCatalog

/// Full stops between the letters of a unit's name, which look-up ignores.
extension ReadingSource {
  /// Whether a name with full stops between letters does not mean the unit that its letters spell.
  ///
  /// 1. A stop between names of units is a multiplication sign, if the catalog has the product:
  ///    `N.m`, `kW.h`. If the catalog does not have the product, the name is no unit (`m.s`,
  ///    `g.m`), unless each part is a single letter with a stop: `h.p.`.
  /// 2. Symbols of metric units have no stops: `p.m.` is a time of day, `m.s.` no millisecond.
  ///
  /// Any other name is an abbreviation: `fl.oz.`, `sq.ft`, `m.p.h.`.
  func isPointedOtherwise(_ name: UTF8Bytes, _ found: FoundUnit) -> Bool {
    guard let parts = PointedParts(name) else { return false }
    #if SeededFaults
    if dropsInnerPoints { return false }
    #endif
    if !parts.ranges.contains(where: { catalog.lookUp(utf8: name.part($0)).candidates.isEmpty }) {
      let products = ["\u{22C5}", " "].map { parts.joined(by: $0) }
      if products.contains(where: { catalog.units(named: $0, in: nil).contains(found.unit) }) {
        return false
      }
      if !parts.areInitials { return true }
    }
    guard found.unit.systems.contains(.metric) else { return false }
    return found.flags.contains(.letterCase)
      || parts.joined(by: "").withUTF8Bytes { catalog.bearers(ofSymbol: $0) != nil }
  }
}

/// The parts of a name between full stops.
private struct PointedParts {
  private let name: UTF8Bytes
  private(set) var ranges: [Range<Int>] = []

  /// Creates the parts; `nil` if no full stop is between two characters other than spaces.
  init?(_ name: UTF8Bytes) {
    guard name.contains(UInt8(ascii: ".")) else { return nil }
    self.name = name
    var isInside = false
    var start = 0
    for position in 0...name.count
    where position == name.count || name[position] == UInt8(ascii: ".") {
      if start < position { ranges.append(start..<position) }
      start = position + 1
      if position > 0, start < name.count, name[start] != 0x20 { isInside = true }
    }
    if !isInside { return nil }
  }

  /// Whether each part is a letter and a full stop, except for words behind a space: `U.S. gal`.
  var areInitials: Bool {
    ranges.allSatisfy { part in
      if name[part.lowerBound] == 0x20 { return true }
      return part.count == 1 && part.upperBound < name.count
    }
  }

  func joined(by sign: String) -> String {
    ranges.map { String(decoding: name.part($0), as: UTF8.self) }.joined(separator: sign)
  }
}
