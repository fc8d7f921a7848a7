import DecimalArithmetic

/// The weights of people who share an amount, as whole numbers.
struct ShareWeights {
  /// A whole number for each person.
  let parts: [UInt128]
  /// The sum of the parts, above 0.
  let sum: UInt128

  /// Creates equal weights.
  ///
  /// - Throws: ``MoneyError/peopleOutOfRange(_:)``.
  init(people: Int) throws(MoneyError) {
    try Self.check(people: people)
    parts = Array(repeating: 1, count: people)
    sum = UInt128(people)
  }

  /// Creates whole weights.
  ///
  /// - Throws: ``MoneyError/noWeight`` if all weights are 0; ``MoneyError/ratioTooLong`` if the sum
  ///   exceeds 128 bits.
  init(whole parts: [UInt128]) throws(MoneyError) {
    var sum: UInt128 = 0
    for part in parts {
      let next = sum.addingReportingOverflow(part)
      if next.overflow { throw .ratioTooLong }
      sum = next.partialValue
    }
    if sum == 0 { throw .noWeight }
    self.parts = parts
    self.sum = sum
  }

  /// Creates weights from ratios of 0 or more, over one denominator and one power of ten.
  ///
  /// - Throws: ``MoneyError/negativeWeight(_:position:)``; ``MoneyError/peopleOutOfRange(_:)``;
  ///   ``MoneyError/noWeight``; ``MoneyError/weightTooLong(position:)`` if the whole numbers in
  ///   proportion to the weights exceed 128 bits.
  init(_ weights: [ExactRatio]) throws(MoneyError) {
    try Self.check(people: weights.count)
    let scale = try WeightScale(weights)
    var parts: [UInt128] = []
    parts.reserveCapacity(weights.count)
    var sum: UInt128 = 0
    for (position, weight) in weights.enumerated() {
      guard let part = scale.whole(weight) else { throw .weightTooLong(position: position) }
      let next = sum.addingReportingOverflow(part)
      if next.overflow { throw .weightTooLong(position: position) }
      sum = next.partialValue
      parts.append(part)
    }
    try self.init(whole: parts)
  }

  static func check(people: Int) throws(MoneyError) {
    if people < 1 || people > MoneyLimits.people { throw .peopleOutOfRange(people) }
  }
}

/// The common denominator and the smallest power of ten of all weights.
private struct WeightScale {
  private var denominator: UInt128 = 1
  private var exponent: Int?

  init(_ weights: [ExactRatio]) throws(MoneyError) {
    for (position, weight) in weights.enumerated() where !weight.isZero {
      if weight.isNegative { throw .negativeWeight(weight, position: position) }
      do throws(MoneyError) {
        denominator = try leastCommonMultiple(denominator, weight.denominator)
      } catch {
        throw .weightTooLong(position: position)
      }
      exponent = min(exponent ?? weight.exponent, weight.exponent)
    }
  }

  /// Returns weight · denominator ÷ 10^exponent, a whole number; `nil` beyond 128 bits.
  func whole(_ weight: ExactRatio) -> UInt128? {
    guard !weight.isZero, let exponent else { return 0 }
    guard let power = powerOfTen(weight.exponent - exponent) else { return nil }
    let first = weight.numerator.multipliedReportingOverflow(by: denominator / weight.denominator)
    let second = first.partialValue.multipliedReportingOverflow(by: power)
    return first.overflow || second.overflow ? nil : second.partialValue
  }
}

/// Returns the least common multiple of two numbers above 0.
///
/// - Throws: ``MoneyError/ratioTooLong`` if the multiple exceeds 128 bits.
func leastCommonMultiple(_ x: UInt128, _ y: UInt128) throws(MoneyError) -> UInt128 {
  let multiple = x.multipliedReportingOverflow(by: y / greatestCommonDivisor(x, y))
  if multiple.overflow { throw .ratioTooLong }
  return multiple.partialValue
}
