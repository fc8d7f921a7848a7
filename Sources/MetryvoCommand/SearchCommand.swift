import ArgumentParser
import MeasureText
import Reporting
import UnitCatalog
import UnitRegistry

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find units by any part of what they are called, the best first.",
    usage: "metryvo search <words> ... [options]",
    discussion: """
      Looks at identifiers, symbols, names and other names, for everyday units in nine languages; \
      case, accents, hyphens and British spelling do not matter. First stands what 'convert' would \
      read, then symbols in other case, the units of a quantity that the words name, names that \
      begin with the words, names with words that begin so, words that contain them, and at last \
      similar spelling: 1 letter wrong in words of 4 letters or more, 2 of 8 or more.

      Examples:
        metryvo search kilom
        metryvo search nautical m --quantity length
        metryvo search killometer --limit 3
        metryvo search gal --system imperial
        metryvo search Zoll
        metryvo search weight                the units of mass

      Ends with 0 if something was found, with 1 and nothing on standard output if not, like grep.
      """)

  @Argument(
    help: ArgumentHelp("What to look for.", valueName: "words"), completion: UnitCompletion.units)
  var words: [String]

  @Option(
    help: ArgumentHelp(
      "Only units of this quantity or heading, e.g. length, Weight, Cooking.", valueName: "name"),
    completion: UnitCompletion.quantities)
  var quantity: String?

  @Option(help: "Only units of this system of measurement.")
  var system: MeasurementSystem?

  @Flag(help: "Only units that the registry file adds.")
  var custom = false

  @Option(help: ArgumentHelp("The most units to print, 1...10000.", valueName: "count"))
  var limit = 20

  @Flag(help: "Print an array of JSON objects.")
  var json = false

  @OptionGroup var registry: RegistryOptions
  @OptionGroup var color: ColorOptions

  private var text: String { words.joined(separator: " ") }

  func validate() throws {
    if text.utf8.count > 256 { throw ValidationError("The words have at most 256 bytes.") }
    if !(1...10_000).contains(limit) { throw ValidationError("The limit must be 1...10000.") }
  }

  func run() throws {
    let catalog = try registry.catalog()
    if let quantity { _ = try catalog.sections(ofOption: quantity) }
    let filter = UnitFilter(
      quantity: quantity, system: system, isCustom: custom ? true : nil)
    let matches = UnitSearch(catalog: catalog).matches(for: text, filter: filter, limit: limit)
    if json { try StandardOutput.write(json: matches.map(Record.init)) }
    if matches.isEmpty {
      throw Failure(
        code: .nothingFound, message: "no unit matches '\(text.excerpt)'")
    }
    if json { return }
    let table = TextTable(
      rows: matches.map { match in
        let unit = match.unit
        return [
          unit.symbol, unit.name, unit.identifier, catalog.quantity(unit.quantity)?.name ?? "",
          match.rank == .similar ? "similar" : "",
        ]
      },
      alignments: [.left, .left, .left, .left, .left])
    try StandardOutput.write(table.text)
  }

  /// A match as it is printed.
  private struct Record: Encodable {
    var identifier: String
    var symbol: String
    var name: String
    var quantity: String
    var systems: [String]
    var match: String
    var edits: Int

    init(_ match: UnitMatch) {
      identifier = match.unit.identifier
      symbol = match.unit.symbol
      name = match.unit.name
      quantity = match.unit.quantity
      systems = match.unit.systems.map(\.rawValue)
      self.match = "\(match.rank)"
      edits = match.edits
    }
  }
}

extension MeasurementSystem: ExpressibleByArgument {}
