import Foundation
import PropertyTesting
import Testing

/// Every planted bug is found and shrunk to its smallest case from ten seeds.
@Suite struct PlantedBugTests {
  private static let seeds: ClosedRange<UInt64> = 1...10

  /// The numbers of cases and evaluations of all seeds, and the seeds that missed the smallest
  /// case.
  private struct Outcome {
    var found: [Int] = []
    var evaluations: [Int] = []
    var misses: [String] = []
  }

  private static let outcomes: [Outcome] = PlantedBug.all.map { bug in
    var outcome = Outcome()
    for seed in seeds {
      var run = PropertyRun(seed: seed, cases: 2_000)
      run.announce = { _ in }
      let failure = bug.run(run).failure
      guard let failure, let found = failure.caseNumber else {
        outcome.misses.append("\(bug.name), seed \(seed): not found")
        continue
      }
      outcome.found.append(Int(found) + 1)
      outcome.evaluations.append(Int(found) + 1 + failure.shrinking.evaluations)
      if failure.shrunk != bug.smallest {
        outcome.misses.append("\(bug.name), seed \(seed): \(failure.shrunk)")
      }
    }
    return outcome
  }

  @Test func eachIsShrunkToItsSmallestForm() {
    #expect(PlantedBug.all.count == 20)
    #expect(Self.outcomes.flatMap(\.misses) == [])
  }

  @Test func medianOfEachIsWithinTheBudget() {
    #expect(Self.outcomes.allSatisfy { Self.median($0.evaluations) <= 2_000 })
  }

  /// The table in the target's README has these outcomes.
  @Test func tableOfThePageIsTrue() throws {
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/PropertyTesting/README.md"), encoding: .utf8)
    #expect(page.contains(Self.table), "\(Self.table)")
  }

  private static var table: String {
    let header = """
      | bug | smallest form | cases to find | evaluations in all | most |
      |---|---|--:|--:|--:|
      """
    let rows = zip(PlantedBug.all, outcomes).map { bug, outcome in
      "| \(bug.name) | `\(bug.smallest)` | \(median(outcome.found)) | "
        + "\(median(outcome.evaluations)) | \(outcome.evaluations.max() ?? 0) |"
    }
    return ([header] + rows).joined(separator: "\n")
  }

  private static func median(_ values: [Int]) -> Int {
    values.isEmpty ? .max : values.sorted()[values.count / 2]
  }
}
