import AppModel
import Markup

/// What the free part of the app does not have, as markup.
struct LimitScreen {
  let text: String

  func write(_ markup: inout Markup) {
    markup.sheet("limit", AppText.freePart.english, style: "half") {
      $0.element(.div) {
        $0.set(.class, "list")
      } content: {
        $0.element(.p) {
          $0.set(.class, "list-note")
        } content: {
          $0.text(text)
        }
        $0.group("") { $0.actionRow(AppText.stopPreview.english, .set(.freePart, "off")) }
      }
    }
  }
}
