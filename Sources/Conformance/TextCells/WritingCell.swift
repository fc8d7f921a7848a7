import DecimalArithmetic
import ExactArithmetic
import MeasureText

/// A kind of rounding of a number that is written for people.
///
/// A cell consists of the reason for the place, the mode, the sign, and the side on which the
/// number lies between two numbers of the place. The number 0 has no cell.
package struct WritingCell: CoverageCell {
  /// The reason for the place at which a number is rounded.
  package enum Place: String, CaseIterable, Hashable, Sendable {
    /// No rounding: all digits are written.
    case all = "all digits"
    /// The significant digits of the format.
    case digits = "digits"
    /// The decimals of the format; with an exponent, the decimals of the written coefficient.
    case decimals = "decimals"
    /// The significant digits of a number that the decimals would write as 0.
    case smallNumber = "small number"
    /// The decimals, for a number that is written as 0.
    case zero = "shown as 0"
  }

  package typealias Side = ConversionCell.Side

  package let place: Place
  package let mode: RoundingMode
  package let isNegative: Bool
  package let side: Side

  /// All cells, reachable or not.
  package static let all: [WritingCell] = Place.allCases.flatMap { place in
    RoundingMode.allCases.flatMap { mode in
      [false, true].flatMap { isNegative in
        Side.allCases.map {
          WritingCell(place: place, mode: mode, isNegative: isNegative, side: $0)
        }
      }
    }
  }

  /// The cells that some number reaches.
  package static let reachable = all.filter(\.isReachable)

  /// The label by which a run counts the cell.
  package var label: String {
    "cell \(place.rawValue), \(mode.rawValue) \(isNegative ? "-" : "+") \(side.rawValue)"
  }

  /// The reason why no number reaches the cell; `nil` if some number does.
  ///
  /// A number is written as 0 if it is below one unit and the mode rounds it to 0. halfEven and
  /// halfDown round a tie to 0, because 0 is even. up05 never rounds to 0, because it rounds away
  /// from a last digit 0.
  package var obstacle: String? {
    switch place {
    case .digits, .decimals: return nil
    case .all: return side == .exact ? nil : "nothing is cut off"
    case .smallNumber:
      return roundsAwayFromZero ? "the mode rounds any number but 0 to a unit, never to 0" : nil
    case .zero:
      if side == .exact { return "the number is not 0" }
      if roundsAwayFromZero { return "the mode rounds any number but 0 to a unit, never to 0" }
      let isToNearest = [.halfUp, .halfDown, .halfEven].contains(mode)
      if isToNearest && side == .aboveHalf { return "the unit is nearer" }
      return mode == .halfUp && side == .tie ? "a tie goes to the unit" : nil
    }
  }

  private var roundsAwayFromZero: Bool {
    switch mode {
    case .up, .up05: true
    case .ceiling: !isNegative
    case .floor: isNegative
    case .down, .halfUp, .halfDown, .halfEven: false
    }
  }
}

extension WritingCell {
  /// Creates the cell of a number and a format from the number's digits and the oracle's rounding.
  ///
  /// - Returns: `nil` for 0.
  init?(_ drawn: WritingCase, _ expected: Expected) {
    guard let result = DecimalOperand(expected.text), drawn.digits != "0" else { return nil }
    mode = drawn.format.rounding
    isNegative = drawn.isNegative
    let exponent = drawn.exponent + (drawn.format.isPercent ? 2 : 0)
    let size = exponent + drawn.digits.utf8.count - 1
    let position: Int
    switch drawn.format.precision {
    case .all: (place, position) = (.all, exponent)
    case .significantDigits(let count): (place, position) = (.digits, size - count + 1)
    case .decimals(let count) where drawn.format.alwaysHasExponent:
      (place, position) = (.decimals, size - count)
    case .decimals(let count):
      let isUnit = !result.isZero && result.exponent + result.digitCount - 1 >= -count
      if size >= -count || isUnit {
        (place, position) = (.decimals, -count)
      } else if result.isZero {
        (place, position) = (.zero, -count)
      } else {
        let digits = drawn.format.smallNumbers == .digits(3) ? 3 : max(1, count)
        (place, position) = (.smallNumber, size - digits + 1)
      }
    }
    side = Side(ofDigits: drawn.digits, cut: position - exponent)
  }
}

extension ConversionCell.Side {
  /// Creates the side of half a unit from the last `count` digits, which are cut off.
  fileprivate init(ofDigits digits: String, cut count: Int) {
    let rest = digits.utf8.suffix(max(0, count)).map { $0 - UInt8(ascii: "0") }
    let isLong = count > digits.utf8.count
    let isRound = rest.dropFirst().allSatisfy { $0 == 0 }
    switch rest.first {
    case nil: self = .exact
    case .some where isLong: self = .belowHalf
    case .some(let first) where first == 0 && isRound: self = .exact
    case .some(5) where isRound: self = .tie
    case .some(let first): self = first < 5 ? .belowHalf : .aboveHalf
    }
  }
}

extension NumberFormat {
  /// Whether the format writes every number with an exponent.
  ///
  /// The requested decimals are in this case the decimals of the coefficient.
  var alwaysHasExponent: Bool { notation == .scientific || notation == .engineering }
}
