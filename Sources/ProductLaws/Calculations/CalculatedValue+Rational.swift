import Calculation
import DecimalArithmetic
import ExactArithmetic

extension CalculatedValue {
  /// The number of the value, exact or already rounded.
  var rational: Rational {
    switch self {
    case .fraction(let ratio): Rational(ratio)
    case .decimal(let number, _): Rational(exactly: number.scientificString()) ?? .zero
    }
  }
}

extension ReferenceError {
  /// Whether a calculation's error corresponds to this error.
  func isSaid(by error: CalculationError) -> Bool {
    switch (self, error) {
    case (.divisionByZero, .divisionByZero), (.zeroToPowerZero, .zeroToPowerZero),
      (.exponentNotWhole, .exponentNotWhole):
      true
    default: false
    }
  }

  /// The label of the law's cases that end with this error.
  var label: String {
    switch self {
    case .tooWide: "too wide"
    case .divisionByZero: "division by zero"
    case .zeroToPowerZero: "zero to the power zero"
    case .exponentNotWhole: "exponent not whole"
    }
  }
}
