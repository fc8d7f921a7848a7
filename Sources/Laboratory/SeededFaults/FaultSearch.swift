import Conformance
import DecimalArithmetic
import PropertyTesting

/// The search for a seeded fault in this process, which activates the fault first.
package enum FaultSearch {
  /// Whether this build contains the seeded faults.
  package static var isPossible: Bool {
    #if SeededFaults
    true
    #else
    false
    #endif
  }

  /// Activates a fault of the table, and searches for it with all laws and vectors of a run.
  ///
  /// `say` is called with a line before each step, and with a last line at the end.
  /// - Throws: ``VectorSetError``, or the errors of `say`.
  package static func run(
    _ fault: ListedFault, _ settings: VerificationSettings,
    say: @escaping (FaultLine) throws -> Void
  ) throws {
    // The fault must be active before the first unit or constant is computed.
    #if SeededFaults
    SeededFault.activeNumber = fault.number
    #endif
    let start = ContinuousClock.now
    let conversions: ConversionLaws
    do {
      conversions = try ConversionLaws()
    } catch {
      let finding = FaultFinding(
        outcome: .law, by: "every pair has a plan", backend: "catalog", cases: 1)
      return try say(FaultLine(isEnd: true, finding: finding))
    }
    let plan = try settings.plan([], conversions)
    let folders = settings.folders
    var hunt = FaultHunt(
      fault, plan: plan,
      vectors: { try VectorSets(own: folders.corpora, published: folders.dectest).sets },
      announce: { by, backend, cases in
        let finding = FaultFinding(outcome: .crash, by: by, backend: backend, cases: cases)
        try say(FaultLine(isEnd: false, finding: finding))
      })
    var finding = try hunt.finding()
    finding.seconds = (ContinuousClock.now - start) / .seconds(1)
    try say(FaultLine(isEnd: true, finding: finding))
  }
}
