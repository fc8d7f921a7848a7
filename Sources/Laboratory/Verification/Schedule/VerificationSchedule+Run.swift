import Conformance
import PropertyTesting
import Reporting
import Synchronization
import TerminalText

extension VerificationSchedule {
  /// The findings of a run.
  struct Findings {
    var verifications: [BackendVerification]
    var depths: ZivDepths?
    var hash: ResultsHash
  }

  /// Judges all parts on all threads; the findings do not depend on the number of threads.
  func run(on pool: WorkPool, _ progress: ProgressLine) -> Findings {
    if let seconds = plan.seconds { return run(for: seconds, on: pool, progress) }
    let lawBlocks = lawBlocks
    let found = Self.judged(blocks(lawBlocks), on: pool, progress)
    return findings(of: found, lawBlocks, on: pool)
  }

  /// Judges blocks on all threads, and returns their findings in the order of the blocks.
  static func judged(
    _ blocks: [Block], on pool: WorkPool, _ progress: ProgressLine
  ) -> [BlockFinding] {
    let done = Atomic<Int>(0)
    return pool.map(blocks.count) { number in
      let share = 100 * done.load(ordering: .relaxed) / blocks.count
      progress.show("\(share) %, \(blocks[number].title)")
      let finding = BlockFinding.judged(blocks[number].judge)
      done.wrappingAdd(1, ordering: .relaxed)
      return finding
    }
  }

  /// Combines the findings of all blocks in their order, whichever machine judged them.
  ///
  /// This function also shrinks failures, and adds cases for labels that the blocks met too seldom.
  func findings(
    of found: [BlockFinding], _ lawBlocks: [LawBlocks], on pool: WorkPool
  ) -> Findings {
    var all = Findings(verifications: verifications, hash: .withheld("nothing was judged"))
    var hashes = zip(blocks(lawBlocks), found).filter { $0.0.isHashed }.map { block, finding in
      (identity: block.identity, hash: finding.hash(of: block.identity))
    }
    var rest = found[...]
    for part in vectors {
      guard case .vectors(let report) = rest.popFirst()?.found else { break }
      all.verifications[part.verification].vectors[part.set].reports.append(report)
    }
    if tracesFunctions, case .functions(let depths) = rest.popFirst()?.found { all.depths = depths }
    let parts = lawBlocks.map { blocks in
      let own = rest.prefix(blocks.count)
      rest = rest.dropFirst(blocks.count)
      let reports = own.enumerated().compactMap { number, finding -> PropertyReport? in
        guard case .law(let findings) = finding.found else { return nil }
        return blocks.report(ofBlock: number, findings)
      }
      return (reports: reports, duration: own.reduce(.zero) { $0 + $1.duration })
    }
    let wholes = pool.map(lawBlocks.count) { lawBlocks[$0].whole(of: parts[$0].reports) }
    for (part, (whole, own)) in zip(laws, zip(wholes, parts)) {
      append(whole.report, of: part, duration: own.duration, to: &all.verifications)
      guard let more = whole.more else { continue }
      let identity = identity(part, more.cases)
      let finding = BlockFinding(found: .law(findings: more.report.findings), nanoseconds: 0)
      hashes.append((identity, finding.hash(of: identity)))
    }
    all.hash = ResultsHash(seed: plan.seed, blocks: hashes)
    return all
  }

  /// Judges the vectors, then judges the laws in turns for a given time.
  private func run(
    for seconds: Duration, on pool: WorkPool, _ progress: ProgressLine
  ) -> Findings {
    var all = Findings(
      verifications: verifications, hash: .withheld("time ended the run, not a number of cases"))
    let found = Self.judged(blocks([]), on: pool, progress)
    for (part, finding) in zip(vectors, found) {
      guard case .vectors(let report) = finding.found else { continue }
      all.verifications[part.verification].vectors[part.set].reports.append(report)
    }
    if case .functions(let depths) = found.last?.found { all.depths = depths }
    if laws.isEmpty { return all }
    let titles = laws.map(title)
    let timed = TimedLaws(laws: laws.map(\.law), plan: plan)
      .reports(for: seconds, on: pool) { progress.show(titles[$0]) }
    for (part, (report, duration)) in zip(laws, timed) {
      append(report, of: part, duration: duration, to: &all.verifications)
    }
    return all
  }

  private func append(
    _ report: PropertyReport, of part: LawPart, duration: Duration,
    to verifications: inout [BackendVerification]
  ) {
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
}
