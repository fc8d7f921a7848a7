/// Where a value keeps its coefficient.
enum CoefficientStorage {
  /// In the value itself up to 38 digits, in limbs beyond.
  case smallest
  /// Always in limbs, so that the whole path through GMP runs on small values too.
  case limbs

  /// The storage of a result: an operand in forced limbs makes its results so.
  func joined(_ other: CoefficientStorage) -> CoefficientStorage {
    self == .limbs || other == .limbs ? .limbs : .smallest
  }
}
