import ArgumentParser
import MeasureText

/// Positional words in which negative numbers need no `--`: `metryvo convert -40 °C °F`.
///
/// The parser passes on every word that it does not know as an option. A word with a dash that is
/// no number is then refused as an unknown option.
enum Words {
  /// Returns the words; words after `--` are not checked.
  ///
  /// - Throws: `ValidationError` for an unknown option.
  static func parse(_ arguments: [String]) throws -> [String] {
    guard let terminator = arguments.firstIndex(of: "--") else {
      return try arguments.map(checked)
    }
    return try arguments[..<terminator].map(checked) + arguments[(terminator + 1)...]
  }

  /// Returns the words of a conversion.
  ///
  /// - Throws: `ValidationError` for an unknown option, and for a final `-`, which remains if the
  ///   shell reads the `>` of an arrow as a redirection.
  static func parseConversion(_ arguments: [String]) throws -> [String] {
    let words = try parse(arguments)
    if words.last == "-" {
      throw ValidationError(
        "Quote the arrow, like 'metryvo \"5 mi -> km\"': the shell takes > for a file.")
    }
    return words
  }

  private static func checked(_ word: String) throws -> String {
    if isOption(word) { throw ValidationError("Unknown option '\(word.excerpt)'") }
    return word
  }

  /// Whether a word has a digit of any script, or a fraction.
  static func hasDigit(_ word: String) -> Bool {
    for scalar in word.unicodeScalars where scalar.properties.numericType != nil { return true }
    return false
  }

  /// Whether a word is an option: it begins with a dash, and is neither a number nor an arrow.
  ///
  /// A number begins with a digit, with a point and a digit, or with a character beyond ASCII such
  /// as ½; the reader checks the rest. A dash alone is the name of a file.
  static func isOption(_ word: String) -> Bool {
    guard word.utf8.first == UInt8(ascii: "-"), word.utf8.count > 1, !word.hasPrefix("->") else {
      return false
    }
    var rest = word.utf8.dropFirst()
    // A space or a parenthesis may follow a sign: "- 40 C".
    if rest.first == UInt8(ascii: " ") || rest.first == UInt8(ascii: "(") { return false }
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    return rest.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) && $0 < 0x80 }
      ?? true
  }
}
