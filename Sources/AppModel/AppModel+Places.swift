import Notebook

extension AppModel {
  /// What the app shows.
  public var view: AppViewModel {
    AppViewModel(
      place: place, isReturn: isReturn, screen: screenView, sheet: sheetView, notices: noticeViews)
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
    guard let new = AppPlace(path), new != place || sheet != nil else { return [] }
    return enter(new)
  }

  /// Shows a place as a new entry of the browser's history.
  mutating func enter(_ new: AppPlace) -> [AppEffect] {
    (sheet, place) = (nil, new)
    return [.enter(new.path), .focus(new.tab == new ? new.tabControl : "back")]
  }

  /// Shows a place, without a sheet; the focus goes to what leads back, or came from there.
  mutating func go(to new: AppPlace) -> [AppEffect] {
    if new == place { return closeSheet() }
    let old = place
    (sheet, place) = (nil, new)
    if new.tab != new { return [.focus("back")] }
    return [.focus(old.tab == new ? old.opener : new.tabControl)]
  }

  /// Leaves a place that stands on another one.
  mutating func back() -> [AppEffect] { place.tab == place ? [] : [.goBack] }

  /// Moves the focus to the field, unless the screen has none or a sheet stands in front of it.
  var focusOnValue: [AppEffect] {
    if sheet != nil { return [] }
    return [.focus(place.hasValueField ? "value" : place.tabControl)]
  }
}
