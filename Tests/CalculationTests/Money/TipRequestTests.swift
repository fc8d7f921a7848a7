import Metryvo
import Testing

@Suite struct TipRequestTests {
  private func request(_ bill: String, _ percent: String, people: Int = 1) throws -> TipRequest {
    var request = TipRequest(
      bill: try MoneySamples.amount(bill), percent: try MoneySamples.ratio(percent))
    request.people = people
    return request
  }

  private func texts(_ steps: [ExplanationStep]) -> [String] { steps.map(\.english) }

  @Test func aTipIsSharedWithItsOddPennies() throws {
    let answer = try request("48.50", "18", people: 3).answer()
    #expect(answer.tip.description == "8.73")
    #expect(answer.total.description == "57.23")
    #expect(answer.shares.amounts == (try MoneySamples.amounts("19.08 19.08 19.07")))
    #expect(answer.shares.oddParts == [0, 1])
    #expect(answer.effectivePercent == (try MoneySamples.ratio("18")))
    #expect(
      texts(answer.steps) == [
        "18 % of 48.50 is a tip of 8.73",
        "48.50 + 8.73 = 57.23 in total",
        "57.23 is shared by 3 people: from 19.07 to 19.08",
        "the shares are cut to 0.01, and what is left goes to those who lost most, the first of "
          + "equals first: 0.01 more for people 1 and 2",
      ])
  }

  /// 17.5 % of 10.30 is 1.8025.
  @Test func aTipIsRoundedOnceAndSaysSo() throws {
    let answer = try request("10.30", "17.5").answer()
    #expect(answer.tip.description == "1.80")
    #expect(
      texts(answer.steps) == [
        "17.5 % of 10.30 is a tip of 1.8025", "1.8025 rounded to 0.01, half-up, is 1.80",
        "10.30 + 1.80 = 12.10 in total",
      ])
    var up = try request("10.30", "17.5")
    up.mode = .up
    #expect(try up.answer().tip.description == "1.81")
  }

  /// 8.875 % of 100.00 is 8.88 (8.875, half-up); 20 % of 108.88 is 21.776.
  @Test func theBaseIsBeforeOrAfterTax() throws {
    var request = try request("100", "20")
    request.tax = .added(.percent(try MoneySamples.ratio("8.875")))
    let before = try request.answer()
    #expect(before.tax.description == "8.88")
    #expect(before.base.description == "100.00")
    #expect(before.tip.description == "20.00")
    #expect(before.total.description == "128.88")
    #expect(texts(before.steps)[1] == "20 % of 100.00 before tax is a tip of 20.00")
    request.base = .afterTax
    let after = try request.answer()
    #expect(after.base.description == "108.88")
    #expect(after.tip.description == "21.78")
    #expect(after.total.description == "130.66")
    #expect(texts(after.steps)[1] == "20 % of 108.88 with tax is a tip of 21.776")
  }

  /// 119.00 contains a tax of 19.00 at 19 %; 50.00 contains a tax of 7.98319….
  @Test func aTaxCanBeIncluded() throws {
    var request = try request("119", "10")
    request.tax = .included(.percent(try MoneySamples.ratio("19")))
    let answer = try request.answer()
    #expect(answer.tax.description == "19.00")
    #expect(answer.net.description == "100.00")
    #expect(answer.tip.description == "10.00")
    #expect(answer.total.description == "129.00")
    request.bill = try MoneySamples.amount("50")
    #expect(try request.answer().tax.description == "7.98")
    request.tax = .included(.amount(try MoneySamples.amount("8")))
    #expect(try request.answer().base.description == "42.00")
    #expect(texts(try request.answer().steps)[0] == "50.00 contains a tax of 8.00 on 42.00")
  }

  /// 57.23 in steps of 1 is 57.00, so the tip is 8.50, and 8.50 ÷ 48.50 = 17.525773…%.
  @Test func theTotalIsRoundedAndTheTipFollows() throws {
    var request = try request("48.50", "18", people: 3)
    request.rounding = .total(try MoneySamples.rounding("1"))
    let answer = try request.answer()
    #expect(answer.total.description == "57.00")
    #expect(answer.tip.description == "8.50")
    #expect(answer.effectivePercent == ExactRatio(1700, over: 97))
    #expect(answer.shares.amounts == (try MoneySamples.amounts("19.00 19.00 19.00")))
    #expect(
      texts(answer.steps)[2...3] == [
        "57.23 rounded to 1.00, half-up, is 57.00",
        "the tip becomes 8.50, ≈17.525773 % of 48.50",
      ])
  }

  /// A third of 57.23 is 19.0766…, which is 19.50 rounded up to steps of 0.50.
  ///
  /// The three people pay 58.50, so the tip is 10.00.
  @Test func eachShareIsRoundedAndTheTipFollows() throws {
    var request = try request("48.50", "18", people: 3)
    request.rounding = .eachShare(try MoneySamples.rounding("0.50", .up))
    let answer = try request.answer()
    #expect(answer.shares.amounts == (try MoneySamples.amounts("19.50 19.50 19.50")))
    #expect(answer.total.description == "58.50")
    #expect(answer.tip.description == "10.00")
    #expect(answer.shares.oddParts.isEmpty)
    #expect(
      texts(answer.steps)[2...] == [
        "the 3 shares of 57.23, each rounded to 0.50, up, add up to 58.50",
        "the tip becomes 10.00, ≈20.618557 % of 48.50",
      ])
  }

  /// 17.5 % of 10.30 is 1.8025.
  ///
  /// Rounding the tip first would lose the 0.0025 because of which `up` rounds to 12.11.
  @Test func totalsAndSharesAreRoundedFromExactValues() throws {
    var request = try request("10.30", "17.5")
    request.rounding = .total(try MoneySamples.rounding("0.01", .up))
    #expect(try request.answer().total.description == "12.11")
    request.rounding = .eachShare(try MoneySamples.rounding("0.01", .up))
    #expect(try request.answer().total.description == "12.11")
  }

  @Test func aTotalBelowTheBillIsSaid() throws {
    var request = try request("10.40", "0")
    request.rounding = .total(try MoneySamples.rounding("1"))
    let answer = try request.answer()
    #expect(answer.total.description == "10.00")
    #expect(answer.tip.description == "-0.40")
    #expect(
      texts(answer.steps).last
        == "rounding makes the total 0.40 less than the bill: there is no tip")
  }

  @Test func aBillOfZeroHasNoEffectivePercent() throws {
    let answer = try request("0", "18", people: 2).answer()
    #expect(answer.effectivePercent == nil)
    #expect(answer.total.isZero)
  }

  @Test func badTipsAreErrors() throws {
    for people in [0, -1, 10_001, Int.max, Int.min] {
      #expect(throws: MoneyError.peopleOutOfRange(people)) {
        try request("1", "1", people: people).answer()
      }
    }
    let bill = try MoneySamples.amount("-1")
    #expect(throws: MoneyError.negativeAmount(bill, .bill)) { try request("-1", "1").answer() }
    let percent = try MoneySamples.ratio("-1")
    #expect(throws: MoneyError.negativePercent(percent, .tip)) {
      try request("1", "-1").answer()
    }
    var taxed = try request("1", "1")
    for tax in [BillTax.added(.percent(percent)), .included(.percent(percent))] {
      taxed.tax = tax
      #expect(throws: MoneyError.negativePercent(percent, .tax)) { try taxed.answer() }
    }
    taxed.tax = .added(.amount(bill))
    #expect(throws: MoneyError.negativeAmount(bill, .tax)) { try taxed.answer() }
    let two = try MoneySamples.amount("2")
    taxed.tax = .included(.amount(two))
    #expect(throws: MoneyError.taxExceedsBill(tax: two, bill: taxed.bill)) {
      try taxed.answer()
    }
    taxed.tax = .added(.amount(try MoneySamples.amount("1", decimals: 0)))
    #expect(throws: MoneyError.decimalsDiffer(2, 0)) { try taxed.answer() }
    var stepped = try request("1", "1")
    stepped.rounding = .total(try MoneyRounding(toDecimals: 0))
    #expect(throws: MoneyError.decimalsDiffer(2, 0)) { try stepped.answer() }
  }

  @Test func tipsBeyondTheLimitsAreErrors() throws {
    #expect(throws: MoneyError.amountTooLarge) { try request("1e27", "1e20").answer() }
    #expect(throws: MoneyError.amountTooLarge) { try request("1", "1e1000").answer() }
    #expect(throws: MoneyError.ratioTooLong) { try request("1", "1e-1000").answer() }
  }
}
