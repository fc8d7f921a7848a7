extension KnownConflict {
  /// Where CLDR differs.
  static let cldr: [KnownConflict] = [
    KnownConflict(
      ["radian", "milliradian", "microradian"],
      "CLDR writes π as the fraction 411557987/131002976, right to 17 digits; ours is π itself.",
      versions: ["41"])
  ]
}
