import ArgumentParser
import DecimalArithmetic
import MeasureText

/// The backend a command computes with; the only place that names both.
enum BackendChoice: String, CaseIterable, ExpressibleByArgument {
  case native
  case gmp

  /// The backend's name, or that of its type.
  init?(argument: String) {
    switch argument.lowercased() {
    case "decimal128": self = .native
    case "bigdecimal": self = .gmp
    default: self.init(rawValue: argument)
    }
  }

  /// How many digits a result may have.
  var precisions: ClosedRange<Int> { 1...limits.digits }

  /// How many digits after the point may be asked for: native has none below 10⁻⁶¹⁷⁶.
  var decimals: ClosedRange<Int> {
    switch self {
    case .native: 0...6_176
    case .gmp: 0...precisions.upperBound
    }
  }

  /// How long the numbers are that are read for the backend.
  var limits: ReadingLimits {
    switch self {
    case .native: .decimal128
    case .gmp: .arbitraryPrecision
    }
  }

  /// The context that holds what is read within the limits.
  var readingContext: ArithmeticContext {
    context(precision: limits.digits, rounding: .halfEven)
  }

  /// The context for a precision in ``precisions``.
  func context(precision: Int, rounding: RoundingMode) -> ArithmeticContext {
    switch self {
    // The format is fixed; fewer digits are the target's matter.
    case .native: .decimal128.rounding(rounding)
    case .gmp:
      ArithmeticContext(
        precision: precision, maxExponent: ArithmeticContext.limit,
        minExponent: -ArithmeticContext.limit, rounding: rounding)
    }
  }
}

extension RoundingMode: ExpressibleByArgument {}
