import AppModel
import Markup

/// What the free part of the app does not have, as markup.
struct LimitScreen {
  let text: String

  func write(_ markup: inout Markup) {
    markup.halfSheet("limit", AppText.freePart.english) {
      $0.paragraph(text, style: "list-note")
      $0.group("") { $0.actionRow(AppText.stopPreview.english, .set(.freePart, "off")) }
    }
  }
}
