import Foundation
import PropertyTesting
import Synchronization
import Testing

/// The report of an abandoned run, and the end of its thread.
@Suite struct AbandonedRunTests {
  private func run(_ indices: Range<UInt64>) -> PropertyRun {
    var run = PropertyRun(seed: 1, indices: indices)
    run.announce = { _ in }
    run.caseTimeLimit = .milliseconds(200)
    return run
  }

  @Test func savedCaseThatHangsIsNamedByItsFile() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "7\n".write(toFile: path + "/p.txt", atomically: true, encoding: .utf8)
    var property = Property("p", "", of: Generator.integer(in: 0...9)) { n in
      while n == 7 { Thread.sleep(forTimeInterval: 60) }
      return .holds
    }
    property.replayLine = { "tool --seed \($0) --case \($1)" }
    property.text = RegressionText(
      fileExtension: ".txt", header: "", write: String.init,
      read: { $0.split(separator: "\n").compactMap { Int($0) } })
    // This shard does not begin at case 0.
    var run = run(100..<200)
    run.regressions = RegressionFolder(path: path)
    let report = property.run(run)
    #expect(report.cases == 0)
    #expect(
      report.obstacle?.description
        == "p: a case of \(path)/p.txt: 7 took longer than 0.2 seconds and was abandoned")
  }

  @Test func caseThatEndsAfterAllIsTheLast() {
    let calls = Atomic<Int>(0)
    let finished = DispatchSemaphore(value: 0)
    let property = Property("p", "", of: Generator.integer(in: 0...9)) { _ in
      if calls.wrappingAdd(1, ordering: .relaxed).newValue == 5 {
        Thread.sleep(forTimeInterval: 0.6)
        finished.signal()
      }
      return .holds
    }
    let report = property.run(run(0..<1_000_000_000))
    #expect(report.cases == 5 && report.obstacle != nil)
    finished.wait()
    Thread.sleep(forTimeInterval: 0.05)
    #expect(calls.load(ordering: .relaxed) == 5)
  }

  /// A slow generator within the time limit may have many rejected candidates in a row.
  @Test func rejectedCandidatesAreNoHang() {
    let slow = Generator<Int>("slow") { source in
      let n = source.uniform(in: 0...1_000_000)
      Thread.sleep(forTimeInterval: 0.01)
      return n < 500 ? nil : n
    }
    var run = run(0..<1)
    run.caseTimeLimit = .milliseconds(100)
    run.shrinkingTime = .seconds(1)
    let report = Property("p", "", of: slow) { _ in .broken([]) }.run(run)
    #expect(report.obstacle == nil && report.failure?.shrunk != report.failure?.found)
  }
}
