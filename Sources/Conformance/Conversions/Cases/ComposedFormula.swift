import BigInt
import DecimalArithmetic
import ExactArithmetic

/// The formula of one conversion or of two in sequence, in a form in which formulas can be
/// compared.
///
/// Nothing is rounded or evaluated: an irrational constant remains a product of powers.
package enum ComposedFormula {
  /// The formula y = x · scale · π^pi · (ln 10)^lnTen + offset.
  case multiple(scale: Rational, pi: Int, lnTen: Int, offset: Rational)
  /// The formula y = ratio ÷ x.
  case reciprocal(Rational)
  /// The formula y = factor · log x + log constant.
  case logarithm(LogarithmBase, factor: Rational, constant: PowerProduct)
  /// The formula y = constant · base^(rate · x).
  case exponential(LogarithmBase, rate: Rational, constant: PowerProduct)
  /// The formula y = x · scale + log constant.
  case shift(LogarithmBase, scale: Rational, constant: PowerProduct)
  /// The formula y = x^power · constant; the power is 1 for every correct catalog.
  case power(Rational, constant: PowerProduct)

  package init(_ formula: ConversionFormula) {
    switch formula {
    case .linear(let scale, let offset):
      self = .multiple(scale: scale, pi: 0, lnTen: 0, offset: offset)
    case .irrational(let scale, let pi, let lnTen):
      self = .multiple(scale: scale, pi: pi, lnTen: lnTen, offset: .zero)
    case .reciprocal(let ratio): self = .reciprocal(ratio)
    case .logarithm(let multiplier, let base, let argument, let power):
      self = .logarithm(
        base, factor: multiplier * Rational(power),
        constant: PowerProduct(argument, to: multiplier))
    case .exponential(let amplitude, let base, let rate, let root):
      let part = Rational(1) / Rational(root)
      self = .exponential(
        base, rate: rate * part, constant: PowerProduct(amplitude, to: part))
    case .shift(let scale, let multiplier, let base, let argument):
      self = .shift(base, scale: scale, constant: PowerProduct(argument, to: multiplier))
    }
  }

  /// Returns the composition of this formula and `next`; `nil` if no case has the composed form.
  package func followed(by next: ComposedFormula) -> ComposedFormula? {
    if isIdentity { return next }
    if next.isIdentity { return self }
    switch (self, next) {
    case (.multiple(let s, let p, let l, let o), .multiple(let t, let q, let m, let r)):
      // An offset times a power of π has no exact form to compare. No catalog needs such an offset.
      if !o.isZero && (q != 0 || m != 0) { return nil }
      return .multiple(scale: s * t, pi: p + q, lnTen: l + m, offset: o * t + r)
    case (.multiple(let s, 0, 0, let o), .reciprocal(let ratio)) where o.isZero:
      return .reciprocal(ratio / s)
    case (.reciprocal(let ratio), .multiple(let s, 0, 0, let o)) where o.isZero:
      return .reciprocal(ratio * s)
    case (.reciprocal(let ratio), .reciprocal(let other)):
      return .multiple(scale: other / ratio, pi: 0, lnTen: 0, offset: .zero)
    case (.multiple(let s, 0, 0, let o), .logarithm(let base, let factor, let constant))
    where o.isZero:
      return .logarithm(base, factor: factor, constant: constant * PowerProduct(s, to: factor))
    case (.logarithm(let base, let factor, let constant), .shift(let same, let scale, let other))
    where base == same:
      return .logarithm(base, factor: factor * scale, constant: constant.raised(to: scale) * other)
    case (
      .logarithm(let base, let factor, let constant), .exponential(let same, let rate, let other)
    ) where base == same:
      return .power(factor * rate, constant: constant.raised(to: rate) * other)
    case (.multiple(let s, 0, 0, let o), .exponential(let base, let rate, let constant)):
      return Self.power(of: base, o * rate).map {
        .exponential(base, rate: s * rate, constant: constant * $0)
      }
    case (.multiple(let s, 0, 0, let o), .shift(let base, let scale, let constant)):
      return Self.power(of: base, o * scale).map {
        .shift(base, scale: s * scale, constant: constant * $0)
      }
    case (.shift(let base, let scale, let constant), .multiple(let s, 0, 0, let o)):
      return Self.power(of: base, o).map {
        .shift(base, scale: scale * s, constant: constant.raised(to: s) * $0)
      }
    case (.logarithm(let base, let factor, let constant), .multiple(let s, 0, 0, let o)):
      return Self.power(of: base, o).map {
        .logarithm(base, factor: factor * s, constant: constant.raised(to: s) * $0)
      }
    case (.exponential(let base, let rate, let constant), .multiple(let s, 0, 0, let o))
    where o.isZero:
      return .exponential(base, rate: rate, constant: constant * PowerProduct(s, to: Rational(1)))
    case (
      .exponential(let base, let rate, let constant), .logarithm(let same, let factor, let other)
    ) where base == same:
      return .shift(base, scale: rate * factor, constant: constant.raised(to: factor) * other)
    case (.shift(let base, let scale, let constant), .shift(let same, let next, let other))
    where base == same:
      return .shift(base, scale: scale * next, constant: constant.raised(to: next) * other)
    case (.shift(let base, let scale, let constant), .exponential(let same, let rate, let other))
    where base == same:
      return .exponential(base, rate: scale * rate, constant: constant.raised(to: rate) * other)
    default: return nil
    }
  }

  /// Returns base^exponent as a product, for base ten or exponent 0; `nil` for other powers of e.
  private static func power(of base: LogarithmBase, _ exponent: Rational) -> PowerProduct? {
    if exponent.isZero { return PowerProduct(Rational(1), to: Rational(1)) }
    return base == .ten ? PowerProduct(Rational(10), to: exponent) : nil
  }

  /// Whether the formula is y = x.
  private var isIdentity: Bool {
    guard case .multiple(let scale, 0, 0, let offset) = self else { return false }
    return scale == Rational(1) && offset.isZero
  }

  /// Whether this formula and `other` are equal as functions; compares constant by constant.
  package func isSame(as other: ComposedFormula) -> Bool {
    switch (self, other) {
    case (.multiple(let s, let p, let l, let o), .multiple(let t, let q, let m, let r)):
      return s == t && p == q && l == m && o == r
    case (.reciprocal(let ratio), .reciprocal(let second)): return ratio == second
    case (.logarithm(let base, let x, let constant), .logarithm(let same, let y, let second)),
      (.exponential(let base, let x, let constant), .exponential(let same, let y, let second)),
      (.shift(let base, let x, let constant), .shift(let same, let y, let second)):
      return base == same && x == y && constant.isSame(as: second)
    case (.power(let x, let constant), .power(let y, let second)):
      return x == y && constant.isSame(as: second)
    case (.power(let power, let constant), .multiple(let s, 0, 0, let o)),
      (.multiple(let s, 0, 0, let o), .power(let power, let constant)):
      return o.isZero && power == Rational(1)
        && constant.isSame(as: PowerProduct(s, to: Rational(1)))
    case (.shift(let base, let scale, let constant), .multiple(let s, 0, 0, let o)),
      (.multiple(let s, 0, 0, let o), .shift(let base, let scale, let constant)):
      return scale == s && Self.power(of: base, o).map { constant.isSame(as: $0) } == true
    default: return false
    }
  }
}

