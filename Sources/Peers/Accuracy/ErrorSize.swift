import ExactArithmetic

/// The size of an error, in units in the last place (ULP) of the number type.
package enum ErrorSize: Int, CaseIterable, Hashable, Sendable {
  /// The result is exact.
  case zero
  /// The number of the type that is nearest to the exact result, but not exact.
  case half
  /// At most 1 unit, but not the nearest number.
  case one
  /// At most 2 units.
  case two
  /// At most 10 units.
  case ten
  /// At most 10³ units.
  case thousand
  /// At most 10⁶ units.
  case million
  /// More than 10⁶ units.
  case more
  /// The result is no number.
  case noNumber

  /// The size as a text such as `≤ 10`.
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

  /// Whether the result is not the number nearest to the exact result.
  package var isMisrounded: Bool { rawValue > ErrorSize.half.rawValue }

  /// Creates the size of the error of a result that is not the nearest number.
  init(_ error: Rational, unit: Rational) {
    let bounds: [(Int, ErrorSize)] = [
      (1, .one), (2, .two), (10, .ten), (1_000, .thousand), (1_000_000, .million),
    ]
    self = bounds.first { error <= unit * Rational($0.0) }?.1 ?? .more
  }
}
