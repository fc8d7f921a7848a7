internal import CGMP

/// An immutable integer in GMP's limbs, shared by the copies of a value.
///
/// Sendable although it holds a pointer: nothing writes to the limbs between the initialiser and
/// the end of the last reference.
final class Limbs: @unchecked Sendable {
  private let integer: __mpz_struct
  /// The number of decimal digits, counted once because counting may need a power of ten.
  let digitCount: Int

  init(_ natural: consuming Natural, digitCount: Int) {
    integer = natural.takeInteger()
    self.digitCount = digitCount
  }

  deinit {
    var integer = integer
    cgmp_clear(&integer)
  }

  var isZero: Bool { digitCount == 1 && cgmp_limb(integer, 0) == 0 }

  /// Lends the integer for reading; the limbs live at least as long as `body` runs.
  func withInteger<Result: ~Copyable>(_ body: (__mpz_struct) -> Result) -> Result {
    withExtendedLifetime(self) { body(integer) }
  }
}
