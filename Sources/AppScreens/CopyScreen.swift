import AppModel
import Markup

/// The styles of copying as markup.
struct CopyScreen {
  let choices: [CopyChoice]

  func write(_ markup: inout Markup) {
    markup.sheet("copy", AppText.copyHeading.english, style: "half") {
      $0.element(.div) {
        $0.set(.class, "list")
      } content: {
        if choices.isEmpty {
          $0.element(.p) {
            $0.set(.class, "empty")
          } content: {
            $0.text(AppText.nothingToCopy.english)
          }
          return
        }
        $0.group("") {
          for choice in choices {
            $0.element(.li) {
              $0.set(.class, "row")
            } content: {
              $0.element(.button) {
                $0.set(.class, "row-main")
                $0.does(.copy(choice.style))
              } content: {
                $0.rowText(choice.text, choice.name)
                $0.icon(.copy)
              }
            }
          }
        }
      }
    }
  }
}
