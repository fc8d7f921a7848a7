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
    /// A number between its neighbours, and what the chosen one becomes in a context.
    case placed(Neighbours, finished: (BigUInt, ArithmeticContext) -> Expected?)
  }

  let form: Form
  private let limits: ArithmeticContext

  /// A result that no mode changes; `nil` of `nil`.
  init?(settled expected: Expected?, in limits: ArithmeticContext) {
    guard let expected else { return nil }
    form = .settled(expected)
    self.limits = limits
  }

  /// An exact sum of 0 of numbers with different signs.
  init(cancelledAt exponent: Int, in limits: ArithmeticContext) {
    form = .cancelled(exponent: exponent)
    self.limits = limits
  }

  /// A number between its neighbours.
  init(
    _ neighbours: Neighbours, in limits: ArithmeticContext,
    finished: @escaping (BigUInt, ArithmeticContext) -> Expected?
  ) {
    form = .placed(neighbours, finished: finished)
    self.limits = limits
  }

  /// The result in one mode; `nil` beyond ``Oracle/digitLimit``.
  package func rounded(by mode: RoundingMode) -> Expected? {
    let context = limits.rounding(mode)
    switch form {
    case .settled(let expected): return expected
    case .cancelled(let exponent):
      return Oracle.zero(isNegative: mode == .floor, exponent: exponent, in: context)
    case .placed(let neighbours, let finished):
      return finished(neighbours.chosen(by: mode), context)
    }
  }

  /// The results in every mode; `nil` if one is beyond ``Oracle/digitLimit``.
  ///
  /// Modes that choose the same neighbour have the same result, unless it overflows: what then becomes
  /// of it is the mode's affair.
  package func roundedByEveryMode() -> ResultsByMode? {
    var all = ResultsByMode()
    switch form {
    case .settled(let expected):
      all.append(expected)
      for _ in 1..<ResultsByMode.modes.count { all.append(0) }
    case .cancelled:
      for mode in ResultsByMode.modes {
        guard let result = rounded(by: mode) else { return nil }
        all.append(result)
      }
    case .placed(let neighbours, let finished):
      // The numbers of the results that the lower and the upper neighbour became.
      var known: (lower: Int?, upper: Int?)
      for mode in ResultsByMode.modes {
        let isLower = neighbours.choosesLower(by: mode)
        if let result = isLower ? known.lower : known.upper {
          all.append(result)
          continue
        }
        guard let result = finished(neighbours.neighbour(isLower: isLower), limits.rounding(mode))
        else { return nil }
        all.append(result)
        if result.conditions.contains(.overflow) { continue }
        if isLower { known.lower = all.lastChoice } else { known.upper = all.lastChoice }
      }
    }
    return all
  }
}
