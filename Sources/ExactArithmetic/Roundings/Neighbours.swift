import BigInt
import DecimalArithmetic

/// The two multiples of 10^position between which the magnitude of a number lies.
///
/// Exact comparisons choose one of the two multiples, as the definition of rounding states. Only
/// round-05up looks at a digit, because its definition names the last digit.
struct Neighbours<Integer: ExactInteger> {
  /// The largest integer c with c·10^position ≤ |value|.
  let lower: Integer
  /// Whether |value| = lower·10^position.
  let isExact: Bool
  /// −1, 0 or 1: |value| compared with the middle, (lower + ½)·10^position.
  private let comparedWithMiddle: Int
  let isNegative: Bool
  /// The numerator of the part above lower·10^position, which is remainder ÷ parts · 10^position.
  let remainder: Integer
  let parts: Integer

  /// Creates the neighbours of a number that exceeds the lower one by remainder ÷ parts of a unit.
  ///
  /// - Precondition: remainder < parts, and twice the remainder fits the type.
  init(above lower: Integer, remainder: Integer, parts: Integer, isNegative: Bool) {
    self.lower = lower
    self.remainder = remainder
    self.parts = parts
    self.isNegative = isNegative
    isExact = remainder == 0
    let twice = remainder << 1
    comparedWithMiddle = twice < parts ? -1 : twice == parts ? 0 : 1
  }

  /// Returns the neighbours of a number below a tenth of a unit: 0 and 1.
  static func belowTenth(isNegative: Bool) -> Neighbours {
    // All numbers between 0 and a tenth of a unit round alike.
    Neighbours(above: 0, remainder: 1, parts: 100, isNegative: isNegative)
  }

  /// Returns the lower or the upper neighbour.
  func neighbour(isLower: Bool) -> Integer { isLower ? lower : lower + 1 }

  /// Returns the neighbour that `mode` chooses; an exact number is its own lower neighbour.
  func chosen(by mode: RoundingMode) -> Integer { neighbour(isLower: choosesLower(by: mode)) }

  /// Whether `mode` chooses the lower neighbour; `true` for an exact number.
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
    case .halfEven: return isTie ? lower & 1 == 0 : isNearer
    case .up05: return !lower.endsInFiveOrZero
    }
  }
}

extension Neighbours where Integer == BigUInt {
  /// Creates the neighbours of a number other than 0.
  ///
  /// - Returns: `nil` if the neighbours have more digits than ``Oracle/digitLimit``.
  init?(of value: Rational, at position: Int) {
    self.init(of: value, adjusted: value.adjustedExponent, at: position)
  }

  /// Creates the neighbours of a number other than 0 with the adjusted exponent `adjusted`.
  ///
  /// - Returns: `nil` if the neighbours have more digits than ``Oracle/digitLimit``.
  init?(of value: Rational, adjusted: Int, at position: Int) {
    if adjusted < position - 1 {
      // |value| < 10^(position−1), so 0 is the lower neighbour and the middle is above the value.
      self = .belowTenth(isNegative: value.isNegative)
      return
    }
    let shift = value.exponent - position
    if shift > ExactCoefficient.digitLimit { return nil }
    let top =
      shift > 0 ? value.numerator.magnitude * PowerOfTen.of(shift) : value.numerator.magnitude
    if shift >= 0 && value.isWhole {
      self.init(above: top, remainder: 0, parts: 1, isNegative: value.isNegative)
      return
    }
    let bottom =
      shift >= 0
      ? value.denominator
      : value.isWhole ? PowerOfTen.of(-shift) : value.denominator * PowerOfTen.of(-shift)
    let (quotient, remainder) = top.quotientAndRemainder(dividingBy: bottom)
    self.init(
      above: quotient, remainder: remainder, parts: bottom, isNegative: value.isNegative)
  }
}
