import AppModel
import Markup

/// The markup of the card about a unit.
struct UnitCardScreen {
  let card: UnitCard

  func write(_ markup: inout Markup) {
    markup.halfSheet("unit", card.title) {
      $0.element(.div) {
        $0.set(.class, "card unit-lines")
      } content: {
        lines(&$0)
      }
    }
  }

  /// Writes the properties of the unit as a list.
  func lines(_ markup: inout Markup) {
    markup.element(.dl) {
      line(&$0, AppText.measures.english, card.quantity)
      line(&$0, AppText.definition.english, card.definition)
      line(&$0, AppText.exactnessHeading.english, card.exactness)
      if !card.examples.isEmpty {
        line(&$0, AppText.examples.english, card.examples)
      }
      line(&$0, AppText.source.english, card.source)
      if let note = card.note { line(&$0, AppText.note.english, note) }
      if !card.aliases.isEmpty {
        var names = ""
        for (index, name) in card.aliases.enumerated() { names += (index > 0 ? ", " : "") + name }
        line(&$0, AppText.otherNames.english, names)
      }
    }
  }

  private func line(_ markup: inout Markup, _ name: String, _ text: String) {
    line(&markup, name, [text])
  }

  private func line(_ markup: inout Markup, _ name: String, _ texts: [String]) {
    markup.element(.dt) { $0.text(name) }
    for text in texts {
      markup.element(.dd) { $0.text(text) }
    }
  }
}
