internal import CGMP

/// A signed integer that one computation owns and changes in place.
///
/// The functions, such as exp and ln, compute with this type. The memory grows as needed. GMP ends
/// the process when an allocation fails, so callers first bound the digits of a result by
/// `BigDecimal.maximumDigits`.
struct Integer: ~Copyable {
  var raw = __mpz_struct()

  init() { cgmp_z_init(&raw) }

  init(_ value: Int) {
    self.init()
    set(value)
  }

  init(copying other: borrowing Integer) {
    self.init()
    set(other)
  }

  /// Creates base^exponent.
  init(_ base: UInt, power exponent: Int) {
    self.init()
    cgmp_z_set_pow(&raw, base, UInt(exponent))
  }

  /// Creates 2^exponent.
  init(bit exponent: Int) {
    self.init(1)
    shiftLeft(exponent)
  }

  /// Creates 10^exponent by shifting 5^exponent.
  ///
  /// The shift takes linear time, and 5^exponent has only 7 bits for each 10 bits of 10^exponent.
  init(powerOfTen exponent: Int) {
    self.init(5, power: exponent)
    shiftLeft(exponent)
  }

  deinit {
    var raw = raw
    cgmp_z_clear(&raw)
  }

  mutating func set(_ value: Int) { cgmp_z_set_int(&raw, value) }
  mutating func set(_ other: borrowing Integer) { cgmp_z_set(&raw, other.raw) }

}

extension Integer {
  var isZero: Bool { cgmp_z_sign(raw) == 0 }
  var isNegative: Bool { cgmp_z_sign(raw) < 0 }
  /// The number of bits of the magnitude; 1 for 0.
  var bitCount: Int { Int(cgmp_z_bits(raw)) }
  /// The exponent of the factor 2 in the number.
  ///
  /// - Precondition: the number is not 0.
  var trailingZeroBitCount: Int { Int(cgmp_z_trailing_zeros(raw)) }
  /// The number as an `Int`; `nil` if it does not fit.
  var asInt: Int? { cgmp_z_fits_int(raw) != 0 ? cgmp_z_int(raw) : nil }

  static func < (x: borrowing Integer, y: borrowing Integer) -> Bool {
    cgmp_z_cmp(x.raw, y.raw) < 0
  }

  static func < (x: borrowing Integer, y: Int) -> Bool { cgmp_z_cmp_int(x.raw, y) < 0 }

  static func == (x: borrowing Integer, y: Int) -> Bool { cgmp_z_cmp_int(x.raw, y) == 0 }
}
