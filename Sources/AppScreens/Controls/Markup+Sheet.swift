import AppModel
import Markup

extension Markup {
  /// Writes a modal dialog in front of a screen, which Escape closes.
  ///
  /// - Parameters:
  ///   - name: the key of the dialog, from which its identifier is made.
  ///   - title: the title.
  ///   - style: a class in addition to `sheet`; empty for the sheet that fills the screen of a
  ///     phone.
  ///   - front: writes a card in front of the dialog, whose own content is then inert.
  ///   - content: writes the content below the title.
  mutating func sheet(
    _ name: StaticString, _ title: String, style: String = "",
    front: ((inout Markup) -> Void)? = nil, content: (inout Markup) -> Void
  ) {
    let id = "\(name)-title"
    element(.div, key: "\(name)") {
      $0.set(.id, "\(name)-sheet")
      $0.set(.class, style.utf8.isEmpty ? "sheet" : "sheet " + style)
      $0.set(.role, "dialog")
      $0.set(.ariaModal, "true")
      // The label does not refer to the title, because screen readers ignore the title while it is
      // inert.
      $0.set(.ariaLabel, title)
      $0.hasKey(.closeSheet, at: "Escape")
    } content: {
      $0.element(.div) {
        $0.set(.class, "sheet-content")
        $0.set(.inert, if: front != nil)
      } content: {
        $0.sheetBar(title, id: id, .h2, closeId: "sheet-close", .closeSheet)
        content(&$0)
      }
      front?(&$0)
    }
  }

  /// Writes a half sheet: a dialog with a list, which on a phone is as high as the list.
  mutating func halfSheet(
    _ name: StaticString, _ title: String, list: StaticString = "list",
    content: (inout Markup) -> Void
  ) {
    sheet(name, title, style: "half") {
      $0.element(.div) {
        $0.set(.class, "\(list)")
      } content: {
        content(&$0)
      }
    }
  }

  /// Writes a paragraph; an empty text writes nothing.
  mutating func paragraph(_ text: String, style: StaticString) {
    if text.utf8.isEmpty { return }
    element(.p) {
      $0.set(.class, "\(style)")
    } content: {
      $0.text(text)
    }
  }

  /// Writes the title of a sheet or a card, with the button that closes it.
  mutating func sheetBar(
    _ title: String, id: String, _ heading: ElementName, closeId: String, _ close: AppAction
  ) {
    element(.header) {
      $0.set(.class, "sheet-bar")
    } content: {
      $0.element(heading) {
        $0.set(.id, id)
      } content: {
        $0.text(title)
      }
      $0.iconButton(.close, AppText.close.english, id: closeId, close)
    }
  }

  /// Writes rows under a heading.
  mutating func group(
    _ heading: String, key: String = "", level: ElementName = .h3,
    content: (inout Markup) -> Void
  ) {
    element(.section, key: key) {
      if !heading.utf8.isEmpty {
        $0.element(level) {
          $0.set(.class, "group-heading")
        } content: {
          $0.text(heading)
        }
      }
      $0.element(.ul) {
        $0.set(.class, "card rows")
      } content: {
        content(&$0)
      }
    }
  }

  /// Writes a group of radio buttons.
  ///
  /// A group without a heading has a name for screen readers.
  mutating func choices(
    _ heading: String, name: String = "", of group: String, _ choices: [(SheetChoice, AppAction)]
  ) {
    element(.section) {
      if !heading.utf8.isEmpty {
        $0.element(.h3) {
          $0.set(.id, "\(group)-heading")
          $0.set(.class, "group-heading")
        } content: {
          $0.text(heading)
        }
      }
      $0.element(.div) {
        $0.set(.class, "card rows")
        $0.set(.role, "radiogroup")
        if heading.utf8.isEmpty {
          $0.set(.ariaLabel, name)
        } else {
          $0.set(.ariaLabelledby, "\(group)-heading")
        }
      } content: {
        for (choice, action) in choices { $0.row(choice, action, of: group) }
      }
    }
  }

  private mutating func row(_ choice: SheetChoice, _ action: AppAction, of group: String) {
    element(.label) {
      $0.set(.class, "row")
    } content: {
      $0.element(.input) { $0.chooses(action, of: group, isChosen: choice.isChosen) }
      $0.element(.span) {
        $0.set(.class, "row-main")
      } content: {
        $0.rowText(choice.name, choice.explanation)
        if choice.isChosen { $0.icon(.check) }
      }
    }
  }

  /// Writes the name of a row and the explanation below it.
  mutating func rowText(_ name: String, _ explanation: String) {
    element(.span) {
      $0.set(.class, "row-name")
    } content: {
      $0.text(name)
      if explanation.utf8.isEmpty { return }
      $0.element(.span) {
        $0.set(.class, "row-note")
      } content: {
        $0.text(explanation)
      }
    }
  }
}
