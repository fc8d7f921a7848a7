import BigInt

extension Enclosure {
  static prefix func - (x: Enclosure) -> Enclosure {
    Enclosure(lower: -x.upper, upper: -x.lower, scale: x.scale)
  }

  static func + (x: Enclosure, y: Enclosure) -> Enclosure {
    precondition(x.scale == y.scale, "enclosures of different scales")
    return Enclosure(lower: x.lower + y.lower, upper: x.upper + y.upper, scale: x.scale)
  }

  static func - (x: Enclosure, y: Enclosure) -> Enclosure { x + -y }

  /// Returns the product, whose ends are among the products of the ends.
  static func * (x: Enclosure, y: Enclosure) -> Enclosure {
    precondition(x.scale == y.scale, "enclosures of different scales")
    var least = x.lower * y.lower
    var greatest = x.upper * y.upper
    if x.lower < 0 || y.lower < 0 {
      let crossed = [x.lower * y.upper, x.upper * y.lower]
      (least, greatest) = (
        min(least, greatest, crossed[0], crossed[1]), max(least, greatest, crossed[0], crossed[1])
      )
    }
    return Enclosure(
      lower: floor(least, binaryPlaces: x.scale), upper: ceiling(greatest, binaryPlaces: x.scale),
      scale: x.scale)
  }

  /// Returns the product with an integer, exactly.
  static func * (x: Enclosure, factor: Int) -> Enclosure {
    let ends = [x.lower * BigInt(factor), x.upper * BigInt(factor)]
    return Enclosure(lower: min(ends[0], ends[1]), upper: max(ends[0], ends[1]), scale: x.scale)
  }

  /// Returns the quotient by a positive integer.
  static func / (x: Enclosure, divisor: Int) -> Enclosure {
    precondition(divisor > 0, "a divisor that is not positive")
    return Enclosure(
      lower: floor(x.lower, dividedBy: BigInt(divisor)),
      upper: -floor(-x.upper, dividedBy: BigInt(divisor)), scale: x.scale)
  }

  /// Returns the quotient by a positive number.
  static func / (x: Enclosure, divisor: Enclosure) -> Enclosure {
    precondition(divisor.lower > 0, "a divisor that may not be positive")
    let below = x.lower < 0 ? divisor.lower : divisor.upper
    let above = x.upper < 0 ? divisor.upper : divisor.lower
    return Enclosure(
      lower: floor(x.lower << x.scale, dividedBy: below),
      upper: -floor(-(x.upper << x.scale), dividedBy: above), scale: x.scale)
  }

  /// Returns the number divided by 2^places.
  func halved(times places: Int) -> Enclosure {
    Enclosure(
      lower: Self.floor(lower, binaryPlaces: places),
      upper: Self.ceiling(upper, binaryPlaces: places), scale: scale)
  }

  /// The enclosure with both ends moved out by one unit, 2^−scale.
  var widened: Enclosure { Enclosure(lower: lower - 1, upper: upper + 1, scale: scale) }

  /// Whether the number is at most one unit from 0.
  var isWithinOneUnit: Bool { lower >= -1 && upper <= 1 }

  /// Returns ⌊integer ÷ divisor⌋ for a positive divisor.
  private static func floor(_ integer: BigInt, dividedBy divisor: BigInt) -> BigInt {
    let (quotient, remainder) = integer.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
