internal import CGMP

extension Integer {
  /// Whether a number ≥ 0 is a square.
  ///
  /// GMP recognizes most non-squares by their residues, without computing a root.
  var isSquare: Bool { cgmp_z_is_square(raw) != 0 }

  /// Sets self to ⌊√self⌋ for a number ≥ 0.
  mutating func takeSquareRoot() {
    precondition(!isNegative, "root of a negative number")
    cgmp_z_square_root_by(&raw)
  }

  /// Sets self to ⌊√self⌋, and returns whether the root is exact.
  mutating func takeSquareRootExactly() -> Bool {
    precondition(!isNegative, "root of a negative number")
    var rest = Integer()
    cgmp_z_root_rest_by(&raw, &rest.raw)
    return rest.isZero
  }

  /// Sets self to the root of a positive number, rounded down, and returns whether the root is
  /// exact.
  mutating func takeRoot(_ degree: Int) -> Bool {
    precondition(degree > 0 && !isNegative, "no such root")
    return cgmp_z_root_by(&raw, UInt(degree)) != 0
  }
}
