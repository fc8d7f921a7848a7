import Notebook

extension AppModel {
  /// What the app shows.
  public var view: AppViewModel {
    AppViewModel(
      place: place, parent: parent(of: place), tabs: tabs, tab: tab(of: place), isReturn: isReturn,
      screen: screenView, sheet: sheetView, notices: noticeViews)
  }

  /// The open dialogs: the last one stands in front of the others.
  package var dialogs: [AppDialog] {
    switch sheet {
    case nil: []
    case .alert: [.alert]
    case .units(let picker) where picker.shownUnit != nil: [.sheet, .card]
    default: [.sheet]
    }
  }

  /// What the app says about itself, the newest last.
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

  /// Opens a place or a sheet at a path, as a new entry of the browser's history.
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
    return enter(new)
  }

  /// Shows a part of the library, if the product has it.
  mutating func show(_ part: LibraryPart) {
    if !shows(part) { return }
    (library.part, library.limit) = (part, LibraryState.rowLimit)
  }

  /// Shows a place as a new entry of the browser's history.
  mutating func enter(_ new: AppPlace) -> [AppEffect] {
    (sheet, place) = (nil, nearest(to: new))
    return [.enter(path(of: place)), .focus(parent(of: place) == nil ? tabControl : "back")]
  }

  /// Shows a place, without a sheet; the focus goes to what leads back, or came from there.
  mutating func go(to wanted: AppPlace) -> [AppEffect] {
    let new = nearest(to: wanted)
    if new == place { return closeSheet() }
    let old = place
    (sheet, place) = (nil, new)
    if parent(of: new) != nil { return [.focus("back")] }
    let opener = new == .home ? homeOpener : nil
    return [.focus(parent(of: old) == new ? old.opener : opener ?? tabControl)]
  }

  /// Leaves a place that stands on another one.
  mutating func back() -> [AppEffect] { parent(of: place) == nil ? [] : [.goBack] }

  /// Moves the focus to the field, unless the screen has none or a sheet stands in front of it.
  var focusOnValue: [AppEffect] {
    if sheet != nil { return [] }
    return [.focus(place.hasValueField ? "value" : tabControl)]
  }
}

extension LibraryPart {
  /// The part of the library that a path names; `nil` for none.
  init?(_ path: AppPath) {
    guard let part = path.value(of: "part").flatMap({ LibraryPart(rawValue: $0) }) else {
      return nil
    }
    self = part
  }
}
