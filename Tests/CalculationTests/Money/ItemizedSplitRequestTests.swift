import Metryvo
import Testing

@Suite struct ItemizedSplitRequestTests {
  private func request(_ people: Int, _ items: (String, [Int])...) throws -> ItemizedSplitRequest {
    ItemizedSplitRequest(
      items: try items.map { BillItem(try MoneySamples.amount($0.0), sharedBy: $0.1) },
      people: people)
  }

  /// Person 1 has 12.00 and half of 9.00, which is 16.50 of 21.00.
  ///
  /// With a tip of 10 %, the total of 23.10 is shared as 18.15 and 4.95.
  @Test func itemsAreSharedWithTheirTip() throws {
    var request = try request(2, ("12", [0]), ("9", [0, 1]))
    request.tipPercent = try MoneySamples.ratio("10")
    let answer = try request.answer()
    #expect(answer.subtotals == [try MoneySamples.ratio("16.5"), try MoneySamples.ratio("4.5")])
    #expect(answer.bill.total.description == "23.10")
    #expect(answer.bill.shares.amounts == (try MoneySamples.amounts("18.15 4.95")))
    #expect(
      answer.steps.map(\.english) == [
        "the items of person 1 are 16.50", "the items of person 2 are 4.50",
        "the total is shared in proportion to the items of each person",
        "10 % of 21.00 is a tip of 2.10", "21.00 + 2.10 = 23.10 in total",
        "23.10 is shared by 2 people: from 4.95 to 18.15",
      ])
  }

  /// Three people share three items of 0.10.
  ///
  /// If each item were shared alone, as 0.04, 0.03 and 0.03, the first person would pay 0.12.
  @Test func theTotalIsSharedOnce() throws {
    let answer = try request(3, ("0.10", [0, 1, 2]), ("0.10", [0, 1, 2]), ("0.10", [0, 1, 2]))
      .answer()
    #expect(answer.bill.shares.amounts == (try MoneySamples.amounts("0.10 0.10 0.10")))
  }

  /// The items are 30.00 and 10.00.
  ///
  /// With a tax of 3.55 and a tip of 8.00, the total is 51.55, and three quarters of the total are
  /// 38.6625.
  @Test func taxAndTipAreInProportion() throws {
    var request = try request(3, ("30", [0]), ("10", [2]))
    request.tax = .added(.percent(try MoneySamples.ratio("8.875")))
    request.tipPercent = try MoneySamples.ratio("20")
    let answer = try request.answer()
    #expect(answer.bill.tax.description == "3.55")
    #expect(answer.bill.tip.description == "8.00")
    #expect(answer.bill.shares.amounts == (try MoneySamples.amounts("38.66 0.00 12.89")))
    #expect(answer.bill.shares.oddParts == [2])
    request.rounding = .eachShare(try MoneySamples.rounding("0.50", .up))
    let rounded = try request.answer()
    #expect(rounded.bill.shares.amounts == (try MoneySamples.amounts("39.00 0.00 13.00")))
    #expect(rounded.bill.tip.description == "8.45")
  }

  @Test func manyItemsHaveAFewSteps() throws {
    let eleven = try request(11, ("11", Array(0..<11))).answer()
    #expect(eleven.steps[9] == .itemsOf(person: 9, subtotal: .one, decimals: 2))
    #expect(eleven.steps[10...11] == [.itemsOfOthers(people: 1), .inProportionToItems])
    let ten = try request(10, ("10", Array(0..<10))).answer()
    #expect(ten.steps[10] == .inProportionToItems)
  }

  @Test func sharesAddUp() throws {
    var generator = MoneyGenerator(seed: 37)
    for _ in 0..<300 {
      let people = generator.number(1...8)
      let items = try (0..<generator.number(1...20)).map { _ in
        let everyone = (0..<people).filter { _ in generator.number(0...1) == 1 }
        return BillItem(
          try MoneyAmount(minorUnits: generator.minorUnits() + 1, decimals: 2),
          sharedBy: everyone.isEmpty ? [0] : everyone)
      }
      var request = ItemizedSplitRequest(items: items, people: people)
      request.tipPercent = ExactRatio(UInt128(generator.number(0...60)), over: 2) ?? .zero
      request.tax = .included(.percent(try MoneySamples.ratio("19")))
      let bill = try request.answer().bill
      #expect(bill.shares.amounts.reduce(0) { $0 + $1.minorUnits } == bill.total.minorUnits)
      #expect(try bill.bill.adding(bill.tip) == bill.total)
      #expect(try bill.net.adding(bill.tax) == bill.bill)
    }
  }

  @Test func badItemsAreErrors() throws {
    #expect(throws: MoneyError.itemsOutOfRange(0)) { try request(2).answer() }
    #expect(throws: MoneyError.itemOfNobody(item: 1)) {
      try request(2, ("1", [0]), ("1", [])).answer()
    }
    for person in [-1, 2, Int.max, Int.min] {
      let error = MoneyError.unknownPerson(person, item: 0, people: 2)
      #expect(throws: error) { try request(2, ("1", [person])).answer() }
      #expect(error.english.hasPrefix("item 1 names person "))
    }
    #expect(throws: MoneyError.personNamedTwice(1, item: 0)) {
      try request(2, ("1", [1, 0, 1])).answer()
    }
    #expect(throws: MoneyError.noWeight) { try request(2, ("0", [1])).answer() }
    let negative = try MoneySamples.amount("-1")
    #expect(throws: MoneyError.negativeAmount(negative, .item(1))) {
      try request(2, ("1", [1]), ("-1", [0])).answer()
    }
    #expect(throws: MoneyError.peopleOutOfRange(0)) { try request(0, ("1", [0])).answer() }
    var mixed = try request(1, ("1", [0]))
    mixed.items.append(BillItem(try MoneySamples.amount("1", decimals: 0), sharedBy: [0]))
    #expect(throws: MoneyError.decimalsDiffer(2, 0)) { try mixed.answer() }
    let many = ItemizedSplitRequest(
      items: Array(repeating: mixed.items[0], count: 10_001), people: 1)
    #expect(throws: MoneyError.itemsOutOfRange(10_001)) { try many.answer() }
  }

  /// The common denominator of shares among 2 to 101 people exceeds 128 bits.
  @Test func itemsWithoutACommonDenominatorAreErrors() throws {
    let amount = try MoneySamples.amount("1")
    let items = (2...101).map { BillItem(amount, sharedBy: Array(0..<$0)) }
    #expect(throws: MoneyError.ratioTooLong) {
      try ItemizedSplitRequest(items: items, people: 101).answer()
    }
  }
}
