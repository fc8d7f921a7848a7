import DecimalArithmetic
import ExactArithmetic

extension DecTestCase {
  /// The operands as texts of numbers: encodings read, others as they are written.
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

  /// The operands as a type of the context's interchange format holds them, if it has one.
  ///
  /// decimal128 has 1E+6144 only as 1.000…E+6144: of the same value, with the exponent 6111.
  func folded(_ texts: [String]) -> [String]? {
    let format = InterchangeFormat.all.first {
      $0.context == context.rounding($0.context.rounding)
    }
    guard let format else { return nil }
    let folded = texts.compactMap { format.held($0)?.text }
    return folded.count == texts.count ? folded : nil
  }
}

/// What a decTest case demands of an answer.
struct DecTestExpectation {
  /// The text of the result; open if there is none.
  let text: String?
  /// The encoding of the result in hexadecimal, if the case writes one.
  let encoding: String?
  /// The format that the result is brought to before it is compared, if the case names one.
  let format: InterchangeFormat?

  /// - Returns: `nil` for an encoding that is none.
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
  /// The number after `#`, an encoding, or after the name of a format and `#`, a number in it.
  static func number(of text: String) -> String? {
    if let format = named(by: text) {
      return format.held(String(text.drop { $0 != "#" }.dropFirst()))?.text
    }
    return reading(hexadecimal: text.dropFirst()).flatMap { format, encoding in
      DecimalOperand(format.decoded(encoding))?.text
    }
  }

  /// The format that `64#1E+384` begins with.
  static func named(by text: String) -> InterchangeFormat? {
    all.first { text.hasPrefix("\($0.width)#") }
  }

  /// A number as the format holds it, and what that raises, if it is held unrounded.
  func held(_ text: String) -> Expected? {
    Oracle.toNumber(text, in: context).flatMap {
      $0.conditions.isDisjoint(with: [.inexact, .conversionSyntax]) ? $0 : nil
    }
  }
}
