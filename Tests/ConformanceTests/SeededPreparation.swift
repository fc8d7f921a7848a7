import DecimalArithmetic

/// Prepared conversions of ``ExactDecimal``, with a fault that unprepared conversions lack.
struct SeededPreparation<Fault: SeededFault>: ConversionPreparation {
  private let unprepared: UnpreparedConversion<ExactDecimal<Fault>>

  init(_ map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext) {
    unprepared = UnpreparedConversion(map, to: target, in: Fault.preparedContext(context))
  }

  func convert(_ x: ExactDecimal<Fault>) -> Conversion<ExactDecimal<Fault>> {
    var conversion = unprepared.convert(x)
    conversion.conditions = Fault.prepared(conversion.conditions)
    return conversion
  }

  static func read(
    utf8 text: UnsafeBufferPointer<UInt8>, in context: ArithmeticContext
  ) -> Outcome<ExactDecimal<Fault>> {
    UnpreparedConversion<ExactDecimal<Fault>>.read(utf8: text, in: context)
  }

  func convert(
    _ x: ExactDecimal<Fault>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText { unprepared.convert(x, into: buffer) }

  func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> ConvertedText { unprepared.convert(utf8: text, into: buffer) }
}
