import Calculation
import MeasureText
import PropertyTesting

/// An action of a person with a keypad.
package enum KeyPress: Sendable {
  case key(KeypadKey)
  /// A pasted number, in the locale of the sequence.
  case paste(SpelledAmount)
}

/// A sequence of keys and pasted numbers, in a mode and a locale.
package struct KeySequence: Sendable {
  let presses: [KeyPress]
  let mode: KeypadMode
  let locale: NumberLocale

  static let generator = Generator<KeySequence>("sequence of keys") { source in
    let mode = source.element(of: KeypadMode.allCases)
    let locale = source.element(of: NumberLocale.distinctCases)
    guard let strokes = source.array(count: 1...12, of: stroke) else { return nil }
    return KeySequence(presses: strokes.flatMap(\.self), mode: mode, locale: locale)
  }

  /// A generator of a typed or pasted number, or of a few other keys.
  private static let stroke = Generator<[KeyPress]>("stroke") { source in
    switch source.uniform(in: 0...21) {
    case 0...7: return typed(&source)
    case 8...12: return [.key(source.element(of: operators))]
    case 13, 14: return [.key(.equals)]
    case 15, 16: return [.key(.percent)]
    case 17: return [.key(source.element(of: [.sign, .clear, .clear, .allClear]))]
    case 18:
      return source.oneIn(2)
        ? [.key(.backspace)] : [.key(source.element(of: operators)), .key(.equals)]
    case 19, 20: return calculation(&source)
    default:
      return source.oneIn(3)
        ? [.paste(.drawn(&source))] : [.key(source.element(of: operators)), .key(.percent)]
    }
  }

  /// Draws a whole calculation, one in three with a percentage.
  ///
  /// In most cases `=` is followed by another `=`, by a new operand and `=`, or by a clear key.
  private static func calculation(_ source: inout ChoiceSource) -> [KeyPress] {
    var keys = typed(&source) + [.key(source.element(of: operators))] + typed(&source)
    if source.oneIn(3) {
      keys.append(.key(.percent))
      if source.oneIn(3) {
        keys += [.key(source.element(of: [.multiply, .divide]))] + typed(&source)
      }
    }
    keys.append(.key(.equals))
    switch source.uniform(in: 0...3) {
    case 0: keys.append(.key(.equals))
    case 1: keys += typed(&source) + [.key(.equals)]
    case 2: keys += [.key(source.element(of: [.allClear, .clear])), .key(.two), .key(.equals)]
    default: break
    }
    return keys
  }

  private static let operators: [KeypadKey] = [.add, .subtract, .multiply, .divide]

  /// Draws the keys of a number: mostly few digits, sometimes more digits than a display shows.
  ///
  /// Points, signs and corrections occur too.
  private static func typed(_ source: inout ChoiceSource) -> [KeyPress] {
    let count =
      source.oneIn(12) ? source.uniform(in: 13...17) : source.uniform(in: 1...3)
    var keys: [KeyPress] = []
    for _ in 0..<count {
      if source.oneIn(8) { keys.append(.key(.point)) }
      let digit = source.oneIn(4) ? 0 : source.uniform(in: 0...9)
      keys.append(.key(KeypadKey(digit: digit) ?? .zero))
      if source.oneIn(24) { keys.append(.key(source.element(of: [.backspace, .sign]))) }
    }
    if source.oneIn(16) { keys.append(.key(.point)) }
    if source.oneIn(8) { keys.append(.key(.sign)) }
    return keys
  }
}

extension KeySequence: CustomStringConvertible {
  package var description: String {
    let keys = presses.map { press in
      switch press {
      case .key(let key): key.notation
      case .paste(let number): "paste:\(number.text(locale.symbols))"
      }
    }
    return "\(mode.rawValue), \(locale.language) \"\(locale.symbols.grouping)\": "
      + keys.joined(separator: " ")
  }
}
