import DecimalArithmetic
import ExactArithmetic
import UnitCatalog

/// A comparison of our units with a table's units, as ratios to a target unit that both have.
package struct UnitJudge {
  let piDigits: Int
  let isRounded: Bool

  /// The reason why two values cannot be compared.
  enum Mismatch: Error, Hashable {
    case dimension
    case model
    case evaluation(Unevaluated)
  }

  /// Judges a unit by the table's values of the unit and of its target.
  ///
  /// The target is linear and has no offset.
  func judge(
    _ unit: MeasureUnit, in target: MeasureUnit, theirs: TableValue, theirTarget: TableValue
  ) throws(Mismatch) -> TableVerdict {
    guard let ours = Self.value(of: unit, in: target) else { throw .model }
    if unit.model == .linear {
      let ratio = try product(theirs, theirTarget, power: -1)
      return judge(ours, ratio, offset: (theirs.offset / theirTarget.scale).reduced)
    }
    return judge(ours, try product(theirs, theirTarget, power: 1), offset: .zero)
  }

  /// Returns our exact value of a unit in a target, as a ``KnownConflict`` states it; `nil` for a
  /// level.
  package static func exactText(of unit: MeasureUnit, in target: MeasureUnit) -> String? {
    value(of: unit, in: target)?.exactText
  }

  private static func value(of unit: MeasureUnit, in target: MeasureUnit) -> Value? {
    switch unit.model {
    case .linear:
      let factor = unit.irrationalFactor.divided(by: target.irrationalFactor)
      guard let factor, factor.lnTenPower == 0 else { return nil }
      return Value(
        scale: (Rational(unit.scale) / Rational(target.scale)).reduced, piPower: factor.piPower,
        offset: (Rational(unit.offset) / Rational(target.scale)).reduced)
    case .reciprocal:
      // For a reciprocal, x units are 1 ÷ (x · unit · target) targets, so products are compared.
      return Value(
        scale: (Rational(unit.scale) * Rational(target.scale)).reduced, piPower: 0, offset: .zero)
    case .level: return nil
    }
  }

  /// Returns the product of `value` and other^power; throws if the product has a dimension.
  private func product(
    _ value: TableValue, _ other: TableValue, power: Int
  ) throws(Mismatch) -> TableValue {
    let product: TableValue
    do throws(Unevaluated) { product = try value.multiplied(by: other, power: power) } catch {
      throw .evaluation(error)
    }
    guard product.dimension.isEmpty else { throw .dimension }
    return product
  }

  /// A value of ours: base = x · scale · π^piPower + offset.
  private struct Value {
    var scale: Rational
    var piPower: Int
    var offset: Rational

    /// The value as a ``KnownConflict`` states it: the factor, then the power of π and the offset
    /// if any.
    var exactText: String {
      let factor = scale.exactText + (piPower == 0 ? "" : " π^\(piPower)")
      return offset.isZero ? factor : "\(factor) + \(offset.exactText)"
    }
  }

  private func judge(_ ours: Value, _ theirs: TableValue, offset: Rational) -> TableVerdict {
    if ours.offset == offset {
      if ours.scale == theirs.scale, ours.piPower == theirs.piPower {
        return theirs.piPower == 0 ? .agrees : .agreesToDigits(piDigits)
      }
      if let digits = statedDigits(ours, theirs) { return .agreesToDigits(digits) }
    }
    return .differs(difference(ours, theirs, offset: offset))
  }

  /// Returns the digits of the table's only number that may be rounded, if ours agrees with it.
  ///
  /// The table's value is proportional to each of its factors. Its value would equal ours if the
  /// written number were number · ours ÷ theirs. This number must round to the written number, or
  /// be cut to it. The result is `nil` if several numbers have many digits, as in a fraction or a
  /// product of constants, because any of them may be rounded.
  private func statedDigits(_ ours: Value, _ theirs: TableValue) -> Int? {
    let long = theirs.numbers.filter { isRounded || $0.key.digits >= WrittenNumber.fewestDigits }
    guard let (number, exponent) = long.first, long.count == 1, exponent.magnitude == 1,
      !theirs.scale.isZero
    else { return nil }
    let ratio = exponent == 1 ? ours.scale / theirs.scale : theirs.scale / ours.scale
    let needed = TableNumbers.bounds(
      (number.value * ratio).reduced, piPower: (ours.piPower - theirs.piPower) * exponent)
    return number.states(needed) ? number.digits : nil
  }

  private func difference(
    _ ours: Value, _ theirs: TableValue, offset: Rational
  ) -> TableDifference {
    let mine = TableNumbers.bounds(ours.scale, piPower: ours.piPower).lowerBound
    let other = TableNumbers.bounds(theirs.scale, piPower: theirs.piPower).lowerBound
    let isOffset = mine == other && !ours.offset.isZero
    let excess =
      isOffset ? (offset - ours.offset) / ours.offset : (other - mine) / mine
    return TableDifference(
      ours: text(mine, ours.offset), exact: ours.exactText, theirs: text(other, offset),
      relative: excess.reduced.roundedText(digits: 2))
  }

  /// Returns a value with 20 digits, which show every difference that a table's π causes.
  private func text(_ scale: Rational, _ offset: Rational) -> String {
    let factor = scale.roundedText(digits: 20)
    return offset.isZero ? factor : "\(factor) + \(offset.roundedText(digits: 20))"
  }
}
