import AppModel
import Markup

/// The markup of the explanation why the preview of a smaller product refused an edit.
struct LimitScreen {
  let text: String

  func write(_ markup: inout Markup) {
    markup.halfSheet("limit", AppText.limitHeading.english) {
      $0.paragraph(text, style: "list-note")
      $0.group("") { $0.actionRow(AppText.stopPreview.english, .endPreview) }
    }
  }
}
