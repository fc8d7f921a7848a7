import Metryvo
import Testing

@Suite struct DiscountRequestTests {
  /// Parses discounts such as `20%` or `5.00`, separated by spaces.
  private func discounts(_ text: String) throws -> [Discount] {
    try text.split(separator: " ").map { word in
      word.hasSuffix("%")
        ? .percent(try MoneySamples.ratio(String(word.dropLast())))
        : .amount(try MoneySamples.amount(String(word)))
    }
  }

  private func request(_ price: String, _ text: String) throws -> DiscountRequest {
    DiscountRequest(price: try MoneySamples.amount(price), try discounts(text))
  }

  @Test func discountsFollowOneAnother() throws {
    let answer = try request("100", "20% 10%").answer()
    #expect(answer.prices == (try MoneySamples.amounts("80.00 72.00")))
    #expect(answer.reducedPrice.description == "72.00")
    #expect(answer.saved.description == "28.00")
    #expect(answer.effectivePercent == (try MoneySamples.ratio("28")))
    #expect(
      answer.steps.map(\.english) == [
        "20 % off 100.00 leaves 80.00", "10 % off 80.00 leaves 72.00",
        "28.00 saved, 28 % of the price",
      ])
  }

  @Test func percentagesAndAmountsKeepTheirOrder() throws {
    #expect(try request("50", "10% 5.00").answer().reducedPrice.description == "40.00")
    #expect(try request("50", "5.00 10%").answer().reducedPrice.description == "40.50")
    #expect(try request("50", "").answer().reducedPrice.description == "50.00")
    #expect(try request("50", "50.00").answer().reducedPrice.isZero)
    #expect(try request("50", "100%").answer().reducedPrice.isZero)
    #expect(try request("0", "10% 0.00").answer().effectivePercent == nil)
  }

  /// 15 % off 0.30, three times, is 0.1842375; rounding after each discount would produce 0.26,
  /// 0.22 and 0.19.
  @Test func onlyTheLastPriceIsRounded() throws {
    let answer = try request("19.99", "15% 15%").answer()
    #expect(answer.prices == (try MoneySamples.amounts("16.99 14.44")))
    // The saving is 5.55 of 19.99. Without rounding, the saving would be 5.547225, or 27.75 %.
    #expect(answer.effectivePercent == ExactRatio(55500, over: 1999))
    #expect(answer.steps.last?.english == "5.55 saved, ≈27.763882 % of the price")
    #expect(
      answer.steps.map(\.english)[1...2] == [
        "15 % off 16.9915 leaves 14.442775", "14.442775 rounded to 0.01, half-up, is 14.44",
      ])
    let thrice = try request("0.30", "15% 15% 15%").answer()
    #expect(thrice.prices == (try MoneySamples.amounts("0.26 0.22 0.18")))
  }

  /// Half of 0.01 rounds to 0.01, so nothing is saved.
  @Test func thePercentageIsThatOfWhatIsSaved() throws {
    let answer = try request("0.01", "50%").answer()
    #expect(answer.saved.isZero && answer.effectivePercent == .zero)
    #expect(answer.steps.last?.english == "0.00 saved, 0 % of the price")
  }

  /// 17.50 less 10 % is 15.75, which is 16.00 in steps of 0.50, and 15.00 rounded down to steps of
  /// 1.
  @Test func thePriceIsRoundedToAStep() throws {
    var request = try request("17.50", "10%")
    request.rounding = try MoneySamples.rounding("0.50")
    #expect(try request.answer().reducedPrice.description == "16.00")
    #expect(try request.answer().saved.description == "1.50")
    request.rounding = try MoneySamples.rounding("1", .down)
    #expect(try request.answer().reducedPrice.description == "15.00")
    request.rounding = try MoneySamples.rounding("20")
    let dearer = try request.answer()
    #expect(dearer.saved.description == "-2.50")
    #expect(
      dearer.steps.last?.english
        == "nothing is saved: rounding makes the price 2.50 higher")
  }

  /// 8.875 % of 79.99 is 7.0991….
  @Test func aTaxIsTakenOfTheRoundedPrice() throws {
    var request = try request("99.99", "20%")
    request.taxPercent = try MoneySamples.ratio("8.875")
    let answer = try request.answer()
    #expect(answer.reducedPrice.description == "79.99")
    #expect(answer.tax.description == "7.10")
    #expect(answer.total.description == "87.09")
    #expect(
      answer.steps.suffix(2).map(\.english) == [
        "8.875 % of 79.99 is a tax of 7.10", "79.99 + 7.10 = 87.09 with tax",
      ])
  }

  @Test func percentagesAloneHaveNoOrder() throws {
    var generator = MoneyGenerator(seed: 29)
    for _ in 0..<500 {
      let price = try MoneyAmount(minorUnits: generator.minorUnits(), decimals: 2)
      let percents = (0..<4).compactMap { _ in
        ExactRatio(UInt128(generator.number(0...200)), over: 2)
      }
      let forward = DiscountRequest(price: price, percents.map { .percent($0) })
      let backward = DiscountRequest(price: price, percents.reversed().map { .percent($0) })
      #expect(try forward.answer().total == backward.answer().total)
    }
  }

  @Test func badDiscountsAreErrors() throws {
    let percent = try MoneySamples.ratio("100.5")
    #expect(throws: MoneyError.discountAboveAll(percent, position: 1)) {
      try request("1", "5% 100.5%").answer()
    }
    let huge = try MoneySamples.ratio("1e300")
    #expect(throws: MoneyError.discountAboveAll(huge, position: 0)) {
      try request("1", "1e300%").answer()
    }
    #expect(throws: MoneyError.ratioTooLong) { try request("1", "1e-300%").answer() }
    let five = try MoneySamples.amount("5")
    let price = try MoneySamples.amount("4.50")
    #expect(throws: MoneyError.discountExceedsPrice(five, price: price, position: 1)) {
      try request("5", "10% 5.00").answer()
    }
    #expect(throws: MoneyError.negativePercent(try MoneySamples.ratio("-1"), .discount(0))) {
      try request("5", "-1%").answer()
    }
    let negative = try MoneySamples.amount("-5")
    #expect(throws: MoneyError.negativeAmount(negative, .discount(0))) {
      try request("5", "-5").answer()
    }
    #expect(throws: MoneyError.negativeAmount(negative, .price)) {
      try request("-5", "1%").answer()
    }
    let many = DiscountRequest(
      price: five, Array(repeating: .percent(.zero), count: 101))
    #expect(throws: MoneyError.tooManyDiscounts(101)) { try many.answer() }
    let long = String(repeating: "3% ", count: 40)
    #expect(throws: MoneyError.ratioTooLong) { try request("5", long).answer() }
    var taxed = try request("5", "")
    taxed.taxPercent = try MoneySamples.ratio("-1")
    #expect(throws: MoneyError.negativePercent(try MoneySamples.ratio("-1"), .tax)) {
      try taxed.answer()
    }
    taxed = try request("5", "")
    taxed.discounts = [.amount(try MoneySamples.amount("1", decimals: 3))]
    #expect(throws: MoneyError.decimalsDiffer(2, 3)) { try taxed.answer() }
  }
}
