import AppModel
import Calculation
import Markup

/// The markup of the calculator.
struct CalculatorScreen {
  let view: CalculatorViewModel

  func write(_ frame: ScreenFrame, _ markup: inout Markup) {
    frame.write("calculator", AppText.calculator.english, keys: Self.keys, &markup) {
      $0.textButton(AppText.tools.english, id: "tools-opener", .open(AppPlace.tools.path))
      $0.iconButton(.paste, AppText.paste.english, id: "paste", .paste)
      $0.iconButton(
        .copy, AppText.copyResult.english, id: "copy-calculation", style: "primary",
        .copyCalculation)
    } content: {
      tape(&$0)
      display(&$0)
      keypad(&$0)
    }
  }

  /// The key bindings of the calculator.
  private static let keys: String = {
    var keys: [(String, CalculatorKey)] = [
      ("+", .add), ("-", .subtract), ("*", .multiply), ("/", .divide), ("%", .percent),
      ("=", .equals), ("Enter", .equals), (".", .point), (",", .point), ("Backspace", .backspace),
      ("Delete", .clear), ("Escape", .allClear),
    ]
    for digit in 0...9 { keys.append(("\(digit)", CalculatorKey(digit: digit) ?? .zero)) }
    return ActionText.entries(of: keys.map { ($0, .calculate($1)) })
  }()

  private func tape(_ markup: inout Markup) {
    if view.tape.isEmpty { return }
    markup.element(.section, key: "tape") {
      $0.set(.class, "tape")
      $0.set(.ariaLabel, AppText.tape.english)
    } content: {
      $0.element(.ul) {
        for row in view.tape {
          $0.element(.li, key: "tape-" + row.identifier) {
            $0.element(.button) {
              $0.set(.class, "tape-row")
              $0.does(.takeResult(row.identifier))
            } content: {
              $0.element(.span) {
                $0.set(.class, "row-symbol")
              } content: {
                $0.text(row.line)
              }
              $0.element(.span) { $0.text(row.result) }
            }
          }
        }
      }
    }
  }

  private func display(_ markup: inout Markup) {
    markup.element(.section) {
      $0.set(.class, "card display")
      $0.set(.ariaLabel, AppText.display.english)
    } content: {
      $0.element(.p) {
        $0.set(.class, "remark")
      } content: {
        $0.text(view.line)
      }
      let shown = NumberText(view.text, decimalMark: view.decimalMark)
      $0.element(.output) {
        $0.set(.id, "display")
        $0.set(.class, "value" + shown.style)
        $0.holds(.copyCalculation)
      } content: {
        $0.number(shown)
      }
      $0.element(.p) {
        $0.set(.class, "remark problem")
        $0.set(.role, "status")
      } content: {
        $0.text(view.problem)
      }
    }
  }

  private func keypad(_ markup: inout Markup) {
    markup.element(.div, key: "calculator-keypad") {
      $0.set(.class, "keypad")
      $0.set(.role, "group")
      $0.set(.ariaLabel, AppText.keypad.english)
    } content: {
      if view.clearsAll {
        $0.keypadKey("AC", name: AppText.clearAll.english, .calculate(.allClear))
      } else {
        $0.keypadKey("C", name: AppText.clear.english, .calculate(.clear))
      }
      $0.keypadKey("±", name: AppText.changeSign.english, .calculate(.sign))
      $0.keypadKey("%", name: AppText.percent.english, .calculate(.percent))
      $0.keypadKey("÷", name: AppText.divide.english, style: "key operator", .calculate(.divide))
      row(&$0, [.seven, .eight, .nine], "×", AppText.multiply, .multiply)
      row(&$0, [.four, .five, .six], "−", AppText.subtract, .subtract)
      row(&$0, [.one, .two, .three], "+", AppText.add, .add)
      $0.keypadKey("0", .calculate(.zero))
      $0.keypadKey(view.decimalMark, name: AppText.decimalMark.english, .calculate(.point))
      $0.iconButton(
        .backspace, AppText.deleteLast.english, style: "key", .calculate(.backspace))
      $0.keypadKey("=", name: AppText.equals.english, style: "key equals", .calculate(.equals))
    }
  }

  private func row(
    _ markup: inout Markup, _ digits: [CalculatorKey], _ sign: String, _ name: AppText,
    _ operation: CalculatorKey
  ) {
    for digit in digits { markup.keypadKey(digit.name, .calculate(digit)) }
    markup.keypadKey(
      sign, name: name.english, style: "key operator", .calculate(operation))
  }
}
