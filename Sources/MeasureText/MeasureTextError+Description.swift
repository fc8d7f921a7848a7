import UnitCatalog

extension MeasureTextError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and the way out.
  public var description: String {
    switch self {
    case .emptyNumber: "a number is missing"
    case .incompleteNumber(let text): "the number '\(text)' ends too early: digits must follow"
    case .unexpectedCharacter(let scalar, let offset, let text):
      "cannot read the number '\(text)': unexpected \(Self.name(of: scalar)) at character "
        + "\(offset + 1)\(Self.hint(for: scalar))"
    case .notANumber(let text): "'\(text)' is not a number"
    case .tooManyDigits(let count, let limit):
      "the number has \(count) digits; at most \(limit) are read"
        + (limit < 100_000 ? " (backend gmp reads up to 100000)" : "")
    case .exponentOutOfRange(let limit):
      "the exponent is out of range: the first digit's may be -\(limit)...\(limit)"
    case .missingUnit(let text): "'\(text)' has no unit: write it like '5 mi'"
    case .unknownUnit(let text, let suggestions):
      "unknown unit '\(text)'"
        + (suggestions.isEmpty
          ? "; 'metryvo units' lists all" : "; did you mean \(Self.list(suggestions))?")
    }
  }

  /// `','`, or `U+200B` where a character would show nothing, or little.
  private static func name(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    return (0x21...0x7E).contains(scalar.value) ? "'\(scalar)'" : code
  }

  private static func hint(for scalar: Unicode.Scalar) -> String {
    switch scalar {
    case ",", "_", "'", " ", "\u{A0}", "\u{2009}", "\u{202F}":
      "; write it without grouping and with a decimal point, like 1234.5"
    case "\u{2010}"..."\u{2015}": "; a minus sign is - or U+2212"
    default: ""
    }
  }

  private static func list(_ units: [MeasureUnit]) -> String {
    var text = ""
    for (position, unit) in units.enumerated() {
      if position > 0 { text += position == units.count - 1 ? " or " : ", " }
      text += unit.symbol == unit.identifier ? unit.symbol : "\(unit.symbol) (\(unit.name))"
    }
    return text
  }
}
