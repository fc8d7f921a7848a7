import ArgumentParser
import Calculation
import CommandShell
import DecimalArithmetic
import MeasureText

struct SplitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "split",
    abstract: "Share an amount evenly, by weights or by items.",
    usage: """
      metryvo split <amount> --people <n> [options]
      metryvo split <amount> --weights <weights> [options]
      metryvo split --item <item> ... [--tip <n>] [--tax <tax>] [options]
      """,
    discussion: """
        metryvo split 100 --people 3                          33.34 33.33 33.33
        metryvo split 100 --weights "2 1 1/2"
        metryvo split --item "12.50 1 2" --item "8 3" --tip 18 --tax 8%

      An item is its amount and the people, counted from 1, who share it. Tip and tax are shared in \
      proportion to the items of each person.

      Shares add up to the amount: exact shares are cut to the smallest part of the currency, and each \
      part that is left goes to whoever lost most, the first of equals first. With --round-shares each \
      share is rounded to a step instead, and what is left over or missing is said.

      Exit codes: 0 computed; 64 usage; 65 what cannot be read or has no result.
      """)

  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("The amount.", valueName: "amount"))
  var arguments: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many people share evenly.", valueName: "n"),
    transform: MoneyOptions.people)
  var people: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("A weight for each person, with blanks between them.", valueName: "weights"))
  var weights: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An amount, and the people who share it.", valueName: "item"))
  var item: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The tip on the items, in percent.", valueName: "n"))
  var tip: String?

  @OptionGroup var rules: BillOptions
  @OptionGroup var money: MoneyOptions

  func validate() throws {
    if item.isEmpty {
      _ = try amount()
      guard (people == nil) != (weights == nil) else {
        throw ValidationError("Give one of --people and --weights.")
      }
      if let weights, Self.words(of: weights).count == 1 {
        throw ValidationError(
          "--weights has a weight for each person, with blanks between them, like \"2 1\".")
      }
      if tip != nil || rules.tax != nil || rules.includedTax != nil || rules.base != nil
        || rules.roundTotal != nil
      {
        throw ValidationError(
          "--tip, --tax, --included-tax, --base and --round-total are for --item; "
            + "'metryvo tip' adds a tip to an amount.")
      }
      if money.rounding != nil && rules.roundShares == nil {
        throw ValidationError(
          "--rounding is for --round-shares; without it the shares add up, and none is rounded.")
      }
    } else {
      if try !Words.parse(arguments).isEmpty {
        throw ValidationError("Items add up to the amount: leave it out.")
      }
      if weights != nil { throw ValidationError("Give either --item or --weights.") }
      if rules.base != nil && tip == nil { throw ValidationError("--base is for --tip.") }
    }
  }

  private func amount() throws -> String {
    try MoneyOptions.word(
      of: arguments, "Expected one amount, like 'metryvo split 100 --people 3', or --item.")
  }

  func run() throws {
    if !item.isEmpty { return try splitItems() }
    let rule =
      try weights.map { (text) throws in SplitRule.weights(try ratios(ofWeights: text)) }
      ?? .evenly(people: people ?? 1)
    let request = SplitRequest(
      total: try money.amount(amount()), rule,
      rounding: try rules.roundShares.map { (text) throws in
        try money.step(text, of: "--round-shares")
      })
    let answer = try money.answered { () throws(MoneyError) in try request.answer() }
    if money.json { return try StandardOutput.write(json: SplitRecord(answer, money)) }
    try money.print([("total", answer.total, "")] + money.rows(of: answer.shares), answer.steps)
  }

  private func ratios(ofWeights text: String) throws -> [ExactRatio] {
    try Self.words(of: text).enumerated().map { (index, word) throws in
      try money.ratio(word, of: "--weights, person \(index + 1)")
    }
  }

  private func splitItems() throws {
    var items: [BillItem] = []
    var count = people ?? 0
    for text in item {
      let words = Self.words(of: text)
      let sharers = words.dropFirst().map { Int($0) }
      guard let first = words.first, !sharers.isEmpty, !sharers.contains(nil) else {
        throw ValidationError(
          "An item is an amount and people, like \"12.50 1 2\", not '\(text.excerpt)'.")
      }
      let people = sharers.compactMap { $0 }
      if let wrong = people.first(where: { $0 < 1 || $0 > MoneyLimits.people }) {
        throw Failure(
          code: .badInput,
          message:
            "people are counted from 1 to \(MoneyLimits.people), not \(wrong), in '\(text.excerpt)'"
        )
      }
      count = self.people == nil ? max(count, people.max() ?? 0) : count
      items.append(BillItem(try money.amount(first, of: "--item"), sharedBy: people.map { $0 - 1 }))
    }
    var request = ItemizedSplitRequest(items: items, people: count)
    request.tax = try rules.tax(money)
    request.tipPercent =
      try tip.map { (text) throws in try money.ratio(text, of: "--tip") } ?? .zero
    request.base = rules.base ?? .beforeTax
    request.rounding = try rules.rounding(money)
    request.mode = money.mode
    let answer = try money.answered { () throws(MoneyError) in try request.answer() }
    if money.json {
      return try StandardOutput.write(json: TipRecord(answer.bill, steps: answer.steps, money))
    }
    try money.print(
      BillOptions.rows(of: answer.bill, hasTip: tip != nil, money)
        + money.rows(of: answer.bill.shares), answer.steps)
  }

  private static func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\t" }.map(String.init)
  }
}

/// Shares of an amount as JSON; numbers are texts, so no digit is lost.
private struct SplitRecord: Encodable {
  var total: String
  var shares: SharesRecord
  var steps: [String]

  init(_ answer: SplitAnswer, _ money: MoneyOptions) {
    total = answer.total.description
    shares = SharesRecord(answer.shares)
    steps = money.sentences(answer.steps)
  }
}
