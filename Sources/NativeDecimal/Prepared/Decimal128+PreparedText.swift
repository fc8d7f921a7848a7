import DecimalArithmetic

extension Decimal128.Preparation {
  public static func read(
    utf8 text: UnsafeBufferPointer<UInt8>, in _: ArithmeticContext
  ) -> Outcome<Decimal128> {
    let read = Decimal128.parse(utf8: text, in: .decimal128)
    if read.conditions.contains(.inexact) { return Outcome(.nan(), .conversionSyntax) }
    // Dropped trailing zeros raise no condition of a conversion.
    return Outcome(read.value, read.conditions.intersection(.conversionSyntax))
  }

  public func convert(
    _ x: Decimal128, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    switch short.textWay {
    case .quotient: convertQuotient(x, into: buffer)
    case .affine: convertAffine(x, into: buffer)
    case .product: convertOther(x, into: buffer)
    }
  }

  public func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    switch short.textWay {
    case .quotient: convertQuotient(utf8: text, into: buffer)
    case .affine: convertAffine(utf8: text, into: buffer)
    case .product: convertProduct(utf8: text, into: buffer)
    }
  }

  // Each path is a function with its own stack frame. The functions above end with a jump to a
  // path.

  @inline(never)
  private func convertQuotient(
    _ x: Decimal128, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    let half = x.upperHalf
    guard half &<< 15 == 0, Decimal128.areFinite(half, half),
      let written = short.writeQuotient(
        sign: half, coefficient: x.bits.lowHalf,
        exponent: Decimal128.biasedExponent(half) &- Decimal128.exponentBias, into: buffer)
    else { return convertOther(x, into: buffer) }
    return written
  }

  @inline(never)
  private func convertAffine(
    _ x: Decimal128, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    let half = x.upperHalf
    guard half &<< 15 == 0, Decimal128.areFinite(half, half),
      let text = short.affineText(
        sign: half, coefficient: x.bits.lowHalf,
        exponent: Decimal128.biasedExponent(half) &- Decimal128.exponentBias),
      let written = Self.write(text, into: buffer)
    else { return convertOther(x, into: buffer) }
    return written
  }

  @inline(__always)
  private static func write(
    _ text: (words: PointedWords, isExact: Bool), into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText? {
    guard buffer.count >= 64, let start = buffer.baseAddress else { return nil }
    text.words.write(at: UnsafeMutableRawPointer(start))
    return ConvertedText(
      length: text.words.length,
      conditions: Conditions(
        rawValue: text.isExact ? 0 : ConditionBits.rounded | ConditionBits.inexact))
  }

  @inline(never)
  private func convertOther(
    _ x: Decimal128, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    if let result = short.result(x) { return result.write(into: buffer) }
    return convertGenerally(x, into: buffer)
  }

  @inline(never)
  private func convertQuotient(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    guard let number = ShortText(text) else { return convertGenerally(utf8: text, into: buffer) }
    guard
      let written = short.writeQuotient(
        sign: number.sign, coefficient: number.coefficient, exponent: number.exponent, into: buffer)
    else { return convertProduct(utf8: text, into: buffer) }
    return written
  }

  @inline(never)
  private func convertAffine(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    guard let number = ShortText(text) else { return convertGenerally(utf8: text, into: buffer) }
    guard
      let found = short.affineText(
        sign: number.sign, coefficient: number.coefficient, exponent: number.exponent),
      let written = Self.write(found, into: buffer)
    else { return convert(number, text, into: buffer) }
    return written
  }

  @inline(never)
  private func convertProduct(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    // Every context of a short conversion holds all coefficients of 64 bits.
    guard let number = ShortText(text) else { return convertGenerally(utf8: text, into: buffer) }
    if let product = short.product(
      sign: number.sign, coefficient: number.coefficient, exponent: number.exponent),
      let length = ShortConversion.Result.write(
        sign: product.sign, product.magnitude, exponent: product.exponent,
        zeros: short.productZeros, into: buffer)
    {
      return ConvertedText(length: length)
    }
    return convert(number, text, into: buffer)
  }

  @inline(never)
  private func convert(
    _ number: ShortText, _ text: UnsafeBufferPointer<UInt8>,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    if let result = short.result(
      sign: number.sign, coefficient: number.coefficient, exponent: number.exponent)
    {
      return result.write(into: buffer)
    }
    return convertGenerally(utf8: text, into: buffer)
  }

  @inline(never)
  private func convertGenerally(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    let read = Self.read(utf8: text, in: general.context)
    var written = convert(read.value, into: buffer)
    written.conditions.formUnion(read.conditions)
    return written
  }

  @inline(never)
  private func convertGenerally(
    _ x: Decimal128, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText {
    let conversion = general.convert(x)
    return ConvertedText(
      length: conversion.value.write(into: buffer), conditions: conversion.conditions,
      isPrecisionLimited: conversion.isPrecisionLimited)
  }
}
