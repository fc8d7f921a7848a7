extension ProductPlan {
  /// Returns the answer to the wish for a feature, a category or a setting.
  ///
  ///     let plan = ProductPlan(.metryvo, .free)
  ///     plan.answer(to: .feature(.pairPrecision)) == .needs(.pro)  // true
  ///     plan.answer(to: .theme(.oled)) == .open  // true
  public func answer(to question: GateQuestion) -> GateAnswer {
    switch question {
    case .feature(let feature): answer(profile.rule(of: feature))
    case .multiConvert(let category): multiConvertAnswer(category)
    case .category(let category):
      tier == .free && proCategories.position(ofBytes: category) != nil
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

  /// Returns the answer to the wish for all units of a category at once, which also needs the
  /// category.
  private func multiConvertAnswer(_ category: String) -> GateAnswer {
    let free = profile.freeMultiConvertCategories.value(in: tier)
    let feature =
      free.position(ofBytes: category) == nil ? answer(to: .feature(.multiConvert)) : .open
    return feature == .open ? answer(to: .category(category)) : feature
  }

  /// Returns the answer to the wish for a number within a limit.
  func answer(_ limit: ProfileLimit, wished: Int) -> GateAnswer {
    let rule = profile.rule(of: limit)
    guard let most = rule.value(in: tier), wished > most else { return .open }
    if rule.pro == 0 { return .absent }
    let isLifted = rule.pro.map { $0 > most } ?? true
    return .limitReached(most, lifts: isLifted ? .pro : nil)
  }
}

extension ProductPlan {
  /// Returns the answer to an edit, before it is made.
  ///
  /// For an edit that adds a favourite or a custom unit, the limit counts the new row and the rows
  /// of the notebook. A new category needs a plan with custom units. Each new setting is compared
  /// with its own earlier value: the setting may stay or decrease, but changed decimals of a pair
  /// always need ``ProfileFeature/pairPrecision``. Decimals of a favourite follow the rule of
  /// settings. The plan allows every row of history whose kind the profile keeps; ``dueTrims(of:)``
  /// returns the trims to make. All other edits are open, so nobody loses earlier data.
  ///
  ///     var settings = NotebookSettings()
  ///     settings.precision.setDecimals(1, from: "mile", to: "kilometer")
  ///     let plan = ProductPlan(.metryvo, .free)
  ///     plan.answer(to: .changeSettings(settings), in: NotebookContent()) == .needs(.pro)  // true
  public func answer(to edit: NotebookEdit, in notebook: NotebookContent) -> GateAnswer {
    switch edit {
    case .addFavorite(let favorite, _): answer(toNew: favorite, in: notebook)
    case .changeFavorite(let favorite):
      answer(
        toDecimalsOf: favorite,
        before: notebook.favorites.first { $0.id.hasBytes(of: favorite.id) })
    case .addUnit: answer(.customUnits, wished: notebook.customUnits.count + 1)
    // The limit does not count categories, because they belong to custom units.
    case .addCategory: answer(.customUnits, wished: 1)
    case .addTip: answer(to: .feature(.tipJar))
    case .record(let entry): keeps(entry.kind) ? .open : .absent
    case .addEntries(let entries): entries.allSatisfy { keeps($0.kind) } ? .open : .absent
    case .changeSettings(let settings):
      allowed(settings, before: notebook.settings).leftOut.first?.answer ?? .open
    default: .open
    }
  }

  private func answer(toNew favorite: Favorite, in notebook: NotebookContent) -> GateAnswer {
    let count = answer(.favorites, wished: notebook.favorites.count + 1)
    return count == .open ? answer(toDecimalsOf: favorite, before: nil) : count
  }
}

extension InterfaceSkin {
  /// The feature that the skin needs; `nil` for the system's skin, which every profile has.
  fileprivate var feature: ProfileFeature? {
    switch self {
    case .system: nil
    case .expressive: .expressiveSkin
    case .glass(.aurora): .auroraSkin
    case .glass: .otherGlassSkins
    }
  }
}
