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

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The amount on the bill.", valueName: "bill"))
  var arguments: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The tip in percent.", valueName: "n"))
  var percent: String

  @OptionGroup var rules: BillOptions
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many people share the total.", valueName: "n"),
    transform: MoneyOptions.people)
  var people = 1
  @OptionGroup var money: MoneyOptions

  func validate() throws { _ = try bill() }

  private func bill() throws -> String {
    try MoneyOptions.word(
      of: arguments, "Expected one bill, like 'metryvo tip 48.50 --percent 18'.")
  }

  func run() throws {
    var request = TipRequest(
      bill: try money.amount(bill()), percent: try money.ratio(percent, of: "--percent"))
    request.people = people
    request.tax = try rules.tax(money)
    request.base = rules.base ?? .beforeTax
    request.rounding = try rules.rounding(money)
    request.mode = money.mode
    let answer = try money.answered { () throws(MoneyError) in try request.answer() }
    if money.json { return try StandardOutput.write(json: TipRecord(answer, money)) }
    try money.print(
      BillOptions.rows(of: answer, money) + money.rows(of: answer.shares), answer.steps)
  }
}

extension TipBase: ExpressibleByArgument {}
