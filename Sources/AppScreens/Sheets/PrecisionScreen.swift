import AppModel
import Markup

/// The markup of the sheet of decimals and rounding.
struct PrecisionScreen {
  let view: PrecisionViewModel

  func write(_ markup: inout Markup) {
    markup.halfSheet("precision", AppText.precisionHeading.english) {
      $0.element(.p) {
        $0.set(.class, "sheet-result")
        $0.set(.role, "status")
      } content: {
        $0.text(view.result)
      }
      decimals(&$0)
      $0.choices(
        AppText.scopeHeading.english, of: "scope",
        view.scopes.compactMap { choice in
          PrecisionScope(rawValue: choice.identifier).map { (choice, .useDecimals(for: $0)) }
        })
      $0.choices(
        AppText.roundingHeading.english, of: "rounding",
        view.modes.map { ($0, .set(.rounding, $0.identifier)) })
    }
  }

  private func decimals(_ markup: inout Markup) {
    markup.element(.section) {
      $0.element(.h3) {
        $0.set(.id, "decimals-heading")
        $0.set(.class, "group-heading")
      } content: {
        $0.text(AppText.decimalsHeading.english + ", " + view.pair)
      }
      $0.element(.div) {
        $0.set(.class, "steps")
        $0.set(.role, "radiogroup")
        $0.set(.ariaLabelledby, "decimals-heading")
      } content: {
        for decimals in view.range {
          $0.chip(
            "\(decimals)", .setDecimals(decimals), of: "decimals",
            isChosen: decimals == view.decimals)
        }
      }
    }
  }
}
