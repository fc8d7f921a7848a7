/// e^h for a small h by the series of sinh, which has half the terms of the series of exp.
///
/// With u = h² the sum S = Σ uʲ ÷ (2j + 1)! is computed in blocks of m terms. The powers u … u^m
/// are computed once; each block takes one multiplication by u^m. All other steps are divisions by
/// a word.
///
/// Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.4.3 (Smith's method).
enum ExponentialSeries {
  /// Returns the number of halvings of the argument, which balances squarings against terms.
  static func halvings(_ places: Int) -> Int {
    // Measured: the optimum is near the square root of the number of bits.
    let root = Int(Double(places).squareRoot())
    return Swift.max(4, root * 2 / 5)
  }

  /// Returns e^h for h < 2.5 ÷ 2^halvings, halvings ≥ 4, with an error below 100 ulps.
  ///
  /// Every step rounds down. The powers of u are low by at most 3 ulps, because u < 1/32 damps the
  /// errors of their factors. Adding a power and dividing by a word make a partial sum low by at
  /// most 5 ulps. The product of the next block and u^m is low by at most 5 ulps too. With the last
  /// division the error of S is at most 8 ulps, and the omitted terms add 1. So for h < 1/6 the
  /// error of sinh h = h · S is at most 3 ulps, the error of cosh h = √(1 + sinh²h) is at most 4,
  /// and the error of the sum of sinh h and cosh h is at most 7.
  static func value<Check: WorkCheck>(
    of h: borrowing Integer, places: Int, halvings: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    var u = Integer(copying: h)
    u.square()
    u.shiftRight(places)
    let count = termCount(places: places, smallness: places - u.bitCount)
    let blockLength = Swift.max(1, Int(Double(count).squareRoot() * 0.8))
    var powers = Powers(count: blockLength, places: places)
    try powers.fill(u, check)
    var sum = try series(count: count, powers, places: places, check)
    try check.check()
    sum.multiply(by: h)
    sum.shiftRight(places)
    var cosine = Integer(copying: sum)
    try check.check()
    cosine.square()
    cosine.add(Integer(bit: 2 * places))
    try check.check()
    cosine.takeSquareRoot()
    sum.add(cosine)
    return sum
  }

  /// Returns the number of terms that are summed, for u < 2^−smallness.
  ///
  /// The first omitted term is below 2^−(places + 1).
  private static func termCount(places: Int, smallness: Int) -> Int {
    var bits = 0
    var count = 1
    while bits <= places {
      // The second summand is ⌊log₂((2j)(2j + 1))⌋ with j = count, the factor between two terms.
      bits += smallness + (Int.bitWidth - 1 - (2 * count * (2 * count + 1)).leadingZeroBitCount)
      count += 1
    }
    return count
  }

  /// Returns Σ uʲ ÷ (2j + 1)! for j < count, summed from the last term to the first.
  ///
  /// The sum of a block is later multiplied by a power of u. So the sum has only the places that
  /// the product needs.
  private static func series<Check: WorkCheck>(
    count: Int, _ powers: borrowing Powers, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let length = powers.count
    var sum = Integer()
    var term = Integer()
    var block = (count - 1) / length
    var kept = powers.places(ofBlock: block)
    var index = count - 1
    while true {
      let position = index % length
      if position == 0 {
        sum.add(Integer(bit: kept))
      } else {
        powers.read(position, places: kept, into: &term)
        sum.add(term)
      }
      if index == 0 { return sum }
      sum.divide(by: UInt(2 * index * (2 * index + 1)))
      if position == 0 {
        try check.check()
        block -= 1
        let next = powers.places(ofBlock: block)
        powers.read(length, places: next, into: &term)
        sum.multiply(by: term)
        sum.shiftRight(kept)
        kept = next
      }
      index -= 1
    }
  }
}

extension ExponentialSeries {
  /// The powers u, u², … u^count in fixed point.
  fileprivate struct Powers: ~Copyable {
    let count: Int
    private let places: Int
    /// The number of leading zero bits of u^count below the point.
    private var smallness = 0
    private let values: UnsafeMutablePointer<Integer>

    init(count: Int, places: Int) {
      self.count = count
      self.places = places
      values = UnsafeMutablePointer<Integer>.allocate(capacity: count)
      for index in 0..<count { (values + index).initialize(to: Integer()) }
    }

    mutating func fill<Check: WorkCheck>(
      _ u: borrowing Integer, _ check: Check
    ) throws(Check.Interruption) {
      // Replaces the whole element: the compiler generates wrong code for ThreadSanitizer if the
      // element is changed in place through this pointer.
      values[0] = Integer(copying: u)
      for exponent in 2..<Swift.max(2, count + 1) {
        try check.check()
        let half = exponent / 2
        var power = Integer()
        power.setProduct(values[half - 1], values[exponent - half - 1])
        power.shiftRight(places)
        values[exponent - 1] = power
      }
      smallness = Swift.max(0, places - values[count - 1].bitCount)
    }

    deinit {
      values.deinitialize(count: count)
      values.deallocate()
    }

    /// Returns the places for the sum of a block: the places that remain after the multiplication
    /// by u^(count · block), plus 8 bits.
    func places(ofBlock block: Int) -> Int {
      Swift.min(places, Swift.max(0, places - block * smallness) + 8)
    }

    func read(_ exponent: Int, places wanted: Int, into term: inout Integer) {
      term.setShiftedRight(values[exponent - 1], places - wanted)
    }
  }
}
