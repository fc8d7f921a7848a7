import Notebook

/// What the free part of the app does not have, and where somebody wished for it.
public struct PlanRefusal: Hashable, Sendable {
  /// What is wished for.
  enum Wish: Hashable, Sendable {
    case favorite, setting
  }

  var wish: Wish
  /// The number of the limit; `nil` for what is not there at all.
  var most: Int?
  /// The screen.
  var place: AppPlace
  /// The control that gets the focus back.
  var opener: String

  /// Why it is refused, and the way out, in words.
  var english: String {
    let reason: AppText =
      switch (wish, most) {
      case (.favorite, let most?): .freeFavorites(most)
      case (.setting, let most?): .freeDecimals(most)
      default: .notInFreePart
      }
    return reason.english + " " + AppText.endPreview.english
  }
}

extension AppModel {
  /// What the person may do: everything, or the free part while it is previewed.
  var plan: ProductPlan {
    ProductPlan(.all, notebook.entitlements.tier(previewsFreePart: previewsFreePart))
  }

  /// Whether the plan has an edit; else ``explainRefusal(of:)`` says why not.
  mutating func allows(_ edit: NotebookEdit) -> Bool {
    guard previewsFreePart else { return true }
    let most: Int?
    switch plan.answer(to: edit, in: notebook) {
    case .open: return true
    case .limitReached(let limit, _): most = limit
    case .needs, .absent: most = nil
    }
    let wish: PlanRefusal.Wish
    switch edit {
    case .addFavorite: wish = .favorite
    default: wish = .setting
    }
    refusal = PlanRefusal(wish: wish, most: most, place: place, opener: place.tabControl)
    return false
  }

  /// Explains what the plan refused during an action: in a sheet, which takes the place of one that is
  /// open, or in words in front of the list of units.
  ///
  /// A radio button of a sheet that stays would be checked, although the app has another value.
  mutating func explainRefusal(of action: AppAction) -> [AppEffect] {
    guard var refused = refusal else { return [] }
    refusal = nil
    if case .some = picker { return [.announce(refused.english)] }
    if case .starPair = action { refused.opener = "star-pair" }
    if let sheet { refused.opener = sheet.opener }
    let isOpen = if case .some = sheet { true } else { false }
    let new = AppSheet.limit(refused)
    show(new)
    return [isOpen ? .replacePath(new.path) : .navigate(new.path), .focus(new.firstControl)]
  }

  /// Shows the free part of the app, or all of it; what is kept stays.
  mutating func previewFreePart(_ isOn: Bool) -> [AppEffect] {
    previewsFreePart = isOn
    if case .limit = sheet { return closeSheet() + [.goBack] }
    return []
  }
}
