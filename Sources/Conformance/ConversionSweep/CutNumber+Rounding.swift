import DecimalArithmetic
import ExactArithmetic

extension CutNumber {
  /// Returns the number in whole units of 10^coarser, and the remainder.
  ///
  /// - Precondition: `coarser` ≥ `position`.
  func units(at coarser: Int) -> (lower: UInt128, remainder: Remainder) {
    let count = coarser - position
    if count == 0 { return (digits, remainder) }
    // `count` exceeds the number of digits, so the number is below a tenth of 10^coarser.
    if count > limits.precision { return (0, .belowHalf) }
    let unit = UInt128.tenTo(count)
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: unit)
    if rest == 0 && remainder == .zero { return (quotient, .zero) }
    if 2 * rest == unit { return (quotient, remainder == .zero ? .half : .aboveHalf) }
    // The remainder of the last digit is below 1, and `unit` is even. So the remainder cannot
    // raise 2 · rest to `unit`.
    return (quotient, 2 * rest < unit ? .belowHalf : .aboveHalf)
  }

  /// Returns the results at one target in the modes of `RoundingMode.allCases`, in order.
  ///
  /// `preferred` is the preferred exponent of an exact result.
  package func expectation(for target: RoundingTarget, preferred: Int) -> TargetExpectation {
    switch target {
    case .digits(let digits):
      let rounding = Rounding(self, digits: digits, floor: limits.etiny, preferred)
      return expectation(for: target, [rounding], isLimited: false) { _ in 0 }
    case .decimals(let decimals, let elseDigits):
      let plain = Rounding(self, digits: limits.precision, floor: -decimals, preferred)
      let short = Rounding(self, digits: max(1, elseDigits), floor: limits.etiny, preferred)
      return expectation(for: target, [plain, short], isLimited: position > -decimals) {
        elseDigits > 0 && plain.units(by: $0) == 0 ? 1 : 0
      }
    }
  }

  /// Returns the result in each mode, rounded with the element of `roundings` that `choice`
  /// selects.
  private func expectation(
    for target: RoundingTarget, _ roundings: [Rounding], isLimited: Bool,
    _ choice: (RoundingMode) -> Int
  ) -> TargetExpectation {
    var all = ResultsByMode()
    // Modes that select the same multiple have equal results, unless the result overflows.
    var known = [Int?](repeating: nil, count: 2 * roundings.count)
    for mode in ResultsByMode.modes {
      let chosen = choice(mode)
      let rounding = roundings[chosen]
      let key = 2 * chosen + (rounding.takesUpper(mode) ? 1 : 0)
      if let result = known[key] {
        all.append(result)
      } else {
        let result = rounding.result(by: mode, isLimited: isLimited)
        all.append(result)
        if !result.conditions.contains(.overflow) { known[key] = all.lastChoice }
      }
    }
    return TargetExpectation(target, all, side: roundings[0].remainder.side)
  }
}

extension CutNumber.Remainder {
  /// The side of half a unit under which a run counts a rounding.
  var side: TargetExpectation.Side {
    switch self {
    case .zero: .exact
    case .half: .tie
    case .belowHalf, .aboveHalf: .between
    }
  }
}

/// The rounding of a number to one of the two multiples of 10^position around the number.
private struct Rounding {
  let number: CutNumber
  let lower: UInt128
  let remainder: CutNumber.Remainder
  let position: Int
  /// The largest number of digits of the result.
  let digits: Int
  let preferred: Int

  init(_ number: CutNumber, digits: Int, floor: Int, _ preferred: Int) {
    self.number = number
    self.digits = min(digits, number.limits.precision)
    self.preferred = preferred
    position = max(number.adjustedExponent - self.digits + 1, floor, number.limits.etiny)
    (lower, remainder) = number.units(at: position)
  }

  /// Whether a mode selects the upper multiple; an exact number is the lower multiple.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Rounding".
  func takesUpper(_ mode: RoundingMode) -> Bool {
    if remainder == .zero { return false }
    return switch mode {
    case .down: false
    case .up: true
    case .ceiling: !number.isNegative
    case .floor: number.isNegative
    case .halfUp: remainder != .belowHalf
    case .halfDown: remainder == .aboveHalf
    case .halfEven: remainder == .half ? lower % 2 == 1 : remainder == .aboveHalf
    case .up05: lower % 5 == 0
    }
  }

  /// Returns the multiple that a mode selects.
  func units(by mode: RoundingMode) -> UInt128 { takesUpper(mode) ? lower + 1 : lower }

  func result(by mode: RoundingMode, isLimited: Bool) -> Expected {
    let limits = number.limits
    let highest = limits.clamp ? limits.etop : limits.maxExponent
    var coefficient = units(by: mode)
    var exponent = position
    var conditions: Conditions = []
    if remainder == .zero {
      while exponent < preferred && coefficient % 10 == 0 {
        coefficient /= 10
        exponent += 1
      }
    } else {
      conditions = [.inexact, .rounded]
    }
    if number.adjustedExponent < limits.minExponent {
      conditions.insert(.subnormal)
      if remainder != .zero { conditions.insert(.underflow) }
    }
    if coefficient == UInt128.tenTo(digits) {
      coefficient /= 10
      exponent += 1
    }
    if coefficient == 0 {
      if position == limits.etiny || exponent > highest { conditions.insert(.clamped) }
      return expected(0, min(exponent, highest), conditions, isLimited)
    }
    let count = coefficient.digitCount
    if exponent + count - 1 > limits.maxExponent {
      conditions.formUnion([.overflow, .inexact, .rounded])
      let isInfinite =
        switch mode {
        case .halfEven, .halfUp, .halfDown, .up: true
        case .down, .up05: false
        case .ceiling: !number.isNegative
        case .floor: number.isNegative
        }
      return isInfinite
        ? Expected(sign + "Infinity", conditions, isPrecisionLimited: isLimited)
        : expected(UInt128.tenTo(limits.precision) - 1, limits.etop, conditions, isLimited)
    }
    if limits.clamp && exponent > limits.etop {
      coefficient *= UInt128.tenTo(exponent - limits.etop)
      exponent = limits.etop
      conditions.insert(.clamped)
    }
    return expected(coefficient, exponent, conditions, isLimited)
  }

  private var sign: String { number.isNegative ? "-" : "" }

  private func expected(
    _ coefficient: UInt128, _ exponent: Int, _ conditions: Conditions, _ isLimited: Bool
  ) -> Expected {
    Expected(
      Expected.Number(
        isNegative: number.isNegative, ExactCoefficient(coefficient), exponent: exponent),
      conditions, isPrecisionLimited: isLimited)
  }
}
