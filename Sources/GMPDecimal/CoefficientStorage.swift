/// The place where a value stores its coefficient.
enum CoefficientStorage {
  /// In the value itself up to 38 digits, in limbs beyond.
  case smallest
  /// Always in limbs, so that small values test the whole path through GMP too.
  case limbs

  /// Returns the storage of a result: forced limbs if an operand has forced limbs.
  func joined(_ other: CoefficientStorage) -> CoefficientStorage {
    self == .limbs || other == .limbs ? .limbs : .smallest
  }
}
