import ArgumentParser
import Reporting
import UnitCatalog
import UnitRegistry

struct UnitsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "units",
    abstract: "List units with their definitions and sources.",
    discussion: """
      With a search word, units whose identifier, symbol, name or alias contains it, and those that \
      'convert' would read it as.
      """)

  @Argument(help: "A word to search for.")
  var search: String?

  @Option(help: ArgumentHelp("Only units of this quantity, e.g. length.", valueName: "name"))
  var quantity: String?

  @Flag(
    help: ArgumentHelp(
      "Print the units as registry JSON.",
      discussion: "What is printed can be read back with --registry."))
  var json = false

  @OptionGroup var registry: RegistryOptions

  func validate() throws {
    if let search, search.utf8.count > 256 {
      throw ValidationError("A search word has at most 256 bytes.")
    }
  }

  func run() throws {
    let catalog = try registry.catalog()
    let quantities = try selectedQuantities(of: catalog)
    let named = Set(search.map { catalog.lookUp($0).candidates } ?? [])
    let matches = { unit in named.contains(unit) || self.matches(unit) }
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
    guard let selected = catalog.quantity(quantity.lowercased()) else {
      let known = catalog.quantities.map(\.identifier).joined(separator: ", ")
      throw Failure(
        code: .badInput, message: "unknown quantity '\(quantity.prefix(40))'; known: \(known)")
    }
    return [selected]
  }

  private func matches(_ unit: MeasureUnit) -> Bool {
    guard let search else { return true }
    if unit.symbol.contains(search) { return true }
    let folded = search.lowercased()
    return ([unit.identifier, unit.name, unit.pluralName] + unit.aliases).contains {
      $0.lowercased().contains(folded)
    }
  }
}
