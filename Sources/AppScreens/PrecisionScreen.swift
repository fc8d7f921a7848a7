import AppModel
import DecimalArithmetic
import Markup

/// Decimals and rounding as markup.
struct PrecisionScreen {
  let view: PrecisionViewModel

  func write(_ markup: inout Markup) {
    markup.sheet("precision", AppText.precisionHeading.english, style: "half") {
      $0.element(.div) {
        $0.set(.class, "list")
      } content: {
        $0.element(.p) {
          $0.set(.class, "sheet-result")
          $0.set(.role, "status")
        } content: {
          $0.text(view.result)
        }
        decimals(&$0)
        $0.group(AppText.roundingHeading.english) {
          for mode in view.modes {
            if let action = RoundingMode(rawValue: mode.identifier) {
              $0.choice(mode, .setRounding(action))
            }
          }
        }
      }
    }
  }

  private func decimals(_ markup: inout Markup) {
    markup.element(.section) {
      $0.element(.h3) {
        $0.set(.id, "decimals-heading")
      } content: {
        $0.text(AppText.decimalsHeading.english + ", " + view.pair)
      }
      $0.element(.div) {
        $0.set(.class, "steps")
        $0.set(.role, "group")
        $0.set(.ariaLabelledby, "decimals-heading")
      } content: {
        for decimals in view.range {
          $0.element(.button) {
            $0.set(.type, "button")
            $0.set(.class, "chip")
            $0.set(.ariaPressed, decimals == view.decimals ? "true" : "false")
            $0.does(.setDecimals(decimals))
          } content: {
            $0.text("\(decimals)")
          }
        }
      }
    }
  }
}
