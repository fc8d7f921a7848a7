import BigInt
import DecimalArithmetic

/// Where a conversion is rounded, and in which modes: the contract of `DecimalBackend.convert`.
///
/// A bound of an enclosure and an exact number are rounded by the same code.
struct ConversionRounding {
  /// The exponent an exact result would like: that of x, or 0.
  var preferred: Int
  let target: RoundingTarget
  let limits: ArithmeticContext
  /// The modes asked for; each result below has one element for each.
  let modes: [RoundingMode]

  /// Decimals beyond this are as good as this: no exponent comes near it.
  private static let decimalsLimit = 1_000_000_000_000_000

  init(
    preferred: Int, to target: RoundingTarget, in limits: ArithmeticContext, modes: [RoundingMode]
  ) {
    if case .digits(let digits) = target { precondition(digits >= 1, "no digits") }
    self.preferred = preferred
    self.target = target
    self.limits = limits
    self.modes = modes
  }

  /// −d for `.decimals(d, …)`.
  var lowestExponent: Int? {
    guard case .decimals(let decimals, _) = target else { return nil }
    return -min(max(decimals, -Self.decimalsLimit), Self.decimalsLimit)
  }

  /// The largest number of digits a result can have.
  var digits: Int {
    if case .digits(let digits) = target { min(digits, limits.precision) } else { limits.precision }
  }

  /// A result that no mode changes.
  func settled(_ expected: Expected) -> [Expected] { modes.map { _ in expected } }

  /// A zero, with the sign that each mode gives it.
  func zero(isNegative: (RoundingMode) -> Bool) -> [Expected] {
    modes.map { mode in
      Expected.zero(
        isNegative: isNegative(mode), exponent: max(preferred, lowestExponent ?? preferred),
        in: limits)
    }
  }

  /// An exact result that is not 0, rounded; `nil` beyond ``Oracle/digitLimit``.
  func results(of exact: Rational) -> [Expected]? {
    let adjusted = exact.adjustedExponent
    let finest = max(adjusted - limits.precision + 1, limits.etiny)
    guard case .decimals(_, let elseDigits) = target, let lowest = lowestExponent else {
      guard let placed = Placed(exact, digits: digits, in: self) else { return nil }
      return all { placed.result(by: $0) }
    }
    guard let plain = Placed(exact, floor: lowest, in: self) else { return nil }
    let isLimited = finest > lowest
    var short: Placed?
    return all { mode in
      var chosen = plain
      if elseDigits > 0 && plain.neighbours.chosen(by: mode).isZero {
        guard let few = short ?? Placed(exact, digits: elseDigits, in: self) else { return nil }
        short = few
        chosen = few
      }
      return chosen.result(by: mode)?.limited(isLimited)
    }
  }

  private func all(_ result: (RoundingMode) -> Expected?) -> [Expected]? {
    var results: [Expected] = []
    for mode in modes {
      guard let next = result(mode) else { return nil }
      results.append(next)
    }
    return results
  }
}

/// A number that is not 0 between its neighbours at the position of a conversion.
private struct Placed {
  let neighbours: Neighbours<BigUInt>
  let position: Int
  let digits: Int
  let adjusted: Int
  let isNegative: Bool
  let preferred: Int
  let limits: ArithmeticContext

  /// At `digits` digits, but not below 10^floor nor Etiny.
  init?(
    _ exact: Rational, digits: Int = .max, floor: Int? = nil, in rounding: ConversionRounding
  ) {
    limits = rounding.limits
    preferred = rounding.preferred
    adjusted = exact.adjustedExponent
    isNegative = exact.isNegative
    self.digits = min(digits, limits.precision)
    position = max(adjusted - self.digits + 1, floor ?? limits.etiny, limits.etiny)
    guard let neighbours = Neighbours(of: exact, adjusted: adjusted, at: position) else {
      return nil
    }
    self.neighbours = neighbours
  }

  func result(by mode: RoundingMode) -> Expected? {
    var coefficient = neighbours.chosen(by: mode)
    var exponent = position
    var conditions: Conditions = neighbours.isExact ? [] : [.inexact, .rounded]
    if neighbours.isExact {
      while exponent < preferred && coefficient % 10 == 0 {
        coefficient /= 10
        exponent += 1
      }
    }
    if adjusted < limits.minExponent {
      conditions.insert(.subnormal)
      if !neighbours.isExact { conditions.insert(.underflow) }
    }
    if coefficient.isZero && position == limits.etiny { conditions.insert(.clamped) }
    return .fitted(
      coefficient, exponent: exponent, isNegative: isNegative, digits: digits, conditions,
      in: limits.rounding(mode))
  }
}
