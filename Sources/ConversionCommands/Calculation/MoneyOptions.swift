import ArgumentParser
import Calculation
import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText
import TerminalText

/// How amounts of money are read, rounded and printed.
struct MoneyOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many decimals the currency has, 0 to 4.", valueName: "n"))
  var decimals = 2

  @Option(help: ArgumentHelp("How to round.", valueName: "mode"))
  var rounding = RoundingMode.halfUp

  @OptionGroup private var place: LocaleOption

  @Flag(help: "Say how the result came about, step by step.")
  var steps = false

  @Flag(help: "Print JSON; numbers are strings, so no digit is lost.")
  var json = false

  func validate() throws {
    guard MoneyLimits.decimals.contains(decimals) else {
      throw ValidationError("--decimals must be 0...4, not \(decimals).")
    }
  }

  private var syntax: NumberSyntax { .lenient(place.locale ?? .english) }

  /// The amount that a text is.
  func amount(_ text: String) throws(Failure) -> MoneyAmount {
    do throws(MoneyError) {
      let (amount, flags) = try MoneyAmount.read(text, decimals: decimals, by: syntax)
      for note in flags.notes { StandardError.write("note: '\(text.excerpt)': \(note.english)") }
      return amount
    } catch {
      let place = error == .amountTooLarge ? "'\(text.excerpt)': " : ""
      throw Failure(code: .badInput, message: place + error.english)
    }
  }

  /// The number that a text is, with or without a percent sign at its end.
  func ratio(_ text: String) throws(Failure) -> ExactRatio {
    let number = Self.isPercent(text) ? String(text.dropLast()) : text
    do throws(ReadingError) {
      let reading = try syntax.read(number, limits: .decimal128)
      if let ratio = reading.number.exactRatio { return ratio }
    } catch {
      throw Failure(code: .badInput, message: error.message(for: number))
    }
    throw Failure(code: .badInput, message: "'\(text.excerpt)' has more than 38 digits")
  }

  /// The tax that a text is: `8%` or an amount.
  func tax(_ text: String) throws(Failure) -> TaxRate {
    Self.isPercent(text) ? .percent(try ratio(text)) : .amount(try amount(text))
  }

  /// The rounding to a step that a text is.
  func step(_ text: String) throws -> MoneyRounding {
    let step = try ratio(text)
    return try answered { () throws(MoneyError) in
      try MoneyRounding(toStep: step, decimals: decimals, mode: rounding)
    }
  }

  /// Whether a text ends with a percent sign.
  static func isPercent(_ text: String) -> Bool { text.utf8.last == UInt8(ascii: "%") }

  /// What `answer` gives; its error is one of the input.
  func answered<Answer>(_ answer: () throws(MoneyError) -> Answer) throws(Failure) -> Answer {
    do throws(MoneyError) { return try answer() } catch {
      throw Failure(code: .badInput, message: error.english)
    }
  }

  /// An amount with the marks of the locale.
  func text(_ amount: MoneyAmount) -> String {
    amount.text(
      NumberFormat(
        locale: place.locale ?? .english, grouping: place.locale == nil ? .never : .auto))
  }

  /// Prints rows of a label, an amount and a remark, and then the steps if they are asked for.
  func print(
    _ rows: [(label: String, amount: MoneyAmount, remark: String)], _ taken: [ExplanationStep]
  )
    throws
  {
    let table = TextTable(
      rows: rows.map { [$0.label, text($0.amount), $0.remark] },
      alignments: [.left, .right, .left])
    let lines = steps ? taken.map { "  " + $0.english } : []
    try StandardOutput.write((table.lines + lines).joined(separator: "\n"))
  }

  /// The shares as rows: one for each amount, with the people who pay it.
  func rows(
    of shares: MoneyShares
  ) -> [(label: String, amount: MoneyAmount, remark: String)] {
    if shares.amounts.count == 1 { return [] }
    var rows: [(label: String, amount: MoneyAmount, remark: String)] = []
    var first = 0
    // Neighbours who pay alike share a row.
    while first < shares.amounts.count {
      var end = first + 1
      while end < shares.amounts.count && shares.amounts[end] == shares.amounts[first] { end += 1 }
      let people =
        switch end - first {
        case 1: "person \(end)"
        case 2: "persons \(first + 1) and \(end), each"
        default: "persons \(first + 1) to \(end), each"
        }
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
  /// The people, counted from 1, who have a smallest part more than their exact share was cut to.
  var oddParts: [Int]
  var difference: String

  init(_ shares: MoneyShares) {
    amounts = shares.amounts.map(\.description)
    oddParts = shares.oddParts.map { $0 + 1 }
    difference = shares.difference.description
  }
}
