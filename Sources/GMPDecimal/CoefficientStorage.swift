/// The place where a value stores its coefficient.
enum CoefficientStorage {
  /// Storage in the value itself for up to 38 digits, and in limbs for more than 38 digits.
  case smallest
  /// Storage in limbs for any number of digits, so that tests of small values use GMP too.
  case limbs

  /// Returns the storage of a result: forced limbs if an operand has forced limbs.
  func joined(_ other: CoefficientStorage) -> CoefficientStorage {
    self == .limbs || other == .limbs ? .limbs : .smallest
  }
}
