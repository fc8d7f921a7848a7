import ArgumentParser
import EventLog
import UnitCatalog
import UnitRegistry
import UnitRegistryFiles

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The option for a registry file with further units.
package struct RegistryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Also know the units of a registry file.",
      discussion: "JSON as 'metryvo units --json' prints it, or a table of categories.",
      valueName: "file"),
    completion: .file())
  package var registry: String?

  package init() {}

  /// The maximum number of warnings about a file that are printed; the others are counted.
  private static let warningLimit = 20

  /// Returns the built-in catalog with the units of the file.
  package func catalog() throws(RegistryError) -> Catalog {
    var log = EventLog.off
    return try catalog(&log)
  }

  /// Returns the built-in catalog with the units of the file; prints warnings to standard error.
  package func catalog(_ log: inout EventLog) throws(RegistryError) -> Catalog {
    guard let registry else { return .standard }
    let reading: RegistryReading
    do throws(RegistryError) {
      reading = try RegistryReader().read(contentsOf: URL(fileURLWithPath: registry))
    } catch {
      log.record(refused: error)
      throw error
    }
    log.record(read: reading, of: registry)
    for warning in reading.warnings.prefix(Self.warningLimit) {
      StandardError.write("warning: \(warning)")
    }
    let rest = reading.warnings.count - Self.warningLimit
    if rest > 0 { StandardError.write("warning: and \(rest) more") }
    return reading.catalog
  }
}

extension RegistryError: SaidAsFailure {
  package var failure: Failure {
    if case .unreadable = problem { return Failure(code: .missingInput, message: description) }
    return Failure(code: .badInput, message: description)
  }
}
