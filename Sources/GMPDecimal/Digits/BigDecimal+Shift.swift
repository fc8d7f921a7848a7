import DecimalArithmetic

extension BigDecimal {
  public static func shift(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    moved(x, by: y, in: context) { digits, places, limit in
      places < 0
        ? digits / powersOfTen[-places]
        : digits % powersOfTen[limit - places] * powersOfTen[places]
    } limbs: { digits, places in
      guard places < 0 else { return digits.moveUp(by: places, in: context) }
      _ = digits.dropDigits(-places)
      return true
    }
  }

  public static func rotate(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    moved(x, by: y, in: context) { digits, places, limit in
      let left = places < 0 ? places + limit : places
      let (leaving, staying) = digits.quotientAndRemainder(
        dividingBy: powersOfTen[limit - left])
      return staying * powersOfTen[left] + leaving
    } limbs: { digits, places in
      let left = places < 0 ? places + context.precision : places
      let leaving = digits.cut(above: context.precision - left)
      guard digits.moveUp(by: left, in: context) else { return false }
      digits.add(leaving)
      return true
    }
  }

  /// Moves the last precision digits of the coefficient by `y` places; the exponent is unchanged.
  ///
  /// `words` computes the digits for a precision of at most 38. `limbs` computes longer digits in
  /// place and returns whether the result has at most ``maximumDigits`` digits.
  private static func moved(
    _ x: BigDecimal, by y: BigDecimal, in context: ArithmeticContext,
    words: (_ digits: UInt128, _ places: Int, _ precision: Int) -> UInt128,
    limbs: (_ digits: inout Natural, _ places: Int) -> Bool
  ) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    let storage = x.storage.joined(y.storage)
    guard let places = y.count(atMost: context.precision) else { return invalid(storage) }
    if x.isInfinite { return Outcome(x) }
    if storage == .smallest, let digits = x.words, context.precision <= UInt128.inlineDigits {
      let kept = digits % powersOfTen[context.precision]
      return Outcome(
        BigDecimal(
          isNegative: x.isNegative, inline: words(kept, places, context.precision),
          exponent: x.exponent))
    }
    var digits = x.natural
    _ = digits.cut(above: context.precision)
    guard limbs(&digits, places) else { return insufficientStorage(storage) }
    let count = digits.digitCount
    return Outcome(
      digits.value(
        isNegative: x.isNegative, exponent: x.exponent, digitCount: count, appendingZeros: 0,
        storage: storage))
  }
}

extension Natural {
  /// Keeps the last `place` digits and returns the number formed by the digits above them.
  ///
  /// If the number has at most `place` digits, no power of ten is computed.
  fileprivate mutating func cut(above place: Int) -> Natural {
    if place >= digitCount { return Natural(0) }
    var low = divide(by: Natural(powerOfTen: place))
    swap(&self, &low)
    return low
  }

  /// Moves the digits up within the precision; digits beyond the precision are dropped.
  ///
  /// No zeros are appended to 0, so shifting 0 in a large precision takes no time.
  ///
  /// - Returns: whether the result has at most `BigDecimal.maximumDigits` digits.
  fileprivate mutating func moveUp(by places: Int, in context: ArithmeticContext) -> Bool {
    _ = cut(above: context.precision - places)
    if !isZero && digitCount + places > BigDecimal.maximumDigits { return false }
    appendZeros(places)
    return true
  }
}
