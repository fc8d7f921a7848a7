import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting

extension CalculationLaws {
  /// Returns the law that keys follow the keypad's table of rules.
  package static func keypad<Number: DecimalBackend>(_ backend: Number.Type) -> Law {
    Law(
      keypad(backend) { keypad, key in keypad.press(key) },
      source: "Sources/Calculation/Keypad/README.md")
  }

  /// Returns the law for an implementation of pressing keys.
  package static func keypad<Number: DecimalBackend>(
    _ backend: Number.Type,
    pressing press: @escaping @Sendable (inout Keypad<Number>, KeypadKey) -> Void
  ) -> Property<KeySequence> {
    var property = Property(
      keypadIdentifier,
      "after any keys the keypad has the value, the error and the display of the table of rules: "
        + "while typing what was typed, else the value rounded to 15 digits, once, by the oracle",
      of: KeySequence.generator,
      labelled: { sequence, labels in
        var reference = ReferenceKeypad(sequence.mode)
        var keypad = Keypad<Number>(mode: sequence.mode)
        for pressed in sequence.presses {
          var next = reference
          do throws(ReferenceError) {
            try next.press(pressed)
            if case .failed = next.entry {} else { _ = try next.number() }
          } catch {
            labels.add("cut short")
            break
          }
          reference = next
          switch pressed {
          case .key(let key): press(&keypad, key)
          case .paste(let number):
            try keypad.paste(number.text(sequence.locale.symbols), as: .lenient(sequence.locale))
          }
          // The next keys replace the result on the display, so the result is judged here.
          if case .key(.equals) = pressed {
            let verdict = judge(keypad, reference, sequence.locale.symbols)
            if case .broken = verdict { return verdict }
          }
        }
        labels.add(sequence.mode.rawValue)
        for label in reference.labels { labels.add(label) }
        return judge(keypad, reference, sequence.locale.symbols)
      })
    property.requiredLabels = [
      "apple": 200, "immediate": 200, "error": 20, "error ended": 10, "operator replaced": 50,
      "repetition": 50, "percentage repeated": 20, "operation cleared": 20, "precedence": 20,
      "factor behind a percentage": 20,
      "percent alone": 50, "percent of a factor": 50, "percent of a term": 50,
      "percent of a running total": 10, "C": 50, "sign": 100, "backspace": 50,
      "digits beyond the limit": 20, "paste": 50,
    ]
    return property
  }

  private static func judge<Number: DecimalBackend>(
    _ keypad: Keypad<Number>, _ reference: ReferenceKeypad, _ symbols: NumberSymbols
  ) -> Verdict {
    let display = keypad.display(symbols)
    do throws(ReferenceError) {
      let number = try reference.number()
      let wanted = WantedDisplay(number, of: reference.entry, symbols)
      guard let value = keypad.value, value.isExact, value.rational == number,
        wanted.isShown(by: display)
      else {
        return .broken([
          ("keypad", "\(keypad.value.map { "\($0.rational)" } ?? "error"), \(display)"),
          ("table", "\(number), \(reference.entry)"),
        ])
      }
      return .agrees(on: display.text)
    } catch {
      let isSaid = display.error.map(error.isSaid) ?? false
      guard isSaid, keypad.value == nil, keypad.error == display.error, display.text.isEmpty else {
        return .broken([("keypad", "\(display)"), ("table", error.label)])
      }
      return .agrees(on: error.label)
    }
  }
}

/// The number and the text that the display must show.
private struct WantedDisplay {
  private let number: Rational
  private let typed: String?
  private let symbols: NumberSymbols

  init(_ number: Rational, of entry: ReferenceKeypad.Entry, _ symbols: NumberSymbols) {
    self.number = number
    self.symbols = symbols
    switch entry {
    case .typed(let text): typed = text
    case .nothing: typed = "0"
    default: typed = nil
    }
  }

  func isShown(by display: KeypadDisplay) -> Bool {
    if let typed { return display.text == text(ofTyped: typed) && !display.isApproximate }
    guard let expected = ReferenceDisplay(number, symbols) else { return false }
    return expected.isShown(by: display.text)
      && display.isApproximate == (expected.shown != number)
  }

  /// Returns the digits as typed, with the separators of the locale.
  private func text(ofTyped typed: String) -> String {
    let parts = typed.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts[0].drop { $0 == "-" }
    var whole = SpelledAmount(whole: 0)
    whole.whole = String(digits)
    whole.isGrouped = digits.utf8.count >= 3 + symbols.minimumGroupingDigits
    var text = (typed.hasPrefix("-") ? "-" : "") + whole.text(symbols)
    if parts.count > 1 { text += "\(symbols.decimal)\(parts[1])" }
    return text
  }
}
