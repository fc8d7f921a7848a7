import BigInt
import DecimalArithmetic

/// The rounding of a conversion and its modes: the contract of `DecimalBackend.convert`.
///
/// One code path rounds exact numbers and the bounds of enclosures.
struct ConversionRounding {
  /// The preferred exponent of an exact result: the exponent of x, or 0.
  var preferred: Int
  let target: RoundingTarget
  let limits: ArithmeticContext
  /// The requested modes; each array of results has one element per mode.
  let modes: [RoundingMode]

  /// The magnitude at which the number of decimals saturates, far beyond every exponent.
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

  /// −d for `.decimals(d, …)`; `nil` for `.digits`.
  var lowestExponent: Int? {
    guard case .decimals(let decimals, _) = target else { return nil }
    return -min(max(decimals, -Self.decimalsLimit), Self.decimalsLimit)
  }

  /// The largest number of digits of a result.
  var digits: Int {
    if case .digits(let digits) = target { min(digits, limits.precision) } else { limits.precision }
  }

  /// Returns the same result for each mode.
  func settled(_ expected: Expected) -> [Expected] { modes.map { _ in expected } }

  /// Returns a zero for each mode, with the sign that `isNegative` states for the mode.
  func zero(isNegative: (RoundingMode) -> Bool) -> [Expected] {
    modes.map { mode in
      Expected.zero(
        isNegative: isNegative(mode), exponent: max(preferred, lowestExponent ?? preferred),
        in: limits)
    }
  }

  /// Rounds an exact result other than 0; returns `nil` beyond ``Oracle/digitLimit``.
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

/// A number other than 0 between its neighbours at the position of a conversion.
private struct Placed {
  let neighbours: Neighbours<BigUInt>
  let position: Int
  let digits: Int
  let adjusted: Int
  let isNegative: Bool
  let preferred: Int
  let limits: ArithmeticContext

  /// Places a number at the position of its `digits`-th digit, but at least at `floor` and Etiny.
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
