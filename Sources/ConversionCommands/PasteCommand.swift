import ArgumentParser
import CommandShell
import ConversionRequests
import DecimalArithmetic
import EventLog
import MeasureText
import SystemCalls
import UnitCatalog

struct PasteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "paste",
    abstract: "Say what a text means: the number and the unit in it, and why.",
    usage: """
      metryvo paste <text> [options]
      metryvo paste [options] < <file>
      """,
    discussion: """
      Finds the first measure in a text as people write it: 1.234,5 km, 5 ft 6 in, 6'2", 3 1/2 cups, \
      10–12 kg, It weighs ~5 kg (11 lb). Where marks can be read in two ways one reading is chosen, by \
      the locale, and said. Without words the text is read from standard input.

      Only ordinary words and other measures are left out, and a note quotes them. A sign, an operator, \
      a power, a factor, a rate or a qualifier beside the measure is read or refused: 2 kWh per day is \
      not 2 kWh. Words of a bound are ordinary: less than 5 km is read as 5 km.

      --strict reads the whole text as one measure, its number only as the locale writes numbers.

      Examples:
        metryvo paste "1.234,5 km" --locale de
        metryvo paste "It is 5 ft 6 in tall" --json
        metryvo paste "1,234 km" --strict    a group of digits in English
      """)

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("The text.", valueName: "text"))
  var arguments: [String] = []

  @OptionGroup var place: LocaleOptions

  @Flag(help: "Refuse what the locale does not write so, instead of choosing a reading.")
  var strict = false

  @Flag(help: "Print JSON; numbers are strings, so no digit is lost.")
  var json = false

  @OptionGroup var registry: RegistryOptions
  @OptionGroup var log: LogOptions
  @OptionGroup var color: ColorOptions

  func run() throws {
    let words = try Words.parse(arguments)
    let text = words.isEmpty ? try Self.standardInput() : words.joined(separator: " ")
    try log.printing { log in try run(text, &log) }
  }

  private func run(_ text: String, _ log: inout EventLog) throws {
    let catalog = try registry.catalog(&log)
    let measure: PastedMeasure
    do throws(RequestError) {
      measure = try PastedMeasure(in: text, settings, catalog: catalog, log: &log)
    } catch { throw Failure(error) }
    if json { return try StandardOutput.write(json: Record(measure)) }
    for note in measure.notes { StandardError.write("note: \(note.words)") }
    try StandardOutput.write(measure.line)
  }

  /// The settings of the reader; the range is arbitrary precision, so that every number can be
  /// shown.
  private var settings: ConversionSettings {
    var settings = ConversionSettings()
    settings.range = .arbitraryPrecision
    settings.locale = place.locale
    settings.region = place.region
    settings.system = place.system
    settings.isStrict = strict
    return settings
  }

  /// The maximum size of a pasted text in bytes; a longer input is probably a file.
  private static let inputLimit = 1 << 16

  private static func standardInput() throws(Failure) -> String {
    guard let bytes = DescriptorInput.bytes(of: STDIN_FILENO, upTo: inputLimit + 1) else {
      throw Failure(code: .inputOutput, message: "cannot read standard input")
    }
    if bytes.isEmpty { throw Failure(code: .badInput, message: "standard input is empty") }
    if bytes.count > inputLimit {
      throw Failure(
        code: .badInput, message: "standard input is longer than \(inputLimit) bytes")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension PastedMeasure {
  /// The number, the symbol and the remark: `1234.5 km   (kilometer, length)`.
  fileprivate var line: String {
    let unit = reading.unit
    return (number.map { "\($0) " } ?? "") + "\(unit.symbol)   "
      + TerminalColor.remark("(\(unit.identifier), \(unit.quantity))")
  }
}

extension PasteCommand {
  /// A measure as JSON.
  private struct Record: Encodable {
    var number: String?
    var rangeEnd: String?
    var unit: String
    var symbol: String
    var quantity: String
    var alternatives: [String]
    var flags: [String]
    /// The parts of the text that were not read.
    var leftOut: [String]
    var notes: [String]
    /// The byte range of the text that was read.
    var start: Int
    var end: Int

    init(_ measure: PastedMeasure) {
      let reading = measure.reading
      number = reading.number?.text
      rangeEnd = reading.rangeEnd?.text
      unit = reading.unit.identifier
      symbol = reading.unit.symbol
      quantity = reading.unit.quantity
      alternatives = reading.alternatives.map(\.identifier)
      flags = reading.flags.names
      leftOut = measure.leftOut
      notes = measure.notes.map(\.words)
      start = reading.utf8Range.lowerBound
      end = reading.utf8Range.upperBound
    }
  }
}
