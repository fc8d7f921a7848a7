extension Favorite {
  /// Whether all fields are equal; texts are compared by their bytes.
  public static func == (x: Favorite, y: Favorite) -> Bool {
    x.createdAt == y.createdAt && x.updatedAt == y.updatedAt && x.lastUsedAt == y.lastUsedAt
      && x.color == y.color && x.decimals == y.decimals && x.id.hasBytes(of: y.id)
      && x.subject == y.subject
      && x.label.hasBytes(of: y.label)
  }
}

extension Favorite.Subject {
  /// Whether both subjects name the same units in the same direction; identifiers are compared by
  /// their bytes.
  public static func == (x: Favorite.Subject, y: Favorite.Subject) -> Bool { x.isSame(as: y) }
}
