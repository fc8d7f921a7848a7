import Foundation
import PropertyTesting
import Testing

@Suite struct RegressionTests {
  private struct NoNumber: Error {}

  private func property(_ limit: Int) -> Property<Int> {
    var property = Property("below-the-limit", "n < limit", of: .integer(in: 0...1_000)) { n in
      n < limit ? .holds : .broken([("n", "\(n)")])
    }
    property.text = RegressionText(
      fileExtension: ".txt", header: "# integers\n", write: { "\($0)" },
      read: { text in
        try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
          guard let number = Int($0) else { throw NoNumber() }
          return number
        }
      })
    return property
  }

  private func inFolder(_ body: (RegressionFolder) throws -> Void) rethrows {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(RegressionFolder(path: path))
  }

  private func run(_ folder: RegressionFolder, cases: Int) -> PropertyRun {
    var run = PropertyRun(seed: 1, cases: cases)
    run.announce = { _ in }
    run.regressions = folder
    return run
  }

  @Test func shrunkValueIsSavedOnceAndReplayedFirst() throws {
    try inFolder { folder in
      let file = "\(folder.path)/below-the-limit.txt"
      let first = property(500).run(run(folder, cases: 100))
      #expect(first.failure?.savedIn == file && first.regressions == 0)
      _ = property(500).run(run(folder, cases: 100))
      let saved = try String(contentsOfFile: file, encoding: .utf8)
      #expect(saved == "# integers\n500\n")
      // No case is generated. The saved case fails.
      let replayed = property(500).run(run(folder, cases: 0))
      #expect(replayed.regressions == 1 && replayed.failed == 1)
      #expect(
        replayed.failure?.description
          == "below-the-limit does not hold (\(file)): 500\n  n: 500")
      #expect(property(501).run(run(folder, cases: 0)).holds)
    }
  }

  @Test func caseIsSavedBesideOnesThatEndLikeIt() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      let file = "\(folder.path)/below-the-limit.txt"
      for written in ["1500\n", "1500"] {
        try written.write(toFile: file, atomically: true, encoding: .utf8)
        var run = run(folder, cases: 100)
        run.replaysRegressions = false
        #expect(property(500).run(run).regressions == 0)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "1500\n500\n")
      }
    }
  }

  @Test func runsAtOnceSaveEachItsCase() throws {
    try inFolder { folder in
      DispatchQueue.concurrentPerform(iterations: 32) { place in
        var run = run(folder, cases: 100)
        run.replaysRegressions = false
        _ = property(100 + place).run(run)
      }
      let saved = try String(
        contentsOfFile: "\(folder.path)/below-the-limit.txt", encoding: .utf8)
      #expect(saved.split(separator: "\n").count == 33)
    }
  }

  @Test func unreadableFileIsNamed() throws {
    try inFolder { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true)
      try "12\nx\n".write(
        toFile: "\(folder.path)/below-the-limit.txt", atomically: true, encoding: .utf8)
      let report = property(5_000).run(run(folder, cases: 10))
      #expect(!report.holds && report.cases == 10)
      #expect(
        report.obstacle?.description
          == "cannot read \(folder.path)/below-the-limit.txt: NoNumber()")
    }
  }

  @Test func folderThatCannotBeWrittenIsNamed() throws {
    let report = property(500).run(run(RegressionFolder(path: "/dev/null/x"), cases: 100))
    #expect(report.failure?.shrunk == "500" && report.failure?.savedIn == nil)
    #expect(report.obstacle?.description.hasPrefix("cannot write /dev/null/x/below-") == true)
  }
}
