extension ProductPlan {
  /// The answer to a wish.
  public func answer(to question: GateQuestion) -> GateAnswer {
    switch question {
    case .feature(let feature): answer(profile.rule(of: feature))
    case .multiConvert(let category): multiConvertAnswer(category)
    case .category(let category):
      tier == .free && profile.proCategories.free.position(ofBytes: category) != nil
        ? .needs(.pro) : .open
    case .theme(let theme): theme == .oled ? answer(to: .feature(.oledTheme)) : .open
    case .skin(let skin): skin.feature.map { answer(to: .feature($0)) } ?? .open
    case .decimals(let decimals): answer(.decimals, wished: decimals)
    }
  }

  private func answer(_ rule: ProfileRule<Bool>) -> GateAnswer {
    if rule.value(in: tier) { return .open }
    return rule.pro ? .needs(.pro) : .absent
  }

  private func multiConvertAnswer(_ category: String) -> GateAnswer {
    let free = profile.freeMultiConvertCategories.value(in: tier)
    return free.position(ofBytes: category) == nil
      ? answer(to: .feature(.multiConvert)) : .open
  }

  /// The answer to the wish for a number within a limit.
  func answer(_ limit: ProfileLimit, wished: Int) -> GateAnswer {
    let rule = profile.rule(of: limit)
    guard let most = rule.value(in: tier), wished > most else { return .open }
    if rule.pro == 0 { return .absent }
    let isLifted = rule.pro.map { $0 > most } ?? true
    return .limitReached(most, lifts: isLifted ? .pro : nil)
  }
}

extension ProductPlan {
  /// The answer to an edit, before it is made.
  ///
  /// Edits that add count what is there. New settings are compared with those that are there: what a
  /// person had before stays. Rows of history are always taken, where the profile keeps any;
  /// ``dueTrims(of:)`` says what goes. All other edits are open, so nobody loses what was kept.
  public func answer(to edit: NotebookEdit, in notebook: NotebookContent) -> GateAnswer {
    switch edit {
    case .addFavorite: answer(.favorites, wished: notebook.favorites.count + 1)
    case .addUnit, .addCategory: answer(.customUnits, wished: notebook.customUnits.count + 1)
    case .record(let entry): keeps(entry.kind) ? .open : .absent
    case .changeSettings(let settings): answer(to: settings, before: notebook.settings)
    default: .open
    }
  }

  private func answer(
    to settings: NotebookSettings, before: NotebookSettings
  ) -> GateAnswer {
    var answers: [GateAnswer] = []
    if settings.theme != before.theme { answers.append(answer(to: .theme(settings.theme))) }
    if settings.skin != before.skin { answers.append(answer(to: .skin(settings.skin))) }
    let (precision, old) = (settings.precision, before.precision)
    if precision.most > old.most { answers.append(answer(to: .decimals(precision.most))) }
    if !precision.pairs.allSatisfy({ $0.stands(in: old.pairs) }) {
      answers.append(answer(to: .feature(.pairPrecision)))
    }
    return answers.first { $0 != .open } ?? .open
  }
}

extension PrecisionSettings {
  /// The most decimals of all.
  fileprivate var most: Int {
    var most = global
    for category in categories { most = max(most, category.decimals) }
    for pair in pairs { most = max(most, pair.decimals) }
    return most
  }
}

extension PairDecimals {
  fileprivate func stands(in pairs: [PairDecimals]) -> Bool {
    pairs.contains { $0.joins(from, to) && $0.decimals == decimals }
  }
}

extension InterfaceSkin {
  /// The feature that has the skin; `nil` for the system's, which every profile has.
  fileprivate var feature: ProfileFeature? {
    switch self {
    case .system: nil
    case .expressive: .expressiveSkin
    case .glass(.aurora): .auroraSkin
    case .glass: .otherGlassSkins
    }
  }
}
