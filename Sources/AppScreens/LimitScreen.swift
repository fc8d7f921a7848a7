import AppModel
import Markup

/// What a preview does not have, as markup.
struct LimitScreen {
  let text: String

  func write(_ markup: inout Markup) {
    markup.halfSheet("limit", AppText.limitHeading.english) {
      $0.paragraph(text, style: "list-note")
      $0.group("") { $0.actionRow(AppText.stopPreview.english, .endPreview) }
    }
  }
}
