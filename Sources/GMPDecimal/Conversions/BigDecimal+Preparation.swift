import DecimalArithmetic

extension BigDecimal {
  /// A prepared conversion: 128-bit words for short numbers, the general conversion for others.
  public struct Preparation: ConversionPreparation {
    private let words: WordConversion
    private let general: GeneralConversion

    public init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
      words = WordConversion(map, to: target, in: context)
      general = GeneralConversion(map, to: target, in: context)
    }

    /// Converts one number, with the result of ``BigDecimal/convert(_:by:to:in:)``.
    ///
    ///     let mile = ExactRatio(1_609_344, exponent: -6)!
    ///     let miles = BigDecimal.Preparation(.linear(mile), to: .decimals(1), in: .decimal128)
    ///     [1, 5, 10].map { miles.convert($0).value }  // [1.6, 8.0, 16.1]
    public func convert(_ x: BigDecimal) -> Conversion<BigDecimal> {
      if let result = words.result(x) { return Conversion(result.value, result.conditions) }
      return general.convert(x)
    }

    public static func read(
      utf8 text: UnsafeBufferPointer<UInt8>, in _: ArithmeticContext
    ) -> Outcome<BigDecimal> {
      if let value = BigDecimal.exactly(text, storage: .smallest) { return Outcome(value) }
      return BigDecimal.invalid(.smallest, .conversionSyntax)
    }

    public func convert(
      _ x: BigDecimal, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> ConvertedText {
      if let result = words.result(x) { return result.write(into: buffer) }
      let conversion = general.convert(x)
      return ConvertedText(
        length: conversion.value.write(into: buffer), conditions: conversion.conditions,
        isPrecisionLimited: conversion.isPrecisionLimited)
    }

    public func convert(
      utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
    ) -> ConvertedText {
      if let number = ShortNumeral(text),
        let result = words.result(
          isNegative: number.isNegative, number.coefficient, exponent: number.exponent)
      {
        return result.write(into: buffer)
      }
      let read = Self.read(utf8: text, in: general.context)
      var written = convert(read.value, into: buffer)
      written.conditions.formUnion(read.conditions)
      return written
    }
  }

  /// The general conversion by a map.
  ///
  /// A class: a struct would copy the map for each conversion, also of a number in words.
  fileprivate final class GeneralConversion: Sendable {
    private let map: ConversionMap
    private let target: RoundingTarget
    let context: ArithmeticContext

    init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
      self.map = map
      self.target = target
      self.context = context
    }

    @inline(never)
    func convert(_ x: BigDecimal) -> Conversion<BigDecimal> {
      BigDecimal.convert(x, by: map, to: target, in: context)
    }
  }
}

extension WordConversion {
  /// Returns the image of a finite number with an inline coefficient; otherwise `nil`.
  @inline(__always)
  func result(_ x: BigDecimal) -> Result? {
    guard x.hasKind(.finite), x.limbs == nil, x.storage == .smallest else { return nil }
    return result(isNegative: x.isNegative, x.inline, exponent: x.exponent)
  }
}

extension BigDecimal.Preparation {
  /// Whether `x` is converted in words; tests of the bounds use this.
  package func isInWords(_ x: BigDecimal) -> Bool { words.result(x) != nil }
}
