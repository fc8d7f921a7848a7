import PropertyTesting

/// The cases of one law in blocks, which any threads judge in any order, and the report of them all.
///
/// A block neither shrinks nor saves a failure: the first failing case of all is judged once more for that,
/// so that what is found, shown and saved does not depend on the number of threads.
package struct LawBlocks: Sendable {
  private let law: Law
  private let run: PropertyRun
  /// The cases of each block; the first block is that of the saved cases.
  private let blocks: [Range<UInt64>]

  /// The fewest cases of a block: some milliseconds of the fastest laws, a second of the slowest.
  private static let fewest = 1_000

  /// The cases of a run that has no limit of time.
  package init(_ law: Law, _ run: PropertyRun) {
    self.law = law
    self.run = run
    let indices = run.indices
    // 128 blocks are enough for any machine; more cost time where a block is short.
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

  /// Whether there is one block, which is a run as any other: it shrinks, saves, and goes on for its labels.
  private var isWhole: Bool { blocks.count <= 2 }

  /// How many pieces of work there are.
  package var count: Int { isWhole ? 1 : blocks.count }

  /// The report of a piece.
  package func report(ofPiece number: Int) -> PropertyReport {
    if isWhole { return law.run(run) }
    var own = run
    own.indices = blocks[number]
    return law.run(Self.quiet(own, replays: number == 0))
  }

  /// The report of all cases from those of the pieces, in their order.
  package func report(of pieces: [PropertyReport]) -> PropertyReport {
    if isWhole { return pieces[0] }
    var whole = Self.sum(of: pieces, blocks, law, run)
    // As a run of one block does, it goes on until every label was met often enough.
    let end = blocks[blocks.count - 1].upperBound
    if case .labelNotMet = whole.obstacle, whole.failed == 0, run.casesForLabels > 0 {
      var more = run
      more.indices = end..<end
      more.replaysRegressions = false
      whole.add(law.run(more))
    }
    return whole
  }

  /// A run that neither shrinks nor saves what it generates, or one that judges the saved cases first.
  package static func quiet(_ run: PropertyRun, replays: Bool) -> PropertyRun {
    var run = run
    run.casesForLabels = 0
    if !replays {
      run.regressions = nil
      run.shrinkingEvaluations = 0
    }
    return run
  }

  /// The sum of the reports of blocks; the first failing case is shrunk and saved.
  package static func sum(
    of reports: [PropertyReport], _ blocks: [Range<UInt64>], _ law: Law, _ run: PropertyRun
  ) -> PropertyReport {
    var reports = reports
    let failing = reports.indices.filter { reports[$0].failure?.caseNumber != nil }
      .min { reports[$0].failure?.caseNumber ?? 0 < reports[$1].failure?.caseNumber ?? 0 }
    // A failure among the saved cases is shown before any other, and is saved already.
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
