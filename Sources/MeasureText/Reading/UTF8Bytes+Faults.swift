#if SeededFaults
import DecimalArithmetic

extension DecodedScalar {
  /// Creates the character of a sequence that may be longer than necessary.
  ///
  /// The result is `nil` without the fault, and for a number that is no character.
  init?(longForm value: UInt32, length: Int) {
    guard SeededFault.readerTakesLongForms.isActive, let scalar = Unicode.Scalar(value) else {
      return nil
    }
    self.init(scalar: scalar, length: length)
  }
}
#endif
