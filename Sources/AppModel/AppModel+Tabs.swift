import Notebook

extension AppModel {
  /// The tabs of the product, in their order.
  var tabs: [ProfileTab] { plan.tabs }

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
    if place == .allUnits, plan.answer(to: .feature(.multiConvert)) == .absent { return false }
    return tab(of: place) != nil
  }

  /// Whether the product shows a part of the library.
  func shows(_ part: LibraryPart) -> Bool {
    tabs.contains { $0.place == .library && $0.shows(part) }
  }

  /// The place, or the first one of the product if the product does not have it.
  func nearest(to place: AppPlace) -> AppPlace { has(place) ? place : tabs[0].place }

  /// The path of a place, which says the part of the library where that is a tab.
  func path(of place: AppPlace) -> String {
    if case nil = parent(of: place) { tab(of: place)?.path ?? place.path } else { place.path }
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
  var isPreview: Bool { previewsFreePart || previewedProduct != .all }

  /// Shows a product as its document describes it, until the next start; the notebook stays as it is.
  mutating func preview(_ product: ProductProfile) -> [AppEffect] {
    if product == previewedProduct { return [] }
    removePreviewNotice()
    previewedProduct = product
    let said = product == .all ? [] : show(.previewed(product))
    if let part = tab(of: .library)?.part { library.part = part }
    if has(place) { return said }
    (sheet, place) = (nil, nearest(to: place))
    return said + [.replacePath(path(of: place)), .focus(tabControl)]
  }

  /// Starts or ends the preview of the free part; the notebook stays as it is.
  mutating func previewFreePart(_ isOn: Bool) -> [AppEffect] {
    previewsFreePart = isOn
    return []
  }

  /// Shows everything again.
  mutating func endPreview() -> [AppEffect] {
    removePreviewNotice()
    (previewsFreePart, previewedProduct) = (false, .all)
    if case .limit = sheet { return closeSheet() + [.goBack] }
    return focusOnValue
  }

  private mutating func removePreviewNotice() {
    notices.removeAll { if case .previewed = $0 { true } else { false } }
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
