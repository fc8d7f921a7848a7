import DecimalArithmetic

extension PreparedPlan {
  /// Reads a number in UTF-8, converts it and writes the result to the beginning of `buffer`.
  ///
  /// The text is a GDA numeric string, read exactly: what is none, or has more digits than the type holds,
  /// gives `NaN` and conversion syntax. Written is the result's scientific string, without padding. With
  /// `Decimal128` and `BigDecimal` ordinary numbers allocate nothing.
  ///
  /// - Returns: the length of the text written, and what happened.
  /// - Precondition: the buffer has room for ``textCapacity`` bytes.
  @inlinable
  public func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Converted<Int> {
    result(
      preparation.convert(utf8: text, into: buffer),
      isBelow: hasLowest && isBelow(utf8: text))
  }

  /// Converts a number and writes the result to the beginning of `buffer`.
  ///
  /// - Returns: the length of the text written, and what happened.
  /// - Precondition: the buffer has room for ``textCapacity`` bytes.
  @inlinable
  public func convert(
    _ x: Number, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Converted<Int> {
    result(preparation.convert(x, into: buffer), isBelow: hasLowest && isBelow(x))
  }

  /// The scientific string of the conversion of the number that a text denotes: text to text.
  ///
  ///     plan.convert("26.2")   // "42.1648128"
  @inlinable
  public func convert(_ text: String) -> String {
    if let result = text.utf8.withContiguousStorageIfAvailable({ string(of: $0) }) {
      return result
    }
    var copy = text
    return copy.withUTF8 { string(of: $0) }
  }

  @inlinable
  func string(of text: UnsafeBufferPointer<UInt8>) -> String {
    preparation.string(utf8: text, capacity: textCapacity)
  }

  @inlinable
  func result(_ written: ConvertedText, isBelow: Bool) -> Converted<Int> {
    Converted(
      Conversion(
        written.length, written.conditions, isPrecisionLimited: written.isPrecisionLimited),
      isExactlyDefined: isExactlyDefined, isBelowAbsoluteZero: isBelow)
  }

  /// Whether the number that a text denotes lies below the lowest value; most texts tell by their first byte.
  @inlinable
  func isBelow(utf8 text: UnsafeBufferPointer<UInt8>) -> Bool {
    (lowestMayBePositive || text.first == UInt8(ascii: "-"))
      && isBelowLowest(Number.Preparation.read(utf8: text, in: context).value)
  }
}
