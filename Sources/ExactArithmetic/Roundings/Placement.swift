import DecimalArithmetic

/// A number between its neighbours, and the rule that turns the chosen neighbour into a result.
struct Placement<Integer: ExactInteger> {
  /// The rules that turn the chosen neighbour into a result.
  enum Rule {
    /// The rule of ``Oracle/rounded(_:preferred:in:)``.
    ///
    /// The rule depends on the exact number's adjusted exponent, the preferred exponent, and the
    /// lowest exponent that the context allows.
    case rounded(adjusted: Int, preferred: Int, lowest: Int)
    /// The rule of quantize: the given conditions, and subnormal or clamped if the result is.
    case quantized(Conditions)
  }

  let neighbours: Neighbours<Integer>
  /// The exponent of the neighbours.
  let exponent: Int
  let rule: Rule

  /// Returns the result of a mode that chooses the neighbour `chosen`; `nil` beyond
  /// ``Oracle/digitLimit``.
  func result(of chosen: Integer, in context: ArithmeticContext) -> Expected? {
    switch rule {
    case .rounded(let adjusted, let preferred, let lowest):
      rounded(chosen, adjusted: adjusted, preferred: preferred, lowest: lowest, in: context)
    case .quantized(let conditions): quantized(chosen, conditions, in: context)
    }
  }

  private func rounded(
    _ chosen: Integer, adjusted: Int, preferred: Int, lowest: Int, in context: ArithmeticContext
  ) -> Expected? {
    var (coefficient, exponent) = (chosen, exponent)
    var conditions: Conditions = []
    if neighbours.isExact {
      if preferred < lowest { conditions.insert(.rounded) }
      while exponent < preferred {
        let (quotient, digit) = coefficient.quotientAndRemainder(dividingBy: 10)
        guard digit == 0 else { break }
        coefficient = quotient
        exponent += 1
      }
    } else {
      conditions.formUnion([.inexact, .rounded])
    }
    if adjusted < context.minExponent {
      conditions.insert(.subnormal)
      if conditions.contains(.inexact) { conditions.insert(.underflow) }
    }
    if coefficient == 0 { conditions.insert(.clamped) }
    return .fitted(
      coefficient, exponent: exponent, isNegative: neighbours.isNegative,
      digits: context.precision, conditions, in: context)
  }

  private func quantized(
    _ chosen: Integer, _ raised: Conditions, in context: ArithmeticContext
  ) -> Expected? {
    var conditions = raised
    if chosen != 0 {
      let count = chosen.decimalDigits
      let adjusted = exponent + count - 1
      if count > context.precision || adjusted > context.maxExponent {
        return .nan(.invalidOperation)
      }
      if adjusted < context.minExponent { conditions.insert(.subnormal) }
    }
    return .fitted(
      chosen, exponent: exponent, isNegative: neighbours.isNegative, digits: context.precision,
      conditions, in: context)
  }
}

extension Placement {
  /// Returns the results in every mode; `nil` if one is beyond ``Oracle/digitLimit``.
  ///
  /// Modes that choose the same neighbour have the same result, except on overflow, whose result
  /// depends on the mode.
  func resultsByMode(in limits: ArithmeticContext) -> ResultsByMode? {
    var all = ResultsByMode()
    // The indices of the results for the lower and the upper neighbour.
    var known: (lower: Int?, upper: Int?)
    var context = limits
    for mode in ResultsByMode.modes {
      let isLower = neighbours.choosesLower(by: mode)
      if let result = isLower ? known.lower : known.upper {
        all.append(result)
        continue
      }
      context.rounding = mode
      guard let result = result(of: neighbours.neighbour(isLower: isLower), in: context) else {
        return nil
      }
      all.append(result)
      if result.conditions.contains(.overflow) { continue }
      if isLower { known.lower = all.lastChoice } else { known.upper = all.lastChoice }
    }
    return all
  }

  /// The digits at which rounding cuts the exact number.
  var cut: RoundingCut {
    let (digit, isSticky) = neighbours.remainder.firstDigit(ofParts: neighbours.parts)
    return RoundingCut(
      isNegative: neighbours.isNegative, lastDigit: Int(neighbours.lower % 10), guardDigit: digit,
      isSticky: isSticky)
  }
}
