import UnitCatalog

/// An additional name of a unit, possibly in another language.
public struct UnitName: Equatable, Sendable {
  /// The identifier of the unit; the name is ignored if the catalog has no such unit.
  public var unit: String
  /// The additional name.
  public var name: String

  /// Creates a name of a unit.
  ///
  ///     let search = UnitSearch(names: [UnitName("klick", of: "kilometer")])
  ///     search.matches(for: "klick").first?.unit  // Optional(kilometer)
  public init(_ name: String, of unit: String) {
    self.unit = unit
    self.name = name
  }
}

extension UnitName {
  /// Returns the names of everyday units in a locale's language; none for English, whose names the
  /// catalog has.
  ///
  /// Source: Unicode CLDR 41, with customary abbreviations.
  ///
  ///     UnitName.names(in: .german).first { $0.name == "Zoll" }?.unit  // Optional("inch")
  ///     UnitName.names(in: .english).isEmpty  // true
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
