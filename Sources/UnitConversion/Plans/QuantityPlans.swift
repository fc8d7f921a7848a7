import DecimalArithmetic
import UnitCatalog

/// The plans from one unit to every unit of its quantity; a number is read once for all of them.
///
///     let plans = try Converter<Decimal128>(target: .decimals(2)).plans(from: "celsius")
///     plans.plans.prefix(3).map(\.plan.target.symbol)  // ["K", "°C", "°F"]
///     plans.convert(37).prefix(3).map(\.value)  // [310.15, 37, 98.6]
public final class QuantityPlans<Number: DecimalBackend>: Sendable {
  /// The plan for each unit, in display order.
  public let plans: [PreparedPlan<Number>]
  /// Unretained references to the plans, which avoid reference counting in calls.
  @usableFromInline let references: [Unmanaged<PreparedPlan<Number>>]
  @usableFromInline let context: ArithmeticContext

  init(_ plans: [PreparedPlan<Number>], in context: ArithmeticContext) {
    self.plans = plans
    self.context = context
    references = plans.map { Unmanaged.passUnretained($0) }
  }

  /// Converts a number to every unit; each result equals that of its plan.
  ///
  ///     let cups = try Converter<Decimal128>().plans(from: "cup")
  ///     let place = cups.plans.firstIndex { $0.plan.target == .milliliter }!
  ///     cups.convert(2)[place].value  // 473.176473
  ///
  /// - Complexity: O(*n*) for *n* units.
  @inlinable
  public func convert(_ x: Number) -> [Converted<Number>] {
    references.map { $0._withUnsafeGuaranteedRef { $0.convert(x) } }
  }

  /// Reads a number in UTF-8 and writes it in every unit; the text of plan k, from 0, begins at
  /// byte k · ``textCapacity`` of `buffer`.
  ///
  /// Each text equals that of ``PreparedPlan/convert(utf8:into:)``. `results` gets the lengths of
  /// the texts and the conditions. The method allocates nothing for ordinary numbers.
  ///
  /// - Precondition: for *n* plans, `buffer` has at least *n* · ``textCapacity`` bytes, and
  ///   `results` at least *n* elements.
  @inlinable
  public func convert(
    utf8 text: UnsafeBufferPointer<UInt8>, into buffer: UnsafeMutableBufferPointer<UInt8>,
    results: UnsafeMutableBufferPointer<Converted<Int>>
  ) {
    let capacity = textCapacity
    precondition(
      buffer.count >= references.count * capacity && results.count >= references.count,
      "no room for the texts")
    guard var start = buffer.baseAddress, var place = results.baseAddress else { return }
    let read = Number.Preparation.read(utf8: text, in: context)
    for reference in references {
      let room = UnsafeMutableBufferPointer(start: start, count: capacity)
      var result = reference._withUnsafeGuaranteedRef { $0.convert(read.value, into: room) }
      result.conversion.conditions.formUnion(read.conditions)
      place.pointee = result
      start += capacity
      place += 1
    }
  }

  /// The maximum number of bytes in the text of a result.
  @inlinable
  public var textCapacity: Int { ConvertedText.capacity(in: context) }
}
