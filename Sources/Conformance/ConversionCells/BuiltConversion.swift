import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A generator of conversions that meets every ``ConversionCell``, one after the other.
package enum BuiltConversion {
  /// Returns the kind of rounding for which case `index` is built.
  package static func cell(ofCase index: UInt64) -> ConversionCell {
    cell(ofCase: index, ConversionCell.reachable)
  }

  private static func cell(ofCase index: UInt64, _ cells: [ConversionCell]) -> ConversionCell {
    cells[Int(index % UInt64(cells.count))]
  }

  /// Returns the kind of rounding that a case meets, determined from the oracle's roundings.
  package static func cellMet(seed: UInt64, index: UInt64) -> ConversionCell? {
    guard let built = generator(for: ConversionCell.reachable).value(seed: seed, index: index),
      let operand = DecimalOperand(built.value),
      let expectations = TargetExpectation.all(
        of: operand, by: built.formula, to: [built.target], in: built.context)
    else { return nil }
    return ConversionCell(built.formula, expectations[0])
  }

  /// Returns a generator whose case i is built for the cell with index i mod n of the n `cells`.
  static func generator(for cells: [ConversionCell]) -> Generator<MapCase> {
    let count = UInt64(cells.count)
    return Generator("conversions of every cell") { source in
      if count == 0 { return nil }
      let index = source.index
      let cell = cell(ofCase: source.choice(upTo: count - 1) { _ in index % count }, cells)
      // Tries again if a draw needs more than 128 bits or lacks the digits that the cell requires.
      for _ in 0..<100 {
        let built =
          isRational(cell)
          ? byResult(cell, &source) : byDigits(cell, &source)
        if let built { return built }
      }
      return nil
    }
  }

  /// Whether a result can be chosen first, and a constant of the conversion map be computed from
  /// it.
  private static func isRational(_ cell: ConversionCell) -> Bool {
    switch cell.model {
    case .linear, .affine, .reciprocal: true
    case .logarithmTen, .exponentialTen, .exponentialE: cell.side == .exact || cell.side == .tie
    case .pi, .lnTen, .logarithmE, .shiftTen, .shiftE: false
    }
  }

  /// Draws a result, and a conversion that has exactly this result.
  private static func byResult(
    _ cell: ConversionCell, _ source: inout ChoiceSource
  ) -> MapCase? {
    let root = source.uniform(in: 1...2)
    let most =
      switch cell.model {
      case .affine: 24
      case .reciprocal: 20
      case .exponentialTen, .exponentialE: 36 / root
      default: 36
      }
    let isShort = cell.place == .decimals && cell.side != .exact && source.oneIn(6)
    let number = WantedNumber(
      cell.side, isNegative: cell.isNegative, most: most, isShort: isShort, &source)
    guard let (value, map) = conversion(to: number, cell.model, root: root, &source) else {
      return nil
    }
    return built(
      value, map, cell.place, keptCount: number.keptCount, position: number.position, &source)
  }

  /// Draws a value, and a map with the formula of `model` that converts the value to `number`.
  private static func conversion(
    to number: WantedNumber, _ model: ConversionCell.Model, root: Int,
    _ source: inout ChoiceSource
  ) -> (String, ConversionMap)? {
    let isNegative = source.oneIn(2)
    let coefficient = source.digits(source.uniform(in: 1...9))
    let exponent = source.integer(in: -12...12)
    let value = "\(isNegative ? "-" : "")\(coefficient)E\(exponent)"
    guard let x = ExactRatio(isNegative: isNegative, coefficient, exponent: exponent),
      let y = number.ratio
    else { return nil }
    switch model {
    case .linear:
      // Half the draws multiply a long value by a short ratio, as in a catalog. The others multiply
      // a short value by a long ratio.
      if source.oneIn(2) {
        let divisor = UInt128(source.uniform(in: 1...997))
        let (product, overflow) = number.digits.multipliedReportingOverflow(by: divisor)
        if overflow || product.digitCount > 34 { return nil }
        let text = "\(number.isNegative ? "-" : "")\(product)E\(number.exponent)"
        return ExactRatio(1, over: divisor).map { (text, .linear($0)) }
      }
      return y.divided(by: x).map { (value, .linear($0)) }
    case .affine:
      // The value has a magnitude near that of the result, so that the sum fits 128 bits.
      let scale = ExactRatio(
        isNegative: source.oneIn(2), UInt128(source.uniform(in: 1...999)),
        over: UInt128(source.uniform(in: 1...99)))
      let near = number.exponent + source.uniform(in: 0...9)
      let text = "\(isNegative ? "-" : "")\(coefficient)E\(near)"
      guard let scale,
        let offset = ExactRatio(isNegative: isNegative, coefficient, exponent: near)
          .flatMap({ $0.multiplied(by: scale) }).flatMap({ y.subtracting($0) }),
        !offset.isZero
      else { return nil }
      return ConversionMap(scale: scale, offset: offset).map { (text, $0) }
    case .reciprocal: return y.multiplied(by: x).map { (value, .reciprocal($0)) }
    case .logarithmTen:
      let count = source.uniform(in: 1...12) * (source.oneIn(2) ? -1 : 1)
      let magnitude = ExactRatio(coefficient, exponent: exponent)
      guard let level = ExactRatio(isNegative: count < 0, UInt128(count.magnitude)),
        let multiplier = y.divided(by: level),
        let argument = magnitude?.raised(to: -root)?.scaled(byPowerOfTen: count)
      else { return nil }
      return LogarithmMap(multiplier: multiplier, base: .ten, argument: argument, power: root)
        .map { ("\(coefficient)E\(exponent)", .logarithm($0)) }
    case .exponentialTen:
      let power = source.uniform(in: 1...9) * (source.oneIn(2) ? -1 : 1)
      guard let count = ExactRatio(isNegative: power < 0, UInt128(power.magnitude)),
        let rate = count.divided(by: x),
        let amplitude = y.raised(to: root)?.scaled(byPowerOfTen: -power)
      else { return nil }
      return ExponentialMap(amplitude: amplitude, base: .ten, rate: rate, root: root)
        .map { (value, .exponential($0)) }
    case .exponentialE:
      guard let rate = x.reciprocal, let amplitude = y.raised(to: root) else { return nil }
      return ExponentialMap(amplitude: amplitude, base: .e, rate: rate, root: root)
        .map { ("\(isNegative ? "-" : "")0E\(exponent)", .exponential($0)) }
    case .pi, .lnTen, .logarithmE, .shiftTen, .shiftE: return nil
    }
  }

  /// Draws a conversion, and a rounding position at which the digits of the result fit the cell.
  private static func byDigits(
    _ cell: ConversionCell, _ source: inout ChoiceSource
  ) -> MapCase? {
    guard let (value, map) = MapCase.irrational(cell.model, &source),
      let operand = DecimalOperand(value), let cut = ConversionFormula(map).cut(operand),
      cut.remainder != .zero, cut.digits.digitCount == CutNumber.limits.precision,
      let signed = cut.isNegative == cell.isNegative ? map : map.negated
    else { return nil }
    let all = CutNumber.limits.precision
    let first = source.uniform(in: 0...all - 1)
    for step in 0..<all {
      // Keeps `kept` digits; `rest` is the part of the number below the kept digits.
      let kept = (first + step) % all + 1
      let (_, rest) = cut.units(at: cut.position + all - kept)
      let isWanted = cell.side == .aboveHalf ? rest == .aboveHalf : rest == .belowHalf
      if isWanted {
        return built(
          value, signed, cell.place, keptCount: kept, position: cut.position + all - kept, &source)
      }
    }
    return nil
  }

  /// Builds the conversion whose target or precision, as `place` says, rounds at `position`.
  private static func built(
    _ value: String, _ map: ConversionMap, _ place: ConversionCell.Place, keptCount: Int,
    position: Int, _ source: inout ChoiceSource
  ) -> MapCase {
    let limits = CutNumber.limits
    let needed = max(1, keptCount)
    let precision =
      place == .precision
      ? needed : source.element(of: [limits.precision, max(needed, 16), max(needed, 7), needed])
    let target: RoundingTarget =
      switch place {
      case .digits: .digits(needed)
      case .precision:
        .decimals(
          source.uniform(in: 1...9) - position, elseDigits: source.uniform(in: 0...4))
      case .decimals:
        // If no digit is kept, the result may round to 0, and a positive `elseDigits` would apply.
        .decimals(-position, elseDigits: keptCount == 0 ? 0 : source.uniform(in: 0...4))
      case .smallNumber:
        // The number is below 10^(position + keptCount), so below a tenth of the unit.
        .decimals(
          -(position + keptCount + 1 + source.uniform(in: 0...6)), elseDigits: needed)
      }
    return MapCase(
      value: value, map: map, target: target, context: context(precision, &source))
  }

  /// Returns a context that decimal128 supports.
  ///
  /// Other contexts are left out, because a case counts for its cell only if every backend answers.
  private static func context(
    _ precision: Int, _ source: inout ChoiceSource
  ) -> ArithmeticContext {
    let limits = CutNumber.limits
    if precision == limits.precision { return limits }
    // For a smaller precision, Emax is Etop of decimal128, the largest exponent of the encoding.
    return ArithmeticContext(
      precision: precision, maxExponent: limits.etop, minExponent: limits.minExponent,
      clamp: source.oneIn(2))
  }
}

extension ExactRatio {
  /// Returns the number times 10^power.
  fileprivate func scaled(byPowerOfTen power: Int) -> ExactRatio? {
    ExactRatio(
      isNegative: isNegative, numerator, over: denominator, exponent: exponent + power)
  }
}

extension ConversionMap {
  /// The map x ↦ −y(x); `nil` for a map whose negative has no form.
  fileprivate var negated: ConversionMap? {
    switch self {
    case .linear(let ratio): return .linear(ratio.negated)
    case .affine(let map):
      return ConversionMap(scale: map.scale.negated, offset: map.offset.negated)
    case .irrational(let ratio, let factor): return .irrational(ratio.negated, factor)
    case .reciprocal(let ratio): return .reciprocal(ratio.negated)
    case .logarithm(let map):
      return LogarithmMap(
        multiplier: map.multiplier.negated, base: map.base, argument: map.argument,
        power: map.power
      ).map { .logarithm($0) }
    case .exponential: return nil
    case .shift(let map):
      return ShiftMap(
        scale: map.scale.negated, multiplier: map.multiplier.negated, base: map.base,
        argument: map.argument
      ).map { .shift($0) }
    }
  }
}
