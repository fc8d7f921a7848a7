extension NumberSyntax {
  /// Reads the number at an offset of an expression, and stops behind the number.
  ///
  /// `/` and `×` are operators of the expression, so the number is no fraction, and its exponent
  /// needs an E.
  ///
  /// - Throws: ``ReadingError`` with the offset in the whole text, and without its column.
  /// - Complexity: O(*n*) for the *n* bytes of the number; the result is bounded by the limits.
  package func term(
    utf8 text: UnsafeBufferPointer<UInt8>, at offset: Int, limits: ReadingLimits
  ) throws(ReadingError) -> (reading: NumberReading, end: Int) {
    var scanner = NumberScanner(text, at: offset, marks: marks, limits: limits, isTerm: true)
    let reading = try scanner.scan()
    return (reading, scanner.position)
  }
}
