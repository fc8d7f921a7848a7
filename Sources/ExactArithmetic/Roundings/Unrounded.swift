import BigInt
import DecimalArithmetic

/// The result of an operation before rounding, computed once and rounded in any mode.
///
/// ``rounded(by:)`` and ``roundedByEveryMode()`` round the same value, so both judge a backend
/// alike.
package struct Unrounded {
  enum Form {
    /// A NaN, an infinity or a zero, which is the same in every mode.
    case settled(Expected)
    /// An exact zero sum of numbers with different signs: −0 only for floor.
    case cancelled(exponent: Int)
    /// A number between its neighbours.
    case placed(Placement<BigUInt>)
    /// A number between its neighbours, which fit two words.
    case short(Placement<UInt128>)
  }

  let form: Form
  private let limits: ArithmeticContext

  init(_ form: Form, in limits: ArithmeticContext) {
    self.form = form
    self.limits = limits
  }

  /// Creates a result that is the same in every mode; returns `nil` if `expected` is `nil`.
  package init?(settled expected: Expected?, in limits: ArithmeticContext) {
    guard let expected else { return nil }
    self.init(.settled(expected), in: limits)
  }

  /// Whether both neighbours fit two words.
  package var isShort: Bool {
    if case .short = form { true } else { false }
  }

  /// Returns the result in one mode; `nil` beyond ``Oracle/digitLimit``.
  package func rounded(by mode: RoundingMode) -> Expected? {
    let context = limits.rounding(mode)
    switch form {
    case .settled(let expected): return expected
    case .cancelled(let exponent):
      return .zero(isNegative: mode == .floor, exponent: exponent, in: context)
    case .placed(let placement):
      return placement.result(of: placement.neighbours.chosen(by: mode), in: context)
    case .short(let placement):
      return placement.result(of: placement.neighbours.chosen(by: mode), in: context)
    }
  }

  /// Returns the results in every mode; `nil` if one is beyond ``Oracle/digitLimit``.
  package func roundedByEveryMode() -> ResultsByMode? {
    switch form {
    case .settled(let expected): return ResultsByMode(inEveryMode: expected)
    case .cancelled:
      var all = ResultsByMode()
      for mode in ResultsByMode.modes {
        guard let result = rounded(by: mode) else { return nil }
        all.append(result)
      }
      return all
    case .placed(let placement): return placement.resultsByMode(in: limits)
    case .short(let placement): return placement.resultsByMode(in: limits)
    }
  }

  /// The digits at which rounding cuts the result; `nil` if the result is the same in every mode or
  /// is an exact zero sum.
  ///
  /// The position of the cut is that of ``Oracle``. For an exact result the position is the
  /// exponent of the result, before clamping moves zeros between coefficient and exponent.
  package var cut: RoundingCut? {
    switch form {
    case .settled, .cancelled: nil
    case .placed(let placement): placement.cut
    case .short(let placement): placement.cut
    }
  }
}
