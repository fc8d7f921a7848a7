import Metryvo
import Testing

@Suite struct MoneyTextTests {
  private func expect(_ error: MoneyError, _ identifier: String, _ english: String) {
    #expect(error.identifier == identifier)
    #expect(error.english == english)
  }

  @Test func errorsOfAmountsAreSentences() throws {
    expect(
      .decimalsOutOfRange(5), "decimalsOutOfRange", "a currency has 0 to 4 decimals, not 5")
    expect(
      .decimalsDiffer(2, 1), "decimalsDiffer", "an amount has 1 decimal beside amounts of 2")
    expect(
      .tooManyDecimals(in: "48.505", column: 6, decimals: 2), "tooManyDecimals",
      "'48.505' has too many decimals from character 6 on: the currency has 2")
    expect(
      .tooManyDecimals(in: "1.5", column: 3, decimals: 0), "tooManyDecimals",
      "'1.5' has too many decimals from character 3 on: the currency has none")
    expect(
      .notWhole(try MoneySamples.ratio("1/3"), decimals: 2), "notWhole",
      "≈0.333333 is no amount of a currency with 2 decimals")
    expect(
      .amountTooLarge, "amountTooLarge",
      "an amount is too large: the limit is 10^30 smallest parts")
    expect(
      .ratioTooLong, "ratioTooLong",
      "an exact value on the way has too many digits: it exceeds 128 bits")
    expect(.stepNotPositive, "stepNotPositive", "a step of rounding must be above 0")
    expect(
      .stepNotWhole(try MoneySamples.ratio("0.005"), decimals: 2), "stepNotWhole",
      "the step 0.005 is no multiple of 0.01")
  }

  @Test func errorsOfPricesAreSentences() throws {
    let five = try MoneySamples.amount("5")
    let percent = try MoneySamples.ratio("-1/2")
    expect(
      .negativeAmount(try MoneySamples.amount("-5"), .item(1)), "negativeAmount",
      "item 2 is -5.00, below 0")
    expect(.negativePercent(percent, .tip), "negativePercent", "the tip is -0.5 %, below 0")
    expect(
      .taxExceedsBill(tax: five, bill: try five.zeroed), "taxExceedsBill",
      "the tax 5.00 exceeds the bill 0.00 that contains it")
    expect(
      .discountAboveAll(try MoneySamples.ratio("120"), position: 0), "discountAboveAll",
      "discount 1 is 120 %, above 100 %")
    expect(
      .discountExceedsPrice(five, price: try five.zeroed, position: 1), "discountExceedsPrice",
      "discount 2 is 5.00, more than the price 0.00")
    expect(
      .tooManyDiscounts(101), "tooManyDiscounts",
      "101 discounts are too many: at most 100 are taken off")
    expect(
      .anyPriceBefore(position: 0), "anyPriceBefore",
      "discount 1 is 100 %: the price before can be any")
  }

  @Test func errorsOfPeopleAreSentences() throws {
    expect(
      .peopleOutOfRange(0), "peopleOutOfRange", "1 to 10000 people can share an amount, not 0")
    expect(
      .negativeWeight(try MoneySamples.ratio("-2"), position: 2), "negativeWeight",
      "the weight of person 3 is -2, below 0")
    expect(
      .weightTooLong(position: 1), "weightTooLong",
      "the weight of person 2 has too many digits beside the others: in proportion, whole numbers "
        + "exceed 128 bits")
    expect(.noWeight, "noWeight", "nobody has a share: all weights or items are 0")
    expect(.itemsOutOfRange(0), "itemsOutOfRange", "a bill has 1 to 10000 items, not 0")
    expect(.itemOfNobody(item: 0), "itemOfNobody", "nobody shares item 1")
    expect(
      .unknownPerson(4, item: 0, people: 2), "unknownPerson", "item 1 names person 5 of 2")
    expect(.personNamedTwice(1, item: 0), "personNamedTwice", "item 1 names person 2 twice")
  }

