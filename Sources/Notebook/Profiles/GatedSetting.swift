/// A setting that some plans do not have.
public enum GatedSetting: Hashable, Sendable {
  /// The setting ``NotebookSettings/theme``.
  case theme
  /// The setting ``NotebookSettings/skin``.
  case skin
  /// The decimals of all results.
  case decimals
  /// The decimals of a category, by its identifier.
  case categoryDecimals(String)
  /// The decimals of a pair of units, by their identifiers.
  case pairDecimals(from: String, to: String)
  /// The decimals of a favourite.
  case favoriteDecimals(NamedRow)
}

extension ProductPlan {
  /// Returns the settings with only the new values that the plan allows, and the refused settings
  /// with the answers of their gates.
  ///
  /// Each value is compared with its own earlier value. A value that is equal or decreases is
  /// allowed. The gate decides on a value that is new or increases, regardless of other settings.
  /// Changed decimals of a pair also need ``ProfileFeature/pairPrecision``, even if they decrease.
  /// A setting that the plan does not allow keeps its earlier value.
  func allowed(
    _ settings: NotebookSettings, before: NotebookSettings
  ) -> (settings: NotebookSettings, leftOut: [LeftOutSetting]) {
    var allowed = settings
    var leftOut: [LeftOutSetting] = []
    if settings.theme != before.theme, !takes(.theme, .theme(settings.theme), &leftOut) {
      allowed.theme = before.theme
    }
    if settings.skin != before.skin, !takes(.skin, .skin(settings.skin), &leftOut) {
      allowed.skin = before.skin
    }
    allowed.precision = self.allowed(settings.precision, before: before.precision, &leftOut)
    return (allowed, leftOut)
  }

  private func allowed(
    _ precision: PrecisionSettings, before: PrecisionSettings, _ leftOut: inout [LeftOutSetting]
  ) -> PrecisionSettings {
    func takes(_ setting: GatedSetting, _ decimals: Int, old: Int?) -> Bool {
      if let old, decimals <= old { return true }
      #if SeededFaults
      if decimals <= before.faultyMost { return true }
      #endif
      return self.takes(setting, .decimals(decimals), &leftOut)
    }
    let global =
      takes(.decimals, precision.global, old: before.global) ? precision.global : before.global
    let categories = precision.categories.compactMap { row -> CategoryDecimals? in
      let old = before.decimals(ofCategory: row.category)
      if takes(.categoryDecimals(row.category), row.decimals, old: old) { return row }
      return old.map { CategoryDecimals(category: row.category, decimals: $0) }
    }
    let pairs = precision.pairs.compactMap { row -> PairDecimals? in
      let old = before.decimals(ofPair: row.from, row.to)
      let setting = GatedSetting.pairDecimals(from: row.from, to: row.to)
      if row.decimals == old
        || takes(setting, row.decimals, old: old)
          && self.takes(setting, .feature(.pairPrecision), &leftOut)
      {
        return row
      }
      return old.map { PairDecimals(from: row.from, to: row.to, decimals: $0) }
    }
    return PrecisionSettings(global: global, categories: categories, pairs: pairs)
  }

  /// Whether a gate is open; appends the setting and the answer of a closed gate to `leftOut`.
  private func takes(
    _ setting: GatedSetting, _ question: GateQuestion, _ leftOut: inout [LeftOutSetting]
  ) -> Bool {
    let answer = answer(to: question)
    if answer != .open { leftOut.append((setting, answer)) }
    return answer == .open
  }
}

/// A setting that a plan leaves out, and the answer of its gate.
typealias LeftOutSetting = (setting: GatedSetting, answer: GateAnswer)
