import Conformance
import DecimalArithmetic
import PropertyTesting

/// A search for a fault with all laws and vectors of `verify`, until one of them fails.
///
/// The search runs in rounds. The first round judges a few cases of each law, the likely laws
/// first, and then the vectors on the backend that has the fault. The second round judges more
/// cases and all other vectors. Later rounds judge the remaining cases of a run at the level
/// `normal`. The cases are equal to the cases of such a run.
struct FaultHunt {
  /// The number of cases of each law that have been judged at the end of each round.
  private static let rounds: [UInt64] = [40, 400, 4_000, .max]
  /// The number of cases between two lines that report the progress.
  private static let piece: UInt64 = 1_000

  let fault: ListedFault
  let plan: VerificationPlan
  let vectors: () throws -> [VectorSets.VectorSet]
  /// The function that reports the law or vectors to be judged next, with the number of cases
  /// judged so far.
  let announce: (_ by: String, _ backend: String, _ cases: Int) throws -> Void

  private(set) var cases = 0

  init(
    _ fault: ListedFault, plan: VerificationPlan,
    vectors: @escaping () throws -> [VectorSets.VectorSet],
    announce: @escaping (_ by: String, _ backend: String, _ cases: Int) throws -> Void
  ) {
    self.fault = fault
    self.plan = plan
    self.vectors = vectors
    self.announce = announce
  }

  /// Returns the first finding; the outcome is `survived` if no law and no vector failed.
  mutating func finding() throws -> FaultFinding {
    let schedule = VerificationSchedule(plan, backend: nil)
    let parts = schedule.laws.filter { isLikely($0) } + schedule.laws.filter { !isLikely($0) }
    var start: UInt64 = 0
    for (number, end) in Self.rounds.enumerated() {
      for part in parts {
        let backend = schedule.verifications[part.verification].backend
        if let finding = try judge(part.law, start, end, on: backend) { return finding }
      }
      start = end
      if number < 2, let finding = try judgeVectors(ofOwnBackend: number == 0) { return finding }
    }
    return FaultFinding(outcome: .survived, cases: cases)
  }

  private func isLikely(_ part: VerificationSchedule.LawPart) -> Bool {
    switch fault.area {
    case .calculation: part.group == \.calculations
    case .notebook: part.group == \.notebooks
    case .text: part.group == \.texts
    case .conversion: part.group == \.conversions
    case .arithmetic:
      part.group == \.directed || part.group == \.differential || part.group == \.limbLengths
    }
  }

  private mutating func judge(
    _ law: Law, _ start: UInt64, _ end: UInt64, on backend: String
  ) throws -> FaultFinding? {
    var run = plan.run(of: law)
    run.casesForLabels = 0
    run.requiresLabels = false
    run.shrinkingEvaluations = 0
    run.regressions = nil
    let all = run.indices
    var first = all.lowerBound + min(start, UInt64(all.count))
    let last = all.lowerBound + min(end, UInt64(all.count))
    while first < last {
      try announce(law.identifier, backend, cases)
      run.indices = first..<min(last, first + Self.piece)
      let report = law.run(run)
      let number = report.failure?.caseNumber ?? run.indices.upperBound - 1
      // Discarded cases alone are no finding.
      if report.failed > 0 || report.problem != nil {
        cases += Int(number - first) + 1
        return FaultFinding(outcome: .law, by: law.identifier, backend: backend, cases: cases)
      }
      cases += run.indices.count
      first = run.indices.upperBound
    }
    return nil
  }

  /// Judges the vectors of the backend with whose name the fault's name begins, or of the others.
  private mutating func judgeVectors(ofOwnBackend isOwn: Bool) throws -> FaultFinding? {
    var plan = plan
    plan.sets = try vectors()
    let schedule = VerificationSchedule(plan, backend: nil)
    for part in schedule.vectors {
      let backend = schedule.verifications[part.verification].backend
      let first = backend.split(separator: "-").first ?? ""
      if fault.name.hasPrefix(first) != isOwn { continue }
      try announce(plan.sets[part.set].title, backend, cases)
      let report = part.judge()
      cases += report.read
      if report.failures.count > 0 {
        return FaultFinding(outcome: .vectors, by: report.file, backend: backend, cases: cases)
      }
    }
    return nil
  }
}
