import Notebook

/// An edit that the preview of a smaller product refused, with the screen on which it was
/// requested.
public struct PlanRefusal: Hashable, Sendable {
  /// The kind of the refused edit.
  enum Wish: Hashable, Sendable {
    case favorite, setting
  }

  var wish: Wish
  /// The maximum number that the plan allows; `nil` if the product lacks the feature completely.
  var most: Int?
  /// The previewed product.
  var product: ProductProfile
  /// The screen on which the edit was requested.
  var place: AppPlace
  /// The control that gets the focus back; `nil` for the tab.
  var opener: String?

  /// The reason and a way out, in words.
  var english: String {
    let reason: AppText =
      switch (wish, most) {
      case (.favorite, let most?): .mostFavorites(most)
      case (.setting, let most?): .mostDecimals(most)
      default: product == .all ? .notInFreePart : .notInProduct(product)
      }
    return reason.english + " " + AppText.endPreview.english
  }
}

extension AppModel {
  /// The plan that decides which edits are allowed: of the whole app, or of the previewed product.
  var plan: ProductPlan {
    ProductPlan(product.profile, notebook.entitlements.tier(previewsFreePart: previewsFreePart))
  }

  /// Returns whether the plan allows an edit; a refusal is stored for ``explainRefusal()``.
  mutating func allows(_ edit: NotebookEdit) -> Bool {
    if !isPreview { return true }
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
    // Without a sheet, only the star of the converter can be refused on this screen.
    let star: String? = place == .converter && wish == .favorite ? "star-pair" : nil
    refusal = PlanRefusal(
      wish: wish, most: most, product: product.profile, place: place,
      opener: sheet?.opener ?? star)
    return false
  }

  /// Explains the edit that the plan refused last.
  ///
  /// A sheet shows the reason and replaces an open sheet. The old sheet cannot stay, because the
  /// browser has checked the radio button that the plan refused. In front of the list of units, the
  /// reason is announced and the list stays.
  mutating func explainRefusal() -> [AppEffect] {
    guard let refused = refusal else { return [] }
    refusal = nil
    if case .some = picker { return [.announce(refused.english)] }
    let isOpen = if case .some = sheet { true } else { false }
    let new = AppSheet.limit(refused)
    show(new)
    return [isOpen ? .replacePath(new.path) : .navigate(new.path), .focus(new.firstControl)]
  }
}
