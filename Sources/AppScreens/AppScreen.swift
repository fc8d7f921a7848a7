import AppModel
import Markup
import Notebook

/// The markup of the whole app.
public enum AppScreen {
  /// The name of the page's region that contains all screens.
  public static let region = "app"

  /// Returns the CSS classes of the settings: theme, skin, accent and motion.
  package static func classes(of settings: NotebookSettings) -> String {
    var classes = "theme-" + settings.theme.rawValue
    if let accent = AccentColor(settings.accent), accent != .blue {
      classes += " accent-" + accent.rawValue
    }
    if settings.skin == .expressive { classes += " expressive" }
    switch settings.motion {
    case .system: return classes
    case .expressive: return classes + " more-motion"
    case .reduced: return classes + " less-motion"
    }
  }

  /// Returns the colour of the browser's own bars: the colour of the page, or an empty text if the
  /// theme follows the system.
  package static func barColor(of theme: ColorTheme) -> String {
    switch theme {
    case .system: ""
    case .light: "#F2F2F7"
    case .dark, .oled: "#000000"
    }
  }

  /// Returns the title of the document, which names the window and the entry of the browser's
  /// history.
  package static func title(of view: AppViewModel) -> String {
    let name =
      if case .library(let view) = view.screen { view.title } else {
        AppText.place(view.place).english
      }
    return name + " – Metryvo"
  }

  /// Writes the open screen, the open sheet and the tabs.
  package static func write(_ view: AppViewModel, _ markup: inout Markup) {
    let frame = ScreenFrame(
      parent: view.parent, tabs: view.tabs, tab: view.tab, isReturn: view.isReturn,
      notices: view.notices, isCovered: view.isCovered)
    switch view.screen {
    case .home(let view): HomeScreen(view: view).write(frame, &markup)
    case .converter(let view): ConverterScreen(view: view).write(frame, &markup)
    case .allUnits(let view): AllUnitsScreen(view: view).write(frame, &markup)
    case .calculator(let view): CalculatorScreen(view: view).write(frame, &markup)
    case .tools(let view): ToolsScreen(view: view).write(frame, &markup)
    case .library(let view): LibraryScreen(view: view).write(frame, &markup)
    case .settings(let view): SettingsScreen(view: view).write(frame, &markup)
    }
    frame.writeTabs(&markup)
    switch view.sheet {
    case nil: break
    case .units(let view): UnitPickerScreen(view: view).write(&markup)
    case .unit(let card): UnitCardScreen(card: card).write(&markup)
    case .precision(let view): PrecisionScreen(view: view).write(&markup)
    case .copying(let choices): CopyScreen(choices: choices).write(&markup)
    case .limit(let text): LimitScreen(text: text).write(&markup)
    case .paste(let view): PasteScreen(view: view).write(&markup)
    case .unitValue(let view): UnitValueScreen(view: view).write(&markup)
    case .quickUnits(let view): QuickUnitsScreen(view: view).write(&markup)
    case .favorite(let view): FavoriteScreen(view: view).write(&markup)
    case .entry(let view): EntryScreen(view: view).write(&markup)
    case .setting(let view): SettingScreen(view: view).write(&markup)
    case .article(let article): ArticleScreen(article: article).write(&markup)
    case .alert(let alert): AlertScreen(alert: alert).write(&markup)
    }
  }
}
