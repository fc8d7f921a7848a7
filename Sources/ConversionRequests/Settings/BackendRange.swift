import DecimalArithmetic
import MeasureText

/// Which numbers a backend holds: how long they may be, and the contexts of its results.
public enum BackendRange: String, CaseIterable, Hashable, Sendable {
  /// 34 digits, exponents from −6143 to 6144: IEEE 754-2019 decimal128.
  case decimal128
  /// 100 000 digits, exponents up to ±1 000 000 when read and ±``ArithmeticContext/limit`` in
  /// results.
  case arbitraryPrecision

  /// How long the numbers are that are read.
  public var limits: ReadingLimits {
    switch self {
    case .decimal128: .decimal128
    case .arbitraryPrecision: .arbitraryPrecision
    }
  }

  /// How many digits a result may have.
  public var precisions: ClosedRange<Int> { 1...limits.digits }

  /// How many digits after the point may be asked for: decimal128 has none below 10⁻⁶¹⁷⁶.
  public var decimals: ClosedRange<Int> {
    switch self {
    case .decimal128: 0...6_176
    case .arbitraryPrecision: 0...precisions.upperBound
    }
  }

  /// The context that holds each number within the limits.
  public var readingContext: ArithmeticContext {
    context(precision: limits.digits, rounding: .halfEven)
  }

  /// The context of results.
  ///
  /// The precision of decimal128 is fixed; a ``RoundingTarget`` asks for fewer digits. Another
  /// precision must be in ``precisions``.
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
