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
  ///     try plan.convert("26.2")   // "42.1648128"
  ///
  /// The text is a GDA numeric string. `NaN` is one, and the result of a number without a value in
  /// the other unit.
  ///
  /// - Throws: ``ConversionError/unreadableNumber(_:offset:)`` for a text of another form, and
  ///   ``ConversionError/numberNotHeld(_:)`` for more digits than the type holds.
  @inlinable
  public func convert(_ text: String) throws(ConversionError) -> String {
    let result = string(of: text)
    // Only a bad text is asked again why its result is NaN.
    if result.utf8.last == UInt8(ascii: "N"), let refusal = refusal(of: text) { throw refusal }
    return result
  }

  /// The number that a text denotes, converted.
  @inlinable
  func converted(_ text: String) throws(ConversionError) -> Converted<Number> {
    let read = Number.readExactly(text, in: context)
    if !read.conditions.isEmpty, let refusal = refusal(of: text) { throw refusal }
    var result = convert(read.value)
    result.conversion.conditions.formUnion(read.conditions)
    return result
  }

  /// Why a text denotes no number that the type holds; `nil` if it denotes one.
  @usableFromInline
  func refusal(of text: String) -> ConversionError? {
    let read = Number.readExactly(text, in: context)
    if !read.conditions.contains(.conversionSyntax) { return nil }
    var copy = text
    let offset: Int? = copy.withUTF8 { bytes in
      do throws(NumericString.SyntaxError) {
        _ = try NumericString(bytes)
        return nil
      } catch { return error.offset }
    }
    return offset.map { .unreadableNumber(text, offset: $0) } ?? .numberNotHeld(text)
  }

  @inlinable
  func string(of text: String) -> String {
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
