import BigInt
import DecimalArithmetic

extension Oracle {
  /// x · scale + offset, exactly, rounded once where `target` asks: `DecimalBackend.convert`.
  ///
  /// It takes the map as rationals, so that the ratios a backend prepares for itself are judged too.
  ///
  /// - Overflow gives infinity or the context's largest number, with all its digits, whatever the
  ///   target. A result rounded to 0 at a position above Emax (Etop with clamp) is brought there and
  ///   clamped.
  ///
  /// - Precondition: the scale is not 0; `.digits(n)` has n ≥ 1.
  public static func convert(
    _ x: DecimalOperand, scale: Rational, offset: Rational = .zero, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Expected? {
    precondition(!scale.isZero, "a scale of 0")
    if let nan = notANumber(x, in: context) { return nan }
    let productIsNegative = x.isNegative != scale.isNegative
    guard let value = x.value else { return .infinity(isNegative: productIsNegative) }
    let product = value * scale
    guard let exact = sum(product, offset, precision: context.precision) else { return nil }
    if exact.isZero {
      return zero(
        isNegative: offset.isZero ? productIsNegative : context.rounding == .floor,
        exponent: max(x.exponent, target.lowestExponent ?? x.exponent), in: context)
    }
    return Conversion(exact, exponentOfInput: x.exponent, target, context).expected
  }
}

extension RoundingTarget {
  /// −d for `.decimals(d, …)`.
  fileprivate var lowestExponent: Int? {
    if case .decimals(let decimals, _) = self { -decimals } else { nil }
  }
}

/// One conversion whose exact result is not 0.
private struct Conversion {
  let exact: Rational
  let exponentOfInput: Int
  let target: RoundingTarget
  let context: ArithmeticContext
  let adjusted: Int

  init(
    _ exact: Rational, exponentOfInput: Int, _ target: RoundingTarget, _ context: ArithmeticContext
  ) {
    self.exact = exact
    self.exponentOfInput = exponentOfInput
    self.target = target
    self.context = context
    adjusted = exact.adjustedExponent
  }

  var expected: Expected? {
    switch target {
    case .digits(let digits):
      precondition(digits >= 1, "no digits")
      return result(digits: digits, floor: nil)
    case .decimals(let decimals, let elseDigits):
      let finest = max(adjusted - context.precision + 1, context.etiny)
      guard let neighbours = Neighbours(of: exact, at: max(-decimals, finest)) else { return nil }
      let showsZero = neighbours.chosen(by: context.rounding).isZero
      let plain =
        showsZero && elseDigits > 0
        ? result(digits: elseDigits, floor: nil)
        : result(digits: context.precision, floor: -decimals)
      return plain.map {
        Expected($0.text, $0.conditions, isPrecisionLimited: finest > -decimals)
      }
    }
  }

  /// The exact result rounded to `digits` digits, but not below 10^floor nor Etiny.
  private func result(digits: Int, floor: Int?) -> Expected? {
    let digits = min(digits, context.precision)
    let position = max(adjusted - digits + 1, floor ?? context.etiny, context.etiny)
    guard let neighbours = Neighbours(of: exact, at: position) else { return nil }
    var coefficient = neighbours.chosen(by: context.rounding)
    var exponent = position
    var conditions: Conditions = neighbours.isExact ? [] : [.inexact, .rounded]
    if neighbours.isExact {
      while exponent < exponentOfInput && coefficient % 10 == 0 {
        coefficient /= 10
        exponent += 1
      }
    }
    if adjusted < context.minExponent {
      conditions.insert(.subnormal)
      if !neighbours.isExact { conditions.insert(.underflow) }
    }
    if coefficient.isZero && position == context.etiny { conditions.insert(.clamped) }
    return Oracle.fitted(
      coefficient, exponent: exponent, isNegative: exact.isNegative, digits: digits, conditions,
      in: context)
  }
}
