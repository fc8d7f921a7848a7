import PropertyTesting

/// The cases of one law in blocks, which any threads or machines judge in any order.
///
/// The blocks depend only on the run. A block neither shrinks nor saves a failure. The first
/// failing case of all blocks is judged once more to shrink and save it, so the report does not
/// depend on the machine that judged a block. Block 0 judges only the saved cases.
package struct LawBlocks: Sendable {
  private let law: Law
  private let run: PropertyRun
  private let blocks: [Range<UInt64>]

  /// The fewest cases of a block, which take milliseconds for the fastest laws, a second for the
  /// slowest.
  private static let fewest = 1_000

  /// Creates the blocks of a run without a time limit.
  package init(_ law: Law, _ run: PropertyRun) {
    self.law = law
    self.run = run
    let indices = run.indices
    // 128 blocks keep any machine busy. More blocks would be shorter, and each has a fixed cost.
    let size = UInt64(max(Self.fewest, indices.count / 128))
    var blocks = [indices.lowerBound..<indices.lowerBound]
    var first = indices.lowerBound
    while first < indices.upperBound {
      let end = min(first + size, indices.upperBound)
      blocks.append(first..<end)
      first = end
    }
    self.blocks = blocks
  }

  /// The number of blocks.
  package var count: Int { blocks.count }

  /// Returns the range of cases of a block.
  package func cases(ofBlock number: Int) -> Range<UInt64> { blocks[number] }

  /// Judges a block.
  package func report(ofBlock number: Int) -> PropertyReport { law.run(run(ofBlock: number)) }

  /// Returns the report of a block from findings that another process determined.
  package func report(
    ofBlock number: Int, _ findings: PropertyReport.Findings
  ) -> PropertyReport {
    law.report(run(ofBlock: number), findings)
  }

  private func run(ofBlock number: Int) -> PropertyRun {
    var own = run
    own.indices = blocks[number]
    return Self.quiet(own, replays: number == 0)
  }

  /// The report of all blocks, and of the additional cases that labels required.
  package struct Whole: Sendable {
    package var report: PropertyReport
    package var more: (cases: Range<UInt64>, report: PropertyReport)?
  }

  /// Returns the report of all cases from the reports of the blocks, in order.
  ///
  /// Like a run of all cases, the function continues until every label has its required hits.
  package func whole(of reports: [PropertyReport]) -> Whole {
    var whole = Whole(report: Self.sum(of: reports, blocks, law, run))
    let end = blocks[blocks.count - 1].upperBound
    let rest = run.casesForLabels - run.indices.count
    guard case .labelNotMet = whole.report.obstacle, whole.report.failed == 0, rest > 0 else {
      return whole
    }
    var more = run
    more.indices = end..<end
    more.casesForLabels = rest
    more.labelsBefore = whole.report.labels
    more.replaysRegressions = false
    let report = law.run(more)
    whole.report.add(report)
    whole.more = (end..<end + UInt64(report.cases), report)
    return whole
  }

  /// Returns a run that neither shrinks nor saves generated cases.
  ///
  /// If `replays`, the run judges the saved cases first.
  package static func quiet(_ run: PropertyRun, replays: Bool) -> PropertyRun {
    var run = run
    run.casesForLabels = 0
    if !replays {
      run.regressions = nil
      run.shrinkingEvaluations = 0
    }
    return run
  }

  /// Returns the sum of the reports of blocks; the first failing case is shrunk and saved.
  package static func sum(
    of reports: [PropertyReport], _ blocks: [Range<UInt64>], _ law: Law, _ run: PropertyRun
  ) -> PropertyReport {
    var reports = reports
    let failing = reports.indices.filter { reports[$0].failure?.caseNumber != nil }
      .min { reports[$0].failure?.caseNumber ?? 0 < reports[$1].failure?.caseNumber ?? 0 }
    // A failure among the saved cases precedes all others and needs no saving.
    if let failing, reports[0].failure == nil, let number = reports[failing].failure?.caseNumber {
      let block = blocks[failing]
      var alone = run
      alone.casesForLabels = 0
      alone.replaysRegressions = false
      alone.indices = number..<number + 1
      var again = law.run(alone)
      for rest in [block.lowerBound..<number, number + 1..<block.upperBound] where !rest.isEmpty {
        var others = run
        others.indices = rest
        again.add(law.run(quiet(others, replays: false)))
      }
      reports[failing] = again
    }
    var sum = reports[0]
    for report in reports.dropFirst() { sum.add(report) }
    return sum
  }
}
