import BigInt
import DecimalArithmetic

/// The result of an operation before it is rounded: computed once, it can be rounded in every mode.
///
/// A single mode is asked of the same value, so judging all eight at once is no second judge.
package struct Unrounded {
  enum Form {
    /// A NaN, an infinity or a zero: no mode changes it.
    case settled(Expected)
    /// An exact sum of 0 of numbers with different signs: −0 in floor alone.
    case cancelled(exponent: Int)
    /// A number between its neighbours.
    case placed(Placement<BigUInt>)
    /// The same where two words are enough for them.
    case short(Placement<UInt128>)
  }

  let form: Form
  private let limits: ArithmeticContext

  init(_ form: Form, in limits: ArithmeticContext) {
    self.form = form
    self.limits = limits
  }

  /// A result that no mode changes; `nil` of `nil`.
  package init?(settled expected: Expected?, in limits: ArithmeticContext) {
    guard let expected else { return nil }
    self.init(.settled(expected), in: limits)
  }

  /// Whether two words were enough for all that a mode can choose.
  package var isShort: Bool {
    if case .short = form { true } else { false }
  }

  /// The result in one mode; `nil` beyond ``Oracle/digitLimit``.
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

  /// The results in every mode; `nil` if one is beyond ``Oracle/digitLimit``.
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

  /// Where rounding cuts the exact result; `nil` of one that no mode changes, and of an exact sum of 0.
  ///
  /// The place is that of ``Oracle``: for an exact result the exponent it gets, before zeros go into the
  /// exponent or are added by clamping.
  package var cut: RoundingCut? {
    switch form {
    case .settled, .cancelled: nil
    case .placed(let placement): placement.cut
    case .short(let placement): placement.cut
    }
  }
}
