import ArgumentParser

/// Handles expressions that begin with several signs, `--5` and `-----5`, which the argument parser
/// would read as options or refuse.
///
/// A blank in front of such a word makes it a plain word for the parser.
enum SignedWords {
  /// Returns the arguments of `calc` with a blank in front of each word that begins with several
  /// signs.
  static func guarded(_ arguments: [String]) -> [String] {
    guard arguments.first == CalcCommand.configuration.commandName else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { isSigned($0) ? " " + $0 : $0 } + arguments[end...]
  }

  /// Returns the words of an expression, without the blanks of ``guarded(_:)``.
  ///
  /// - Throws: `ValidationError` for an unknown option.
  static func parse(_ arguments: [String]) throws -> [String] {
    try Words.parse(arguments).map { word in
      word.first == " " && isSigned(String(word.dropFirst())) ? String(word.dropFirst()) : word
    }
  }

  /// Whether a word consists of three or more signs, or has two or more signs followed by a number,
  /// a parenthesis or a blank.
  private static func isSigned(_ word: String) -> Bool {
    guard word.hasPrefix("--") else { return false }
    guard let next = word.utf8.first(where: { $0 != UInt8(ascii: "-") }) else {
      return word.utf8.count > 2
    }
    return next &- UInt8(ascii: "0") < 10 || next == UInt8(ascii: ".") || next == UInt8(ascii: "(")
      || next == UInt8(ascii: " ")
  }
}
