import Calculation
import CommandShell
import TerminalText

extension MoneyOptions {
  /// Prints rows of a label, an amount and a remark, then the steps if the user asked for them.
  func print(
    _ rows: [(label: String, amount: MoneyAmount, remark: String)], _ taken: [ExplanationStep]
  )
    throws
  {
    let table = TextTable(
      rows: rows.map { [$0.label, text($0.amount), $0.remark] },
      alignments: [.left, .right, .left])
    let lines = steps ? sentences(taken).map { "  " + $0 } : []
    try StandardOutput.write((table.lines + lines).joined(separator: "\n"))
  }

  /// Returns the shares as rows: one for each amount, with the people who pay it.
  func rows(
    of shares: MoneyShares
  ) -> [(label: String, amount: MoneyAmount, remark: String)] {
    if shares.amounts.count == 1 { return [] }
    var rows: [(label: String, amount: MoneyAmount, remark: String)] = []
    var first = 0
    // Adjacent people with equal shares have one row.
    while first < shares.amounts.count {
      var end = first + 1
      while end < shares.amounts.count && shares.amounts[end] == shares.amounts[first] { end += 1 }
      let people = PeopleText(first..<end).text + (end - first == 1 ? "" : ", each")
      rows.append(("share", shares.amounts[first], people))
      first = end
    }
    if !shares.difference.isZero {
      rows.append(
        shares.difference.isNegative
          ? ("missing", shares.difference, "the shares are short of the total")
          : ("surplus", shares.difference, "the shares exceed the total"))
    }
    return rows
  }
}

/// The shares of people as JSON.
struct SharesRecord: Encodable {
  var amounts: [String]
  /// The people, counted from 1, who get one minor unit more than their truncated share.
  var oddParts: [Int]
  var difference: String

  init(_ shares: MoneyShares) {
    amounts = shares.amounts.map(\.description)
    oddParts = shares.oddParts.map { $0 + 1 }
    difference = shares.difference.description
  }
}
