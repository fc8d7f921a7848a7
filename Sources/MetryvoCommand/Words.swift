import ArgumentParser

/// Positional words among which negative numbers need no `--`: `metryvo convert -40 °C °F`.
///
/// The parser hands over everything it does not know as an option; what begins with a dash and is no
/// number is then an unknown option after all.
enum Words {
  /// The words; those after `--` are taken as they are.
  ///
  /// - Throws: `ValidationError` for an unknown option.
  static func parse(_ arguments: [String]) throws -> [String] {
    guard let terminator = arguments.firstIndex(of: "--") else {
      return try arguments.map(checked)
    }
    return try arguments[..<terminator].map(checked) + arguments[(terminator + 1)...]
  }

  private static func checked(_ word: String) throws -> String {
    if word.hasPrefix("-") && !isNegativeNumber(word) {
      throw ValidationError("Unknown option '\(word.prefix(40))'")
    }
    return word
  }

  /// A dash followed by a digit, or by a point and a digit; the reader judges the rest.
  private static func isNegativeNumber(_ word: String) -> Bool {
    var rest = word.utf8.dropFirst()
    if rest.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
    return rest.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }
}
