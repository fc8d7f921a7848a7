import BigInt

extension Enclosure {
  /// Returns eˣ as an enclosure of a number between 10^−1.1 and 10^1.1, and a power of ten.
  ///
  /// With k = x ÷ ln 10 cut to an integer, eˣ = e^(x − k·ln 10) · 10^k.
  ///
  /// - Returns: `nil` if the enclosure of x is too wide to determine k.
  func exponential() -> (significand: Enclosure, exponent: Int)? {
    let logarithm = Self.logarithmOfTen(scale: scale)
    guard let count = Int(exactly: lower / logarithm.lower) else { return nil }
    let rest = self - logarithm * count
    // |lower − k·ln 10| < ln 10 = 2.30…; the bound 3 allows for the width of both enclosures.
    guard rest.lower > BigInt(-3) << scale, rest.upper < BigInt(3) << scale else { return nil }
    return (rest.exponentialSeries(), count)
  }

  /// Returns eˣ for |x| < 4: the series of e^(x/2^h), squared h times.
  ///
  /// The argument t of the series has |t| < 2^(2−h) ≤ 2^−6. The loop ends at a term of at most one
  /// unit. Each later term is smaller than the previous one by a factor of 2^−6 or less, so all
  /// later terms together are less than one unit.
  private func exponentialSeries() -> Enclosure {
    let halvings = 8 + min(scale / 128, 56)
    let argument = halved(times: halvings)
    var term = Enclosure(1, scale: scale)
    var sum = term
    var index = 1
    while !term.isWithinOneUnit {
      term = term * argument / index
      sum = sum + term
      index += 1
    }
    sum = sum.widened
    for _ in 0..<halvings { sum = sum * sum }
    return sum
  }
}
