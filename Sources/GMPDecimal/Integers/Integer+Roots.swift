internal import CGMP

extension Integer {
  /// Whether a number that is not negative is the square of one; most that are not are found by
  /// their remainders, without a root.
  var isSquare: Bool { cgmp_z_is_square(raw) != 0 }

  /// Becomes the square root of a number that is not negative, rounded down.
  mutating func takeSquareRoot() {
    precondition(!isNegative, "root of a negative number")
    cgmp_z_square_root_by(&raw)
  }

  /// Becomes the square root, rounded down, and says whether it is exact.
  mutating func takeSquareRootExactly() -> Bool {
    precondition(!isNegative, "root of a negative number")
    var rest = Integer()
    cgmp_z_root_rest_by(&raw, &rest.raw)
    return rest.isZero
  }

  /// Becomes the root of a positive number, rounded down, and says whether it is exact.
  mutating func takeRoot(_ degree: Int) -> Bool {
    precondition(degree > 0 && !isNegative, "no such root")
    return cgmp_z_root_by(&raw, UInt(degree)) != 0
  }
}
