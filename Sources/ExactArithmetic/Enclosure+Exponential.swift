import BigInt

extension Enclosure {
  /// eˣ as an enclosure of a number between 10^−1.1 and 10^1.1 and the power of ten beside it.
  ///
  /// With k = x ÷ ln 10 cut to an integer, eˣ = e^(x − k·ln 10) · 10^k.
  ///
  /// - Returns: `nil` if x is not known well enough to say k.
  func exponential() -> (significand: Enclosure, exponent: Int)? {
    let logarithm = Self.logarithmOfTen(scale: scale)
    guard let count = Int(exactly: lower / logarithm.lower) else { return nil }
    let rest = self - logarithm * count
    // |lower − k·ln 10| < ln 10 = 2.30…, and a little more for the width of both.
    guard rest.lower > BigInt(-3) << scale, rest.upper < BigInt(3) << scale else { return nil }
    return (rest.exponentialSeries(), count)
  }

  /// eˣ for |x| < 4: the series of e^(x/2^h), squared h times.
  ///
  /// The argument t of the series has |t| < 2^(2−h) ≤ 2^−6. The loop ends at a term of at most one
  /// unit; each later term is smaller than the one before by a factor of 2^−6 or less, so all of them
  /// together are less than one unit.
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
