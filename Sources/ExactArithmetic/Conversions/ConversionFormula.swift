import DecimalArithmetic

/// The formula of a conversion with rational constants, derived from the definitions of two units.
///
/// The formula corresponds to a `ConversionMap`, but is made without one. So the oracle also tests
/// the ratios and the form of the map that a backend receives. The formula does not state whether a
/// result is rational: the oracle decides this for each value.
package enum ConversionFormula: Sendable {
  /// y = x · scale + offset. The scale is not 0.
  case linear(scale: Rational, offset: Rational = .zero)
  /// y = x · scale · π^pi · (ln 10)^lnTen. The scale is not 0, and at most one of the exponents is
  /// not 0.
  case irrational(scale: Rational, pi: Int = 0, lnTen: Int = 0)
  /// y = ratio ÷ x. The ratio is not 0.
  case reciprocal(Rational)
  /// y = multiplier · log(argument · x^power). Multiplier not 0, argument above 0, power 1 or 2.
  case logarithm(multiplier: Rational, base: LogarithmBase, argument: Rational, power: Int = 1)
  /// y = (amplitude · base^(rate · x))^(1 ÷ root). Amplitude above 0, rate not 0, root 1 or 2.
  case exponential(amplitude: Rational, base: LogarithmBase, rate: Rational, root: Int = 1)
  /// y = x · scale + multiplier · log(argument). Scale not 0, argument above 0.
  case shift(scale: Rational, multiplier: Rational, base: LogarithmBase, argument: Rational)
}
