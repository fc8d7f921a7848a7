extension KnownConflict {
  /// The known differences between the catalog and CLDR.
  static let cldr: [KnownConflict] = [
    KnownConflict(
      ["radian": "0.5 π^-1", "milliradian": "0.0005 π^-1", "microradian": "5E-7 π^-1"],
      "CLDR writes π as the fraction 411557987/131002976, right to 17 digits; ours is π itself.",
      versions: ["41"])
  ]
}
