import DecimalArithmetic
import UnitCatalog

/// A conversion prepared for many numbers: one pair of units, one rounding target, one context.
///
///     let plan = try Converter<Decimal128>().plan(from: "mile", to: "kilometer")
///     plan.convert(5).value  // 8.04672
///     try plan.convert("26.2")  // "42.1648128"
///
/// A copy costs one increment of a reference count. Threads may share a plan.
public final class PreparedPlan<Number: DecimalBackend>: Sendable {
  /// The units and the exact map between them.
  public let plan: ConversionPlan
  /// Precision, range and rounding mode of results.
  public let context: ArithmeticContext
  /// The maximum number of bytes in the text of a result.
  public let textCapacity: Int
  @usableFromInline let preparation: Number.Preparation
  @usableFromInline let isExactlyDefined: Bool
  @usableFromInline let lowest: LowestValue<Number>?
  @usableFromInline let hasLowest: Bool
  @usableFromInline let lowestMayBePositive: Bool

  /// Prepares a plan.
  ///
  /// `lowest` is the lowest value of the plan's quantity, in base units.
  init(
    _ plan: ConversionPlan, lowest: ExactRatio?, to target: RoundingTarget,
    in context: ArithmeticContext
  ) {
    self.plan = plan
    self.context = context
    textCapacity = ConvertedText.capacity(in: context)
    preparation = Number.Preparation(plan.map, to: target, in: context)
    isExactlyDefined = plan.isExactlyDefined
    self.lowest = LowestValue(of: plan.source, lowest: lowest, in: context)
    hasLowest = self.lowest != nil
    lowestMayBePositive = self.lowest?.mayBePositive ?? false
  }

  /// Converts a number.
  ///
  ///     let plan = try Converter<Decimal128>().plan(from: .foot, to: .yard)
  ///     plan.convert(6).value  // 2
  ///     plan.convert(2).isExact  // false
  @inlinable
  public func convert(_ x: Number) -> Converted<Number> {
    Converted(
      preparation.convert(x), isExactlyDefined: isExactlyDefined,
      isBelowAbsoluteZero: hasLowest && isBelow(x))
  }

  @inlinable
  func isBelow(_ x: Number) -> Bool {
    (lowestMayBePositive || x.isNegative) && isBelowLowest(x)
  }

  /// Returns whether a number is below the lowest value.
  ///
  /// The method is not inlined, because the sign decides for most numbers, and inlining would copy
  /// the large `LowestValue`.
  @inlinable @inline(never)
  func isBelowLowest(_ x: Number) -> Bool { lowest?.isBelow(x) ?? false }
}
