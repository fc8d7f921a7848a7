import Foundation
import PropertyTesting
import Testing

/// The first property of the target's README prints the output that the README shows.
@Suite struct PageTests {
  @Test func firstPropertyPrintsWhatThePageSays() throws {
    let lists = Generator.integer(in: -1_000...1_000).array(count: 0...20)
    let sorting = Property(
      "sorting-keeps-the-first", "the first of a list is its smallest", of: lists
    ) {
      list in
      list.first == list.min()
        ? .holds : .broken([("first", "\(list[0])"), ("smallest", "\(list.min() ?? 0)")])
    }
    var run = PropertyRun(seed: 7, cases: 1_000)
    run.announce = { _ in }
    let report = sorting.run(run)
    let page = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/PropertyTesting/README.md"), encoding: .utf8)
    let printed = "\(report)".split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(page.contains("\n\n\(printed)\n"), "\(printed)")
  }
}
