import ArgumentParser
import CommandShell
import EventLog
import MeasureText
import TerminalText
import UnitCatalog
import UnitRegistry

struct UnitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units",
    abstract: "List units with their definitions and sources.",
    usage: "metryvo units [<search>] [options]",
    discussion: """
      Under each quantity its units: symbol, identifier, exact definition and where it is from. \
      With a search word, the units that 'search' finds, under their quantities; those of similar \
      spelling only if there are no others. With a quantity also what it is, and its headings.

      Examples:
        metryvo units                        all of them
        metryvo units --quantity pressure
        metryvo units --quantity cooking     the units under the headings of cooking
        metryvo units mile                   what 'mile' may mean
        metryvo units --json                 the registry, to be changed and read with --registry

      Ends with 1 and nothing on standard output if no unit is found, as 'search' does.
      """)

  @Argument(help: "A word to search for.", completion: UnitCompletion.units)
  var search: String?

  @Option(
    help: ArgumentHelp(
      "Only units of this quantity or heading, e.g. length, Weight, Cooking.", valueName: "name"),
    completion: UnitCompletion.headings)
  var quantity: String?

  @Flag(
    help: ArgumentHelp(
      "Print the units as registry JSON.",
      discussion: "What is printed can be read back with --registry."))
  var json = false

  @OptionGroup var registry: RegistryOptions
  @OptionGroup var log: LogOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if let search, search.utf8.count > 256 {
      throw ValidationError("A search word has at most 256 bytes.")
    }
  }

  func run() throws {
    let catalog = try log.printing { log in try registry.catalog(&log) }
    let sections = try selectedSections(of: catalog)
    let found = search.map { Set(self.units(for: $0, in: catalog)) }
    let matches = { unit in found?.contains(unit) ?? true }
    let units = sections.flatMap(\.units).filter(matches)
    if units.isEmpty {
      throw Failure(
        code: .nothingFound, message: "no unit matches '\((search ?? "").excerpt)'")
    }
    if json {
      let selected = Set(units)
      try StandardOutput.write(RegistryWriter.text(of: catalog, where: selected.contains))
      return
    }
    for section in sections {
      let units = section.units.filter(matches)
      if units.isEmpty { continue }
      var text = heading(of: section) + table(of: units, in: section.quantity)
      if quantity != nil { text += headings(in: section) }
      try StandardOutput.write(text)
    }
  }

  private func selectedSections(of catalog: Catalog) throws -> [QuantitySection] {
    guard let quantity else {
      return catalog.quantities.map { QuantitySection(quantity: $0) }
    }
    return try catalog.sections(ofOption: quantity)
  }

  /// Returns the name of the quantity, with the heading if the section is a part, or with the
  /// description if the user asked for the quantity.
  private func heading(of section: QuantitySection) -> String {
    let (name, description) = (section.quantity.name, section.quantity.description)
    if let group = section.group { return "\(name): \(group.name)\n" }
    return quantity == nil || description.isEmpty ? "\(name)\n" : "\(name)\n\(description)\n"
  }

  /// Returns the headings in a whole quantity, each with the symbols of its units.
  private func headings(in section: QuantitySection) -> String {
    if section.group != nil { return "" }
    return section.quantity.groups.map { group in
      let symbols = section.quantity.units(of: group).map(\.symbol)
      return "  \(group.name): \(symbols.joined(separator: ", "))\n"
    }.joined()
  }

  private func table(of units: [MeasureUnit], in quantity: Quantity) -> String {
    let rows = units.map { unit in
      [
        "  " + unit.symbol, unit.identifier,
        unit.identifier == quantity.baseUnit.identifier ? "base unit" : unit.definition,
        unit.source,
      ]
    }
    return TextTable(rows: rows, alignments: [.left, .left, .left, .left]).text
  }

  /// Returns the results of the search; units of similar spelling only if there are no other
  /// results.
  private func units(for text: String, in catalog: Catalog) -> [MeasureUnit] {
    let filter = UnitFilter(quantity: quantity)
    let matches = UnitSearch(catalog: catalog).matches(
      for: text, filter: filter, limit: catalog.units.count)
    let clear = matches.filter { $0.rank < .similar }
    return (clear.isEmpty ? matches : clear).map(\.unit)
  }
}
