import EventLog
import UnitCatalog

extension EventLog {
  /// Records what a file added to the catalog.
  package mutating func record(read reading: RegistryReading, of file: String) {
    let catalog = reading.catalog
    record(
      Event(
        "registry.read",
        [
          ("file", file), ("units", "\(catalog.units.count)"),
          ("quantities", "\(catalog.quantities.count)"),
          ("warnings", "\(reading.warnings.count)"),
        ]))
  }

  /// Records why a file was not used.
  package mutating func record(refused error: RegistryError) {
    var arguments = [(name: "file", value: error.file)]
    if let line = error.line { arguments.append(("line", "\(line)")) }
    if let column = error.column { arguments.append(("column", "\(column)")) }
    arguments.append(("reason", error.description))
    let made = arguments
    record(Event("registry.refused", made))
  }
}
