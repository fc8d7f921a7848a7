import AppModel
import Markup
import MeasureText
import Notebook

/// Themes and ways of writing numbers as markup.
struct DisplayScreen {
  let view: DisplayViewModel

  func write(_ markup: inout Markup) {
    markup.sheet("display", AppText.displayHeading.english) {
      $0.element(.div) {
        $0.set(.class, "list")
      } content: {
        $0.choices(
          AppText.themeHeading.english, of: "theme",
          view.themes.compactMap { choice in
            ColorTheme(rawValue: choice.identifier).map { (choice, .setTheme($0)) }
          })
        $0.choices(
          AppText.numbersHeading.english, of: "numbers",
          view.locales.map { ($0, .setLocale(NumberLocale(rawValue: $0.identifier))) })
      }
    }
  }
}
