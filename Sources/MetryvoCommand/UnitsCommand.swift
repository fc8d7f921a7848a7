import ArgumentParser
import MeasureText
import Reporting
import UnitCatalog
import UnitRegistry

struct UnitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units",
    abstract: "List units with their definitions and sources.",
    discussion: """
      Under each quantity its units: symbol, identifier, exact definition and where it is from. \
      With a search word, the units that 'search' finds, under their quantities; those of similar \
      spelling only if there are no others.

      Examples:
        metryvo units                        all of them
        metryvo units --quantity pressure
        metryvo units mile                   what 'mile' may mean
        metryvo units --json                 the registry, to be changed and read with --registry
      """)

  @Argument(help: "A word to search for.", completion: UnitCompletion.units)
  var search: String?

  @Option(
    help: ArgumentHelp("Only units of this quantity, e.g. length.", valueName: "name"),
    completion: UnitCompletion.quantities)
  var quantity: String?

  @Flag(
    help: ArgumentHelp(
      "Print the units as registry JSON.",
      discussion: "What is printed can be read back with --registry."))
  var json = false

  @OptionGroup var registry: RegistryOptions
  @OptionGroup var color: ColorOptions

  func validate() throws {
    if let search, search.utf8.count > 256 {
      throw ValidationError("A search word has at most 256 bytes.")
    }
  }

  func run() throws {
    let catalog = try registry.catalog()
    let quantities = try selectedQuantities(of: catalog)
    let found = search.map { Set(self.units(for: $0, in: catalog)) }
    let matches = { unit in found?.contains(unit) ?? true }
    let units = quantities.flatMap(\.units).filter(matches)
    if units.isEmpty {
      throw Failure(
        code: .badInput, message: "no unit matches '\((search ?? "").prefix(40))'")
    }
    if json {
      let selected = Set(units)
      try StandardOutput.write(RegistryWriter.text(of: catalog, where: selected.contains))
      return
    }
    for quantity in quantities {
      let rows = quantity.units.filter(matches).map { unit in
        [
          "  " + unit.symbol, unit.identifier,
          unit.identifier == quantity.baseUnit.identifier ? "base unit" : unit.definition,
          unit.source,
        ]
      }
      if rows.isEmpty { continue }
      let table = TextTable(rows: rows, alignments: [.left, .left, .left, .left])
      try StandardOutput.write("\(quantity.name)\n\(table.text)")
    }
  }

  private func selectedQuantities(of catalog: Catalog) throws -> [Quantity] {
    guard let quantity else { return catalog.quantities }
    return [try catalog.quantity(named: quantity)]
  }

  /// What the search finds; units of similar spelling only if there is nothing else.
  private func units(for text: String, in catalog: Catalog) -> [MeasureUnit] {
    let filter = UnitFilter(quantity: quantity?.lowercased())
    let matches = UnitSearch(catalog: catalog).matches(
      for: text, filter: filter, limit: catalog.units.count)
    let clear = matches.filter { $0.rank < .similar }
    return (clear.isEmpty ? matches : clear).map(\.unit)
  }
}
