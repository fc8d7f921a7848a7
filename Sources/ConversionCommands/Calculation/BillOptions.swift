import ArgumentParser
import Calculation

/// The options for tax, tip base and rounding of a bill.
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
    if let tax { return .added(try money.tax(tax, of: "--tax")) }
    if let includedTax { return .included(try money.tax(includedTax, of: "--included-tax")) }
    return .none
  }

  func rounding(_ money: MoneyOptions) throws -> TipRounding {
    if let roundTotal { return .total(try money.step(roundTotal, of: "--round-total")) }
    if let roundShares { return .eachShare(try money.step(roundShares, of: "--round-shares")) }
    return .tip
  }

  /// Returns the amounts of a bill as rows; a tax of 0 and a missing tip have no row.
  static func rows(
    of answer: TipAnswer, hasTip: Bool = true, _ money: MoneyOptions
  ) -> [(label: String, amount: MoneyAmount, remark: String)] {
    var rows = [("bill", answer.bill, "")]
    if !answer.tax.isZero {
      rows = [("net", answer.net, ""), ("tax", answer.tax, ""), ("bill", answer.bill, "")]
    }
    let percent = answer.effectivePercent.map {
      "\(money.percent($0)) of \(money.text(answer.base))"
    }
    if hasTip || !answer.tip.isZero { rows.append(("tip", answer.tip, percent ?? "")) }
    return rows + [("total", answer.total, "")]
  }
}

/// A bill with its tip as JSON; numbers are texts, so no digit is lost.
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

  init(_ answer: TipAnswer, steps: [ExplanationStep]? = nil, _ money: MoneyOptions) {
    net = answer.net.description
    tax = answer.tax.description
    bill = answer.bill.description
    base = answer.base.description
    tip = answer.tip.description
    effectivePercent = answer.effectivePercent?.englishText()
    total = answer.total.description
    shares = SharesRecord(answer.shares)
    self.steps = money.sentences(steps ?? answer.steps)
  }
}
