import ExactArithmetic

extension UnitPair {
  /// The conversion as the oracle computes it.
  var formula: ConversionFormula { .linear(scale: scale, offset: offset) }
}
