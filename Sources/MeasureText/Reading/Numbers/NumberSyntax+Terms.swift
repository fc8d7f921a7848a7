extension NumberSyntax {
  /// Reads the number that begins at an offset of an expression, and stops behind it.
  ///
  /// `/` and `×` are operators of the expression: the number is no fraction, and its exponent is
  /// written with E.
  ///
  /// - Throws: ``ReadingError`` with the offset in the whole text; its column is not counted.
  /// - Complexity: O(*n*) for the *n* bytes of the number; the result is bounded by the limits.
  package func term(
    utf8 text: UnsafeBufferPointer<UInt8>, at offset: Int, limits: ReadingLimits
  ) throws(ReadingError) -> (reading: NumberReading, end: Int) {
    var scanner = NumberScanner(text, at: offset, marks: marks, limits: limits, isTerm: true)
    let reading = try scanner.scan()
    return (reading, scanner.position)
  }
}
