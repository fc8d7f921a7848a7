import AppModel
import Markup

/// What the page shows of the app.
public enum AppScreen {
  /// The name of the region of the page that all screens stand in.
  public static let region = "app"

  /// Writes the screens that are open.
  package static func write(
    _ converter: ConverterViewModel, _ picker: UnitPickerViewModel?, _ markup: inout Markup
  ) {
    ConverterScreen(view: converter, isCovered: picker != nil).write(&markup)
    if let picker { UnitPickerScreen(view: picker).write(&markup) }
  }
}
