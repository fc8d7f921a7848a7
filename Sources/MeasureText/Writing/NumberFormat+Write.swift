import DecimalArithmetic

extension NumberFormat {
  /// Returns the text of a number.
  ///
  ///     NumberFormat(locale: .german).text(of: Decimal128("1234.5")!)   // "1.234,5"
  ///
  /// `isRounded` states that the number comes from a conversion to ``target``, so it is not rounded
  /// again.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  @inlinable
  public func text<Number: DecimalBackend>(of number: Number, isRounded: Bool = false) -> String {
    write(number, isRounded: isRounded).value
  }

  /// Writes a number, and returns the text and its conditions.
  ///
  /// `isRounded` states that the number comes from a conversion to ``target``, so it is not rounded
  /// again.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  @inlinable
  public func write<Number: DecimalBackend>(
    _ number: Number, isRounded: Bool = false
  ) -> Written<String> {
    var text = number.scientificString()
    return text.withUTF8 { write(utf8: $0, isRounded: isRounded) }
  }

  /// Writes the number of a GDA numeric string; NaN for any other text.
  ///
  /// `isRounded` states that the number comes from a conversion to ``target``, so it is not rounded
  /// again.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  public func write(
    utf8 text: UnsafeBufferPointer<UInt8>, isRounded: Bool = false
  ) -> Written<String> {
    let capacity = capacity(forBytes: text.count)
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { room in
      let written = write(utf8: text, isRounded: isRounded, into: room)
      let bytes = UnsafeBufferPointer(start: room.baseAddress, count: written.value)
      return Written(String(decoding: bytes, as: UTF8.self), written.conditions)
    }
  }
}
