extension UserUnit {
  /// Whether all fields are equal; texts are compared by their bytes.
  public static func == (x: UserUnit, y: UserUnit) -> Bool {
    x.createdAt == y.createdAt && x.updatedAt == y.updatedAt && x.offsetOrder == y.offsetOrder
      && x.id.hasBytes(of: y.id) && x.identifier.hasBytes(of: y.identifier)
      && x.category.hasBytes(of: y.category) && x.name.hasBytes(of: y.name)
      && x.symbol.hasBytes(of: y.symbol) && x.aliases.hasBytes(of: y.aliases)
      && x.reference.hasBytes(of: y.reference) && x.factor.hasBytes(of: y.factor)
      && x.offset.hasBytes(of: y.offset) && x.note.hasBytes(of: y.note)
  }
}

extension UserCategory {
  /// Whether all fields are equal; texts are compared by their bytes.
  public static func == (x: UserCategory, y: UserCategory) -> Bool {
    x.createdAt == y.createdAt && x.updatedAt == y.updatedAt && x.id.hasBytes(of: y.id)
      && x.identifier.hasBytes(of: y.identifier) && x.name.hasBytes(of: y.name)
      && x.baseIdentifier.hasBytes(of: y.baseIdentifier) && x.baseName.hasBytes(of: y.baseName)
      && x.baseSymbol.hasBytes(of: y.baseSymbol)
  }
}
