import BigInt

extension Enclosure {
  /// π by Machin's formula: 16 arctan(1/5) − 4 arctan(1/239).
  package static func pi(scale: Int) -> Enclosure {
    arctangent(ofOneOver: 5, scale: scale) * 16 - arctangent(ofOneOver: 239, scale: scale) * 4
  }

  /// The series 1/n − 1/(3n³) + 1/(5n⁵) − … of arctan(1/n).
  ///
  /// The terms fall and alternate, so what follows the last is smaller than it; the loop ends at a
  /// power of 1/n of at most one unit.
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
