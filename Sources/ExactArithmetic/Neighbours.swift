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
  private let isNegative: Bool

  /// The neighbours of a number that is not 0.
  ///
  /// - Returns: `nil` if they have more digits than ``Oracle/digitLimit``.
  init?(of value: Rational, at position: Int) {
    isNegative = value.isNegative
    if value.adjustedExponent < position - 1 {
      // |value| < 10^(position−1), so 0 is the lower neighbour and the middle is above.
      lower = 0
      isExact = false
      comparedWithMiddle = -1
      return
    }
    let shift = value.exponent - position
    if shift > Oracle.digitLimit { return nil }
    let top = value.numerator.magnitude * PowerOfTen.of(max(0, shift))
    let bottom = value.denominator * PowerOfTen.of(max(0, -shift))
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    let (below, above) = (remainder, bottom - remainder)
    lower = quotient
    isExact = remainder.isZero
    comparedWithMiddle = below < above ? -1 : (below == above ? 0 : 1)
  }

  /// The neighbour that `mode` chooses; the number itself if it is one of them.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Rounding".
  func chosen(by mode: RoundingMode) -> BigUInt {
    if isExact { return lower }
    let upper = lower + 1
    let nearer = comparedWithMiddle < 0 ? lower : upper
    switch mode {
    case .down: return lower
    case .up: return upper
    case .ceiling: return isNegative ? lower : upper
    case .floor: return isNegative ? upper : lower
    case .halfUp: return comparedWithMiddle == 0 ? upper : nearer
    case .halfDown: return comparedWithMiddle == 0 ? lower : nearer
    case .halfEven: return comparedWithMiddle == 0 ? (lower % 2 == 0 ? lower : upper) : nearer
    case .up05: return lower % 5 == 0 ? upper : lower
    }
  }
}
