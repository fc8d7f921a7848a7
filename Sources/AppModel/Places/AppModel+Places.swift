import Notebook

extension AppModel {
  /// The content of the app: screen, sheet and notices.
  public var view: AppViewModel {
    AppViewModel(
      place: place, parent: parent(of: place), tabs: tabs, tab: tab(of: place), isReturn: isReturn,
      screen: screenView, sheet: sheetView, notices: noticeViews)
  }

  /// The open dialogs; the last one is in front.
  package var dialogs: [AppDialog] {
    switch sheet {
    case nil: []
    case .alert: [.alert]
    case .units(let picker) where picker.shownUnit != nil: [.sheet, .card]
    default: [.sheet]
    }
  }

  /// The notices, the newest last.
  public var noticeViews: [NoticeViewModel] {
    notices.map { notice in
      let offer: NoticeViewModel.Offer?
      switch notice {
      case .updateReady: offer = .update
      case .notStored: offer = .backup
      case .previewed: offer = .endPreview
      default: offer = nil
      }
      return NoticeViewModel(text: AppText.notice(notice).english, offer: offer)
    }
  }

  private var screenView: ScreenViewModel {
    switch place {
    case .home: .home(homeView)
    case .converter: .converter(converterView)
    case .allUnits: .allUnits(allUnitsView)
    case .calculator: .calculator(calculatorView)
    case .tools: .tools(toolsView)
    case .library: .library(libraryView)
    case .settings: .settings(settingsView)
    }
  }

  /// Opens a place or a sheet by its path, and pushes the path on the browser's history.
  mutating func open(_ path: String) -> [AppEffect] {
    let path = AppPath(path)
    if let new = sheet(at: path) {
      show(new)
      return [.navigate(new.path), .focus(new.firstControl)]
    }
    guard let new = AppPlace(path) else { return [] }
    let part = LibraryPart(path)
    if new == place, sheet == nil, part == nil || part == library.part { return [] }
    if let part { show(part) }
    if place == .home { homeOpener = nil }
    return enter(new)
  }

  /// Shows a part of the library, if the product has it.
  mutating func show(_ part: LibraryPart) {
    if !shows(part) { return }
    (library.part, library.limit) = (part, LibraryState.rowLimit)
  }

  /// Opens a place, and pushes its path on the browser's history.
  mutating func enter(_ new: AppPlace) -> [AppEffect] {
    (sheet, place) = (nil, nearest(to: new))
    return [.enter(path(of: place)), .focus(parent(of: place) == nil ? tabControl : "back")]
  }

  /// Shows a place without a sheet.
  ///
  /// The focus moves to the control that leads back, or to the control that opened the old place.
  mutating func go(to wanted: AppPlace) -> [AppEffect] {
    let new = nearest(to: wanted)
    if new == place { return closeSheet() }
    let old = place
    (sheet, place) = (nil, new)
    if parent(of: new) != nil { return [.focus("back")] }
    let opener = new == .home ? homeOpener : nil
    return [.focus(parent(of: old) == new ? old.opener : opener ?? tabControl)]
  }

  /// Goes back from a screen to its parent.
  mutating func back() -> [AppEffect] { parent(of: place) == nil ? [] : [.goBack] }

  /// Moves the focus to the value field.
  ///
  /// On a screen without the field the tab gets the focus. An open sheet keeps the focus.
  var focusOnValue: [AppEffect] {
    if sheet != nil { return [] }
    return [.focus(place.hasValueField ? "value" : tabControl)]
  }
}

extension LibraryPart {
  /// Reads the part of the library that a path names; `nil` if it names none.
  init?(_ path: AppPath) {
    guard let part = path.value(of: "part").flatMap({ LibraryPart(rawValue: $0) }) else {
      return nil
    }
    self = part
  }
}
