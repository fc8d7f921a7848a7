/// A map, a target and a context made ready for many numbers.
///
/// A preparation only saves time: each result has the value, the exponent and the conditions of
/// ``DecimalBackend/convert(_:by:to:in:)``. A backend that prepares nothing has
/// ``UnpreparedConversion``.
public protocol ConversionPreparation<Number>: Sendable {
  /// The numbers converted.
  associatedtype Number

  /// Prepares the conversions by `map`, rounded at `target` in `context`, which the backend supports.
  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext)

  /// The conversion of one number.
  func convert(_ x: Number) -> Conversion<Number>

  /// Reads a GDA numeric string in UTF-8 exactly, also beyond the precision of the context.
  ///
  /// A number rounded here would be rounded twice.
  ///
  /// - Conditions: conversion syntax (and NaN) if the text is no numeric string, or denotes a number that
  ///   the type cannot hold.
  static func read(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<Number>

  /// Writes the scientific string of the conversion of one number to the beginning of `buffer`.
  ///
  /// - Precondition: the buffer has room for ``ConvertedText/capacity(in:)`` bytes.
  func convert(_ x: Number, into buffer: UnsafeMutableBufferPointer<UInt8>) -> ConvertedText

  /// Writes the scientific string of the conversion of the number that a text denotes.
  ///
  /// As ``read(utf8:in:)`` and ``convert(_:into:)``, with the conditions of both.
  ///
  /// - Precondition: the buffer has room for ``ConvertedText/capacity(in:)`` bytes.
  func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText

  /// What ``convert(utf8:into:)`` writes, as a string.
  ///
  /// There is a default: a backend that makes strings by way of a buffer needs no line of code. `capacity` is
  /// ``ConvertedText/capacity(in:)``.
  func string(utf8 text: UnsafeBufferPointer<UInt8>, capacity: Int) -> String
}

extension ConversionPreparation {
  @inlinable
  public func string(utf8 text: UnsafeBufferPointer<UInt8>, capacity: Int) -> String {
    // Room of a constant size is part of the stack frame.
    if capacity > 64 { return longString(utf8: text, capacity: capacity) }
    return withUnsafeTemporaryAllocation(byteCount: 64, alignment: 16) { room in
      let length = convert(utf8: text, into: room.bindMemory(to: UInt8.self)).length
      return String(ascii: UnsafeRawBufferPointer(start: room.baseAddress, count: length))
    }
  }

  @inlinable @inline(never)
  func longString(utf8 text: UnsafeBufferPointer<UInt8>, capacity: Int) -> String {
    withUnsafeTemporaryAllocation(byteCount: capacity, alignment: 16) { room in
      let length = convert(utf8: text, into: room.bindMemory(to: UInt8.self)).length
      return String(ascii: UnsafeRawBufferPointer(start: room.baseAddress, count: length))
    }
  }
}

/// What a conversion wrote into a buffer, and what happened.
public struct ConvertedText: Hashable, Sendable {
  /// How many bytes the text has.
  public var length: Int
  /// What happened when the number was read and when it was converted.
  public var conditions: Conditions
  /// Whether the precision, not the decimals asked for, decided where the result was rounded.
  public var isPrecisionLimited: Bool

  @inlinable
  public init(length: Int, conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.length = length
    self.conditions = conditions
    self.isPrecisionLimited = isPrecisionLimited
  }

  /// The bytes that any result's text fits in; a buffer of them lets backends write in whole words.
  ///
  /// The longest text has a sign, the digits of the precision, a point, and either `0.00000` before them
  /// or `E`, a sign and ten digits after them, since exponents lie within ±2 · 10⁹. Fewer than 64 bytes
  /// are never asked for.
  public static func capacity(in context: ArithmeticContext) -> Int {
    max(64, context.precision + 14)
  }
}

/// The preparation of a backend that prepares nothing: each number is converted from the start.
public struct UnpreparedConversion<Number: DecimalBackend>: ConversionPreparation {
  private let map: ConversionMap
  private let target: RoundingTarget
  private let context: ArithmeticContext

  public init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    self.map = map
    self.target = target
    self.context = context
  }

  public func convert(_ x: Number) -> Conversion<Number> {
    Number.convert(x, by: map, to: target, in: context)
  }

  public static func read(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<Number> {
    Number.readExactly(String(decoding: text, as: UTF8.self), in: context)
  }

  public func convert(
    _ x: Number, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    let conversion = convert(x)
    var text = conversion.value.scientificString()
    let length = text.withUTF8 { bytes in
      precondition(buffer.count >= bytes.count, "no room for the text")
      _ = buffer.update(fromContentsOf: bytes)
      return bytes.count
    }
    return ConvertedText(
      length: length, conditions: conversion.conditions,
      isPrecisionLimited: conversion.isPrecisionLimited)
  }

  public func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    let read = Self.read(utf8: text, in: context)
    var written = convert(read.value, into: buffer)
    written.conditions.formUnion(read.conditions)
    return written
  }
}

extension DecimalBackend {
  /// The number that a GDA numeric string denotes, or NaN and conversion syntax if the type cannot hold it.
  ///
  /// A text of more digits than the type keeps, with zeros at its end, is held if the context holds it too.
  @inlinable
  package static func readExactly(
    _ text: String, in context: ArithmeticContext
  ) -> Outcome<Self> {
    let read = parse(text, in: context)
    // Nothing was rounded: what people type.
    if read.conditions.isEmpty { return read }
    if let value = Self(exactly: text) { return Outcome(value) }
    if read.conditions.contains(.inexact) { return parse("", in: context) }
    // Zeros at the end may be too many to be kept: the value is exact without them.
    return Outcome(read.value, read.conditions.intersection(.conversionSyntax))
  }
}
