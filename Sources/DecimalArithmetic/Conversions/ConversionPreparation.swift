/// A map, a target and a context, prepared for the conversion of many numbers.
///
/// A preparation only saves time: each result has the value, the exponent and the conditions of the
/// result of ``DecimalBackend/convert(_:by:to:in:)``. ``UnpreparedConversion`` serves backends that
/// prepare nothing.
public protocol ConversionPreparation<Number>: Sendable {
  /// The type of the numbers that are converted.
  associatedtype Number

  /// Prepares conversions by `map`, rounded at `target` in `context`.
  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext)

  /// Converts one number.
  func convert(_ x: Number) -> Conversion<Number>

  /// Reads a GDA numeric string in UTF-8 exactly, without rounding to the precision of the context.
  ///
  /// Rounding here would round the conversion twice.
  ///
  /// - Conditions: conversion syntax (and NaN) if the text is no numeric string or denotes a number
  ///   that the type cannot hold.
  static func read(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<Number>

  /// Converts one number and writes the scientific string to the beginning of `buffer`.
  ///
  /// - Precondition: the buffer has room for ``ConvertedText/capacity(in:)`` bytes.
  func convert(_ x: Number, into buffer: UnsafeMutableBufferPointer<UInt8>) -> ConvertedText

  /// Reads a number, converts it and writes the scientific string to the beginning of `buffer`.
  ///
  /// The conditions are those of ``read(utf8:in:)`` and of ``convert(_:into:)`` together.
  ///
  /// - Precondition: the buffer has room for ``ConvertedText/capacity(in:)`` bytes.
  func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText

  /// Returns the text that ``convert(utf8:into:)`` writes, as a string.
  ///
  /// `capacity` is ``ConvertedText/capacity(in:)``. The default implementation writes to a stack
  /// buffer with ``convert(utf8:into:)``; most backends need not implement this.
  func string(utf8 text: UnsafeBufferPointer<UInt8>, capacity: Int) -> String
}

extension ConversionPreparation {
  @inlinable
  public func string(utf8 text: UnsafeBufferPointer<UInt8>, capacity: Int) -> String {
    // A buffer of constant size is part of the stack frame.
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

/// The length of a text that a conversion wrote into a buffer, and the conditions.
public struct ConvertedText: Hashable, Sendable {
  /// The length of the text in bytes.
  public var length: Int
  /// The conditions of reading the number and of converting it.
  public var conditions: Conditions
  /// Whether the precision, not the requested number of decimals, limited the digits of the value.
  public var isPrecisionLimited: Bool

  @inlinable
  public init(length: Int, conditions: Conditions = [], isPrecisionLimited: Bool = false) {
    self.length = length
    self.conditions = conditions
    self.isPrecisionLimited = isPrecisionLimited
  }

  /// Returns the buffer size in bytes that the text of any result fits in, at least 64.
  ///
  /// The longest text has a sign, the digits of the precision, a point, and either `0.00000` before
  /// the digits or `E`, a sign and ten digits after them, because exponents lie within ±2 · 10⁹.
  /// The minimum of 64 bytes lets backends write in whole words.
  ///
  ///     ConvertedText.capacity(in: .decimal128)  // 64
  public static func capacity(in context: ArithmeticContext) -> Int {
    max(64, context.precision + 14)
  }
}

/// The preparation for a backend that prepares nothing: each call does the whole conversion.
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
  /// Returns the number that a GDA numeric string denotes, or NaN if the type cannot hold it.
  ///
  /// If the text has more digits than the type keeps, the type holds the number only if the excess
  /// digits are trailing zeros and the context holds the value.
  ///
  /// - Conditions: conversion syntax (and NaN) if the type cannot hold the number or the text is no
  ///   numeric string.
  @inlinable
  package static func readExactly(
    _ text: String, in context: ArithmeticContext
  ) -> Outcome<Self> {
    let read = parse(text, in: context)
    // Most texts that people type are read without rounding.
    if read.conditions.isEmpty { return read }
    if let value = Self(exactly: text) { return Outcome(value) }
    if read.conditions.contains(.inexact) { return parse("", in: context) }
    // The text may have more trailing zeros than the type keeps. The value is exact without these.
    return Outcome(read.value, read.conditions.intersection(.conversionSyntax))
  }
}
