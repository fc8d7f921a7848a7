import Conformance
import Metryvo

/// Writes cases of decTest files; all words are quoted, so that any text may be one.
enum DecTestWriter {
  /// A file of one case.
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
    // Scalars: a quotation mark with a combining mark behind it is another character, and closes all the same.
    "'" + text.unicodeScalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
  }

  /// Without quotes if no format stands in front: in quotes that would be a number.
  private static func encoding(_ text: String) -> String {
    text.utf8.first == UInt8(ascii: "#") ? text : quoted(text)
  }
}
