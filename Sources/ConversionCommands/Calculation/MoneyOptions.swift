import ArgumentParser
import Calculation
import CommandShell
import ConversionRequests
import DecimalArithmetic
import MeasureText

/// The options for reading, rounding and printing amounts of money.
struct MoneyOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many decimals the currency has, 0 to 4.", valueName: "n"))
  var decimals = 2

  @Option(help: ArgumentHelp("How to round; half-up by default.", valueName: "mode"))
  var rounding: RoundingMode?

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

  /// The rounding mode: half-up by default.
  var mode: RoundingMode { rounding ?? .halfUp }

  private var syntax: NumberSyntax { .lenient(place.locale ?? .english) }

  /// Returns the single word of an argument, which may be a negative number.
  ///
  /// - Throws: `ValidationError` for an unknown option, and for any other number of words than one.
  static func word(of arguments: [String], _ expectation: String) throws -> String {
    let words = try Words.parse(arguments)
    guard words.count == 1, let word = words.first else { throw ValidationError(expectation) }
    return word
  }

  /// Returns a number of people; the request checks its limits.
  ///
  /// - Throws: `ValidationError` for a text that is not an integer of a machine word.
  static func people(_ text: String) throws -> Int {
    if let count = Int(text) { return count }
    throw ValidationError("1 to \(MoneyLimits.people) people can share an amount")
  }

  /// Reads an amount; the message of a refusal begins with the option, if there is one.
  func amount(_ text: String, of option: String? = nil) throws(Failure) -> MoneyAmount {
    do throws(MoneyError) {
      let (amount, flags) = try MoneyAmount.read(text, decimals: decimals, by: syntax)
      write(flags, of: text)
      return amount
    } catch {
      throw refusal(error.english(format), of: text, option)
    }
  }

  /// Reads a number with or without a percent sign at its end; a refusal names the option.
  func ratio(_ text: String, of option: String) throws(Failure) -> ExactRatio {
    let number = Self.isPercent(text) ? String(text.dropLast()) : text
    let ratio: ExactRatio?
    do throws(ReadingError) {
      let reading = try syntax.read(number, limits: .decimal128)
      write(reading.flags, of: text)
      ratio = reading.number.exactRatio
    } catch {
      throw refusal(error.message(for: number), of: text, option)
    }
    if let ratio { return ratio }
    throw refusal("the number has more than 38 digits", of: text, option)
  }

  /// Returns a failure that names the option, and that quotes the text if the message quotes
  /// nothing.
  private func refusal(_ message: String, of text: String, _ option: String?) -> Failure {
    let named = message.contains("'") ? message : "'\(text.excerpt)': \(message)"
    return Failure(code: .badInput, message: (option.map { $0 + ": " } ?? "") + named)
  }

  /// Writes notes on the reading of a number to standard error.
  private func write(_ flags: ReadingFlags, of text: String) {
    for note in flags.notes { StandardError.write("note: '\(text.excerpt)': \(note.english)") }
  }

  /// Reads a tax: `8%` or an amount.
  func tax(_ text: String, of option: String) throws(Failure) -> TaxRate {
    Self.isPercent(text)
      ? .percent(try ratio(text, of: option)) : .amount(try amount(text, of: option))
  }

  /// Reads a step and returns the rounding to multiples of the step.
  func step(_ text: String, of option: String) throws(Failure) -> MoneyRounding {
    let step = try ratio(text, of: option)
    do throws(MoneyError) {
      return try MoneyRounding(toStep: step, decimals: decimals, mode: mode)
    } catch {
      throw refusal(error.english(format), of: text, option)
    }
  }

  /// Whether a text ends with a percent sign.
  static func isPercent(_ text: String) -> Bool { text.utf8.last == UInt8(ascii: "%") }

  /// Returns the result of `answer`; an error counts as bad input.
  func answered<Answer>(_ answer: () throws(MoneyError) -> Answer) throws(Failure) -> Answer {
    do throws(MoneyError) { return try answer() } catch {
      throw Failure(code: .badInput, message: error.english(format))
    }
  }

  /// The number format of the locale; digits are grouped only if the user chose a locale.
  private var format: NumberFormat {
    NumberFormat(locale: place.locale ?? .english, grouping: place.locale == nil ? .never : .auto)
  }

  /// Returns an amount in the format of the locale.
  func text(_ amount: MoneyAmount) -> String { amount.text(format) }

  /// Returns a percentage in the format of the locale.
  func percent(_ ratio: ExactRatio) -> String { ratio.percentText(format) }

  /// Returns steps as sentences in the format of the locale.
  func sentences(_ steps: [ExplanationStep]) -> [String] { steps.map { $0.english(format) } }
}
