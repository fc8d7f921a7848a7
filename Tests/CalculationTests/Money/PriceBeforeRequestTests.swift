import Metryvo
import Testing

@Suite struct PriceBeforeRequestTests {
  private func request(_ price: String, _ percents: String...) throws -> PriceBeforeRequest {
    PriceBeforeRequest(
      reducedPrice: try MoneySamples.amount(price),
      try percents.map { .percent(try MoneySamples.ratio($0)) })
  }

  @Test func thePriceBeforeIsExact() throws {
    let answer = try request("80", "20").answer()
    #expect(answer.price.description == "100.00")
    #expect(answer.isExact && answer.givesReducedPrice)
    #expect(answer.steps.map(\.english) == ["80.00 was 100.00 before 20 % off"])
    let two = try request("72", "20", "10").answer()
    #expect(two.price.description == "100.00")
    #expect(
      two.steps.map(\.english) == [
        "72.00 was 80.00 before 10 % off", "80.00 was 100.00 before 20 % off",
      ])
  }

  /// 15.99 ÷ 0.8 = 19.9875.
  @Test func aPriceThatNothingGivesExactlyIsRoundedAndSaid() throws {
    let answer = try request("15.99", "20").answer()
    #expect(answer.price.description == "19.99")
    #expect(answer.exactPrice == (try MoneySamples.ratio("19.9875")))
    #expect(!answer.isExact)
    #expect(answer.givesReducedPrice)
    #expect(
      answer.steps.map(\.english) == [
        "15.99 was 19.9875 before 20 % off",
        "the exact price 19.9875 is no multiple of 0.01; rounded half-up, it is 19.99",
        "19.99 comes to 15.99 again, rounded",
      ])
  }

  /// The price before the discount, rounded to a step of 5.00, is 20.00; 20 % off 20.00 leaves
  /// 16.00.
  @Test func aRoundedPriceMayComeToAnother() throws {
    var request = try request("15.99", "20")
    request.rounding = try MoneySamples.rounding("5")
    let answer = try request.answer()
    #expect(answer.price.description == "20.00")
    #expect(answer.comesTo?.description == "16.00")
    #expect(!answer.givesReducedPrice)
    #expect(answer.steps.last?.english == "20.00 comes to 16.00, not to 15.99")
    request.reducedPrice = try MoneySamples.amount("0")
    request.discounts = [.amount(try MoneySamples.amount("0.30"))]
    #expect(try request.answer().comesTo == nil)
    #expect(try request.answer().steps.last?.english == "the discounts exceed 0.00")
  }

  @Test func amountsAreAddedAgain() throws {
    var request = try request("40", "10")
    request.discounts.append(.amount(try MoneySamples.amount("5")))
    #expect(try request.answer().price.description == "50.00")
  }

  /// 95.20 including 19 % tax is 80.00 without the tax.
  @Test func theTaxIsTakenOutFirst() throws {
    var request = try request("95.20", "20")
    request.taxPercent = try MoneySamples.ratio("19")
    let answer = try request.answer()
    #expect(answer.price.description == "100.00")
    #expect(answer.isExact && answer.givesReducedPrice)
    #expect(answer.steps.first?.english == "95.20 without a tax of 19 % is 80.00")
  }

  /// Discounts in steps of 5 % and 12.5 % leave whole parts of a multiple of 8000 smallest parts.
  @Test func aDiscountAndItsInverseMeet() throws {
    var generator = MoneyGenerator(seed: 3)
    for _ in 0..<1_000 {
      let price = try MoneyAmount(
        minorUnits: 8_000 * Int128(generator.next() >> 16), decimals: 2)
      let discounts: [Discount] = [
        .percent(try #require(ExactRatio(UInt128(generator.number(0...19)) * 5))),
        .percent(try #require(ExactRatio(UInt128(generator.number(0...7)) * 25, over: 2))),
      ]
      let reduced = try DiscountRequest(price: price, discounts).answer().reducedPrice
      let before = try PriceBeforeRequest(reducedPrice: reduced, discounts).answer()
      #expect(before.price == price && before.isExact && before.givesReducedPrice)
    }
  }

  @Test func badInversesAreErrors() throws {
    #expect(throws: MoneyError.anyPriceBefore(position: 1)) {
      try request("5", "20", "100").answer()
    }
    #expect(throws: MoneyError.negativeAmount(try MoneySamples.amount("-5"), .reducedPrice)) {
      try request("-5", "20").answer()
    }
    #expect(throws: MoneyError.discountAboveAll(try MoneySamples.ratio("101"), position: 0)) {
      try request("5", "101").answer()
    }
    #expect(throws: MoneyError.amountTooLarge) {
      try request("9e27", "99.9").answer()
    }
  }
}
