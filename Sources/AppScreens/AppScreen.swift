import AppModel
import Markup
import Notebook

/// What the page shows of the app.
public enum AppScreen {
  /// The name of the region of the page that all screens stand in.
  public static let region = "app"

  /// The colour of the browser's own bars in a theme, which is that of the page; empty for what the
  /// system has.
  package static func barColor(of theme: ColorTheme) -> String {
    switch theme {
    case .system: ""
    case .light: "#F2F2F7"
    case .dark, .oled: "#000000"
    }
  }

  /// Writes the screens that are open.
  package static func write(
    _ converter: ConverterViewModel, _ sheet: SheetViewModel?, _ markup: inout Markup
  ) {
    ConverterScreen(view: converter, isCovered: sheet != nil).write(&markup)
    switch sheet {
    case nil: break
    case .units(let view): UnitPickerScreen(view: view).write(&markup)
    case .unit(let card): UnitCardScreen(card: card).write(&markup)
    case .precision(let view): PrecisionScreen(view: view).write(&markup)
    case .copying(let choices): CopyScreen(choices: choices).write(&markup)
    case .display(let view): DisplayScreen(view: view).write(&markup)
    }
  }
}
