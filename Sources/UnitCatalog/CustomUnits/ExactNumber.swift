import DecimalArithmetic

/// An exact number: a decimal such as `2.54e-2`, or a ratio of whole numbers such as `1/3`.
///
/// A decimal has digits, an optional minus, an optional point between digits, and an optional
/// exponent `e-2` or `E+2`.
public struct ExactNumber: Hashable, Sendable {
  /// The number as one factor of the grammar of definitions.
  ///
  /// The initialiser removes a plus in the exponent and trailing zeros of decimals.
  public let text: String
  /// The exact value.
  public let value: ExactRatio

  /// Parses the whole of `text`.
  ///
  ///     try ExactNumber("1.50E+3").text  // "1.5e3"
  ///     try ExactNumber("1/3").value.denominator  // 3
  ///     try? ExactNumber("1,5")  // nil
  ///
  /// - Throws: ``DefinitionProblem/unexpectedWord(_:at:)`` for a text that is not a number,
  ///   ``DefinitionProblem/doesNotFit`` beyond 128 bits or exponents of ten of ±999,
  ///   ``DefinitionProblem/zero`` for a denominator of 0.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ text: String) throws(DefinitionProblem) {
    let word = Self.factor(text)
    guard !word.utf8.contains(UInt8(ascii: "^")),
      let value = try ExactRatio(factor: word)
    else { throw .unexpectedWord(text, at: 1) }
    self.text = word
    self.value = value
  }

  /// Returns the text in the spelling of definitions: `1.5e3` for `1.50E+3`.
  private static func factor(_ text: String) -> String {
    var bytes = Array(text.utf8)
    var exponent: [UInt8] = []
    if let mark = bytes.firstIndex(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      exponent = Array(bytes[(mark + 1)...])
      // A plus is dropped only before a digit: `e+-2` stays unchanged and is not a number.
      if exponent.count > 1, exponent[0] == UInt8(ascii: "+"), isDigit(exponent[1]) {
        exponent.removeFirst()
      }
      exponent.insert(UInt8(ascii: "e"), at: 0)
      bytes.removeSubrange(mark...)
    }
    if let point = bytes.firstIndex(of: UInt8(ascii: ".")), point + 1 < bytes.count,
      bytes[(point + 1)...].allSatisfy(isDigit)
    {
      while bytes.last == UInt8(ascii: "0") { bytes.removeLast() }
      if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    }
    return String(decoding: bytes + exponent, as: UTF8.self)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") <= 9 }
}
