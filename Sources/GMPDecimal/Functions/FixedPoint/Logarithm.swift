/// ln m for m near 1, in binary fixed point.
///
/// Source: Brent and Zimmermann, Modern Computer Arithmetic, sections 4.2.5 (Newton's method and
/// its relatives of higher order) and 4.4.2.
enum Logarithm {
  /// The largest number of places for which word arithmetic suffices.
  private static let wordPlaces = 50

  /// Returns ln m for 0.3 ≤ m ≤ 3.2 with an error of at most 4 ulps.
  ///
  /// Let y be ln m with a fifth of the places, and ρ = m ÷ e^y. Then ln m = y + ln ρ. With
  /// δ = (ρ − 1)/(ρ + 1), ln ρ = 2 atanh δ = 2δ + 2δ³/3 + …. So each step multiplies the number of
  /// places by five:
  ///
  /// - |ln ρ| is at most 4 ulps of y, plus the change of ln m by cutting m to its places, less than
  ///   1/0.3 < 4 ulps. So |δ| < 4 · 2^−p with p ≥ places/5 + 12, and the omitted terms are below
  ///   δ⁵/2 < 2⁹ · 2^−(places + 60).
  /// - The error of e^|y| is 2 ulps. δ takes one multiplication and one division by a divisor above
  ///   1.8, so the error of δ is at most 5 ulps. 2δ has an error of 10 ulps of the 4 additional
  ///   bits. 2δ³/3 and the final cut add 3. The sum is less than 1 ulp, and the cut adds 1.
  static func value<Check: WorkCheck>(
    of m: borrowing Integer, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    if places <= wordPlaces { return Integer(inWords(of: m, places: places)) }
    let coarse = places / 5 + 12
    var low = Integer()
    low.setShiftedRight(m, places - coarse)
    var y = try value(of: low, places: coarse, check)
    let inner = places + 4
    y.shiftLeft(inner - coarse)
    var magnitude = Integer(copying: y)
    magnitude.makeMagnitude()
    var exponential = try Exponential.value(of: magnitude, places: inner, check)
    // ρ is m ÷ e^|y| or m · e^|y|. In the first case δ = (m − e^y)/(m + e^y).
    var ratio = Integer(copying: m)
    ratio.shiftLeft(inner - places)
    if y.isNegative {
      try check.check()
      ratio.multiply(by: exponential)
      ratio.shiftRight(inner)
      exponential = Integer(bit: inner)
    }
    var delta = Integer()
    delta.setDifference(ratio, exponential)
    delta.shiftLeft(inner)
    ratio.add(exponential)
    try check.check()
    delta.divide(by: ratio)
    try check.check()
    // The cube uses only the nonzero bits of δ.
    var cube = Integer(copying: delta)
    cube.square()
    cube.shiftRight(inner)
    try check.check()
    cube.multiply(by: delta)
    cube.shiftRight(inner)
    cube.multiply(by: 2)
    cube.divide(by: 3)
    y.add(cube)
    delta.multiply(by: 2)
    y.add(delta)
    y.shiftRight(inner - places)
    return y
  }

  /// Returns ln m for at most 50 places: 2 atanh((m − 1)/(m + 1)) in words of 62 places.
  ///
  /// (m − 1)/(m + 1) < 0.54 gives fewer than 40 terms, each low by at most 3 ulps of these words.
  /// The sum of the errors is below 2⁸ ulps of these words, a sixteenth of an ulp of the result.
  private static func inWords(of m: borrowing Integer, places: Int) -> Int {
    guard let value = m.asInt else { preconditionFailure("not near 1") }
    let one = 1 << places
    var power = UInt64((UInt128((value - one).magnitude) << 62) / UInt128(value + one))
    func product(_ x: UInt64, _ y: UInt64) -> UInt64 { UInt64((UInt128(x) * UInt128(y)) >> 62) }
    let square = product(power, power)
    var sum: UInt64 = 0
    var index: UInt64 = 1
    while power > 0 {
      sum += power / index
      power = product(power, square)
      index += 2
    }
    let logarithm = Int(sum >> (61 - places))
    return value < one ? -logarithm : logarithm
  }

  /// Returns 2 atanh(x ÷ y) for |z| = |x ÷ y| ≤ 0.54, with an error of at most 2 ulps.
  ///
  /// The series is Σ 2zⁱ ÷ i over odd i. The error of each term is at most 4 ulps of 20 additional
  /// bits, and there are fewer than 2¹⁴ terms.
  static func series<Check: WorkCheck>(
    _ x: borrowing Integer, over y: borrowing Integer, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let inner = places + 20
    var power = Integer(copying: x)
    let isNegative = power.isNegative
    power.makeMagnitude()
    power.shiftLeft(inner)
    try check.check()
    power.divide(by: y)
    try check.check()
    var square = Integer(copying: power)
    square.square()
    square.shiftRight(inner)
    var sum = Integer(copying: power)
    var index = 1
    var term = Integer()
    while true {
      try check.check()
      power.multiply(by: square)
      power.shiftRight(inner)
      if power.isZero { break }
      index += 2
      term.set(power)
      term.divide(by: UInt(index))
      sum.add(term)
    }
    sum.multiply(by: 2)
    sum.shiftRight(inner - places)
    if isNegative { sum.negate() }
    return sum
  }
}
