import Foundation
import Laboratory
import Reporting
import TerminalText
import Testing

/// Shards of a run, judged one by one and merged, equal the whole run.
@Suite struct MergedShardsTests {
  private static func settings() -> VerificationSettings {
    var settings = VerificationSettings()
    settings.law = "add-commutes"
    settings.cases = 1_200
    settings.folders.regressions = "/dev/null/x"
    return settings
  }

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Returns the figures of a report without its duration.
  private func figures(_ report: VerificationReport) throws -> NSDictionary {
    let data = try JSONEncoder().encode(VerificationRecord(report))
    var figures = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    figures["seconds"] = nil
    return figures as NSDictionary
  }

  @Test func partsAreTheRun() throws {
    let whole = try VerificationRun(Self.settings()).report(ProgressLine())
    #expect(whole.holds && whole.isWhole)
    for count in [1, 3, 16] {
      try withFolder { folder in
        let shards = (1...count).compactMap { Shard($0, of: count) }
        for shard in shards.reversed() {
          let part = try VerificationRun(Self.settings()).part(shard, ProgressLine())
          #expect(part.failing == 0)
          #expect(try part.write(into: folder).hasSuffix(shard.fileName))
        }
        let merged = try VerificationReport(merging: [folder], Self.settings())
        #expect(try figures(merged) == figures(whole), "\(count) parts")
      }
    }
  }

  @Test func errorsAreValues() throws {
    try withFolder { folder in
      #expect(throws: ShardError.emptyFolder(folder)) {
        try VerificationReport(merging: [folder], Self.settings())
      }
      #expect(throws: ShardError.unreadable("/dev/null/x")) {
        try VerificationReport(merging: ["/dev/null/x"], Self.settings())
      }
      // A folder in place of a shard's file can be opened, but not read.
      let folderInPlace = folder + "/shard-1-of-2.jsonl"
      try FileManager.default.createDirectory(
        atPath: folderInPlace, withIntermediateDirectories: false)
      #expect(throws: ShardError.unreadable(folderInPlace)) {
        try VerificationReport(merging: [folder], Self.settings())
      }
      try FileManager.default.removeItem(atPath: folderInPlace)
      let first = try #require(Shard("1/2"))
      let path = try VerificationRun(Self.settings()).part(first, ProgressLine()).write(
        into: folder)
      #expect(throws: ShardError.repeated(first, path, path)) {
        try VerificationReport(merging: [path, path], Self.settings())
      }
      do {
        _ = try VerificationReport(merging: [path], Self.settings())
        Issue.record("a part alone is no run")
      } catch let error as ShardError {
        #expect(
          "\(error)"
            == "shard 2/2 is missing: run metryvo verify laws add-commutes --cases 1200 --seed 1 "
            + "--regressions /dev/null/x --shard 2/2 --report \(folder)")
      }
    }
  }

  @Test func shardsAreWrittenInOneWay() {
    for text in ["1/1", "3/7", "64/64", "1000/1000"] {
      #expect(Shard(text)?.description == text)
    }
    for text in ["", "1", "0/2", "3/2", "01/2", "1/1001", "-1/2", "1/2/3", "+1/2"] {
      #expect(Shard(text) == nil, "\(text)")
    }
    #expect(Shard(3, of: 64)?.fileName == "shard-03-of-64.jsonl")
  }
}
