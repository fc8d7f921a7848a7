import ArgumentParser
import CommandShell
import EventLog
import MeasureText
import TerminalText
import UnitCatalog
import UnitRegistry

struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find units by any part of what they are called, the best first.",
    usage: "metryvo search <words> ... [options]",
    discussion: """
      Looks at identifiers, symbols, names and other names, for everyday units in ten languages; \
      case, accents, hyphens and British spelling do not matter. First stands what 'convert' would \
      read with the same --locale, then symbols in other case, the units of a quantity that the words \
      name, names that begin with the words, names with words that begin so, words that contain them, \
      and at last similar spelling: 1 letter wrong in words of 4 letters, which are compared as a \
      whole, or more, 2 of 8 or more. \
      --system keeps the units of a system alone.

      Examples:
        metryvo search kilom
        metryvo search nautical m --quantity length
        metryvo search killometer --limit 3
        metryvo search gal --system imperial
        metryvo search Grad --locale de
        metryvo search weight                the units of mass

      Ends with 0 if something was found, with 1 and nothing on standard output if not, like grep.
      """)

  @Argument(
    help: ArgumentHelp("What to look for.", valueName: "words"), completion: UnitCompletion.units)
  var words: [String]

  @Option(
    help: ArgumentHelp(
      "Only units of this quantity or heading, e.g. length, Weight, Cooking.", valueName: "name"),
    completion: UnitCompletion.headings)
  var quantity: String?

  @OptionGroup var place: LocaleOptions

  @Flag(help: "Only units that the registry file adds.")
  var custom = false

  @Option(help: ArgumentHelp("The most units to print, 1...10000.", valueName: "count"))
  var limit = 20

  @Flag(help: "Print an array of JSON objects.")
  var json = false

  @OptionGroup var registry: RegistryOptions
  @OptionGroup var log: LogOptions
  @OptionGroup var color: ColorOptions

  private var text: String { words.joined(separator: " ") }

  func validate() throws {
    if text.utf8.count > 256 { throw ValidationError("The words have at most 256 bytes.") }
    if !(1...10_000).contains(limit) { throw ValidationError("The limit must be 1...10000.") }
  }

  func run() throws {
    let catalog = try log.printing { log in try registry.catalog(&log) }
    if let quantity { _ = try catalog.sections(ofOption: quantity) }
    let filter = UnitFilter(
      quantity: quantity, system: place.system, isCustom: custom ? true : nil)
    let matches = matches(in: catalog, filter)
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

  /// Returns the results of the search; the unit that `convert` reads in the locale is first.
  private func matches(in catalog: Catalog, _ filter: UnitFilter) -> [UnitMatch] {
    let search = UnitSearch(catalog: catalog)
    if place.locale == nil && place.region == nil {
      return search.matches(for: text, filter: filter, limit: limit)
    }
    let locale = place.locale ?? .english
    let reader = MeasureReader(
      .lenient(locale), catalog: catalog, preferredSystem: place.system,
      region: place.region ?? locale.region, suggestsUnits: false)
    var matches = search.matches(for: text, filter: filter, limit: catalog.units.count)
    if let meant = try? reader.unit(text).unit,
      let place = matches.firstIndex(where: { $0.unit == meant })
    {
      matches.insert(matches.remove(at: place), at: 0)
    }
    return Array(matches.prefix(limit))
  }

  /// A match as JSON.
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
