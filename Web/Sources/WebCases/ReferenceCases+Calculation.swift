import CaseGeneration
import Metryvo

extension ReferenceCases {
  /// Returns the result or the error of keys in both modes, of an expression, or of a shared bill.
  static func calculation(_ index: Int) -> String {
    var source = ChoiceSource(seed: seed, index: UInt64(index))
    switch index % 3 {
    case 0: return keys(&source)
    case 1: return expression(&source)
    default: return bill(&source)
    }
  }

  private static func keys(_ source: inout ChoiceSource) -> String {
    var keypad = Keypad<Decimal128>(mode: source.oneIn(2) ? .apple : .immediate)
    for _ in 0..<source.uniform(in: 1...24) {
      keypad.press(source.element(of: KeypadKey.allCases))
    }
    let locale = source.element(of: NumberLocale.languages)
    let display = keypad.display(locale.symbols)
    return "\(display.line) \(display.english)"
  }

  private static func expression(_ source: inout ChoiceSource) -> String {
    var text = ""
    for _ in 0..<source.uniform(in: 1...8) {
      text += source.element(of: ["", "(", "-", " "])
      text += "\(source.uniform(in: 0...99)).\(source.uniform(in: 0...999))"
      text += source.element(of: [" + ", " - ", " * ", "/", "^", "%", "% + ", ") * "])
    }
    text += "2"
    do throws(ExpressionError) {
      let value = try ExpressionCalculator<Decimal128>().calculate(text).value
      return "\(text) = \(value.decimal(in: .decimal128).value) \(value.isExact)"
    } catch { return "\(text): \(error.english)" }
  }

  private static func bill(_ source: inout ChoiceSource) -> String {
    do throws(MoneyError) {
      let amount = try MoneyAmount(
        minorUnits: Int128(source.uniform(in: 0...999_999)), decimals: source.uniform(in: 0...4))
      let percent = ExactRatio(UInt128(source.uniform(in: 0...300)), exponent: -1) ?? .zero
      var request = TipRequest(bill: amount, percent: percent)
      request.people = source.uniform(in: 0...9)
      request.mode = source.element(of: RoundingMode.allCases)
      let answer = try request.answer()
      var said = "\(answer.total):"
      for share in answer.shares.amounts { said += " \(share)" }
      for step in answer.steps { said += "; \(step.english)" }
      return said
    } catch { return error.english }
  }
}
