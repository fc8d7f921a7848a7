import AppModel
import Markup

/// What a pasted text is understood as, and what can be done with it, as markup.
struct PasteScreen {
  let view: PasteViewModel

  func write(_ markup: inout Markup) {
    markup.sheet("paste-sheet", AppText.paste.english, style: "half") {
      $0.element(.div) {
        $0.set(.class, "list")
      } content: {
        $0.element(.p) {
          $0.set(.class, "list-note")
        } content: {
          $0.text(AppText.pastedText.english + ": " + view.text)
        }
        understood(&$0)
        $0.group("") {
          if !view.understood.utf8.isEmpty {
            $0.actionRow(AppText.usePaste(view.understood).english, id: "use-paste", .usePaste)
          }
          $0.actionRow(AppText.insertPaste.english, id: "insert-paste", .insertPaste)
        }
      }
    }
  }

  private func understood(_ markup: inout Markup) {
    if !view.result.utf8.isEmpty {
      markup.element(.p) {
        $0.set(.class, "sheet-result")
      } content: {
        $0.text(view.result)
      }
    }
    for note in view.notes { markup.remark(note) }
    if !view.problem.utf8.isEmpty { markup.remark(view.problem, style: "list-note problem") }
  }
}

extension Markup {
  fileprivate mutating func remark(_ text: String, style: StaticString = "list-note") {
    element(.p) {
      $0.set(.class, "\(style)")
    } content: {
      $0.text(text)
    }
  }
}
