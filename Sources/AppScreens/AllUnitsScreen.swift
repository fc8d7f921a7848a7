import AppModel
import Markup

/// The markup of the screen of all units.
struct AllUnitsScreen {
  let view: AllUnitsViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("all-units-screen", view.quantity, keys: ConverterScreen.keys, &markup) {
      $0.element(.div) {
        $0.set(.class, "pinned")
      } content: {
        value(&$0)
      }
      for section in view.sections {
        $0.group(section.heading, key: "values-" + section.identifier, level: .h2) {
          for row in section.rows { write(row, &$0) }
        }
      }
    }
  }

  /// Writes the section of the typed value, which stays visible.
  private func value(_ markup: inout Markup) {
    markup.element(.section) {
      $0.set(.class, "card")
      $0.set(.ariaLabel, AppText.from.english)
    } content: {
      $0.element(.p) {
        $0.set(.class, "caption")
      } content: {
        $0.text(view.source.name)
      }
      ValueField(
        unit: view.source.name, input: view.input, decimalMark: view.decimalMark,
        isRefused: !view.problem.utf8.isEmpty, description: "problem"
      ).write(&$0)
      $0.element(.p) {
        $0.set(.id, "problem")
        $0.set(.class, "remark problem")
      } content: {
        $0.text(view.problem)
      }
    }
  }

  /// Writes the row of a unit; a swipe reveals the buttons to convert from and to the unit.
  private func write(_ row: AllUnitsViewModel.Row, _ markup: inout Markup) {
    markup.element(.li, key: "value/" + row.identifier) {
      $0.set(.class, "row swipe")
    } content: {
      $0.element(.div) {
        $0.set(.class, "swiped")
      } content: {
        $0.element(.button) {
          $0.set(.id, "unit-" + row.identifier)
          $0.set(.class, "row-main")
          $0.set(.ariaHaspopup, "dialog")
          if row.isTarget { $0.set(.ariaCurrent, "true") }
          $0.does(.open(AppSheet.unitValuePath(row.identifier)))
          $0.holds(.convertTo(row.identifier))
        } content: {
          $0.rowText(row.name, row.symbol)
          $0.element(.span) {
            $0.set(.class, "row-value")
          } content: {
            $0.text(row.value)
          }
        }
        $0.iconButton(
          .copy, AppText.copyValueOf(row.name).english, .copyValue(row.identifier))
      }
      // The buttons do not depend on the typed value. With a key, they are not sent again at each
      // edit.
      $0.element(.div, key: "swipe/" + row.identifier) {
        $0.set(.class, "swipe-buttons")
      } content: {
        $0.swipeButton(.from, of: row.name, .convertFrom(row.identifier))
        $0.swipeButton(.to, of: row.name, .convertTo(row.identifier))
      }
    }
  }
}

/// The markup of the sheet of a value in one unit.
struct UnitValueScreen {
  let view: UnitValueViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("unit-value", view.card.title) {
      $0.paragraph(view.value, style: "sheet-result")
      $0.group("") {
        let unit = view.unit.identifier
        $0.actionRow(AppText.useAsSource.english, .convertFrom(unit))
        $0.actionRow(AppText.useAsTarget.english, .convertTo(unit))
        if !view.value.utf8.isEmpty { $0.actionRow(AppText.copyValue.english, .copyValue(unit)) }
      }
      $0.element(.div) {
        $0.set(.class, "card unit-lines")
      } content: {
        UnitCardScreen(card: view.card).lines(&$0)
      }
    }
  }
}
