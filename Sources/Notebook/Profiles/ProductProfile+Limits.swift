extension ProductProfile {
  /// Returns the rule of a limit.
  ///
  ///     let rule = ProductProfile.metryvo.rule(of: .favorites)
  ///     [rule.free, rule.pro]  // [Optional(20), nil]
  public func rule(of limit: ProfileLimit) -> ProfileRule<Int?> {
    Self.limits(limit)[column]
  }

  /// Returns the rules of a limit for the profiles, in the order of ``column``.
  private static func limits(_ limit: ProfileLimit) -> [ProfileRule<Int?>] {
    switch limit {
    case .conversions:
      [
        ProfileRule(500, nil, "M-301", "M-066"), ProfileRule(500, nil, "M-301", "M-066"),
        ProfileRule(0, "C-010"), ProfileRule(100, "U-009"), ProfileRule(10, nil, "X-032", "X-039"),
      ]
    case .calculations, .tools:
      [
        ProfileRule(10, nil, "X-032", "X-039"), ProfileRule(0, "M-144"), ProfileRule(0, "C-010"),
        ProfileRule(0, ours: true), ProfileRule(10, nil, "X-032", "X-039"),
      ]
    case .favorites:
      [
        ProfileRule(20, nil, "M-064", ours: true), ProfileRule(20, nil, "M-064", ours: true),
        ProfileRule(0, "C-091"), ProfileRule(nil, "U-007"), ProfileRule(0, "X-006"),
      ]
    case .customUnits:
      [
        ProfileRule(5, nil, "M-064", ours: true), ProfileRule(5, nil, "M-064", ours: true),
        ProfileRule(0, "C-011"), ProfileRule(0, "U-081"), ProfileRule(0, "X-006"),
      ]
    case .decimals:
      [
        ProfileRule(12, "M-122"), ProfileRule(12, "M-122"), ProfileRule(12, "C-061", ours: true),
        ProfileRule(8, "U-025"), ProfileRule(12, ours: true),
      ]
    }
  }
}
