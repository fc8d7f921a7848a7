import Conformance
import Metryvo

/// Writes cases in the decTest format.
///
/// All words are quoted, so that a word may have any text.
enum DecTestWriter {
  /// Returns a file with one case.
  static func text(of testCase: DecTestCase) -> String {
    let context = testCase.context
    var words = [quoted(testCase.identifier), quoted(testCase.operation)]
    for operand in testCase.operands {
      switch operand {
      case .number(let text): words.append(quoted(text))
      case .encoding(let text): words.append(encoding(text))
      }
    }
    words.append("->")
    switch testCase.result {
    case .number(let text): words.append(quoted(text))
    case .encoding(let text): words.append(encoding(text))
    case .undefined: words.append("?")
    }
    for (condition, name) in Conditions.names where testCase.conditions.contains(condition) {
      words.append(name)
    }
    let rounding = String(context.rounding.rawValue.map { $0 == "-" ? "_" : $0 })
    return """
      extended: \(testCase.isExtended ? 1 : 0)
      clamp: \(context.clamp ? 1 : 0)
      precision: \(context.precision)
      maxExponent: \(context.maxExponent)
      minExponent: \(context.minExponent)
      rounding: \(rounding)
      \(words.joined(separator: " "))
      """
  }

  private static func quoted(_ text: String) -> String {
    // Compares scalars, not characters: a quotation mark followed by a combining mark still closes
    // the word.
    "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  /// Returns an encoding that begins with `#` without quotation marks.
  ///
  /// In quotation marks an encoding would be read as a number.
  private static func encoding(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "#") ? text : quoted(text)
  }
}
