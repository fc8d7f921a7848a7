/// π to any width, from a series.
package enum CircleConstant {
  /// Takes π from below by Machin's formula π = 16 · arctan 1/5 − 4 · arctan 1/239.
  ///
  /// The terms of arctan 1/q = 1/q − 1/(3q³) + 1/(5q⁵) − … are added to two sums by their signs.
  ///
  /// Error, in ulps: the powers and the terms are floors of the true ones (flooring twice is flooring
  /// once), so each of K terms costs less than 1, in one of the sums, and those left out together less
  /// than 2; that is multiplied by 16 and by 4. The difference of the sums is then within the error
  /// either way, and less the error from below.
  ///
  /// - Returns: a bound of what is missing.
  package static func write(to result: FixedPoint) -> UInt64 {
    withFixedPoints(3, width: result.width) { row in
      let negative = row[0]
      result.set(0)
      negative.set(0)
      var error = add(
        16, ofArctangentReciprocal: 5, to: (result, negative), power: row[1], term: row[2])
      error += add(
        4, ofArctangentReciprocal: 239, to: (negative, result), power: row[1], term: row[2])
      result.subtract(negative)
      result.subtract(ulps: error)
      return 2 * error
    }
  }

  /// Adds the terms, each times `factor`, to the first sum or, every other one, to the second.
  private static func add(
    _ factor: UInt64, ofArctangentReciprocal q: UInt64, to sums: (FixedPoint, FixedPoint),
    power: FixedPoint, term: FixedPoint
  ) -> UInt64 {
    power.set(1)
    power.divide(by: q)
    var count: UInt64 = 0
    while !power.isZero {
      term.set(power)
      term.divide(by: 2 * count + 1)
      let isEven = count & 1 == 0
      (isEven ? sums.0 : sums.1).add(term, times: factor)
      power.divide(by: q * q)
      count += 1
    }
    return factor * (count + 2)
  }
}
