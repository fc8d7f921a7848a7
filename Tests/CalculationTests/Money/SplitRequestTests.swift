import Metryvo
import Testing

@Suite struct SplitRequestTests {
  private func shares(_ total: String, _ rule: SplitRule) throws -> MoneyShares {
    try SplitRequest(total: MoneySamples.amount(total), rule).answer().shares
  }

  private func weights(_ text: String) throws -> SplitRule {
    .weights(try text.split(separator: " ").map { try MoneySamples.ratio(String($0)) })
  }

  @Test func tiesGoToTheFirst() throws {
    let even = try shares("10", .evenly(people: 3))
    #expect(even.amounts == (try MoneySamples.amounts("3.34 3.33 3.33")))
    #expect(even.oddParts == [0])
    let few = try shares("0.02", .evenly(people: 3))
    #expect(few.amounts == (try MoneySamples.amounts("0.01 0.01 0.00")))
    let whole = try shares("9", .evenly(people: 3))
    #expect(whole.oddParts.isEmpty)
  }

  /// 10.00 in the ratio 1 : 1 : 4 has two odd parts and three equal remainders.
  ///
  /// 1.00 in the ratio 1 : 2 : 4 is 0.1428…, 0.2857…, 0.5714…: the remainders are 2⁄7, 4⁄7 and 1⁄7
  /// of a smallest part.
  @Test func theLargestRemaindersHaveTheOddParts() throws {
    let equal = try shares("10", weights("1 1 4"))
    #expect(equal.amounts == (try MoneySamples.amounts("1.67 1.67 6.66")))
    let other = try shares("1", weights("1 2 4"))
    #expect(other.amounts == (try MoneySamples.amounts("0.14 0.29 0.57")))
    #expect(other.oddParts == [1])
  }

  @Test func weightsAreAnyRatios() throws {
    let halves = try shares("9", weights("1/2 1/4 3/4"))
    #expect(halves.amounts == (try MoneySamples.amounts("3.00 1.50 4.50")))
    let thirds = try shares("10", weights("1/3 1/6 0.5"))
    #expect(thirds.amounts == (try MoneySamples.amounts("3.33 1.67 5.00")))
    let nothing = try shares("0.05", weights("0 1 0 1"))
    #expect(nothing.amounts == (try MoneySamples.amounts("0.00 0.03 0.00 0.02")))
  }

