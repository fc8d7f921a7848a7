import DecimalArithmetic

extension PreparedPlan {
  /// Reads a number in UTF-8, converts it and writes the result to the beginning of `buffer`.
  ///
  /// The text is a GDA numeric string and is read exactly. For other texts, and for numbers with
  /// more digits than the type holds, the result is `NaN` with the condition conversion syntax. The
  /// method writes the scientific string of the result, without padding. With `Decimal128` and
  /// `BigDecimal` the method allocates nothing for ordinary numbers.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .mile, to: .kilometer)
  ///     let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: plan.textCapacity)
  ///     defer { buffer.deallocate() }
  ///     var text = "26.2"
  ///     let length = text.withUTF8 { plan.convert(utf8: $0, into: buffer).value }
  ///     String(decoding: buffer[..<length], as: UTF8.self)  // "42.1648128"
  ///
  /// - Returns: the length of the text written, and the conditions.
  /// - Precondition: `buffer` has at least ``textCapacity`` bytes.
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
  ///     let plan = try Converter<Decimal128>().plan(from: .inch, to: .centimeter)
  ///     let room = plan.textCapacity
  ///     String(unsafeUninitializedCapacity: room) { plan.convert(2, into: $0).value }  // "5.08"
  ///
  /// - Returns: the length of the text written, and the conditions.
  /// - Precondition: `buffer` has at least ``textCapacity`` bytes.
  @inlinable
  public func convert(
    _ x: Number, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Converted<Int> {
    result(preparation.convert(x, into: buffer), isBelow: hasLowest && isBelow(x))
  }

  /// Converts the number that a text denotes, and returns the scientific string of the result.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .mile, to: .kilometer)
  ///     try plan.convert("26.2")  // "42.1648128"
  ///     try? plan.convert("26,2")  // nil
  ///
  /// The text is a GDA numeric string, such as `26.2` or `NaN`. The result is `NaN` for a number
  /// without a value in the other unit.
  ///
  /// - Throws: ``ConversionError/unreadableNumber(_:offset:)`` for a text of another form;
  ///   ``ConversionError/numberNotHeld(_:)`` for more digits than the type holds.
  @inlinable
  public func convert(_ text: String) throws(ConversionError) -> String {
    let result = string(of: text)
    // An invalid text results in NaN, so the text is checked only for this result.
    if result.utf8.last == UInt8(ascii: "N"), let refusal = refusal(of: text) { throw refusal }
    return result
  }

  /// Converts the number that a text denotes.
  @inlinable
  func converted(_ text: String) throws(ConversionError) -> Converted<Number> {
    let read = Number.readExactly(text, in: context)
    if !read.conditions.isEmpty, let refusal = refusal(of: text) { throw refusal }
    var result = convert(read.value)
    result.conversion.conditions.formUnion(read.conditions)
    return result
  }

  /// Returns the reason why a text denotes no number of the type; `nil` if the text denotes a
  /// number.
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

  /// Whether the number that a text denotes is below the lowest value.
  ///
  /// If only negative numbers can be below the lowest value, the first byte decides for most texts.
  @inlinable
  func isBelow(utf8 text: UnsafeBufferPointer<UInt8>) -> Bool {
    (lowestMayBePositive || text.first == UInt8(ascii: "-"))
      && isBelowLowest(Number.Preparation.read(utf8: text, in: context).value)
  }
}
