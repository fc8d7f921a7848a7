internal import CGMP

/// A signed integer that one computation owns and changes in place, the number type of the
/// functions.
///
/// It grows as needed. GMP ends the process when an allocation fails, so callers bound the digits
/// of a result by `BigDecimal.maximumDigits` before they start.
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

  /// Creates 10^exponent as 5^exponent, shifted: the shift is linear, and the power has 7 bits in
  /// 10.
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
  /// The exponent of 2 in the number, which is not 0.
  var trailingZeroBitCount: Int { Int(cgmp_z_trailing_zeros(raw)) }
  /// The number as a word; `nil` if it does not fit.
  var asInt: Int? { cgmp_z_fits_int(raw) != 0 ? cgmp_z_int(raw) : nil }

  static func < (x: borrowing Integer, y: borrowing Integer) -> Bool {
    cgmp_z_cmp(x.raw, y.raw) < 0
  }

  static func < (x: borrowing Integer, y: Int) -> Bool { cgmp_z_cmp_int(x.raw, y) < 0 }

  static func == (x: borrowing Integer, y: Int) -> Bool { cgmp_z_cmp_int(x.raw, y) == 0 }
}
