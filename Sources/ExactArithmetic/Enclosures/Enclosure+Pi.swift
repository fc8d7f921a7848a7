import BigInt

extension Enclosure {
  /// Returns π by Machin's formula: 16 arctan(1/5) − 4 arctan(1/239).
  package static func pi(scale: Int) -> Enclosure {
    arctangent(ofOneOver: 5, scale: scale) * 16 - arctangent(ofOneOver: 239, scale: scale) * 4
  }

  /// Returns arctan(1/n) by the series 1/n − 1/(3n³) + 1/(5n⁵) − ….
  ///
  /// The terms decrease and alternate, so the remainder is smaller than the last term. The loop
  /// ends at a power of 1/n of at most one unit.
  private static func arctangent(ofOneOver divisor: Int, scale: Int) -> Enclosure {
    var power = Enclosure(1, scale: scale) / divisor
    var sum = power
    var index = 1
    while !power.isWithinOneUnit {
      power = -(power / (divisor * divisor))
      index += 2
      sum = sum + power / index
    }
    return sum.widened
  }
}
