/// e^h for a small h of very many bits, by the bit-burst algorithm.
///
/// The time is quasi-linear in the number of bits. h is cut into chunks of doubling length, h = Σ
/// p_j ÷ 2^b_j, and e^h is the product of the factors e^(p_j ÷ 2^b_j). The series of each factor is
/// summed exactly by binary splitting. A later, longer chunk is smaller in value and needs fewer
/// terms.
///
/// Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.9.2; Brent (1976).
enum ExponentialBurst {
  /// The number of halvings of the argument before the algorithm.
  static let halvings = 16
  /// The number of bits of h below the point in the first chunk.
  private static let firstChunk = 64

  /// Returns e^h for h < 2.5 ÷ 2¹⁶ with an error below 100 ulps.
  ///
  /// The omitted terms of a series and the division leave an error of at most 2 ulps in a factor.
  /// The cut of a product adds 1 ulp. There are at most log₂(places ÷ 64) + 2 chunks; 30 chunks
  /// would need 2³⁴ places.
  static func value<Check: WorkCheck>(
    of h: borrowing Integer, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    var product = Integer(bit: places)
    var start = halvings - 2
    var end = firstChunk
    var remaining = Integer(copying: h)
    while !remaining.isZero {
      let bits = Swift.min(end, places)
      var chunk = Integer(copying: remaining)
      chunk.shiftRight(places - bits)
      remaining.keepLowBits(places - bits)
      if !chunk.isZero {
        var factor = try factor(chunk, bits: bits, smallness: start, places: places, check)
        try check.check()
        factor.multiply(by: product)
        factor.shiftRight(places)
        product.set(factor)
      }
      start = end
      end *= 2
    }
    return product
  }

  /// Returns e^(chunk ÷ 2^bits), too small by at most 2 ulps.
  ///
  /// - Precondition: chunk ÷ 2^bits < 2^−smallness.
  private static func factor<Check: WorkCheck>(
    _ chunk: borrowing Integer, bits: Int, smallness: Int, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    // Removes the trailing zero bits of the chunk, which would only lengthen the sums.
    var numerator = Integer(copying: chunk)
    let zeros = numerator.trailingZeroBitCount
    numerator.shiftRight(zeros)
    let bits = bits - zeros
    let count = termCount(places: places, smallness: smallness)
    let series = try SplitSeries(from: 1, to: count + 1, numerator, bits: bits, check)
    return try series.value(places: places, impliedBits: bits * count, check)
  }

  /// Returns a number of terms hⁿ ÷ n!, n ≥ 1, after which the omitted terms are below 1 ulp.
  private static func termCount(places: Int, smallness: Int) -> Int {
    var total = 0
    var count = 0
    while total <= places + 1 {
      count += 1
      total += smallness + (Int.bitWidth - 1 - count.leadingZeroBitCount)
    }
    return count
  }
}
