import AppModel
import Markup

/// The markup of the unit picker: a dialog that fills the screen of a phone.
struct UnitPickerScreen {
  let view: UnitPickerViewModel

  func write(_ markup: inout Markup) {
    let title = view.side == .source ? AppText.convertFrom : .convertTo
    let card = view.card.map { card in { (markup: inout Markup) in write(card, &markup) } }
    markup.sheet("picker", title.english, front: card) {
      search(&$0)
      tabs(&$0)
      list(&$0)
    }
  }

  private func search(_ markup: inout Markup) {
    markup.searchField("unit-search", AppText.searchUnits.english, view.search, .searchUnits("")) {
      if let first = firstFound { $0.does(.chooseUnit(first), at: "Enter") }
    }
    if view.recentSearches.isEmpty { return }
    markup.element(.ul, key: "recent-searches") {
      $0.set(.class, "chips")
      $0.set(.ariaLabel, AppText.recentSearches.english)
    } content: {
      for text in view.recentSearches {
        $0.element(.li) {
          $0.element(.button) {
            $0.set(.class, "chip")
            $0.does(.searchAgain(text))
          } content: {
            $0.text(text)
          }
        }
      }
    }
  }

  /// The first unit in the results of the search.
  private var firstFound: String? {
    view.search.utf8.isEmpty ? nil : view.sections.first?.rows.first?.identifier
  }

  private func tabs(_ markup: inout Markup) {
    markup.chips(AppText.quantities.english, key: "quantities") {
      for tab in view.tabs {
        let (key, action) = tabAction(tab.units)
        $0.chip(
          tab.name, key: "tab-" + key, id: tab.isChosen ? "chosen-tab" : "", action, of: "quantity",
          isChosen: tab.isChosen)
      }
    }
  }

  /// Returns the key of a tab and its action; no quantity has the key of the first two tabs.
  private func tabAction(_ units: UnitPickerViewModel.Tab.Units) -> (String, AppAction) {
    switch units {
    case .all: ("", .filterUnits(quantity: nil))
    case .custom: ("custom units", .filterCustomUnits)
    case .quantity(let quantity): (quantity, .filterUnits(quantity: quantity))
    }
  }

  /// Writes the list.
  ///
  /// Each tab and each search has its own list, which is not scrolled at first.
  private func list(_ markup: inout Markup) {
    let tab = view.tabs.first { $0.isChosen }.map { tabAction($0.units).0 } ?? ""
    let name = view.search.utf8.isEmpty ? "list-" : "found-"
    markup.element(.div, key: name + tab) {
      $0.set(.class, "list")
      $0.set(.id, "unit-list")
    } content: {
      if view.sections.isEmpty && view.quantities.isEmpty {
        $0.paragraph(AppText.nothingFound(view.search).english, style: "empty")
      }
      $0.paragraph(view.note, style: "list-note")
      for (place, section) in view.sections.enumerated() { write(section, at: place, &$0) }
      quantities(&$0)
      $0.paragraph(view.more, style: "list-note")
    }
  }

  private func quantities(_ markup: inout Markup) {
    if view.quantities.isEmpty { return }
    let heading = view.sections.isEmpty ? "" : AppText.quantities.english
    markup.group(heading, key: "all-quantities") {
      for quantity in view.quantities {
        $0.element(.li, key: "quantity-" + quantity.identifier) {
          $0.set(.class, "row")
        } content: {
          rowButton(quantity.name, quantity.unitCount, .showQuantity(quantity.identifier), &$0)
        }
      }
    }
  }

  private func write(
    _ section: UnitPickerViewModel.Section, at place: Int, _ markup: inout Markup
  ) {
    let opener = view.cardOpener.flatMap { $0.section == place ? $0.row : nil }
    markup.group(section.heading, key: "section-" + section.identifier) {
      for (place, row) in section.rows.enumerated() {
        write(row, in: section.identifier, isOpener: opener == place, &$0)
      }
      if let quantity = section.moreQuantity, !section.more.utf8.isEmpty {
        more(section.more, .showQuantity(quantity), &$0)
      }
    }
    if section.moreQuantity == nil { markup.paragraph(section.more, style: "list-note") }
  }

  /// Writes the row that opens the remaining units of a section.
  private func more(_ text: String, _ action: AppAction, _ markup: inout Markup) {
    markup.element(.li) {
      $0.set(.class, "row")
    } content: {
      $0.element(.button) {
        $0.set(.class, "row-main more")
        $0.does(action)
      } content: {
        $0.text(text)
      }
    }
  }

  private func write(
    _ row: UnitPickerViewModel.Row, in section: String, isOpener: Bool, _ markup: inout Markup
  ) {
    markup.element(.li, key: section + "/" + row.identifier) {
      $0.set(.class, "row")
    } content: {
      rowButton(
        row.name, row.symbol, note: row.definition, .chooseUnit(row.identifier),
        held: .showUnit(row.identifier), isChosen: row.isChosen, &$0)
      $0.iconButton(
        row.isStarred ? .starFilled : .star, AppText.star(row.name).english,
        .starUnit(row.identifier), isPressed: row.isStarred)
      $0.iconButton(
        .info, AppText.aboutUnit(row.name).english,
        id: isOpener ? "card-opener" : "", .showUnit(row.identifier))
    }
  }

  private func rowButton(
    _ name: String, _ detail: String, note: String = "", _ action: AppAction,
    held: AppAction? = nil, isChosen: Bool = false, _ markup: inout Markup
  ) {
    markup.element(.button) {
      $0.set(.class, "row-main")
      if isChosen { $0.set(.ariaCurrent, "true") }
      $0.does(action)
      if let held { $0.holds(held) }
    } content: {
      $0.rowText(name, note)
      $0.element(.span) {
        $0.set(.class, "row-symbol")
      } content: {
        $0.text(detail)
      }
      if isChosen { $0.icon(.check) }
    }
  }

  private func write(_ card: UnitCard, _ markup: inout Markup) {
    markup.element(.section, key: "card") {
      $0.set(.class, "unit-card")
      $0.set(.ariaLabelledby, "card-title")
      $0.hasKey(.showUnit(nil), at: "Escape")
    } content: {
      $0.sheetBar(card.title, id: "card-title", .h3, closeId: "card-close", .showUnit(nil))
      UnitCardScreen(card: card).lines(&$0)
    }
  }
}
