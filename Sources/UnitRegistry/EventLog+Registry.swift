import EventLog
import UnitCatalog

extension EventLog {
  /// Records the catalog and the number of warnings after a file was read.
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

  /// Records the reason why a file was refused.
  package mutating func record(refused error: RegistryError) {
    var arguments = [(name: "file", value: error.file)]
    if let line = error.line { arguments.append(("line", "\(line)")) }
    if let column = error.column { arguments.append(("column", "\(column)")) }
    arguments.append(("reason", error.description))
    let made = arguments
    record(Event("registry.refused", made))
  }
}
