import DecimalArithmetic

extension NumberFormat {
  /// Returns the text of a number.
  ///
  ///     NumberFormat(locale: .german).text(of: Decimal128("1234.5")!)  // "1.234,5"
  ///     NumberFormat(precision: .decimals(2)).text(of: Decimal128("2.675")!)  // "2.68"
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
  ///     let written = NumberFormat(precision: .decimals(2)).write(Decimal128("0.00012345")!)
  ///     written.value  // "0.00012"
  ///     written.conditions == [.rounded, .keptFromZero]  // true
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
  ///     var number = "1234.5"
  ///     number.withUTF8 { NumberFormat(locale: .german).write(utf8: $0).value }  // "1.234,5"
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
