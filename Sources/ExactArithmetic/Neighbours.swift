import BigInt
import DecimalArithmetic

/// The two multiples of 10^position between which the magnitude of a number lies.
///
/// Rounding, from its definition: choose one of the two by comparing exact numbers. No digit is
/// looked at, but for round-05up, whose definition names the last one.
struct Neighbours {
  /// The largest integer c with c·10^position ≤ |value|.
  let lower: BigUInt
  /// Whether |value| = lower·10^position.
  let isExact: Bool
  /// −1, 0 or 1: |value| compared with the middle, (lower + ½)·10^position.
  private let comparedWithMiddle: Int
  let isNegative: Bool
  /// What is left above lower·10^position, in parts of which a unit has `parts`.
  let remainder: BigUInt
  let parts: BigUInt

  /// Whether the last digit of the lower neighbour is 0 or 5.
  ///
  /// 2⁶⁴, a power of 16, leaves 1 when divided by 5: a number leaves what the sum of its words leaves.
  private var isMultipleOfFive: Bool {
    lower.words.reduce(0) { ($0 + $1 % 5) } % 5 == 0
  }

  /// The neighbours of a number that is not 0.
  ///
  /// - Returns: `nil` if they have more digits than ``Oracle/digitLimit``.
  init?(of value: Rational, at position: Int) {
    self.init(of: value, adjusted: value.adjustedExponent, at: position)
  }

  /// The neighbours of a number that is not 0 and whose first digit has the exponent `adjusted`.
  ///
  /// - Returns: `nil` if they have more digits than ``Oracle/digitLimit``.
  init?(of value: Rational, adjusted: Int, at position: Int) {
    isNegative = value.isNegative
    if adjusted < position - 1 {
      // |value| < 10^(position−1), so 0 is the lower neighbour and the middle is above.
      lower = 0
      isExact = false
      comparedWithMiddle = -1
      // Any fraction below a tenth of a unit stands for it.
      remainder = 1
      parts = 100
      return
    }
    let shift = value.exponent - position
    if shift > Oracle.digitLimit { return nil }
    let top =
      shift > 0 ? value.numerator.magnitude * PowerOfTen.of(shift) : value.numerator.magnitude
    if shift >= 0 && value.isWhole {
      lower = top
      isExact = true
      comparedWithMiddle = -1
      remainder = 0
      parts = 1
      return
    }
    let bottom =
      shift >= 0
      ? value.denominator
      : value.isWhole ? PowerOfTen.of(-shift) : value.denominator * PowerOfTen.of(-shift)
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    lower = quotient
    self.remainder = remainder
    parts = bottom
    isExact = remainder.isZero
    let twice = remainder << 1
    comparedWithMiddle = twice < bottom ? -1 : twice == bottom ? 0 : 1
  }

  /// The lower or the upper neighbour.
  func neighbour(isLower: Bool) -> BigUInt { isLower ? lower : lower + 1 }

  /// The neighbour that `mode` chooses; the number itself if it is one of them.
  func chosen(by mode: RoundingMode) -> BigUInt { neighbour(isLower: choosesLower(by: mode)) }

  /// Whether `mode` chooses the lower neighbour; of an exact number it is the number.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Rounding".
  func choosesLower(by mode: RoundingMode) -> Bool {
    if isExact { return true }
    let isNearer = comparedWithMiddle < 0
    let isTie = comparedWithMiddle == 0
    switch mode {
    case .down: return true
    case .up: return false
    case .ceiling: return isNegative
    case .floor: return !isNegative
    case .halfUp: return isNearer
    case .halfDown: return isNearer || isTie
    case .halfEven: return isTie ? !lower[bitAt: 0] : isNearer
    case .up05: return !isMultipleOfFive
    }
  }
}
