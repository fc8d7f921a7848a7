import Foundation
import Testing

/// `metryvo verify --jobs`: the findings do not depend on the number of threads.
@Suite struct JobsTests {
  private struct Record: Decodable {
    struct Laws: Decodable, Equatable {
      var backend: String
      var law: String
      var cases: Int
      var resultsPerCase: Int
      var discarded: [String: Int]
      var labels: [String: Int]
      var failed: Int
      var failures: [String]
    }
    struct Vectors: Decodable, Equatable {
      var backend: String
      var file: String
      var passed: Int
      var skipped: [String: [String]]
    }
    var holds: Bool
    var laws: [Laws]
    var vectors: [Vectors]
  }

  private func record(_ arguments: [String]) throws -> Record {
    let run = try CommandRun(["verify"] + arguments + ["--json"])
    #expect(run.code == 0, "\(run.error)")
    return try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
  }

  @Test func findingsAreTheSameOnAnyNumberOfThreads() throws {
    for arguments in [
      ["laws", "oracle-agrees", "--cases", "2500"],
      ["laws", "divide-brackets", "--cases", "3300"],
      ["--vectors", "Corpora/metryvo/directed-decimal128/dir_add.decTest", "--cases", "100"],
    ] {
      let one = try record(arguments + ["--jobs", "1"])
      let three = try record(arguments + ["--jobs", "3"])
      #expect(one.holds && one.laws.count > 0)
      #expect(one.laws == three.laws && one.vectors == three.vectors, "\(arguments)")
    }
  }

  /// The blocks of a law contain all of its cases.
  @Test func blocksAddUp() throws {
    let record = try record(["laws", "oracle-agrees-add", "--cases", "2345"])
    #expect(record.laws.map(\.cases) == [2_345] && record.laws[0].resultsPerCase == 8)
  }

  /// With a time limit, every law is judged, and the run ends soon after the limit.
  @Test func aTimeLimitIsKept() throws {
    let clock = ContinuousClock()
    let start = clock.now
    let record = try record(["laws", "add", "--seconds", "1", "--backend", "native"])
    #expect(record.laws.allSatisfy { $0.cases >= 200 && $0.cases % 200 == 0 })
    #expect(clock.now - start >= .seconds(1))
  }

  @Test func misuseIsSaid() throws {
    for jobs in ["0", "1025"] {
      let run = try CommandRun(["verify", "--jobs", jobs])
      #expect(run.code == 64 && run.error.contains("--jobs must be 1...1024, not \(jobs)."))
    }
  }
}
