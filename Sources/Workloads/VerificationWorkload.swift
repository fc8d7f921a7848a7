import Conformance
import DecimalArithmetic
import PerformanceBudgets
import PropertyTesting
import Wording

/// The workload that judges a backend against the oracle, on fixed cases of a law in every rounding
/// mode.
///
///     {"workload": "verification", "parameters": {"law": "oracle-agrees-multiply"}, …}
///
/// One operation is one case.
@usableFromInline package enum VerificationWorkload {
  /// The name of the workload, which has the parameter `law`.
  @usableFromInline package static let name = "verification"

  /// Returns the description of the workload for subjects with these names.
  @usableFromInline package static func known(on subjects: [String]) -> KnownWorkload {
    KnownWorkload(name, subjects: subjects, required: ["law"])
  }

  private static let casesOfSample = 64
  private static let samples = 32

  /// Returns the subject of a call on a backend.
  ///
  /// - Throws: ``ParameterError`` for an unknown law.
  @usableFromInline package static func subject(
    of call: WorkloadCall, on backend: DifferentialSubject
  ) throws(ParameterError) -> Subject {
    let name = call.parameters["law"] ?? ""
    let laws = ArithmeticLaws.oracleAgreement(of: [backend]) + DirectedLaws.all(for: [backend])
    guard let law = laws.first(where: { $0.identifier == name }) else {
      throw ParameterError(
        "law", name, reason: "no law beside the oracle, such as \(laws[0].identifier)")
    }
    return Subject(
      backend.name, workload: call.description, samplesPerBlock: samples,
      operationsPerSample: casesOfSample,
      run: { blackHole(report(law, sample: $0)) },
      check: {
        for sample in 0..<samples {
          let report = report(law, sample: sample)
          guard report.problem == nil, report.failed == 0, report.cases == casesOfSample,
            report.discardedCount < casesOfSample
          else {
            throw WrongResult(
              input: name,
              got: "\(report.failed) of \(report.cases.counted("case")) broken, "
                + "\(report.discardedCount) not judged",
              expected: "\(casesOfSample) cases that hold")
          }
        }
      })
  }

  /// Returns the report on the cases of a sample.
  ///
  /// A sample has too few cases for the labels that a whole run requires, so no label is required.
  private static func report(_ law: Law, sample: Int) -> PropertyReport {
    let first = UInt64(sample * casesOfSample)
    var run = PropertyRun(seed: 1, indices: first..<first + UInt64(casesOfSample))
    run.casesForLabels = 0
    run.requiresLabels = false
    run.announce = { _ in }
    return law.run(run)
  }
}
