/// The exponential e^(±t) of a fixed-point t.
package enum Exponential {
  /// Returns the digits of e^(±t), if they are equal for every argument within `error` ulps of t.
  static func leadingDigits(
    of t: FixedPoint, isNegative: Bool, error: UInt64
  ) -> LeadingDigits? {
    withFixedPoints(1, width: t.width) { row in
      let (tens, bound) = write(to: row[0], t, isNegative: isNegative, error: error)
      guard var digits = LeadingDigits(row[0], error: bound) else { return nil }
      digits.exponent += tens
      return digits
    }
  }

  /// Sets `power` to v with e^(±t) = v · 10^tens; returns `tens` and a bound of the error of v in
  /// ulps.
  ///
  /// The bound holds in either direction, for every argument within `error` ulps of t.
  ///
  /// t = k · ln 10 + r with 0 ≤ r < ln 10 gives e^t = 10ᵏ · e^r and
  /// e^(−t) = 10^(−k−1) · e^(ln 10 − r). Then r is halved m times and e^(r/2ᵐ) squared m times. m =
  /// width + 4, at most 24, balances the length of the series against the squarings.
  ///
  /// Error, in ulps (f = 64 · (width − 1) bits of fraction):
  /// - r: the error of t, and less than 1 each for k · ln 10, for another ln 10 and for ln 10 − r.
  /// - r/2ᵐ: less than (error + 3)/2ᵐ + 1, which changes the power by less than 1.05 times as much.
  /// - the power v ≥ 1: this change and the series' own error together are δ; the relative error is
  ///   at most δ · 2^−f.
  /// - squaring doubles a relative error ρ and adds ρ² and a cut of at most 2^−f. With ρ < 2⁻⁴⁰ the
  ///   m squarings give less than 2ᵐ · (δ + 1) · (1 + 2⁻³⁰) · 2^−f < 2ᵐ · (δ + 2) · 2^−f.
  /// - t < 2⁻⁶⁴ needs no halving: its series has one term for each word, and its power is
  ///   10 · e^(−t) · 10⁻¹.
  package static func write(
    to power: FixedPoint, _ t: FixedPoint, isNegative: Bool, error: UInt64
  ) -> (tens: Int, error: UInt64) {
    let width = t.width
    let halvings = min(width + 4, 24)
    return withFixedPoints(2, width: width) { row in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width) { scratch in
        if t.integerPart == 0 && t.words[width - 2] == 0 {
          let bound =
            error + error / 16 + 1
            + power.setExponential(ofTiny: t, isNegative: isNegative, scratch: scratch)
          if !isNegative { return (0, bound) }
          power.multiply(by: 10)
          return (-1, 10 * bound)
        }
        let rest = row[0]
        let logarithm = row[1]
        var tens = reduce(t, to: rest, logarithm: logarithm)
        if isNegative {
          logarithm.subtract(rest)
          rest.set(logarithm)
          tens = -tens - 1
        }
        rest.shiftRight(halvings)
        var bound = (error + 3) >> UInt64(halvings) + 2
        bound += bound / 16 + 1
        bound += power.setExponential(rest, scratch: scratch)
        for _ in 0..<halvings { power.setProduct(power, power, scratch: scratch) }
        return (tens, (power.integerPart + 1) * (bound + 2) << UInt64(halvings))
      }
    }
  }

  /// Sets `rest` to t − k · ln 10 and `logarithm` to ln 10; returns k.
  private static func reduce(
    _ t: FixedPoint, to rest: FixedPoint, logarithm: FixedPoint
  ) -> Int {
    let width = t.width
    return withFixedPoints(2, width: width + 1) { row in
      let exactLogarithm = row[0]
      let multiple = row[1]
      let product = FixedPoint(UnsafeMutableBufferPointer(rebasing: multiple.words.dropFirst()))
      // One word more than t compensates for the factor: the product's error is less than 1 ulp of
      // t.
      _ = PrimeLogarithm.ten.write(to: exactLogarithm)
      logarithm.set(exactLogarithm)
      // The quotient of the first words is exact, or 1 too small or too large.
      let first = UInt128(t.integerPart) << 64 | UInt128(t.words[width - 2])
      let divisor = UInt128(logarithm.integerPart) << 64 | UInt128(logarithm.words[width - 2])
      var tens = first / divisor
      rest.set(t)
      while true {
        multiple.set(exactLogarithm)
        multiple.multiply(by: UInt64(truncatingIfNeeded: tens))
        if !(t < product) { break }
        tens -= 1
      }
      rest.subtract(product)
      if !(rest < logarithm) {
        rest.subtract(logarithm)
        tens += 1
      }
      return Int(truncatingIfNeeded: tens)
    }
  }
}
