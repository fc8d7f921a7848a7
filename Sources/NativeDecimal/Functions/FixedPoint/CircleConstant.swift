/// π to any width, computed from a series.
package enum CircleConstant {
  /// Sets `result` to π, cut below, by Machin's formula π = 16 · arctan 1/5 − 4 · arctan 1/239.
  ///
  /// The terms of arctan 1/q = 1/q − 1/(3q³) + 1/(5q⁵) − … are added to two sums by their signs.
  ///
  /// Error, in ulps: the powers and the terms are floors of the exact values, because ⌊⌊a ÷ b⌋ ÷ c⌋
  /// = ⌊a ÷ (b · c)⌋. So each of K terms, in one of the sums, is low by less than 1. The omitted
  /// terms together are less than 2. The factors 16 and 4 multiply these errors. The difference of
  /// the sums is within the total error in either direction; subtracting the total error makes the
  /// difference a lower bound of π.
  ///
  /// - Returns: a bound of π − `result` in ulps.
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

  /// Adds the terms times `factor`: even terms to the first sum, odd terms to the second.
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
