import Notebook

extension AppModel {
  /// The tabs of the product, in their order.
  var tabs: [ProfileTab] { product.tabs }

  /// The tab on whose screen a place stands; `nil` if the product does not have the place.
  func tab(of place: AppPlace) -> ProfileTab? {
    let root = parent(of: place) ?? place
    let found = tabs.filter { $0.place == root }
    return found.first { $0.part == nil || $0.part == library.part } ?? found.first
  }

  /// The screen on which a place stands; `nil` for the screen of a tab.
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

  /// The place itself, or the product's first place if the product lacks it.
  func nearest(to place: AppPlace) -> AppPlace { has(place) ? place : tabs[0].place }

  /// The path of a place, which says the part of the library where that is a tab.
  func path(of place: AppPlace) -> String {
    parent(of: place) == nil ? tab(of: place)?.path ?? place.path : place.path
  }

  /// The control of the tab that is shown; a product of one tab has the field alone.
  var tabControl: String {
    guard tabs.count > 1, let tab = tab(of: place) else { return "value" }
    return tab.control
  }

  /// The control that shows a part of the library.
  func control(of part: LibraryPart) -> String {
    tabs.contains(.library) ? "library-" + part.rawValue : tabControl
  }

  // MARK: Previews

  /// Whether less than everything is shown.
  var isPreview: Bool { previewsFreePart || product.profile != .all }

  /// What is said of something that the product does not have.
  var notInProduct: [AppEffect] { [.announce(AppText.notInProduct(product.profile).english)] }

  /// Shows a product as its document describes it, until the next start.
  ///
  /// The notebook stays as it is.
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

  /// Shows everything again.
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

/// A product, and what of it screens ask for at each key.
struct ShownProduct: Hashable, Sendable {
  let profile: ProductProfile
  /// The tabs in their order, which are the same in all tiers.
  let tabs: [ProfileTab]
  /// Whether there is a screen of all units, be it for a purchase.
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

  /// The part of the library that is all of its screen; `nil` for other screens.
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
