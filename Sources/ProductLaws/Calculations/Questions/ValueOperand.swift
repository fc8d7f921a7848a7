import Calculation
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A calculated value, independent of the backend.
package enum ValueOperand: Sendable {
  case fraction(ExactRatio)
  /// A decimal, which is a rounded result unless `isExact` is true.
  case decimal(String, isExact: Bool)

  /// Returns the value for a backend.
  func value<Number: DecimalBackend>(
    _ backend: Number.Type, in context: ArithmeticContext
  ) -> CalculatedValue<Number> {
    switch self {
    case .fraction(let ratio): .fraction(ratio)
    case .decimal(let text, let isExact):
      .decimal(Number.parse(text, in: context).value, isExact: isExact)
    }
  }

  /// The number of the value.
  var number: Rational {
    switch self {
    case .fraction(let ratio): Rational(ratio)
    case .decimal(let text, _): Rational(exactly: text) ?? .zero
    }
  }

  var isExact: Bool {
    if case .decimal(_, let isExact) = self { return isExact }
    return true
  }
}

extension ValueOperand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fraction(let ratio):
      "\(ratio.isNegative ? "-" : "")\(ratio.numerator)/\(ratio.denominator)E\(ratio.exponent)"
    case .decimal(let text, let isExact): isExact ? text : "\u{2248}" + text
    }
  }
}

extension ValueOperand {
  /// Draws fractions of all widths, and decimals of at most the digits of a context.
  static func drawn(for context: ArithmeticContext, _ source: inout ChoiceSource) -> ValueOperand {
    switch source.uniform(in: 0...9) {
    case 0, 1: return small(&source)
    case 2, 3: return typed(&source)
    case 4, 5: return wide(context, &source)
    case 6: return wide(context, &source, isWhole: true)
    default: return decimal(context, &source)
    }
  }

  private static func small(_ source: inout ChoiceSource) -> ValueOperand {
    .fraction(
      ExactRatio(
        isNegative: source.oneIn(2), UInt128(source.integer(in: 0...100)),
        over: UInt128(source.integer(in: 1...40))) ?? .zero)
  }

  private static func typed(_ source: inout ChoiceSource) -> ValueOperand {
    .fraction(
      ExactRatio(
        isNegative: source.oneIn(2), UInt128(source.integer(in: 0...999_999_999_999_999)),
        exponent: source.integer(in: -20...20)) ?? .zero)
  }

  private static func wide(
    _ context: ArithmeticContext, _ source: inout ChoiceSource, isWhole: Bool = false
  ) -> ValueOperand {
    let reach = min(context.maxExponent, -context.minExponent) - 80
    return .fraction(
      ExactRatio(
        isNegative: source.oneIn(2), bits(&source), over: isWhole ? 1 : bits(&source) | 1,
        exponent: source.oneIn(3)
          ? source.integer(in: -reach...reach) : source.integer(in: -40...40)) ?? .one)
  }

  /// Draws a number above 0 of 1 to 126 bits; each number of bits is equally likely.
  private static func bits(_ source: inout ChoiceSource) -> UInt128 {
    let high = UInt128(source.choice(upTo: .max)) << 64
    let number = high | UInt128(source.choice(upTo: .max))
    return max(1, number >> UInt128(source.uniform(in: 2...127)))
  }

  private static func decimal(
    _ context: ArithmeticContext, _ source: inout ChoiceSource
  ) -> ValueOperand {
    // An exact decimal of at most 38 digits would be a fraction.
    let isExact = context.precision > 40 && source.oneIn(2)
    let length = source.uniform(in: (isExact ? 39 : 1)...context.precision)
    var digits = "\(source.uniform(in: 1...9))"
    for _ in 1..<length { digits += "\(source.uniform(in: 0...9))" }
    if isExact { digits = digits.dropLast() + "7" }
    let reach = min(context.maxExponent, -context.minExponent) - 80
    let exponent =
      source.oneIn(4) ? source.integer(in: -reach...reach) : source.integer(in: -40...10)
    return .decimal(
      "\(source.oneIn(2) ? "-" : "")\(digits)E\(exponent)", isExact: isExact)
  }
}
