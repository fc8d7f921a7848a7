import ArgumentParser
import Calculation
import CommandShell

struct TipCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tip",
    abstract: "Add a tip to a bill, and share the total.",
    usage: "metryvo tip <bill> --percent <n> [--people <n>] [options]",
    discussion: """
        metryvo tip 48.50 --percent 18
        metryvo tip 48.50 --percent 18 --people 3
        metryvo tip 48.50 --percent 18 --tax 8.875% --base after-tax
        metryvo tip 1.248,50 --percent 12,5 --round-total 0,50 --locale de

      The tip is rounded once, to the smallest part of the currency. --round-total rounds the total to a \
      step, and --round-shares each share; the tip is then what this makes of it, and its percentage \
      is said. Shares add up to the total: whoever's exact share lost most when it was cut has an odd \
      part more, the first of equals first.

      Exit codes: 0 computed; 64 usage; 65 what cannot be read or has no result.
      """)

  @Argument(help: ArgumentHelp("The amount on the bill.", valueName: "bill"))
  var bill: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The tip in percent.", valueName: "n"))
  var percent: String

  @OptionGroup var rules: BillOptions
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many people share the total.", valueName: "n"))
  var people = 1
  @OptionGroup var money: MoneyOptions

  func run() throws {
    var request = TipRequest(bill: try money.amount(bill), percent: try money.ratio(percent))
    request.people = people
    request.tax = try rules.tax(money)
    request.base = rules.base ?? .beforeTax
    request.rounding = try rules.rounding(money)
    request.mode = money.rounding
    let answer = try money.answered { () throws(MoneyError) in try request.answer() }
    if money.json { return try StandardOutput.write(json: TipRecord(answer)) }
    try money.print(BillOptions.rows(of: answer) + money.rows(of: answer.shares), answer.steps)
  }
}

/// What stands on a bill beside its amount, and what of it is rounded.
struct BillOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The tax that is added to the bill: 8% or an amount.", valueName: "tax"))
  var tax: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The tax that the bill includes: 19% or an amount.", valueName: "tax"))
  var includedTax: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What the tip is a percentage of; before-tax by default.", valueName: "base"))
  var base: TipBase?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round the total to a multiple of this.", valueName: "step"))
  var roundTotal: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Round each share to a multiple of this.", valueName: "step"))
  var roundShares: String?

  func validate() throws {
    if tax != nil && includedTax != nil {
      throw ValidationError("Give either --tax or --included-tax.")
    }
    if roundTotal != nil && roundShares != nil {
      throw ValidationError("Give either --round-total or --round-shares.")
    }
  }

  func tax(_ money: MoneyOptions) throws -> BillTax {
    if let tax { return .added(try money.tax(tax)) }
    if let includedTax { return .included(try money.tax(includedTax)) }
    return .none
  }

  func rounding(_ money: MoneyOptions) throws -> TipRounding {
    if let roundTotal { return .total(try money.step(roundTotal)) }
    if let roundShares { return .eachShare(try money.step(roundShares)) }
    return .tip
  }

  /// The amounts of a bill; the tax is left out where there is none.
  static func rows(
    of answer: TipAnswer
  ) -> [(label: String, amount: MoneyAmount, remark: String)] {
    var rows = [("bill", answer.bill, "")]
    if !answer.tax.isZero {
      rows = [("net", answer.net, ""), ("tax", answer.tax, ""), ("bill", answer.bill, "")]
    }
    let percent = answer.effectivePercent.map { "\($0.englishPercent) of \(answer.base)" } ?? ""
    return rows + [("tip", answer.tip, percent), ("total", answer.total, "")]
  }
}

/// A bill with its tip as JSON: numbers are texts, so no digit is lost.
struct TipRecord: Encodable {
  var net: String
  var tax: String
  var bill: String
  var base: String
  var tip: String
  var effectivePercent: String?
  var total: String
  var shares: SharesRecord
  var steps: [String]

  init(_ answer: TipAnswer, steps: [ExplanationStep]? = nil) {
    net = answer.net.description
    tax = answer.tax.description
    bill = answer.bill.description
    base = answer.base.description
    tip = answer.tip.description
    effectivePercent = answer.effectivePercent?.englishText()
    total = answer.total.description
    shares = SharesRecord(answer.shares)
    self.steps = (steps ?? answer.steps).map(\.english)
  }
}

extension TipBase: ExpressibleByArgument {}
