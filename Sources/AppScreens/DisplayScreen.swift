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
        $0.group(AppText.themeHeading.english) {
          for choice in view.themes {
            if let theme = ColorTheme(rawValue: choice.identifier) {
              $0.choice(choice, .setTheme(theme))
            }
          }
        }
        $0.group(AppText.numbersHeading.english) {
          for choice in view.locales {
            $0.choice(choice, .setLocale(NumberLocale(rawValue: choice.identifier)))
          }
        }
      }
    }
  }
}
