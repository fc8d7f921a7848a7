import AppModel
import Markup

/// The markup of Home: a search, the recent quantities, and all quantities.
struct HomeScreen {
  let view: HomeViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("home", AppText.home.english, &markup) {
      $0.iconButton(
        .tips, AppText.tips.english, id: "about-tips", .open("#/about?of=tips"), opensSheet: true)
    } content: {
      $0.searchField("home-search", AppText.searchAll.english, view.search, .searchHome("")) {
        if let first { $0.does(first, at: "Enter") }
      }
      if !view.measure.utf8.isEmpty {
        $0.textButton(
          AppText.convert(view.measure).english, key: "convert-search", id: "convert-search",
          .convertSearch)
      }
      if let summary = view.summary { self.summary(summary, &$0) }
      recent(&$0)
      if view.units.isEmpty && view.quantities.isEmpty && view.measure.utf8.isEmpty {
        $0.paragraph(AppText.nothingFound(view.search).english, style: "empty")
      }
      if view.isUnitNamed { units(&$0) }
      quantities(&$0)
      if !view.isUnitNamed { units(&$0) }
    }
  }

  /// The action of the first quantity or unit in the results of the search.
  private var first: AppAction? {
    if !view.isSearch { return nil }
    if !view.measure.utf8.isEmpty { return .convertSearch }
    if !view.isUnitNamed, let quantity = view.quantities.first {
      return .openQuantity(quantity.identifier)
    }
    return view.units.first.map { .convertFrom($0.identifier) }
  }

  private func summary(_ summary: HomeViewModel.Summary, _ markup: inout Markup) {
    markup.element(.button, key: "summary") {
      $0.set(.class, "card summary")
      $0.does(.open(AppPlace.converter.path))
    } content: {
      for (style, text) in [
        ("caption", AppText.lastConversion.english), ("summary-result", summary.result),
        ("caption", summary.measure),
      ] {
        $0.element(.span) {
          $0.set(.class, style)
        } content: {
          $0.text(text)
        }
      }
    }
  }

  private func recent(_ markup: inout Markup) {
    if view.recent.isEmpty { return }
    markup.element(.section, key: "recent") {
      $0.element(.h2) { $0.text(AppText.recentQuantities.english) }
      $0.element(.ul) {
        $0.set(.class, "chips")
      } content: {
        for quantity in view.recent {
          $0.element(.li, key: "recent-" + quantity.identifier) {
            $0.element(.button) {
              $0.set(.class, "chip")
              $0.does(.openQuantity(quantity.identifier))
            } content: {
              $0.text(quantity.name)
            }
          }
        }
      }
    }
  }

  private func units(_ markup: inout Markup) {
    if view.units.isEmpty { return }
    markup.group(AppText.units.english, key: "found-units", level: .h2) {
      for row in view.units {
        $0.element(.li, key: "found/" + row.identifier) {
          $0.set(.class, "row")
        } content: {
          $0.element(.button) {
            $0.set(.class, "row-main")
            $0.does(.convertFrom(row.identifier))
          } content: {
            $0.rowText(row.name, row.definition)
            $0.element(.span) {
              $0.set(.class, "row-symbol")
            } content: {
              $0.text(row.symbol)
            }
            $0.icon(.forward)
          }
        }
      }
    }
  }

  private func quantities(_ markup: inout Markup) {
    if view.quantities.isEmpty { return }
    markup.element(.section, key: "quantities") {
      $0.element(.h2) { $0.text(AppText.quantities.english) }
      $0.element(.ul) {
        $0.set(.class, "grid")
      } content: {
        for quantity in view.quantities { card(quantity, &$0) }
      }
    }
  }

  private func card(_ quantity: HomeViewModel.Card, _ markup: inout Markup) {
    markup.element(.li, key: "card-" + quantity.identifier) {
      $0.set(.class, "card tile " + Markup.pictureClass(of: quantity.icon))
    } content: {
      $0.element(.button) {
        $0.set(.id, "tile-" + quantity.identifier)
        $0.set(.class, "tile-main")
        $0.does(.openQuantity(quantity.identifier))
        $0.holds(.open(AppSheet.quickUnitsPath(quantity.identifier)))
      } content: {
        $0.picture(of: quantity.icon)
        $0.rowText(quantity.name, quantity.unitCount)
      }
      $0.opener(
        .more, AppText.quickUnitsOf(quantity.name).english, id: "quick-" + quantity.identifier,
        AppSheet.quickUnitsPath(quantity.identifier))
    }
  }
}

/// The markup of the first units of a quantity.
struct QuickUnitsScreen {
  let view: QuickUnitsViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("quick-units", view.quantity.name) {
      $0.group(AppText.convertFrom.english) {
        for unit in view.units {
          $0.actionRow(unit.name, detail: unit.symbol, .convertFrom(unit.identifier))
        }
        $0.actionRow(
          AppText.openPlace(.converter).english, detail: view.quantity.unitCount,
          .openQuantity(view.quantity.identifier))
      }
    }
  }
}
