import BuildInformation
import Conformance
import Reporting

/// The first line of a shard's file: which run it is a part of, and which part.
struct ShardHeader: Codable, Sendable {
  /// A set of vectors, with what the report says of its files.
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
  /// The version of the form; a reader refuses others.
  static let schema = 1

  var kind = Self.kind
  var schema = Self.schema
  var shard: Int
  var shards: Int
  var version: String
  var commit: String
  var toolchain: String
  var seed: UInt64
  /// The options that say what is judged, but for the seed.
  var options: [String]
  /// Those that say where files lie on the machine, for the command that makes a shard again.
  var places: [String]
  var vectors: [VectorSet]
  /// The sets of vectors that were not found.
  var notRun: [String]
  /// How many blocks the whole run has, and the SHA-256 of what they are.
  var blocks: Int
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

  /// The command line that makes a shard of the run, into the folder of this one.
  func command(_ shard: Shard, into folder: String) -> String {
    let words =
      ["metryvo", "verify"] + options + ["--seed", "\(seed)"] + places
      + ["--shard", "\(shard)", "--report", folder]
    return words.map(Self.quoted).joined(separator: " ")
  }

  /// A word as a shell reads it.
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
  /// The sets of a run that was judged elsewhere.
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
