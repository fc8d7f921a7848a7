import Conformance
import PropertyTesting

/// The cases of one law in blocks, which any threads judge in any order, and the report of them all.
///
/// A block neither shrinks nor saves a failure: the first failing case of all is judged once more for that,
/// so that what is found, shown and saved does not depend on the number of threads.
struct LawBlocks: Sendable {
  let law: Law
  let plan: VerificationPlan
  /// The cases of each block; the first block is that of the saved cases.
  let blocks: [Range<UInt64>]

  /// The fewest cases of a block: some milliseconds of the fastest laws, a second of the slowest.
  private static let fewest = 1_000

  /// The cases of a law that has no limit of time.
  init(_ law: Law, _ plan: VerificationPlan) {
    self.law = law
    self.plan = plan
    let indices = plan.run(of: law).indices
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
  var count: Int { isWhole ? 1 : blocks.count }

  /// The report of a piece.
  func report(ofPiece number: Int) -> PropertyReport {
    var run = plan.run(of: law)
    if isWhole { return law.run(run) }
    run.indices = blocks[number]
    return law.run(Self.quiet(run, replays: number == 0))
  }

  /// The report of all cases from those of the pieces, in their order.
  func report(of pieces: [PropertyReport]) -> PropertyReport {
    if isWhole { return pieces[0] }
    var whole = Self.sum(of: pieces, blocks, law, plan.run(of: law))
    // As a run of one block does, it goes on until every label was met often enough.
    let end = blocks[blocks.count - 1].upperBound
    if case .labelNotMet = whole.obstacle, whole.failed == 0, plan.caseNumber == nil {
      var more = plan.run(of: law)
      more.indices = end..<end
      more.replaysRegressions = false
      whole.add(law.run(more))
    }
    return whole
  }

  /// A run that shrinks and saves nothing; one of no cases judges the saved ones.
  static func quiet(_ run: PropertyRun, replays: Bool) -> PropertyRun {
    var run = run
    run.casesForLabels = 0
    if !replays {
      run.regressions = nil
      run.shrinkingEvaluations = 0
    }
    return run
  }

  /// The sum of the reports of blocks; the first failing case is shrunk and saved.
  static func sum(
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
