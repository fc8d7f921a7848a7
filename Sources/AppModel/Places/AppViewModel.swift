import Notebook

/// The content of the app: a screen, an optional sheet in front of the screen, and notices.
public struct AppViewModel: Hashable, Sendable {
  /// The place.
  public var place: AppPlace
  /// The parent of the screen; `nil` for the screen of a tab.
  public var parent: AppPlace?
  /// The tabs of the product, in their order.
  public var tabs: [ProfileTab]
  /// The current tab.
  public var tab: ProfileTab?
  /// Whether the current screen is the parent of the previous screen.
  package var isReturn: Bool
  /// The content of the screen.
  public var screen: ScreenViewModel
  /// The sheet in front of the screen; `nil` for none.
  public var sheet: SheetViewModel?
  /// The notices, the newest last.
  public var notices: [NoticeViewModel]

  /// Whether a sheet is in front of the screen.
  public var isCovered: Bool { if case .some = sheet { true } else { false } }
}

/// A dialog in front of the screen.
package enum AppDialog: String, Sendable {
  /// A sheet that rises from the bottom.
  case sheet
  /// The card about a unit, which covers a part of the unit picker.
  case card
  /// A question in the centre.
  case alert
}

/// The content of a screen.
public enum ScreenViewModel: Hashable, Sendable {
  case home(HomeViewModel)
  case converter(ConverterViewModel)
  case allUnits(AllUnitsViewModel)
  case calculator(CalculatorViewModel)
  case tools(ToolsViewModel)
  case library(LibraryViewModel)
  case settings(SettingsViewModel)
}

/// A notice that is shown until a person dismisses it.
public struct NoticeViewModel: Hashable, Sendable {
  /// The action that a notice offers.
  public enum Offer: Hashable, Sendable {
    /// Activates the new version of the app.
    case update
    /// Saves all stored data to a file.
    case backup
    /// Ends the preview of a smaller product.
    case endPreview
  }

  /// The sentence.
  public var text: String
  /// The offered action; `nil` for none.
  public var offer: Offer?
}
