/// The base of a level's logarithm: 10 for decibels and pH, e for nepers.
public enum LogarithmBase: Hashable, Sendable {
  case ten
  case e
}

/// y = multiplier · log(argument · x^power): from a value to its level over a reference.
///
/// For x > 0, y is rational only if argument · x^power is base^i for an integer i, with i = 0 for
/// base e. Then y = multiplier · i. Proof: 10^(i/j) with j > 1 in lowest terms is irrational; e^q
/// is transcendental for rational q ≠ 0 (Lindemann).
public struct LogarithmMap: Hashable, Sendable {
  /// The factor of the logarithm, not 0: 20 for a sound pressure level in decibels.
  public let multiplier: ExactRatio
  /// The base of the logarithm.
  public let base: LogarithmBase
  /// The factor of the power of x, above 0: 1 ÷ reference.
  public let argument: ExactRatio
  /// The exponent of x: 1, or 2 where the reference is a square, such as 0.6 V² for dBu.
  public let power: Int

  /// Creates the map of these parts.
  ///
  ///     let dBm = LogarithmMap(
  ///       multiplier: ExactRatio(10)!, base: .ten, argument: ExactRatio(1_000)!, power: 1)!
  ///     let map = ConversionMap.logarithm(dBm)
  ///     Decimal128.convert(2, by: map, to: .digits(4), in: .decimal128).value  // 33.01
  ///
  /// - Returns: `nil` if the multiplier is 0, the argument is not above 0, or the power is neither
  ///   1 nor 2.
  public init?(multiplier: ExactRatio, base: LogarithmBase, argument: ExactRatio, power: Int) {
    guard !multiplier.isZero, !argument.isZero, !argument.isNegative, (1...2).contains(power)
    else { return nil }
    self.multiplier = multiplier
    self.base = base
    self.argument = argument
    self.power = power
  }
}

/// y = (amplitude · base^(rate · x))^(1 ÷ root): from a level to its value.
///
/// With base ten, y is rational only if t = rate · x is an integer and amplitude · 10^t is a
/// root-th power. Proof: let t = n ÷ d in lowest terms. For a rational y, y^(root · d) =
/// amplitude^d · 10^n. Let v be the exponent of 2 (or of 5) in the amplitude. Then root · d divides
/// v · d + n. So d divides n, and d = 1. With base e, y is rational only if x is 0 and the
/// amplitude is a root-th power (Lindemann).
public struct ExponentialMap: Hashable, Sendable {
  /// The factor of the power of the base, above 0: the reference.
  public let amplitude: ExactRatio
  /// The base of the power.
  public let base: LogarithmBase
  /// The factor of x in the exponent, not 0: 1/20 for a sound pressure level in decibels.
  public let rate: ExactRatio
  /// The root: 1, or 2 for the square root.
  public let root: Int

  /// Creates the map of these parts.
  ///
  ///     let milliwatts = ExponentialMap(
  ///       amplitude: .one, base: .ten, rate: ExactRatio(1, exponent: -1)!, root: 1)!
  ///     let map = ConversionMap.exponential(milliwatts)
  ///     Decimal128.convert(33, by: map, to: .digits(4), in: .decimal128).value  // 1995
  ///
  /// - Returns: `nil` if the amplitude is not above 0, the rate is 0, or the root is neither 1 nor
  ///   2.
  public init?(amplitude: ExactRatio, base: LogarithmBase, rate: ExactRatio, root: Int) {
    guard !amplitude.isZero, !amplitude.isNegative, !rate.isZero, (1...2).contains(root)
    else { return nil }
    self.amplitude = amplitude
    self.base = base
    self.rate = rate
    self.root = root
  }
}

/// y = x · scale + multiplier · log(argument): from one reference level to another.
///
/// log(argument) is irrational, so y is irrational for every decimal x. For a rational logarithm
/// the formula is an ``AffineMap``.
public struct ShiftMap: Hashable, Sendable {
  /// The factor of x, not 0.
  public let scale: ExactRatio
  /// The factor of the logarithm, not 0.
  public let multiplier: ExactRatio
  /// The base of the logarithm.
  public let base: LogarithmBase
  /// The quotient of the references, above 0: no power of ten for base ten, not 1 for base e.
  public let argument: ExactRatio

  /// Creates the map of these parts.
  ///
  /// - Returns: `nil` if scale or multiplier is 0, the argument is not above 0, or the logarithm of
  ///   the argument is rational.
  public init?(
    scale: ExactRatio, multiplier: ExactRatio, base: LogarithmBase, argument: ExactRatio
  ) {
    guard !scale.isZero, !multiplier.isZero, !argument.isZero, !argument.isNegative,
      base.rationalLogarithm(of: argument) == nil
    else { return nil }
    self.scale = scale
    self.multiplier = multiplier
    self.base = base
    self.argument = argument
  }
}

extension LogarithmBase {
  /// Returns the logarithm of a positive ratio if the logarithm is rational, and therefore an
  /// integer; otherwise `nil`.
  ///
  ///     LogarithmBase.ten.rationalLogarithm(of: ExactRatio(1_000)!)  // Optional(3)
  ///     LogarithmBase.ten.rationalLogarithm(of: ExactRatio(2)!)  // nil
  public func rationalLogarithm(of ratio: ExactRatio) -> Int? {
    guard !ratio.isNegative, ratio.numerator == 1, ratio.denominator == 1 else { return nil }
    switch self {
    case .ten: return ratio.exponent
    case .e: return ratio.exponent == 0 ? 0 : nil
    }
  }
}
