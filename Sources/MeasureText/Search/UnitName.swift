import UnitCatalog

/// One more name by which a unit is found, in another language perhaps.
public struct UnitName: Equatable, Sendable {
  /// The identifier of the unit; names of units that the catalog does not have are ignored.
  public var unit: String
  /// The name.
  public var name: String

  /// A name of a unit.
  public init(_ name: String, of unit: String) {
    self.unit = unit
    self.name = name
  }
}

extension UnitName {
  /// What everyday units are called where a locale is at home; none for English, which the catalog has.
  ///
  /// Source: Unicode CLDR 41, with customary abbreviations.
  ///
  /// - Complexity: linear in the bytes of the names, at most 13 kB.
  public static func names(in locale: NumberLocale) -> [UnitName] {
    var names: [UnitName] = []
    LocalUnitNames.visit(locale.language) { identifier, name in
      names.append(
        UnitName(
          String(decoding: name, as: UTF8.self), of: String(decoding: identifier, as: UTF8.self)))
      return true
    }
    return names
  }
}
