import DecimalArithmetic
import MeasureText

/// The range of a backend: limits of the numbers that are read, and contexts of results.
public enum BackendRange: String, CaseIterable, Hashable, Sendable {
  /// 34 digits, exponents from −6143 to 6144: IEEE 754-2019 decimal128.
  case decimal128
  /// 100 000 digits; exponents up to ±1 000 000 when read, ±``ArithmeticContext/limit`` in results.
  case arbitraryPrecision

  /// The limits of numbers that are read.
  public var limits: ReadingLimits {
    switch self {
    case .decimal128: .decimal128
    case .arbitraryPrecision: .arbitraryPrecision
    }
  }

  /// The numbers of significant digits that a result may have.
  public var precisions: ClosedRange<Int> { 1...limits.digits }

  /// The numbers of decimals that a result may have; decimal128 has none below 10⁻⁶¹⁷⁶.
  public var decimals: ClosedRange<Int> {
    switch self {
    case .decimal128: 0...6_176
    case .arbitraryPrecision: 0...precisions.upperBound
    }
  }

  /// The context that represents every number within the limits exactly.
  public var readingContext: ArithmeticContext {
    context(precision: limits.digits, rounding: .halfEven)
  }

  /// Returns the context of results.
  ///
  /// The precision of decimal128 is 34, and `precision` is ignored; a ``RoundingTarget`` asks for
  /// fewer digits.
  ///
  ///     let ranges: [BackendRange] = [.decimal128, .arbitraryPrecision]
  ///     ranges.map { $0.context(precision: 50, rounding: .halfUp).precision }  // [34, 50]
  ///
  /// - Precondition: `precision` is in ``precisions`` for arbitrary precision.
  public func context(precision: Int, rounding: RoundingMode) -> ArithmeticContext {
    switch self {
    case .decimal128: .decimal128.rounding(rounding)
    case .arbitraryPrecision:
      ArithmeticContext(
        precision: precision, maxExponent: ArithmeticContext.limit,
        minExponent: -ArithmeticContext.limit, rounding: rounding)
    }
  }
}