  /// 10.00 ÷ 3 is 3.333….
  ///
  /// Rounded up to steps of 0.05, a share is 3.35, and three shares are 10.05. Rounded down, a
  /// share is 3.30, and three shares are 9.90.
  @Test func roundedSharesStateTheirDifference() throws {
    var request = SplitRequest(
      total: try MoneySamples.amount("10"), .evenly(people: 3),
      rounding: try MoneySamples.rounding("0.05", .up))
    let up = try request.answer()
    #expect(up.shares.amounts == (try MoneySamples.amounts("3.35 3.35 3.35")))
    #expect(up.shares.sum.description == "10.05")
    #expect(up.shares.difference.description == "0.05")
    #expect(
      up.steps.map(\.english) == [
        "the 3 shares of 10.00, each rounded to 0.05, up, add up to 10.05",
        "the shares exceed the total by 0.05",
      ])
    request.rounding = try MoneySamples.rounding("0.05", .down)
    let down = try request.answer()
    #expect(down.shares.difference.description == "-0.10")
    #expect(down.steps.last?.english == "the shares are 0.10 short of the total")
    request.total = try MoneySamples.amount("10.05")
    #expect(try request.answer().shares.difference.isZero)
    #expect(try request.answer().steps.count == 1)
  }

  /// The shares sum to the total.
  ///
  /// Each share differs from its exact value by less than one part: upward if the share has an odd
  /// part, else downward.
  @Test func sharesAddUpAndDifferByLessThanOnePart() throws {
    var generator = MoneyGenerator(seed: 2_029)
    for round in 0..<400 {
      let total = generator.minorUnits()
      let count = generator.number(1...(round % 10 == 0 ? 300 : 12))
      let weights = (0..<count).map { UInt128(generator.number(0...999)) + ($0 == 0 ? 1 : 0) }
      let shares = try SplitRequest(
        total: MoneyAmount(minorUnits: total, decimals: 2),
        .weights(weights.compactMap { ExactRatio($0, over: 7, exponent: -1) })
      ).answer().shares
      let sum = Int128(weights.reduce(0, +))
      var failures: [Int] = []
      for (position, amount) in shares.amounts.enumerated() {
        // |share − total · weight ÷ sum| < 1, without a division.
        let error = amount.minorUnits * sum - total * Int128(weights[position])
        let isOdd = shares.oddParts.contains(position)
        if !(isOdd ? 0 < error && error < sum : -sum < error && error <= 0) {
          failures.append(position)
        }
      }
      #expect(failures.isEmpty)
      #expect(shares.amounts.reduce(0) { $0 + $1.minorUnits } == total)
    }
  }

  /// With a total of 99 bits and weights of 103 bits, share · sum and total · weight differ by less
  /// than the sum.
  @Test func productsOf256BitsAreExact() throws {
    var generator = MoneyGenerator(seed: 128)
    for _ in 0..<2_000 {
      let total = UInt128(generator.next()) << 35 | UInt128(generator.next() >> 29)
      let weights = (0..<2).map { _ in
        UInt128(generator.next() >> 1) << 40 | UInt128(generator.next() >> 24) | 1
      }
      let sum = weights[0] + weights[1]
      let request = SplitRequest(
        total: try MoneyAmount(minorUnits: Int128(total), decimals: 2),
        .weights(weights.compactMap { ExactRatio($0) }))
      let shares = try request.answer().shares
      for (amount, weight) in zip(shares.amounts, weights) {
        let taken = amount.minorUnits.magnitude.multipliedFullWidth(by: sum)
        let exact = total.multipliedFullWidth(by: weight)
        let isMore = (taken.high, taken.low) > (exact.high, exact.low)
        let (larger, smaller) = isMore ? (taken, exact) : (exact, taken)
        // The high halves must cancel, so that the difference of the products has 128 bits.
        let low = larger.low.subtractingReportingOverflow(smaller.low)
        #expect(larger.high - smaller.high == (low.overflow ? 1 : 0))
        #expect(low.partialValue < sum)
      }
    }
  }

  @Test func tenThousandPeopleShareALargeTotal() throws {
    let total = try MoneyAmount(minorUnits: MoneyLimits.minorUnits - 1, decimals: 4)
    let even = try SplitRequest(total: total, .evenly(people: 10_000)).answer()
    #expect(even.shares.oddParts == Array(0..<9_999))
    #expect(even.shares.amounts.reduce(0) { $0 + $1.minorUnits } == total.minorUnits)
    let weights = (1...10_000).compactMap { ExactRatio(UInt128($0) * 1_000_000_007 + 1) }
    let weighted = try SplitRequest(total: total, .weights(weights)).answer()
    #expect(weighted.shares.amounts.reduce(0) { $0 + $1.minorUnits } == total.minorUnits)
    #expect((weighted.steps.last?.english.utf8.count ?? 0) < 400)
  }

  @Test func badSplitsAreErrors() throws {
    #expect(throws: MoneyError.peopleOutOfRange(0)) { try shares("1", .evenly(people: 0)) }
    #expect(throws: MoneyError.peopleOutOfRange(10_001)) {
      try shares("1", .evenly(people: 10_001))
    }
    #expect(throws: MoneyError.peopleOutOfRange(0)) { try shares("1", .weights([])) }
    #expect(throws: MoneyError.noWeight) { try shares("1", weights("0 0")) }
    #expect(throws: MoneyError.negativeWeight(try MoneySamples.ratio("-2"), position: 1)) {
      try shares("1", weights("1 -2"))
    }
    #expect(throws: MoneyError.negativeAmount(try MoneySamples.amount("-1"), .total)) {
      try shares("-1", .evenly(people: 1))
    }
    for (text, position) in [
      ("1e30 1e-30", 0), ("1e-30 1e30", 1),
      ("1/999999999999989 1/999999999999947 1/999999999999911", 2),
      ("1/7 1e38 1e38", 1),
    ] {
      #expect(throws: MoneyError.weightTooLong(position: position), "\(text)") {
        try shares("1", weights(text))
      }
    }
    let wide = try MoneyRounding(toDecimals: 3)
    let request = SplitRequest(
      total: try MoneySamples.amount("1"), .evenly(people: 2), rounding: wide)
    #expect(throws: MoneyError.decimalsDiffer(2, 3)) { try request.answer() }
    let huge = SplitRequest(
      total: try MoneySamples.amount("1"), .evenly(people: 2),
      rounding: try MoneySamples.rounding("1e28", .up))
    #expect(throws: MoneyError.amountTooLarge) { try huge.answer() }
  }
}
