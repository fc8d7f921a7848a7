import DecimalArithmetic

/// The signs of two terms, `true` for minus; `upper` is the term with the larger exponent.
struct Signs {
  let upper: Bool
  let lower: Bool

  var areEqual: Bool { upper == lower }

  /// Returns whether a sum that is exactly 0 is negative.
  ///
  /// Two terms of one sign keep the sign. For opposite signs only rounding to floor gives −0.
  func ofZero(_ rounding: Rounding) -> Bool {
    #if SeededFaults
    if let wrong = faultySignOfZero { return wrong }
    #endif
    return areEqual ? upper : rounding.context.rounding == .floor
  }
}

/// Two finite numbers aligned to equal exponents, with only the zeros that rounding needs.
struct Alignment {
  /// The exponent of the sum before it is rounded.
  let exponent: Int
  /// The number of zeros appended to the number with the larger exponent.
  let zeros: Int
  /// Whether ±10^exponent (or 0) replaces the term with the smaller exponent, which is too small to
  /// change more than the rounding.
  let lowerIsFar: Bool
  let upperDigits: Int
  let lowerDigits: Int

  init(upper: BigDecimal, lower: BigDecimal, precision: Int) {
    upperDigits = upper.coefficientDigits
    lowerDigits = lower.coefficientDigits
    if upper.hasZeroCoefficient {
      (exponent, zeros, lowerIsFar) = (lower.exponent, 0, false)
      return
    }
    // Zeros extend the upper number down to `floor`, to at least precision + 2 digits. A
    // subtraction removes at most one of these digits. Digits below `floor` decide the rounding
    // only by whether they are all 0.
    #if SeededFaults
    let floor = Self.faultyFloor(upper.exponent, digits: upperDigits, precision: precision)
    #else
    let floor = upper.exponent - 1 - max(0, precision + 1 - upperDigits)
    #endif
    lowerIsFar = lower.adjustedExponent < floor
    exponent = lowerIsFar ? floor : lower.exponent
    zeros = upper.exponent - exponent
  }
}

extension Alignment {
  /// Returns the rounded sum, computed exactly in words; `nil` if the exact sum may exceed words.
  func inlineSum(
    _ upper: UInt128, _ lower: UInt128, _ signs: Signs, _ rounding: Rounding
  ) -> Outcome<BigDecimal>? {
    #if SeededFaults
    if losesFarOperand && lower != 0 { return inlineSum(upper, 0, signs, rounding) }
    #endif
    let lower = lowerIsFar && lower != 0 ? 1 : lower
    let digits = upperDigits + zeros
    if digits <= UInt128.inlineDigits {
      return BigDecimal.inlineSum(
        upper * powersOfTen[zeros], lower, signs, exponent: exponent, rounding)
    }
    if rounding.context.precision > BigDecimal.widePrecision || digits > UInt256.digits {
      return nil
    }
    let aligned = UInt256(upper).appendingZeros(zeros)
    // The upper number has more than 38 digits, the lower at most 38: the upper is larger.
    let total = signs.areEqual ? aligned + UInt256(lower) : aligned - UInt256(lower)
    return rounding.roundWide(isNegative: signs.upper, total, exponent: exponent)
  }

  /// Returns the rounded sum, computed exactly in limbs.
  func limbSum(
    _ upper: BigDecimal, _ lower: BigDecimal, _ signs: Signs, _ rounding: Rounding,
    _ destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    if max(upperDigits + zeros, lowerIsFar ? 1 : lowerDigits) >= BigDecimal.intermediateDigits {
      return BigDecimal.insufficientStorage(rounding.storage)
    }
    let room =
      max(upper.limbCount + Natural.limbs(forDigits: zeros), lower.limbCount) + 2
    return Natural.inScratch(room, destination) { number in
      var total = number
      upper.withLimbs { total.assign($0) }
      total.appendZeros(zeros)
      let isNegative =
        lowerIsFar
        ? BigDecimal(isNegative: false, inline: lower.hasZeroCoefficient ? 0 : 1, exponent: 0)
          .withLimbs { add($0, to: &total, signs, rounding) }
        : lower.withLimbs { add($0, to: &total, signs, rounding) }
      return rounding.round(isNegative: isNegative, total, exponent: exponent)
    }
  }

  /// Adds or subtracts the lower number and returns whether the sum is negative.
  private func add(
    _ lower: UnsafeBufferPointer<UInt>, to total: inout Natural, _ signs: Signs,
    _ rounding: Rounding
  ) -> Bool {
    if signs.areEqual {
      total.add(lower)
    } else if total.compared(with: lower) > 0 {
      total.subtract(lower)
    } else {
      total.subtract(from: lower)
      return total.isZero ? signs.ofZero(rounding) : signs.lower
    }
    return signs.upper
  }
}