/// A product of positive rational numbers to rational powers.
package struct PowerProduct {
  private var factors: [(base: Rational, power: Rational)]

  /// Creates base^power.
  init(_ base: Rational, to power: Rational) { factors = [(base, power)] }

  func raised(to power: Rational) -> PowerProduct {
    var result = self
    result.factors = factors.map { ($0.base, $0.power * power) }
    return result
  }

  static func * (x: PowerProduct, y: PowerProduct) -> PowerProduct {
    var result = x
    result.factors += y.factors
    return result
  }

  /// Whether this product and `other` are the same number.
  ///
  /// The quotient of the products is raised to the common denominator of its powers, so that the
  /// powers are integers. A positive number is 1 if and only if this power of the number is 1.
  func isSame(as other: PowerProduct) -> Bool {
    let quotient = factors + other.factors.map { ($0.base, -$0.power) }
    let parts = quotient.map { $0.power.reduced }
    let common = parts.reduce(BigInt(1)) {
      $0 * $1.bottom / $0.greatestCommonDivisor(with: $1.bottom)
    }
    let powers = parts.map { $0.top * (common / $0.bottom) }
    // A positive number is 1 if and only if its roots are 1. So the powers may be divided by their
    // greatest common divisor.
    let shared = powers.reduce(BigInt(0)) { $0.greatestCommonDivisor(with: $1) }
    if shared.isZero { return true }
    var result = Rational(1)
    for (factor, power) in zip(quotient, powers) {
      guard let exponent = Int(exactly: power / shared), exponent.magnitude <= 10_000 else {
        return false
      }
      result = result * factor.base.raised(to: exponent)
    }
    return result == Rational(1)
  }
}

extension Rational {
  /// The numerator and denominator in lowest terms, with the power of ten multiplied in.
  fileprivate var reduced: (top: BigInt, bottom: BigInt) {
    let ten = BigInt(10).power(Int(exponent.magnitude))
    let top = exponent < 0 ? numerator : numerator * ten
    let bottom = exponent < 0 ? BigInt(denominator) * ten : BigInt(denominator)
    let divisor = top.greatestCommonDivisor(with: bottom)
    return (top / divisor, bottom / divisor)
  }
}
