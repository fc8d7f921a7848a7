import Conformance
import PropertyTesting
import Reporting
import Synchronization

extension VerificationSchedule {
  /// What became of a piece of work.
  private enum Finding: Sendable {
    case vectors(VectorReport)
    case law(PropertyReport, Duration)
    case depths(ZivDepths)
  }

  /// A piece of work with the line that says what it is.
  private struct Piece: Sendable {
    var title: String
    var work: @Sendable () -> Finding
  }

  /// Judges everything on all threads; the findings are the same on any number of them.
  func run(
    on pool: WorkPool, _ progress: ProgressLine
  ) -> (verifications: [BackendVerification], depths: ZivDepths?) {
    var verifications = verifications
    let blocks = plan.seconds == nil ? laws.map { LawBlocks($0.law, plan.run(of: $0.law)) } : []
    var pieces = vectors.map { part in
      Piece(title: title(part)) { .vectors(part.judge()) }
    }
    if tracesFunctions {
      pieces.append(
        Piece(title: "native: functions") { [plan] in
          .depths(ZivDepths(seed: plan.seed, cases: plan.casesPerLaw))
        })
    }
    for (part, blocks) in zip(laws, blocks) {
      pieces += (0..<blocks.count).map { number in
        Piece(title: title(part)) {
          let clock = ContinuousClock()
          let start = clock.now
          let report = blocks.report(ofPiece: number)
          return .law(report, clock.now - start)
        }
      }
    }
    var findings = Self.findings(of: pieces, on: pool, progress)[...]
    for part in vectors {
      guard case .vectors(let report) = findings.popFirst() else { break }
      verifications[part.verification].vectors[part.set].reports.append(report)
    }
    var depths: ZivDepths?
    if tracesFunctions, case .depths(let found) = findings.popFirst() { depths = found }
    let judged = judged(blocks, findings, on: pool, progress)
    for (part, (report, duration)) in zip(laws, judged) {
      let law = part.law
      verifications[part.verification][keyPath: part.group].laws.append(
        .init(
          report: report, resultsPerCase: law.resultsPerCase, caseCount: law.caseCount,
          duration: duration))
      if let number = plan.caseNumber {
        verifications[part.verification][keyPath: part.group].caseText = law.text(
          ofCase: number, seed: plan.seed)
      }
    }
    return (verifications, depths)
  }

  /// The report of each law from those of its blocks, or of the turns it had in the time there was.
  private func judged(
    _ blocks: [LawBlocks], _ findings: ArraySlice<Finding>, on pool: WorkPool,
    _ progress: ProgressLine
  ) -> [(PropertyReport, Duration)] {
    if let seconds = plan.seconds {
      let titles = laws.map(title)
      return laws.isEmpty
        ? []
        : TimedLaws(laws: laws.map(\.law), plan: plan)
          .reports(for: seconds, on: pool) { progress.show(titles[$0]) }
    }
    var findings = findings
    let parts = blocks.map { blocks in
      let own = findings.prefix(blocks.count)
      findings = findings.dropFirst(blocks.count)
      return (
        reports: own.compactMap { if case .law(let report, _) = $0 { report } else { nil } },
        duration: own.reduce(Duration.zero) {
          if case .law(_, let duration) = $1 { $0 + duration } else { $0 }
        }
      )
    }
    let reports = pool.map(blocks.count) { blocks[$0].report(of: parts[$0].reports) }
    return zip(reports, parts).map { ($0, $1.duration) }
  }

  private static func findings(
    of pieces: [Piece], on pool: WorkPool, _ progress: ProgressLine
  ) -> [Finding] {
    let done = Atomic<Int>(0)
    return pool.map(pieces.count) { number in
      let share = 100 * done.load(ordering: .relaxed) / pieces.count
      progress.show("\(share) %, \(pieces[number].title)")
      let finding = pieces[number].work()
      done.wrappingAdd(1, ordering: .relaxed)
      return finding
    }
  }

  private func title(_ part: VectorPart) -> String {
    "\(verifications[part.verification].backend): \(plan.sets[part.set].title)"
  }

  private func title(_ part: LawPart) -> String {
    "\(verifications[part.verification].backend): \(part.law.identifier)"
  }
}
