import AppModel
import Markup

/// The markup of the sheet of a pasted text.
struct PasteScreen {
  let view: PasteViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("paste-sheet", AppText.paste.english) {
      $0.paragraph(AppText.pastedText.english + ": " + view.text, style: "list-note")
      $0.paragraph(view.result, style: "sheet-result")
      for note in view.notes { $0.paragraph(note, style: "list-note") }
      $0.paragraph(view.problem, style: "list-note problem")
      $0.group("") {
        if !view.understood.utf8.isEmpty {
          $0.actionRow(AppText.usePaste(view.understood).english, id: "use-paste", .usePaste)
        }
        $0.actionRow(AppText.insertPaste.english, id: "insert-paste", .insertPaste)
      }
    }
  }
}
