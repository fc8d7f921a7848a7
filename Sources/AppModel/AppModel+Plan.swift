import Notebook

/// A wish that a preview refuses, and the screen on which a person made it.
public struct PlanRefusal: Hashable, Sendable {
  /// What is wished for.
  enum Wish: Hashable, Sendable {
    case favorite, setting
  }

  var wish: Wish
  /// The number of the limit; `nil` for what is not there at all.
  var most: Int?
  /// The product that is shown.
  var product: ProductProfile
  /// The screen.
  var place: AppPlace
  /// The control that gets the focus back; `nil` for the tab.
  var opener: String?

  /// Why it is refused, and the way out, in words.
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
  /// What the person may do: everything, or what is previewed.
  var plan: ProductPlan {
    ProductPlan(product.profile, notebook.entitlements.tier(previewsFreePart: previewsFreePart))
  }

  /// Whether the plan has an edit; else ``explainRefusal()`` says why not.
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
    // Without a sheet only the star of the converter can be refused there.
    let star: String? = place == .converter && wish == .favorite ? "star-pair" : nil
    refusal = PlanRefusal(
      wish: wish, most: most, product: product.profile, place: place,
      opener: sheet?.opener ?? star)
    return false
  }

  /// Says why the plan refused the last edit.
  ///
  /// A sheet shows the reason, in place of a sheet that is open. The old sheet cannot stay: the browser
  /// has checked the radio button that the plan refused. In front of the list of units the app
  /// announces the reason, and the list stays.
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
