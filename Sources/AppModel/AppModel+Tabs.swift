import Notebook

extension AppModel {
  /// The tabs of the product, in their order.
  var tabs: [ProfileTab] { product.tabs }

  /// Returns the tab that contains a place; `nil` if the product lacks the place.
  func tab(of place: AppPlace) -> ProfileTab? {
    let root = parent(of: place) ?? place
    let found = tabs.filter { $0.place == root }
    return found.first { $0.part == nil || $0.part == library.part } ?? found.first
  }

  /// Returns the parent screen of a place; `nil` for the screen of a tab.
  func parent(of place: AppPlace) -> AppPlace? {
    switch place {
    case .allUnits: .converter
    case .tools: tabs.contains(.tools) ? nil : .calculator
    default: nil
    }
  }

  /// Whether the product has a place.
  func has(_ place: AppPlace) -> Bool {
    if place == .allUnits && !product.hasAllUnits { return false }
    return tab(of: place) != nil
  }

  /// Whether the product shows a part of the library.
  func shows(_ part: LibraryPart) -> Bool {
    tabs.contains { $0.place == .library && $0.shows(part) }
  }

  /// Returns the place, or the product's first place if the product lacks it.
  func nearest(to place: AppPlace) -> AppPlace { has(place) ? place : tabs[0].place }

  /// Returns the path of a place; it names the part of the library if the part has a tab of its
  /// own.
  func path(of place: AppPlace) -> String {
    parent(of: place) == nil ? tab(of: place)?.path ?? place.path : place.path
  }

  /// The control of the current tab; the value field if the product has one tab.
  var tabControl: String {
    guard tabs.count > 1, let tab = tab(of: place) else { return "value" }
    return tab.control
  }

  /// Returns the control that shows a part of the library.
  func control(of part: LibraryPart) -> String {
    tabs.contains(.library) ? "library-" + part.rawValue : tabControl
  }

  // MARK: Previews

  /// Whether the preview of a smaller product, or of the free part, hides parts of the app.
  var isPreview: Bool { previewsFreePart || product.profile != .all }

  /// The announcement that the product lacks a feature.
  var notInProduct: [AppEffect] { [.announce(AppText.notInProduct(product.profile).english)] }

  /// Previews a product as its document describes it, until the next start.
  ///
  /// The notebook stays unchanged.
  mutating func preview(_ profile: ProductProfile) -> [AppEffect] {
    if profile == product.profile { return [] }
    removePreviewNotice()
    product = ShownProduct(profile)
    let said = profile == .all ? [] : show(.previewed(profile))
    if let part = tab(of: .library)?.part { library.part = part }
    if has(place) { return said }
    (sheet, place) = (nil, nearest(to: place))
    return said + [.replacePath(path(of: place)), .focus(tabControl)]
  }

  /// Ends the preview of a smaller product, and shows the whole app.
  mutating func endPreview() -> [AppEffect] {
    removePreviewNotice()
    (previewsFreePart, product) = (false, ShownProduct(.all))
    if case .limit = sheet { return closeSheet() + [.goBack] }
    return focusOnValue
  }

  private mutating func removePreviewNotice() {
    notices.removeAll { if case .previewed = $0 { true } else { false } }
  }
}

/// A product, with the derived properties that screens read after each keystroke.
struct ShownProduct: Hashable, Sendable {
  let profile: ProductProfile
  /// The tabs in their order, which is equal in all tiers.
  let tabs: [ProfileTab]
  /// Whether the product has a screen of all units, possibly only after a purchase.
  let hasAllUnits: Bool

  init(_ profile: ProductProfile) {
    let plan = ProductPlan(profile)
    self.profile = profile
    tabs = plan.tabs
    hasAllUnits = plan.answer(to: .feature(.multiConvert)) != .absent
  }
}

extension ProfileTab {
  /// The place of the tab's screen.
  public var place: AppPlace {
    switch self {
    case .home: .home
    case .converter: .converter
    case .calculator: .calculator
    case .tools: .tools
    case .library, .favorites, .history: .library
    case .settings: .settings
    }
  }

  /// The part of the library that fills the tab's screen; `nil` for other tabs.
  public var part: LibraryPart? {
    switch self {
    case .favorites: .favorites
    case .history: .history
    default: nil
    }
  }

  /// The path of the tab's screen.
  public var path: String { place.path + (part.map { "?part=" + $0.rawValue } ?? "") }

  /// The identifier of the tab's control.
  public var control: String { "tab-" + rawValue }

  fileprivate func shows(_ part: LibraryPart) -> Bool { self.part == nil || self.part == part }

  var english: String {
    switch self {
    case .favorites: AppText.favorites.english
    case .history: AppText.history.english
    default: place.english
    }
  }
}

extension ProductProfile {
  var english: String {
    switch self {
    case .all: "Everything"
    case .metryvo: "Metryvo"
    case .converter: "Converter"
    case .unitConverter: "Unit converter"
    case .prism: "Prism"
    }
  }
}
