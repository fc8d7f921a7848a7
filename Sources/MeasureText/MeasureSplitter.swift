/// Splits a measure, a number followed by a unit, where the unit begins.
public enum MeasureSplitter {
  /// The number's text and the unit's text, neither judged yet.
  ///
  /// The unit begins at the first letter, degree or percent sign, quotation or prime mark that is no
  /// part of an exponent; everything before it must be the number, so that `1,5 km` is an error at the
  /// comma and not 1 of a unit `,5 km`.
  ///
  ///     MeasureSplitter.split("5e3 mi")  // ("5e3 ", "mi")
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public static func split(_ text: String) -> (number: String, unit: String) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var previous: Unicode.Scalar?
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let rest = scalars[scalars.index(after: index)...]
      if beginsUnit(scalar, after: previous, before: rest) { break }
      previous = scalar
      index = scalars.index(after: index)
    }
    return (String(scalars[..<index]), String(scalars[index...]))
  }

  private static func beginsUnit(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar?,
    before rest: Substring.UnicodeScalarView
  ) -> Bool {
    switch scalar {
    case "e", "E": !(isDigitOrPoint(previous) && beginsExponent(rest))
    case "'": !isDigit(rest.first)
    case "\"", "\u{2032}", "\u{2033}", "%", "\u{B0}", "\u{BA}": true
    default: scalar.properties.isAlphabetic || scalar.properties.generalCategory == .otherSymbol
    }
  }

  /// Whether an exponent's digits, perhaps after a sign, come next.
  private static func beginsExponent(_ rest: Substring.UnicodeScalarView) -> Bool {
    guard let first = rest.first else { return false }
    if first == "+" || first == "-" || first == "\u{2212}" {
      return isDigit(rest.dropFirst().first)
    }
    return isDigit(first)
  }

  private static func isDigitOrPoint(_ scalar: Unicode.Scalar?) -> Bool {
    isDigit(scalar) || scalar == "."
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { ("0"..."9").contains($0) } ?? false
  }
}
