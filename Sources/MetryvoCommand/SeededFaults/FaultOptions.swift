import ArgumentParser
import Conformance
import DecimalArithmetic

/// Whether the laws themselves are judged, by mistakes that they must find.
struct FaultOptions: ParsableArguments {
  @Flag(
    help: """
      Judge only the laws: make each mistake of the table in turn, in a build that has them ('make \
      mutants'), and exit with 1 if one is not found.
      """)
  var mutants = false

  @Option(help: .hidden)
  var seededFault: Int?

  /// Whether this process judges with a mistake in it, or sees to others that do.
  var isAsked: Bool { mutants || seededFault != nil }

  func validate() throws {
    if !isAsked { return }
    #if SeededFaults
    if let seededFault, FaultTable.fault(seededFault) == nil {
      throw ValidationError("There is no seeded fault \(seededFault).")
    }
    #else
    throw ValidationError(
      "This build has no seeded faults: 'make mutants' builds one that has, and runs it.")
    #endif
  }

  /// Makes the mistake from now on.
  func activate() {
    #if SeededFaults
    SeededFault.activeNumber = seededFault ?? 0
    #endif
  }
}