  @Test func peopleAreListedInRuns() throws {
    let part = try MoneyAmount(minorUnits: 1, decimals: 0)
    func people(_ positions: [Int]) -> Substring? {
      ExplanationStep.oddParts(people: positions, part: part).english.split(separator: ": ").last
    }
    #expect(people([2]) == "1 more for person 3")
    #expect(people([0, 1]) == "1 more for people 1 and 2")
    #expect(people([0, 4]) == "1 more for people 1 and 5")
    #expect(people([0, 1, 2, 4]) == "1 more for people 1 to 3, 5")
    let apart = Array(stride(from: 0, to: 24, by: 2))
    #expect(people(apart) == "1 more for people 1, 3, 5, 7, 9, 11, 13, 15, 17, 19 and 2 more")
  }

  @Test func stepsHaveIdentifiersAndSentences() throws {
    let five = try MoneySamples.amount("5")
    let ten = try MoneySamples.amount("10")
    let percent = try MoneySamples.ratio("100")
    let steps: [(ExplanationStep, String, String)] = [
      (.taxOf(percent, base: five, tax: five), "taxOf", "100 % of 5.00 is a tax of 5.00"),
      (.taxGiven(five), "taxGiven", "the tax is 5.00"),
      (
        .taxWithin(percent, gross: ten, tax: five, net: five), "taxWithin",
        "10.00 contains a tax of 100 %: 5.00 on 5.00"
      ),
      (
        .taxGivenWithin(gross: ten, tax: five, net: five), "taxGivenWithin",
        "10.00 contains a tax of 5.00 on 5.00"
      ),
      (
        .sharesRounded(
          percent, try MoneySamples.rounding("5", .up), people: 1,
          sum: try MoneySamples.amount("100")), "sharesRounded",
        "the share of 100.00, rounded to 5.00, up, is 100.00"
      ),
      (.tipBecomes(five, percent: nil, base: five), "tipBecomes", "the tip becomes 5.00"),
      (.saved(five, percent: nil), "saved", "5.00 saved"),
      (.itemsOfOthers(people: 1), "itemsOfOthers", "the items of 1 more person are not listed"),
      (.itemsOfOthers(people: 9), "itemsOfOthers", "the items of 9 more people are not listed"),
      (.surplus(five), "surplus", "the shares exceed the total by 5.00"),
      (.missing(five), "missing", "the shares are 5.00 short of the total"),
      (.comesTo(nil, from: five, given: ten), "comesTo", "the discounts exceed 5.00"),
    ]
    for (step, identifier, english) in steps {
      #expect(step.identifier == identifier)
      #expect(step.english == english)
    }
  }

  @Test func sentencesHaveTheMarksOfALocale() throws {
    let bill = try MoneyAmount(minorUnits: 124_850, decimals: 2)
    let tip = try #require(ExactRatio(218_601, over: 700))
    let step = ExplanationStep.tipOf(try MoneySamples.ratio("12.5"), base: bill, nil, tip: tip)
    let german = NumberFormat(locale: .german)
    #expect(step.english(german) == "12,5 % of 1.248,50 is a tip of ≈312,287143")
    #expect(step.english == "12.5 % of 1248.50 is a tip of ≈312.287143")
    let error = MoneyError.negativeAmount(try MoneySamples.amount("-1234.5"), .bill)
    #expect(error.english(german) == "the bill is -1.234,50, below 0")
    #expect(try MoneySamples.ratio("17.525").percentText(german) == "17,525 %")
  }

  @Test func ratiosHaveAtMostSixDecimals() throws {
    func text(_ ratio: String) throws -> String {
      ExplanationStep.itemsOf(
        person: 0, subtotal: try MoneySamples.ratio(ratio), decimals: 2
      ).english
    }
    #expect(try text("1/3") == "the items of person 1 are ≈0.333333")
    #expect(try text("2/3") == "the items of person 1 are ≈0.666667")
    #expect(try text("0.9999999") == "the items of person 1 are ≈1.00")
    #expect(try text("16.5") == "the items of person 1 are 16.50")
    #expect(try text("1e-40") == "the items of person 1 are 1E-40")
    #expect(try text("0.0000009") == "the items of person 1 are 9E-7")
    #expect(try text("0") == "the items of person 1 are 0.00")
  }
}

extension MoneyAmount {
  /// Zero with the decimals of the amount.
  fileprivate var zeroed: MoneyAmount {
    get throws { try subtracting(self) }
  }
}
