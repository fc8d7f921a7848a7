import DecimalArithmetic

extension ReadNumber {
  /// Returns the number in a backend, rounded once to the context.
  ///
  ///     let third = try NumberSyntax.lenient(.english).read("1/3").number
  ///     let outcome = third.value(as: Decimal128.self, in: .decimal128)
  ///     outcome.value  // 0.3333333333333333333333333333333333
  ///     outcome.isExact  // false
  ///
  /// - Conditions: those of rounding; none if the context represents the number exactly.
  /// - Precondition: the backend supports the context.
  public func value<Number: DecimalBackend>(
    as type: Number.Type = Number.self, in context: ArithmeticContext
  ) -> Outcome<Number> {
    switch self {
    case .decimal(let text): return Number.parse(text, in: context)
    case .fraction(let ratio):
      let one = Number.parse("1", in: context).value
      let map = ratio.isZero ? nil : ConversionMap.linear(ratio)
      guard let map else { return Number.parse("0", in: context) }
      let result = Number.convert(one, by: map, to: .digits(context.precision), in: context)
      return Outcome(result.value, result.conditions)
    }
  }

  /// Returns the number in a backend; `nil` if the context does not represent it exactly.
  ///
  /// Within the context's digits and exponents the result is `nil` only for a fraction or a
  /// subnormal number.
  ///
  ///     let third = try NumberSyntax.lenient(.english).read("1/3").number
  ///     third.exactValue(as: Decimal128.self, in: .decimal128)  // nil
  ///     let price = ReadNumber.decimal("1.50")
  ///     price.exactValue(as: Decimal128.self, in: .decimal128)  // Optional(1.50)
  ///
  /// - Precondition: the backend supports the context.
  public func exactValue<Number: DecimalBackend>(
    as type: Number.Type = Number.self, in context: ArithmeticContext
  ) -> Number? {
    let outcome: Outcome<Number> = value(in: context)
    return outcome.isExact ? outcome.value : nil
  }

  /// Converts the number exactly and rounds once; in 1/3 cup the third itself is not rounded.
  ///
  ///     let third = try NumberSyntax.lenient(.english).read("1/3").number
  ///     let map = MeasureUnit.yard.conversionMap(to: .foot)!
  ///     let feet: Conversion<Decimal128>? = third.converted(
  ///       by: map, to: .digits(34), in: .decimal128)
  ///     feet?.value  // Optional(1)
  ///
  /// - Returns: the conversion; `nil` if a fraction and the map's constants together exceed 128
  ///   bits.
  /// - Precondition: the backend supports the context, and the context represents all digits of a
  ///   decimal.
  public func converted<Number: DecimalBackend>(
    by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Number>? {
    switch self {
    case .decimal:
      return Number.convert(value(in: context).value, by: map, to: target, in: context)
    case .fraction(let ratio):
      if ratio.isZero {
        return Number.convert(value(in: context).value, by: map, to: target, in: context)
      }
      let one = Number.parse("1", in: context).value
      return map.after(ratio).map { Number.convert(one, by: $0, to: target, in: context) }
    }
  }
}

extension ConversionMap {
  /// Returns the map x ↦ self(x · ratio) for a ratio other than 0; `nil` if the map exceeds 128
  /// bits.
  func after(_ ratio: ExactRatio) -> ConversionMap? {
    switch self {
    case .linear(let scale): scale.multiplied(by: ratio).map { .linear($0) }
    case .affine(let map):
      map.scale.multiplied(by: ratio).flatMap { AffineMap(scale: $0, offset: map.offset) }
        .map { .affine($0) }
    case .irrational(let scale, let factor):
      scale.multiplied(by: ratio).map { .irrational($0, factor) }
    case .reciprocal(let scale): scale.divided(by: ratio).map { .reciprocal($0) }
    case .logarithm(let map):
      ratio.raised(to: map.power)?.multiplied(by: map.argument).flatMap {
        LogarithmMap(multiplier: map.multiplier, base: map.base, argument: $0, power: map.power)
      }.map { .logarithm($0) }
    case .exponential(let map):
      map.rate.multiplied(by: ratio).flatMap {
        ExponentialMap(amplitude: map.amplitude, base: map.base, rate: $0, root: map.root)
      }.map { .exponential($0) }
    case .shift(let map):
      map.scale.multiplied(by: ratio).flatMap {
        ShiftMap(
          scale: $0, multiplier: map.multiplier, base: map.base, argument: map.argument)
      }.map { .shift($0) }
    }
  }
}
