/// How a discarded part changes the last kept digit: the eight modes of General Decimal Arithmetic.
///
/// The names of other vocabularies collide: Swift's `.up` is GDA's ceiling, and IEEE 754 has no
/// half-down. A test checks every column of this table except Foundation's:
///
/// | ours (GDA) | IEEE 754-2019 | `FloatingPointRoundingRule` | Foundation `Decimal` | decimal.js |
/// |---|---|---|---|---|
/// | halfEven | roundTiesToEven | toNearestOrEven | bankers | 6 |
/// | halfUp | roundTiesToAway | toNearestOrAwayFromZero | plain | 4 |
/// | halfDown | – | – | – | 5 |
/// | down | roundTowardZero | towardZero | – | 1 |
/// | up | – | awayFromZero | – | 0 |
/// | floor | roundTowardNegative | down | down | 3 |
/// | ceiling | roundTowardPositive | up | up | 2 |
/// | up05 | – | – | – | – |
///
/// Source: General Decimal Arithmetic Specification 1.70, "Rounding".
public enum RoundingMode: String, CaseIterable, Hashable, Sendable {
  /// To nearest, ties to the even neighbour.
  case halfEven = "half-even"
  /// To nearest, ties away from zero (product documents call this "half up").
  case halfUp = "half-up"
  /// To nearest, ties towards zero.
  case halfDown = "half-down"
  /// Towards zero: truncate.
  case down
  /// Away from zero.
  case up
  /// Towards negative infinity.
  case floor
  /// Towards positive infinity.
  case ceiling
  /// Away from zero if the last kept digit is 0 or 5, else towards zero (GDA round-05up).
  ///
  /// A result rounded in this mode to p + 1 digits can be rounded again to p digits without a
  /// double rounding error.
  case up05 = "05up"

  /// Swift's name for the mode; `nil` if Swift has no such mode.
  public var floatingPointRoundingRule: FloatingPointRoundingRule? {
    switch self {
    case .halfEven: .toNearestOrEven
    case .halfUp: .toNearestOrAwayFromZero
    case .down: .towardZero
    case .up: .awayFromZero
    case .floor: .down
    case .ceiling: .up
    case .halfDown, .up05: nil
    }
  }

  /// IEEE 754-2019's name for the mode; `nil` if IEEE 754 has no such mode.
  public var ieee754Name: StaticString? {
    switch self {
    case .halfEven: "roundTiesToEven"
    case .halfUp: "roundTiesToAway"
    case .down: "roundTowardZero"
    case .floor: "roundTowardNegative"
    case .ceiling: "roundTowardPositive"
    case .halfDown, .up, .up05: nil
    }
  }

  /// The number of the mode in decimal.js; `nil` if decimal.js has no such mode.
  public var decimalJSCode: Int? {
    switch self {
    case .up: 0
    case .down: 1
    case .ceiling: 2
    case .floor: 3
    case .halfUp: 4
    case .halfDown: 5
    case .halfEven: 6
    case .up05: nil
    }
  }

  /// The mode that rounds −x as this mode rounds x: floor and ceiling are exchanged.
  public var mirrored: RoundingMode {
    switch self {
    case .floor: .ceiling
    case .ceiling: .floor
    default: self
    }
  }
}

#if !hasFeature(Embedded)
// A mode is coded as its raw value: `"half-even"`.
extension RoundingMode: Codable {}
#endif
