import Conformance
import GMPDecimal
import NativeDecimal
import Reporting

extension BackendVerification {
  /// Judges the chosen backend, or all, by directed cases: the oracle answers each once for all of them.
  ///
  /// A limit of time becomes a number of cases, unless one law alone is judged: a run that stops at any moment may
  /// meet a rounding cell too seldom.
  init(ofDirectedCasesOn choice: BackendChoice?, by plan: VerificationPlan, progress: ProgressLine)
  {
    var subjects: [DirectedSubject] = []
    if choice != .gmp { subjects.append(DirectedSubject(Decimal128.self)) }
    if choice != .native {
      subjects += [DirectedSubject(BigDecimal.self), DirectedSubject(LimbDecimal.self)]
    }
    backend = subjects.map(\.name).joined(separator: ", ")
    var plan = plan
    if let limit = plan.secondsPerPart, plan.lawNames?.count != 1 {
      plan.secondsPerPart = nil
      plan.casesPerLaw = Int(Double(Self.casesPerSecond) * max(1, limit / .seconds(1)))
    }
    directed.run(DirectedLaws.all(for: subjects), by: plan, named: backend, progress)
  }

  /// The cases of other laws in the place of which the directed ones take about a second.
  private static let casesPerSecond = 5_000
}
