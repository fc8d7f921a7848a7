extension FixedPoint {
  /// Sets self to artanh z = z + z³/3 + z⁵/5 + … for z ≤ 1/8, cut below; returns an error bound.
  ///
  /// z may be up to 1 ulp below the intended argument: artanh z ≤ intended value <
  /// artanh z + error. The scratch memory is that of ``setProduct(_:_:scratch:)``.
  ///
  /// A block of terms takes one division. With D = 3 · 5 · … the product of the block's divisors,
  /// sum · d + power · D ÷ d extends the numerator by the next divisor d, exactly.
  ///
  /// Error, in ulps: let q = ⌊z²⌋, t₀ = z, tₖ₊₁ = ⌊tₖ · q⌋. As z < 1/8, the exact z² exceeds q by
  /// less than 2z + 1 + 1/2⁶⁴ < 1.3. If the exact power exceeds tₖ by εₖ, then
  /// εₖ₊₁ < εₖ · z² + 1.3 · z + 1, so ε₀ ≤ 1 gives εₖ < 1.3. Divided by 3 or more, this is less
  /// than 1/2 for each of K terms; each division adds 1, and t₀ adds 1. The terms after the first
  /// tₖ = 0 are together below 1.3 · (1 + 1/64 + …) < 1.4. The divisor after K terms is 2 · K + 3.
  package func setArtanh(
    _ z: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    withFixedPoints(3, width: words.count) { row in
      let square = row[0]
      let power = row[1]
      let sum = row[2]
      square.setProduct(z, z, scratch: scratch)
      power.setProduct(z, square, scratch: scratch)
      set(z)
      var divisor: UInt64 = 3
      var blocks: UInt64 = 0
      while !power.isZero {
        sum.words.update(repeating: 0)
        var product: UInt64 = 1
        while !power.isZero {
          let (next, overflow) = product.multipliedReportingOverflow(by: divisor)
          if overflow { break }
          sum.multiply(by: divisor)
          sum.add(power, times: product)
          product = next
          divisor += 2
          power.setProduct(power, square, scratch: scratch)
        }
        sum.divide(by: product)
        add(sum)
        blocks += 1
      }
      return divisor / 4 + blocks + 3
    }
  }

  /// Sets self to eᶻ = 1 + z + z²/2! + … for z < 1/32, cut below; returns an error bound.
  ///
  /// The scratch memory is that of ``setProduct(_:_:scratch:)``.
  ///
  /// A block of terms takes two divisions. From zⁱ/i! on, the powers in the block are not divided;
  /// sum · k + power extends the numerator over D = (i + 1) · … · k, exactly. Then the sum and the
  /// power are divided by D.
  ///
  /// Error, in ulps: if the first power of a block is low by ε ≤ 1.1, the others are low by less
  /// than ε/32 + 1.04 < 1.1. Divided by (i + 1), (i + 1)(i + 2), … the errors total less than
  /// 1.1 · (e − 1) < 1.9. The division adds 1: 3 a block. The next power is low by less than
  /// 1.1/D + 1. The terms after the first power 0 are together below 1.1 · (1/32 + …) < 1.
  package func setExponential(
    _ z: FixedPoint, scratch: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    withFixedPoints(2, width: words.count) { row in
      let power = row[0]
      let sum = row[1]
      power.set(z)
      set(1)
      var factor: UInt64 = 1
      var blocks: UInt64 = 0
      while !power.isZero {
        // `power` is already the power of the block's first term.
        sum.set(power)
        var product = factor
        while true {
          let (next, overflow) = product.multipliedReportingOverflow(by: factor + 1)
          if overflow { break }
          power.setProduct(power, z, scratch: scratch)
          if power.isZero { break }
          factor += 1
          product = next
          sum.multiply(by: factor, adding: power)
        }
        sum.divide(by: product)
        add(sum)
        power.divide(by: product)
        power.setProduct(power, z, scratch: scratch)
        factor += 1
        blocks += 1
      }
      return 3 * blocks + 1
    }
  }

  /// Sets self to e^(±z) for z < 2⁻⁶⁴; returns a bound of the error in either direction.
  ///
  /// The scratch memory is that of ``setProduct(_:_:scratch:)``.
  ///
  /// Each word of fraction takes one term, so Horner's rule 1 ± z/1 · (1 ± z/2 · (1 ± …)) has as
  /// many steps as words. Error, in ulps: the product and the division of the last step each add
  /// less than 1, and every earlier step adds less than 2⁻⁶⁴ of the next step. The omitted terms
  /// are together below 2⁻⁶³.
  package func setExponential(
    ofTiny z: FixedPoint, isNegative: Bool, scratch: UnsafeMutableBufferPointer<UInt64>
  ) -> UInt64 {
    withFixedPoints(1, width: words.count) { row in
      let term = row[0]
      set(1)
      for divisor in stride(from: words.count - 1, through: 1, by: -1) {
        term.setProduct(self, z, scratch: scratch)
        term.divide(by: UInt64(divisor))
        set(1)
        if isNegative { subtract(term) } else { add(term) }
      }
    }
    return 3
  }
}
