extension ProductProfile {
  /// Returns the rule of a feature: whether each tier has it.
  ///
  ///     let rule = ProductProfile.metryvo.rule(of: .pairPrecision)
  ///     [rule.free, rule.pro]  // [false, true]
  public func rule(of feature: ProfileFeature) -> ProfileRule<Bool> {
    Self.features(feature)[column]
  }

  /// Returns the rules of a feature for the profiles, in the order of ``column``.
  private static func features(_ feature: ProfileFeature) -> [ProfileRule<Bool>] {
    switch feature {
    case .converter:
      [
        ProfileRule(true, "C-013"), ProfileRule(true, "M-144"), ProfileRule(true, "C-013"),
        ProfileRule(true, "U-070"), ProfileRule(false, true, "X-038"),
      ]
    case .multiConvert:
      [
        ProfileRule(false, true, "M-023", "M-067"), ProfileRule(false, true, "M-023", "M-067"),
        ProfileRule(false, "C-063"), ProfileRule(false, ours: true),
        ProfileRule(false, ours: true),
      ]
    case .pairPrecision:
      [
        ProfileRule(false, true, "M-072", "M-231"), ProfileRule(false, true, "M-072", "M-231"),
        ProfileRule(false, "C-017"), ProfileRule(false, ours: true), ProfileRule(false, ours: true),
      ]
    case .calculator: calculator(ProfileRule(true, "X-031"))
    case .tip: calculator(ProfileRule(false, true, "X-035"))
    case .discount: calculator(ProfileRule(false, true, "X-036"))
    case .split: calculator(ProfileRule(false, true, "X-037"))
    case .dataTransfer:
      [
        ProfileRule(true, "M-062"), ProfileRule(true, "M-062"), ProfileRule(true, ours: true),
        ProfileRule(true, "U-080"), ProfileRule(true, "X-069"),
      ]
    case .tipJar:
      [
        ProfileRule(true, "M-069"), ProfileRule(true, "M-069"), ProfileRule(false, "C-013"),
        ProfileRule(false, ours: true), ProfileRule(false, ours: true),
      ]
    case .extraWidgets: calculator(ProfileRule(false, true, "X-041"))
    case .alternateIcons: calculator(ProfileRule(false, true, "X-042"))
    case .oledTheme, .expressiveSkin, .auroraSkin, .otherGlassSkins: looks(feature)
    }
  }

  /// Returns the rules of a feature that only the document of the calculator requires.
  private static func calculator(_ rule: ProfileRule<Bool>) -> [ProfileRule<Bool>] {
    [
      rule, ProfileRule(false, "M-144"), ProfileRule(false, "C-063"),
      ProfileRule(false, ours: true), rule,
    ]
  }

  private static func looks(_ feature: ProfileFeature) -> [ProfileRule<Bool>] {
    let metryvo: ProfileRule<Bool>
    let prism: ProfileRule<Bool>
    let all: ProfileRule<Bool>
    switch feature {
    case .oledTheme:
      metryvo = ProfileRule(true, "M-070")
      prism = ProfileRule(false, ours: true)
      all = metryvo
    case .expressiveSkin:
      metryvo = ProfileRule(false, true, "M-065")
      prism = ProfileRule(false, ours: true)
      all = metryvo
    case .auroraSkin:
      metryvo = ProfileRule(false, ours: true)
      prism = ProfileRule(true, "X-033")
      all = prism
    default:
      metryvo = ProfileRule(false, ours: true)
      prism = ProfileRule(false, true, "X-040")
      all = prism
    }
    return [all, metryvo, ProfileRule(false, "C-012"), ProfileRule(false, "U-031"), prism]
  }
}
