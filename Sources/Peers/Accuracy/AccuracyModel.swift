import ExactArithmetic

/// How the result of a conversion depends on the value: what number types are good or bad at.
package enum AccuracyModel: String, CaseIterable, Hashable, Sendable, Codable {
  /// x · ratio.
  case linear
  /// x · scale + offset, as of temperatures.
  case affine
  /// ratio ÷ x, as of fuel for a distance.
  case reciprocal
  /// x · ratio · π^k, or ln 10 in its place, as of angles.
  case irrational = "π"
  /// Logarithms and powers, as of decibels.
  case levels

  init(_ formula: ConversionFormula) {
    switch formula {
    case .linear(_, let offset): self = offset.isZero ? .linear : .affine
    case .irrational: self = .irrational
    case .reciprocal: self = .reciprocal
    case .logarithm, .exponential, .shift: self = .levels
    }
  }
}
