extension FixedPoint {
  /// Takes artanh z = z + z³/3 + z⁵/5 + … from below, for z ≤ 1/8, and returns a bound of the error.
  ///
  /// z may be up to 1 ulp below the argument that is meant: artanh z ≤ meant value < artanh z + error.
  ///
  /// Error, in ulps: let q = ⌊z²⌋, t₀ = z, tₖ₊₁ = ⌊tₖ · q⌋. With z < 1/8 the true z² exceeds q by
  /// less than 2z + 1 + 1/2⁶⁴ < 1.3. If zᵏ-th power exceeds tₖ by εₖ, then
  /// εₖ₊₁ < εₖ · z² + 1.3 · z + 1, so ε₀ ≤ 1 gives εₖ < 1.3. Dividing by 2k + 1 costs less than 1 more:
  /// 2.3 a term. The terms after the first tₖ = 0 are together below 1.3 · (1 + 1/64 + …) < 1.4.
  /// So K terms cost less than 3 · K + 2.
  package func setArtanh(
    _ z: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    withFixedPoints(3, width: words.count) { row in
      let square = row[0]
      let power = row[1]
      let term = row[2]
      square.setProduct(z, z, scratch: scratch)
      power.set(z)
      set(z)
      var divisor: UInt64 = 1
      while true {
        power.setProduct(power, square, scratch: scratch)
        if power.isZero { break }
        divisor += 2
        term.set(power)
        term.divide(by: divisor)
        add(term)
      }
      return 3 * (divisor / 2 + 1) + 2
    }
  }

  /// Takes eᶻ = 1 + z + z²/2! + … from below, for z < 1/32, and returns a bound of the error.
  ///
  /// Error, in ulps: t₁ = z is exact, tₖ = ⌊⌊tₖ₋₁ · z⌋ ÷ k⌋. If zᵏ/k! exceeds tₖ by εₖ, then
  /// εₖ < (εₖ₋₁ · z + 1) ÷ k + 1 < 2 from ε₁ = 0. The terms after the first tₖ = 0 are together below
  /// 2 · (1 + 1/32 + …) < 3. So K terms cost less than 2 · K + 3.
  package func setExponential(
    _ z: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    withFixedPoints(1, width: words.count) { row in
      let term = row[0]
      term.set(z)
      set(1)
      add(z)
      var k: UInt64 = 1
      while true {
        k += 1
        term.setProduct(term, z, scratch: scratch)
        term.divide(by: k)
        if term.isZero { break }
        add(term)
      }
      return 2 * k + 3
    }
  }
}
