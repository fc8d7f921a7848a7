import DecimalArithmetic
import ExactArithmetic

/// The value of a unit, computed by the oracle from the text of the unit's definition.
struct DefinedMeasure {
  /// The relation of a value x in the unit to the value in base units.
  enum Model {
    /// The relation base = x · scale · π^pi · (ln 10)^lnTen + offset.
    case multiple
    /// The relation base = 1 ÷ (x · scale).
    case reciprocal
    /// The relation x = multiplier · log(base^power ÷ scale).
    case level(multiplier: Rational, LogarithmBase, power: Int)
  }

  var scale = Rational(1)
  var offset = Rational.zero
  var pi = 0
  var lnTen = 0
  var model = Model.multiple

  /// Whether the unit is a multiple of base units, so that definitions may use it as a factor.
  var isMultiple: Bool {
    if case .multiple = model { offset.isZero } else { false }
  }

  /// Whether the multiple is rational.
  var isRational: Bool { isMultiple && pi == 0 && lnTen == 0 }
}

extension ConversionFormula {
  /// Creates the formula from one unit through base units to another, in rationals.
  ///
  /// - Returns: `nil` for a conversion without a formula: an offset with π, or logarithms of two
  ///   bases.
  init?(from source: DefinedMeasure, to target: DefinedMeasure) {
    let quotient = source.scale / target.scale
    switch (source.model, target.model) {
    case (.multiple, .multiple):
      let (pi, lnTen) = (source.pi - target.pi, source.lnTen - target.lnTen)
      if pi == 0 && lnTen == 0 {
        self = .linear(scale: quotient, offset: (source.offset - target.offset) / target.scale)
        return
      }
      guard pi == 0 || lnTen == 0, source.isMultiple, target.isMultiple else { return nil }
      self = .irrational(scale: quotient, pi: pi, lnTen: lnTen)
    case (.reciprocal, .reciprocal): self = .linear(scale: quotient)
    case (.multiple, .reciprocal), (.reciprocal, .multiple):
      // `isRational` is false for a reciprocal, so the condition tests the measure that is a
      // multiple.
      guard source.isRational || target.isRational else { return nil }
      self = .reciprocal(Rational(1) / (source.scale * target.scale))
    case (.multiple, .level(let multiplier, let base, let power)):
      guard source.isRational else { return nil }
      self = .logarithm(
        multiplier: multiplier, base: base,
        argument: source.scale.raised(to: power) / target.scale, power: power)
    case (.level(let multiplier, let base, let power), .multiple):
      guard target.isRational else { return nil }
      self = .exponential(
        amplitude: source.scale / target.scale.raised(to: power), base: base,
        rate: Rational(1) / multiplier, root: power)
    case (.level(let k, let base, let m), .level(let otherK, let otherBase, let otherM)):
      // Let b be the value in base units. The source level x has b^m = source.scale · base^(x ÷ k).
      // The target level is otherK · log(b^otherM ÷ target.scale), computed from powers of b^m.
      guard base == otherBase else { return nil }
      self = .shift(
        scale: otherK * Rational(otherM) / (k * Rational(m)),
        multiplier: otherK / Rational(m), base: base,
        argument: source.scale.raised(to: otherM) / target.scale.raised(to: m))
    case (.reciprocal, .level), (.level, .reciprocal): return nil
    }
  }
}

extension Rational {
  /// Returns a power of a number other than 0, by repeated multiplication.
  func raised(to exponent: Int) -> Rational {
    var result = Rational(1)
    for _ in 0..<exponent.magnitude { result = result * self }
    return exponent < 0 ? Rational(1) / result : result
  }
}
