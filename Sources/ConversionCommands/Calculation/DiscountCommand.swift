import ArgumentParser
import Calculation
import CommandShell
import DecimalArithmetic

struct DiscountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "discount",
    abstract: "Take discounts off a price, or find the price before them.",
    usage: """
      metryvo discount <price> --off <discount> ... [options]
      metryvo discount <price> --off <discount> ... --before [options]
      """,
    discussion: """
        metryvo discount 80 --off 20%
        metryvo discount 80 --off 20% --off 10% --off 5 --tax 8%
        metryvo discount 63.99 --off 20% --before       what was it before 20 % off?

      Each discount, a percentage or an amount, is taken off the exact price that the one before left; \
      the last price alone is rounded. --before goes the other way, and says whether a price of the \
      currency gives exactly the one that was asked for.

      Exit codes: 0 computed; 64 usage; 65 what cannot be read or has no result.
      """)

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("The price.", valueName: "price"))
  var arguments: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("A discount: 20% or an amount.", valueName: "discount"))
  var off: [String]

  @Flag(help: "Find the price before the discounts; the price given is the one after them.")
  var before = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The tax on the reduced price, in percent.", valueName: "tax"))
  var tax: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round the price to a multiple of this.", valueName: "step"))
  var roundPrice: String?

  @OptionGroup var money: MoneyOptions

  func validate() throws { _ = try price() }

  private func price() throws -> String {
    try MoneyOptions.word(
      of: arguments, "Expected one price, like 'metryvo discount 80 --off 20%'.")
  }

  func run() throws {
    let price = try money.amount(price())
    let discounts = try off.map { (text) throws in
      MoneyOptions.isPercent(text)
        ? Discount.percent(try money.ratio(text, of: "--off"))
        : .amount(try money.amount(text, of: "--off"))
    }
    let tax = try tax.map { (text) throws in try money.ratio(text, of: "--tax") }
    let rounding =
      try roundPrice.map { (text) throws in try money.step(text, of: "--round-price") }
      ?? money.answered { () throws(MoneyError) in
        try MoneyRounding(toDecimals: money.decimals, mode: money.mode)
      }
    if before {
      try restore(price, discounts, tax, rounding)
    } else {
      try reduce(price, discounts, tax, rounding)
    }
  }

  private func reduce(
    _ price: MoneyAmount, _ discounts: [Discount], _ tax: ExactRatio?, _ rounding: MoneyRounding
  ) throws {
    var request = DiscountRequest(price: price, discounts)
    request.taxPercent = tax
    request.rounding = rounding
    let answer = try money.answered { () throws(MoneyError) in try request.answer() }
    if money.json { return try StandardOutput.write(json: DiscountRecord(answer, money)) }
    let percent = answer.effectivePercent.map { "\(money.percent($0)) off" } ?? ""
    var rows = [
      ("price", answer.price, ""), ("saved", answer.saved, percent),
      ("reduced", answer.reducedPrice, ""),
    ]
    if tax != nil { rows += [("tax", answer.tax, ""), ("total", answer.total, "")] }
    try money.print(rows, answer.steps)
  }

  private func restore(
    _ reduced: MoneyAmount, _ discounts: [Discount], _ tax: ExactRatio?,
    _ rounding: MoneyRounding
  ) throws {
    var request = PriceBeforeRequest(reducedPrice: reduced, discounts)
    request.taxPercent = tax
    request.rounding = rounding
    let answer = try money.answered { () throws(MoneyError) in try request.answer() }
    if money.json { return try StandardOutput.write(json: PriceBeforeRecord(answer, money)) }
    let remark =
      answer.isExact
      ? "exact"
      : "rounded \(money.mode.rawValue)"
        + (answer.comesTo.map { "; it comes to \(money.text($0))" } ?? "")
    try money.print([("reduced", reduced, ""), ("before", answer.price, remark)], answer.steps)
  }
}

/// A reduced price as JSON; numbers are texts, so no digit is lost.
private struct DiscountRecord: Encodable {
  var price: String
  var prices: [String]
  var saved: String
  var reducedPrice: String
  var effectivePercent: String?
  var tax: String
  var total: String
  var steps: [String]

  init(_ answer: DiscountAnswer, _ money: MoneyOptions) {
    price = answer.price.description
    prices = answer.prices.map(\.description)
    saved = answer.saved.description
    reducedPrice = answer.reducedPrice.description
    effectivePercent = answer.effectivePercent?.englishText()
    tax = answer.tax.description
    total = answer.total.description
    steps = money.sentences(answer.steps)
  }
}

/// A price before discounts as JSON; numbers are texts, so no digit is lost.
private struct PriceBeforeRecord: Encodable {
  var reducedPrice: String
  var price: String
  var exact: Bool
  var comesTo: String?
  var steps: [String]

  init(_ answer: PriceBeforeAnswer, _ money: MoneyOptions) {
    reducedPrice = answer.reducedPrice.description
    price = answer.price.description
    exact = answer.isExact
    comesTo = answer.comesTo?.description
    steps = money.sentences(answer.steps)
  }
}
