import DecimalArithmetic
import MeasureText
import UnitConversion

/// The plan of a pair of units, by which rows are converted.
///
/// The backend stands behind two closures, so that no code of rows is generic. The initialiser is
/// inlined where the backend is known; so the closures are specialised.
@usableFromInline
package final class RowPlan {
  /// Converts a number from bytes to bytes, as ``PreparedPlan/convert(utf8:into:)`` does.
  let convert: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> Converted<Int>
  /// Converts a number as a request does.
  let answer: (ReadNumber, NumberFormat) throws(RequestError) -> RowAnswer
  let plan: ConversionPlan
  /// The separator and the remark that stand behind an exact result.
  var exactEnd: [UInt8] = []
  /// The separator and the remark that stand behind a rounded result.
  var roundedEnd: [UInt8] = []

  @usableFromInline
  init(
    _ plan: ConversionPlan,
    convert:
      @escaping (
        UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>
      ) -> Converted<Int>,
    answer: @escaping (ReadNumber, NumberFormat) throws(RequestError) -> RowAnswer
  ) {
    self.plan = plan
    self.convert = convert
    self.answer = answer
  }

  @inlinable
  convenience init<Number: DecimalBackend>(
    _ prepared: PreparedPlan<Number>, _ settings: ConversionSettings
  ) {
    self.init(
      prepared.plan, convert: { prepared.convert(utf8: $0, into: $1) },
      answer: { (number, format) throws(RequestError) in
        try RowAnswer(number, by: prepared, settings, format)
      })
  }
}

/// A number of a row in another unit, as a request answers it.
@usableFromInline
package struct RowAnswer {
  let text: String
  let remark: ResultRemark
  let isBelowAbsoluteZero: Bool

  @usableFromInline
  init<Number: DecimalBackend>(
    _ number: ReadNumber, by plan: PreparedPlan<Number>, _ settings: ConversionSettings,
    _ format: NumberFormat
  ) throws(RequestError) {
    let result = try ConversionResult(number, by: plan, settings)
    if let refusal = result.refusal { throw refusal }
    text = settings.written(result.conversion, as: format).value
    remark = result.remark
    isBelowAbsoluteZero = result.isBelowAbsoluteZero
  }
}
