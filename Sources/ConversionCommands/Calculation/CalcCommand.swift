import ArgumentParser
import Calculation
import CommandShell
import ConversionRequests
import DecimalArithmetic
import GMPDecimal
import MeasureText
import NativeDecimal

struct CalcCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calc",
    abstract: "Compute an expression, or press the keys of a calculator.",
    usage: """
      metryvo calc <expression> [options]
      metryvo calc --keys <keys> [--mode apple|immediate] [options]
      """,
    discussion: """
      An expression has numbers as --locale writes them, + - * / ^ (also × ÷ − · x and **), %, and \
      parentheses. Quote it: the shell knows * and parentheses, too. Numbers are decimal: 2x3 is 6, and \
      0x10, which could be hexadecimal, is refused.

        metryvo calc "100 + 10%"             110   (exact)
        metryvo calc "(1 + 2) * 3 / 7"       ≈1.28571428571429   (9/7, rounded half-up)
        metryvo calc "1.234,5 * 2" --locale de
        metryvo calc --keys "1 0 0 + 1 0 % ="

      Percent is that of a calculator: behind + or - it is of all that stands left (100 + 10% is 110, \
      and 100 + 50 + 10% is 165), elsewhere a hundredth (50 * 10% is 5). Powers are whole and bind \
      from the right: -2^2 is -4, and 2^3^2 is 2^9.

      Values are exact fractions while they fit: 1 / 3 * 3 is 1. The result is shown with 15 digits, \
      or as --digits and --decimals say, behind ≈ if it is not the value itself.

      --keys takes numbers as --locale writes them, + - * / % =, +/- (the sign), BS (backspace), C and \
      AC, with blanks between them, and prints what the display shows, with 15 digits. --mode apple \
      computes * and / first, as an iPhone and a Mac do; --mode immediate computes from left to right, as \
      Windows Calculator does.

      In JSON 'value' is the result as a decimal, 'exact' says whether that is the result itself, and \
      'fraction' is the result where no decimal is. An error is a line on standard error, with --json \
      too; the display of --keys is printed beside it, with the word of the error.

      Exit codes: 0 computed; 64 usage; 65 what cannot be read or has no value.
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The expression, in one word or several.", valueName: "expression"))
  var arguments: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Press these keys in place of an expression.", valueName: "keys"))
  var keys: String?

  @Option(help: ArgumentHelp("When the keys compute; apple by default.", valueName: "mode"))
  var mode: KeypadMode?

  @OptionGroup var numbers: NumberOptions

  @Flag(help: "Print JSON; numbers are strings, so no digit is lost.")
  var json = false

  func validate() throws {
    let hasWords = try !SignedWords.parse(arguments).isEmpty
    if keys == nil && !hasWords {
      throw ValidationError("Expected an expression, like 'metryvo calc \"100 + 10%\"'.")
    }
    if keys != nil && hasWords { throw ValidationError("Give either an expression or --keys.") }
    if keys != nil && (numbers.digits != nil || numbers.decimals != nil) {
      throw ValidationError("The display of --keys has 15 digits; --json has all.")
    }
    if let keys, keys.utf8.allSatisfy({ $0 <= 0x20 }) {
      throw ValidationError("Expected keys, like --keys \"1 0 0 + 1 0 % =\".")
    }
    if keys == nil && mode != nil { throw ValidationError("--mode is for --keys.") }
  }

  func run() throws {
    switch numbers.backend {
    case .native: try run(Decimal128.self)
    case .gmp: try run(BigDecimal.self)
    }
  }

  private func run<Number: GeneralDecimalBackend>(_: Number.Type) throws {
    let printer = CalculationPrinter<Number>(numbers)
    if let keys {
      try press(keys, printer)
    } else {
      try compute(try SignedWords.parse(arguments).joined(separator: " "), printer)
    }
  }

  private func compute<Number: GeneralDecimalBackend>(
    _ text: String, _ printer: CalculationPrinter<Number>
  ) throws {
    let calculator = ExpressionCalculator<Number>(
      syntax: printer.settings.syntax, limits: printer.settings.range.limits,
      context: printer.context)
    let result: CalculatedExpression<Number>
    do throws(ExpressionError) { result = try calculator.calculate(text) } catch {
      throw Failure(code: .badInput, message: error.message(for: text))
    }
    let notes = result.flags.notes.map(\.words)
    if json {
      return try StandardOutput.write(
        json: CalculationRecord(
          expression: text, notes: notes, result: printer.record(of: result.value)))
    }
    for note in notes { StandardError.write("note: \(note)") }
    try StandardOutput.write(printer.line(of: result.value))
  }

  private func press<Number: GeneralDecimalBackend>(
    _ keys: String, _ printer: CalculationPrinter<Number>
  ) throws {
    let format = printer.settings.numbers
    var keypad = Keypad<Number>(mode: mode ?? .apple, context: printer.context)
    let pressed: [KeypadKey]
    do throws(KeyNotationError) { pressed = try KeypadKey.keys(in: keys, format.symbols) } catch {
      throw Failure(code: .badInput, message: error.english)
    }
    // The position of the last key that was pressed without an error on the display.
    var last = 0
    for (index, key) in pressed.enumerated() {
      if keypad.error == nil { last = index }
      keypad.press(key)
    }
    let display = keypad.display(format.symbols, grouping: format.grouping)
    if json {
      try StandardOutput.write(
        json: CalculationRecord(
          expression: display.line, notes: [], error: display.error?.identifier,
          result: keypad.value.map { printer.record(of: $0, shownAs: display.english) }))
    } else {
      try StandardOutput.write(display.english)
    }
    if let error = display.error {
      let place = "key \(last + 1), '\(pressed[last].notation)'"
      throw Failure(code: .badInput, message: "\(error.english) (\(place))")
    }
  }
}

extension KeypadMode: ExpressibleByArgument {}
