import ExactArithmetic

/// The kind of formula of a conversion, on which the accuracy of number types depends.
package enum AccuracyModel: String, CaseIterable, Hashable, Sendable, Codable {
  /// Conversions by x · ratio.
  case linear
  /// Conversions by x · scale + offset, as for temperatures.
  case affine
  /// Conversions by ratio ÷ x, as for fuel consumption.
  case reciprocal
  /// Conversions by x · ratio · π^k or x · ratio · (ln 10)^k, as for angles.
  case irrational = "π"
  /// Conversions by logarithms and exponentials, as for decibels.
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
