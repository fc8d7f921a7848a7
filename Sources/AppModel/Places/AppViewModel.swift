import Notebook

/// What the app shows: a screen, perhaps a sheet in front of the screen, and notices.
public struct AppViewModel: Hashable, Sendable {
  /// The place.
  public var place: AppPlace
  /// The screen on which its screen stands; `nil` for that of a tab.
  public var parent: AppPlace?
  /// The tabs of the product, in their order.
  public var tabs: [ProfileTab]
  /// The tab that is shown.
  public var tab: ProfileTab?
  /// Whether its screen stood behind the one that was shown before it.
  package var isReturn: Bool
  /// What its screen shows.
  public var screen: ScreenViewModel
  /// What stands in front of it; `nil` for nothing.
  public var sheet: SheetViewModel?
  /// What the app says about itself, the newest last.
  public var notices: [NoticeViewModel]

  /// Whether a sheet stands in front of the screen.
  public var isCovered: Bool { if case .some = sheet { true } else { false } }
}

/// A dialog in front of the screen.
package enum AppDialog: String, Sendable {
  /// What rises from below.
  case sheet
  /// The card about a unit, which covers a part of the unit picker.
  case card
  /// A question in the middle.
  case alert
}

/// What a screen shows.
public enum ScreenViewModel: Hashable, Sendable {
  case home(HomeViewModel)
  case converter(ConverterViewModel)
  case allUnits(AllUnitsViewModel)
  case calculator(CalculatorViewModel)
  case tools(ToolsViewModel)
  case library(LibraryViewModel)
  case settings(SettingsViewModel)
}

/// Something that the app says about itself until a person takes it away.
public struct NoticeViewModel: Hashable, Sendable {
  /// What a notice offers.
  public enum Offer: Hashable, Sendable {
    /// The new version of the app.
    case update
    /// A file of all that is kept.
    case backup
    /// The end of the preview.
    case endPreview
  }

  /// The sentence.
  public var text: String
  /// What it offers; `nil` for nothing.
  public var offer: Offer?
}
