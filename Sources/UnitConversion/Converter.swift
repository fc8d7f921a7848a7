import DecimalArithmetic
import UnitCatalog

/// Converts values between units: one exact computation, one rounding, in the context's mode.
///
///     let converter = Converter<Decimal128>(target: .decimals(2))
///     try converter.convert(5, from: .mile, to: .kilometer).value         // 8.05
///     try converter.plan(from: .mile, to: .kilometer).convert("26.2")     // "42.16"
///
/// Each pair of units is prepared at first use and kept: make one converter for many conversions and
/// share it between threads. The result's contract is that of `DecimalBackend.convert`.
public struct Converter<Number: DecimalBackend>: Sendable {
  /// Precision, range and rounding mode of results.
  public let context: ArithmeticContext
  /// Where results are rounded.
  public let target: RoundingTarget
  @usableFromInline let plans: PlanTable<Number>

  /// A converter of the built-in units; by default to as many digits as the context has, ties away
  /// from zero.
  ///
  /// - Precondition: the backend supports the context.
  public init(
    context: ArithmeticContext = .decimal128.rounding(.halfUp), target: RoundingTarget? = nil
  ) {
    self.init(.standard, context: context, target: target)
  }

  /// A converter of the units of a catalog.
  ///
  /// - Precondition: the backend supports the context.
  public init(
    catalog: Catalog, context: ArithmeticContext = .decimal128.rounding(.halfUp),
    target: RoundingTarget? = nil
  ) {
    self.init(UnitIndex(catalog), context: context, target: target)
  }

  private init(_ index: UnitIndex, context: ArithmeticContext, target: RoundingTarget?) {
    precondition(Number.supports(context), "the backend does not support this context")
    self.context = context
    self.target = target ?? .digits(context.precision)
    plans = PlanTable(index, context: context, target: self.target)
  }

  /// The units it knows.
  public var catalog: Catalog { plans.index.catalog }

  /// The measure in another unit.
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func convert(
    _ measure: Measure<Number>, to unit: MeasureUnit
  ) throws(ConversionError) -> Converted<Number> {
    try plans.plan(from: measure.unit, to: unit).convert(measure.value)
  }

  /// A value by a plan that is not prepared, as ``PreparedPlan`` converts it.
  @inlinable
  public func convert(_ value: Number, by plan: ConversionPlan) -> Conversion<Number> {
    Number.convert(value, by: plan.map, to: target, in: context)
  }

  /// The plan between two units, prepared once and kept.
  ///
  /// A unit that the catalog does not list is prepared at each call.
  ///
  /// - Throws: ``ConversionError`` if the units do not convert.
  @inlinable
  public func plan(
    from source: MeasureUnit, to target: MeasureUnit
  ) throws(ConversionError) -> PreparedPlan<Number> {
    try plans.plan(from: source, to: target)
  }
}
