import BuildInformation
import Conformance
import Reporting

/// The first line of a shard's file, which describes the run and the shard.
struct ShardHeader: Codable, Sendable {
  /// A set of vectors, with the data of its files that a report contains.
  struct VectorSet: Codable, Equatable, Sendable {
    var title: String
    var files: [File]

    struct File: Codable, Equatable, Sendable {
      var name: String
      var cases: Int
      var sha256: String
    }
  }

  static let kind = "metryvo verify shard"
  /// The version of the form; a reader rejects every other version.
  static let schema = 1

  var kind = Self.kind
  var schema = Self.schema
  var shard: Int
  var shards: Int
  var version: String
  var commit: String
  var toolchain: String
  var seed: UInt64
  /// The options that determine the judged cases, except the seed.
  var options: [String]
  /// The options that name folders, which the command for a missing shard repeats.
  var places: [String]
  var vectors: [VectorSet]
  /// The titles of the sets of vectors that were not found.
  var notRun: [String]
  /// The number of blocks of the whole run.
  var blocks: Int
  /// The SHA-256 of the identities of all blocks of the run.
  var blocksDigest: String
  var jobs: Int
  var seconds: Double

  init(
    _ shard: Shard, of plan: VerificationPlan, _ blocks: [VerificationSchedule.Block],
    notRun: [String]
  ) {
    self.shard = shard.number
    shards = shard.count
    version = Version.number
    commit = Version.commit
    toolchain = RunFacts.toolchain
    seed = plan.seed
    options = plan.options
    places = plan.places
    vectors = plan.sets.map { set in
      VectorSet(
        title: set.title,
        files: set.files.map { .init(name: $0.name, cases: $0.count, sha256: $0.digest) })
    }
    self.notRun = notRun
    self.blocks = blocks.count
    blocksDigest = VerificationSchedule.digest(of: blocks)
    jobs = 1
    seconds = 0
  }

  /// Returns the command that produces a shard of the run, in a folder.
  func command(_ shard: Shard, into folder: String) -> String {
    let words =
      ["metryvo", "verify"] + options + ["--seed", "\(seed)"] + places
      + ["--shard", "\(shard)", "--report", folder]
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// Returns a word quoted for a shell.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) && byte < 0x80
        || "-_./=:,+".utf8.contains(byte)
    }
    return plain && !word.isEmpty
      ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}

extension VectorSets {
  /// Creates the sets of vectors of a run on another machine, without their cases.
  init(_ header: ShardHeader) {
    self.init(
      sets: header.vectors.map { set in
        VectorSet(
          title: set.title,
          files: set.files.map {
            VectorFile(name: $0.name, count: $0.cases, digest: $0.sha256, content: nil)
          })
      }, missing: header.notRun)
  }
}
