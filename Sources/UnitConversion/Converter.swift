import DecimalArithmetic
import UnitCatalog

/// Converts values between units: one exact computation, one rounding, in the context's mode.
///
///     let converter = Converter<Decimal128>(target: .decimals(2, elseDigits: 2))
///     let mile = Measure(Decimal128(exactly: "5")!, catalog.unit("mile")!)
///     try converter.convert(mile, to: catalog.unit("kilometer")!).value  // 8.05
///
/// The result's contract is that of `DecimalBackend.convert`.
public struct Converter<Number: DecimalBackend>: Sendable {
  /// Precision, range and rounding mode of results.
  public let context: ArithmeticContext
  /// Where results are rounded.
  public let target: RoundingTarget

  /// A converter; by default to as many digits as the context has, ties away from zero.
  ///
  /// - Precondition: the backend supports the context.
  public init(
    context: ArithmeticContext = .decimal128.rounding(.halfUp), target: RoundingTarget? = nil
  ) {
    precondition(Number.supports(context), "the backend does not support this context")
    self.context = context
    self.target = target ?? .digits(context.precision)
  }

  /// The measure in another unit.
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func convert(
    _ measure: Measure<Number>, to unit: MeasureUnit
  ) throws(ConversionError) -> Conversion<Number> {
    convert(measure.value, by: try ConversionPlan(from: measure.unit, to: unit))
  }

  /// A value by a plan made before: for many values between the same units.
  @inlinable
  public func convert(_ value: Number, by plan: ConversionPlan) -> Conversion<Number> {
    Number.convert(value, by: plan.map, to: target, in: context)
  }

  /// The measure in every given unit, in their order, with its plan: each result as from ``convert(_:to:)``.
  ///
  /// - Throws: ``ConversionError`` if one of the units does not convert.
  @inlinable
  public func convert(
    _ measure: Measure<Number>, toEach units: [MeasureUnit]
  ) throws(ConversionError) -> [(plan: ConversionPlan, conversion: Conversion<Number>)] {
    var results: [(plan: ConversionPlan, conversion: Conversion<Number>)] = []
    results.reserveCapacity(units.count)
    for unit in units {
      let plan = try ConversionPlan(from: measure.unit, to: unit)
      results.append((plan, convert(measure.value, by: plan)))
    }
    return results
  }
}
