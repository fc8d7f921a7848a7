import DecimalArithmetic
import MeasureText
import UnitConversion

/// The plan of a unit pair, for rows.
///
/// Two closures hide the backend, so the code of rows is not generic. The initializer is inlined
/// where the backend is known, which specializes the closures.
@usableFromInline
package final class RowPlan {
  /// The function that converts a number from bytes to bytes, as
  /// ``PreparedPlan/convert(utf8:into:)`` does.
  let convert: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> Converted<Int>
  /// The function that converts a number, and returns the text and the remark of the answer to a
  /// request.
  let answer: (ReadNumber, NumberFormat) throws(RequestError) -> RowAnswer
  let plan: ConversionPlan
  /// The separator and the remark behind an exact result.
  var exactEnd: [UInt8] = []
  /// The separator and the remark behind a rounded result.
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

/// The result of a number of a row, with the text and remark of a request's answer.
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
