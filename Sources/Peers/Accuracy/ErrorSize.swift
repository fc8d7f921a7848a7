import ExactArithmetic

/// How far a result is from the exact one, in units in the last place (ULP) of its number type.
package enum ErrorSize: Int, CaseIterable, Hashable, Sendable {
  /// It is the exact one.
  case zero
  /// It is the nearest that the number type has.
  case half
  /// Not the nearest, and at most one unit away.
  case one
  /// At most 2 units.
  case two
  /// At most 10 units.
  case ten
  /// At most 10³ units.
  case thousand
  /// At most 10⁶ units.
  case million
  /// More.
  case more
  /// It is no number.
  case noNumber

  /// `≤ 10`.
  package var description: String {
    switch self {
    case .zero: "0"
    case .half: "≤ ½"
    case .one: "≤ 1"
    case .two: "≤ 2"
    case .ten: "≤ 10"
    case .thousand: "≤ 10³"
    case .million: "≤ 10⁶"
    case .more: "more"
    case .noNumber: "no number"
    }
  }

  /// Whether the result is another than the nearest one.
  package var isMisrounded: Bool { rawValue > ErrorSize.half.rawValue }

  /// The size of an error that is not the nearest result's.
  init(_ error: Rational, unit: Rational) {
    let bounds: [(Int, ErrorSize)] = [
      (1, .one), (2, .two), (10, .ten), (1_000, .thousand), (1_000_000, .million),
    ]
    self = bounds.first { error <= unit * Rational($0.0) }?.1 ?? .more
  }
}
