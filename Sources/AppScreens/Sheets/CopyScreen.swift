import AppModel
import Markup

/// The markup of the copy styles.
struct CopyScreen {
  let choices: [CopyChoice]

  func write(_ markup: inout Markup) {
    markup.halfSheet("copy", AppText.copyHeading.english) {
      if choices.isEmpty {
        $0.paragraph(AppText.nothingToCopy.english, style: "empty")
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
