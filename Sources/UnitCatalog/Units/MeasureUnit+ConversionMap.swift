import DecimalArithmetic

extension MeasureUnit {
  /// Returns the exact map from values in this unit to values in another unit.
  ///
  /// The map composes this unit's formula to base units with the inverse of the other unit's
  /// formula (``UnitModel``). All constants are composed exactly.
  ///
  ///     let third = ExactRatio(1, over: 3)!
  ///     MeasureUnit.foot.conversionMap(to: .yard) == .linear(third)  // true
  ///     MeasureUnit.foot.conversionMap(to: .kilogram)  // nil
  ///
  /// - Returns: the map. `nil` if the quantities differ, if a constant needs more than 128 bits, or
  ///   if the composition has no form of ``ConversionMap``. In a valid catalog, units of one
  ///   quantity have a map.
  public func conversionMap(to other: MeasureUnit) -> ConversionMap? {
    guard quantity == other.quantity else { return nil }
    #if SeededFaults
    if let wrong = faultyMap(to: other) { return wrong }
    #endif
    switch (model, other.model) {
    case (.linear, .linear): return linearMap(to: other)
    case (.reciprocal, .reciprocal): return scale.divided(by: other.scale).map { .linear($0) }
    case (.linear, .reciprocal), (.reciprocal, .linear):
      guard isRationalMultiple, other.isRationalMultiple else { return nil }
      return scale.multiplied(by: other.scale)?.reciprocal.map { .reciprocal($0) }
    case (.linear, .level(let level)):
      guard isRationalMultiple else { return nil }
      return scale.raised(to: level.power)?.divided(by: other.scale).flatMap {
        LogarithmMap(
          multiplier: level.multiplier, base: level.base, argument: $0, power: level.power)
      }.map { .logarithm($0) }
    case (.level(let level), .linear):
      guard other.isRationalMultiple, let rate = level.multiplier.reciprocal,
        let unit = other.scale.raised(to: level.power)
      else { return nil }
      return scale.divided(by: unit).flatMap {
        ExponentialMap(amplitude: $0, base: level.base, rate: rate, root: level.power)
      }.map { .exponential($0) }
    case (.level(let level), .level(let otherLevel)):
      return levelMap(level, to: other, otherLevel)
    case (.reciprocal, .level), (.level, .reciprocal): return nil
    }
  }

  private var isRationalMultiple: Bool { offset.isZero && irrationalFactor.isOne }

  /// Returns the map y = (x · scale + offset − other.offset) ÷ other.scale, over one denominator.
  private func linearMap(to other: MeasureUnit) -> ConversionMap? {
    // Each access to `value` may evaluate a definition, so both values are read once.
    let (own, other) = (value, other.value)
    let (offset, otherOffset) = (own.offset, other.offset)
    guard let ratio = own.scale.divided(by: other.scale),
      let factor = own.irrationalFactor.divided(by: other.irrationalFactor)
    else { return nil }
    #if SeededFaults
    if let wrong = own.faultyMap(to: other, ratio, factor) { return wrong }
    #endif
    if offset == otherOffset && offset.isZero {
      return factor.isOne ? .linear(ratio) : .irrational(ratio, factor)
    }
    guard own.irrationalFactor.isOne, other.irrationalFactor.isOne,
      let shift = offset.subtracting(otherOffset)?.divided(by: other.scale)
    else { return nil }
    if shift.isZero { return .linear(ratio) }
    return AffineMap(scale: ratio, offset: shift).map { .affine($0) }
  }

  /// Returns the map between two levels.
  ///
  /// A level has the multiplier k, the power m and the reference r; both levels have the logarithm
  /// base b. base^m₁ = r₁ · b^(x ÷ k₁) and y = k₂ · log(base^m₂ ÷ r₂) give y = x · k₂m₂ ÷ k₁m₁ + k₂
  /// ÷ m₁ · log(r₁^m₂ ÷ r₂^m₁).
  private func levelMap(
    _ level: LevelScale, to other: MeasureUnit, _ otherLevel: LevelScale
  ) -> ConversionMap? {
    guard level.base == otherLevel.base, let power = ExactRatio(UInt128(level.power)),
      let otherPower = ExactRatio(UInt128(otherLevel.power)),
      let top = otherLevel.multiplier.multiplied(by: otherPower),
      let bottom = level.multiplier.multiplied(by: power), let slope = top.divided(by: bottom),
      let multiplier = otherLevel.multiplier.divided(by: power),
      let reference = scale.raised(to: otherLevel.power),
      let otherReference = other.scale.raised(to: level.power),
      let argument = reference.divided(by: otherReference)
    else { return nil }
    guard let logarithm = level.base.rationalLogarithm(of: argument) else {
      return ShiftMap(
        scale: slope, multiplier: multiplier, base: level.base, argument: argument
      ).map { .shift($0) }
    }
    if logarithm == 0 { return .linear(slope) }
    return ExactRatio(isNegative: logarithm < 0, UInt128(logarithm.magnitude))
      .flatMap { multiplier.multiplied(by: $0) }
      .flatMap { AffineMap(scale: slope, offset: $0) }.map { .affine($0) }
  }
}
