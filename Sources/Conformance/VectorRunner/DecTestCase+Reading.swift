import DecimalArithmetic
import ExactArithmetic

extension DecTestCase {
  /// Returns the operands as texts of numbers; encodings are decoded, and numbers are unchanged.
  func operandTexts() -> Result<[String], SkipReason> {
    var texts: [String] = []
    for operand in operands {
      switch operand {
      case .number(let text): texts.append(text)
      case .encoding("#"): return .failure(.nullOperand)
      case .encoding(let text):
        guard let number = InterchangeFormat.number(of: text) else { return .failure(.encoding) }
        texts.append(number)
      }
    }
    return .success(texts)
  }

  /// Returns the operands as the interchange format of the context represents them.
  ///
  /// `nil` if the context has no interchange format. decimal128 represents 1E+6144 only as
  /// 1.000…E+6144, the equal number with exponent 6111.
  func folded(_ texts: [String]) -> [String]? {
    let format = InterchangeFormat.all.first {
      $0.context == context.rounding($0.context.rounding)
    }
    guard let format else { return nil }
    let folded = texts.compactMap { format.held($0)?.text }
    return folded.count == texts.count ? folded : nil
  }
}

/// The expected answer of a decTest case.
struct DecTestExpectation {
  /// The text of the result; `nil` if the case does not specify the result.
  let text: String?
  /// The encoding of the result in hexadecimal; `nil` if the case has no encoding.
  let encoding: String?
  /// The format to which a result is converted before the comparison; `nil` if the case names none.
  let format: InterchangeFormat?

  /// Creates the expectation of a result.
  ///
  /// - Returns: `nil` for a malformed encoding.
  init?(_ result: DecTestResult) {
    switch result {
    case .undefined: (text, encoding, format) = (nil, nil, nil)
    case .number(let number): (text, encoding, format) = (number, nil, nil)
    case .encoding(let word):
      guard let number = InterchangeFormat.number(of: word) else { return nil }
      text = number
      encoding = word.hasPrefix("#") ? word.dropFirst().lowercased() : nil
      format = InterchangeFormat.named(by: word)
    }
  }
}

extension InterchangeFormat {
  /// Returns the number of an encoding after `#`, or of a number after a format's name and `#`.
  static func number(of text: String) -> String? {
    if let format = named(by: text) {
      return format.held(String(text.drop { $0 != "#" }.dropFirst()))?.text
    }
    return reading(hexadecimal: text.dropFirst()).flatMap { format, encoding in
      DecimalOperand(format.decoded(encoding))?.text
    }
  }

  /// Returns the format named at the start of a text such as `64#1E+384`.
  static func named(by text: String) -> InterchangeFormat? {
    all.first { text.hasPrefix("\($0.width)#") }
  }

  /// Returns the number as the format represents it, with its conditions.
  ///
  /// `nil` if the number must be rounded or is malformed.
  func held(_ text: String) -> Expected? {
    Oracle.toNumber(text, in: context).flatMap {
      $0.conditions.isDisjoint(with: [.inexact, .conversionSyntax]) ? $0 : nil
    }
  }
}
