import Dispatch
import Foundation
import Synchronization
import Testing

/// `metryvo verify --shard i/n` and `metryvo verify merge`.
@Suite struct ShardTests {
  /// Arguments for a run of about sixty blocks, of which each law has three.
  private static let part = ["laws", "add", "--cases", "2300", "--seed", "3"]

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try body(folder)
  }

  /// Writes the files of all shards into a folder.
  ///
  /// Returns their paths in order.
  private func shards(
    _ count: Int, of part: [String] = part, in folder: String
  ) throws -> [String] {
    let failed = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: count) { place in
      let run = try? CommandRun(
        ["verify"] + part + [
          "--shard", "\(place + 1)/\(count)", "--report", "\(folder)/\(count)", "--jobs", "1",
        ])
      if run?.code != 0 { failed.withLock { $0.append(run?.error ?? "no run") } }
    }
    #expect(failed.withLock { $0 } == [])
    return try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(count)").sorted().map {
      "\(folder)/\(count)/\($0)"
    }
  }

  private static let files = [
    "certificate.json", "certificate.md", "certificate.html", "junit.xml",
  ]

  private func texts(_ folder: String) throws -> [String] {
    try Self.files.map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
  }

  /// Returns the SHA-256 over all results, from the certificate.
  private func hash(_ folder: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/certificate.json"))
    let record = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let results = record?["results"] as? [String: Any]
    return try #require(results?["sha256"] as? String)
  }

  /// Returns the figures of a JSON report without its duration.
  private func figures(_ folder: String) throws -> NSDictionary {
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/verify.json"))
    let record = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    var figures = try #require(record?["data"] as? [String: Any])
    figures["seconds"] = nil
    return figures as NSDictionary
  }

  /// Every file is equal, byte for byte, for 1, 2, 7 and 64 shards, in any order and on any number
  /// of threads.
  @Test func anyNumberOfShardsIsOneRun() throws {
    try withFolder { folder in
      let whole = try CommandRun(["verify"] + Self.part + ["--report", "\(folder)/whole"])
      #expect(whole.code == 0, "\(whole.error)")
      let expected = try texts("\(folder)/whole")
      let digest = try hash("\(folder)/whole")
      #expect(
        digest.count == 64 && expected.allSatisfy { $0.contains(digest) || $0.contains("<?xml") })
      #expect(whole.output.contains("any number of threads, shards and machines:"))
      for count in [1, 2, 7, 64] {
        let files = try shards(count, in: folder)
        #expect(files.count == count)
        // Every third shard first, then the other shards in reverse order.
        let shuffled =
          files.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
          + files.enumerated().filter { $0.offset % 3 != 0 }.map(\.element).reversed()
        let merged = try CommandRun(
          ["verify", "merge"] + shuffled + ["--report", "\(folder)/merged-\(count)"])
        #expect(merged.code == 0 && merged.error == "", "\(merged.error)")
        #expect(try texts("\(folder)/merged-\(count)") == expected, "\(count) shards")
        #expect(try figures("\(folder)/merged-\(count)") == figures("\(folder)/whole"))
      }
      // Another seed gives another hash of the results.
      _ = try CommandRun(
        ["verify", "laws", "add", "--cases", "2300", "--seed", "4", "--report", "\(folder)/other"])
      #expect(try hash("\(folder)/other") != digest)
    }
  }

  /// Files of vectors are judged in the shards, and merging does not read these files again.
  ///
  /// If the shards meet a label of a law too rarely, the merge judges more cases of the law.
  @Test func vectorsAndLabelsAreMerged() throws {
    try withFolder { folder in
      let vectors = ["--backend", "native", "--cases", "40", "--vectors", "\(folder)/some.decTest"]
      try FileManager.default.copyItem(
        atPath: CommandRun.package.path + "/Corpora/metryvo/directed-decimal128/dir_add.decTest",
        toPath: "\(folder)/some.decTest")
      let whole = try CommandRun(["verify"] + vectors + ["--report", "\(folder)/whole"])
      #expect(whole.code == 0, "\(whole.error)")
      _ = try shards(3, of: vectors, in: folder)
      try FileManager.default.removeItem(atPath: "\(folder)/some.decTest")
      let merged = try CommandRun(
        ["verify", "merge", "\(folder)/3", "--report", "\(folder)/merged"])
      #expect(merged.code == 0 && merged.error == "", "\(merged.error)")
      #expect(try texts("\(folder)/merged") == texts("\(folder)/whole"))
      #expect(try figures("\(folder)/merged") == figures("\(folder)/whole"))
      let junit = try texts("\(folder)/merged")[3]
      #expect(junit.contains("some.decTest\" classname=\"native.given files\">"))
      #expect(junit.contains(" failures=\"0\" errors=\"0\" "))
    }
  }

  /// Merging refuses missing and repeated shards and shards of another run, by name.
  ///
  /// For a missing shard, the error states the command that makes the shard.
  @Test func shardsOfOneRunAreNeeded() throws {
    try withFolder { folder in
      let part = ["laws", "add-commutes", "--cases", "1200"]
      let files = try shards(3, of: part, in: folder)
      let (one, two, three) = (files[0], files[1], files[2])
      let others = [
        ("seed", part + ["--seed", "2"], "seed 2", "seed 1"),
        (
          "cases", ["laws", "add-commutes", "--cases", "1201"],
          "a run with 'laws add-commutes --cases 1201'",
          "a run with 'laws add-commutes --cases 1200'"
        ),
        (
          "law", ["laws", "add-scales", "--cases", "1200"],
          "a run with 'laws add-scales --cases 1200'",
          "a run with 'laws add-commutes --cases 1200'"
        ),
      ]
      var rows: [(files: [String], code: Int32, message: String)] = [
        ([one, two, three], 0, ""),
        ([folder + "/3/"], 0, ""),
        (
          [one, three], 66,
          "shard 2/3 is missing: run metryvo verify laws add-commutes --cases 1200 --seed 1 "
            + "--shard 2/3 --report \(folder)/3"
        ),
        (
          [three], 66,
          "shard 1/3 is missing: run metryvo verify laws add-commutes --cases 1200 --seed 1 "
            + "--shard 1/3 --report \(folder)/3\nshard 2/3 is missing: run metryvo verify laws add-commutes "
            + "--cases 1200 --seed 1 --shard 2/3 --report \(folder)/3"
        ),
        ([one, two, three, two], 65, "shard 2/3 is there twice: '\(two)' and '\(two)'"),
        (
          [folder], 66,
          "'\(folder)' holds no shard (shard-….jsonl): 'metryvo verify --shard 1/2 --report \(folder)' writes one"
        ),
        (["\(folder)/none"], 66, "cannot read '\(folder)/none': there is no such file"),
        (
          ["README.md"], 65,
          "'README.md': line 1: not the first line of a shard that 'metryvo verify' writes"
        ),
      ]
      for (name, part, its, ours) in others {
        let run = try CommandRun(
          ["verify"] + part + ["--shard", "2/3", "--report", "\(folder)/\(name)"])
        #expect(run.code == 0)
        let other = "\(folder)/\(name)/shard-2-of-3.jsonl"
        rows.append(
          (
            [one, other, three], 65,
            "'\(other)': shard 2/3 is of \(its), but shard 1/3 in '\(one)' of \(ours)"
          ))
      }
      let other = try shards(2, of: part, in: folder)[1]
      rows.append(
        (
          [one, other], 65,
          "'\(other)': shard 2/2 is of a run of shards: 2, but shard 1/3 in '\(one)' of a run of shards: 3"
        ))
      for (files, code, message) in rows {
        let run = try CommandRun(["verify", "merge"] + files)
        #expect(run.code == code && run.error == (message.isEmpty ? "" : "metryvo: \(message)\n"))
      }
    }
  }

  /// A shard written by another commit is refused.
  @Test func shardsOfAnotherCommitAreRefused() throws {
    try withFolder { folder in
      let files = try shards(2, of: ["laws", "add-commutes", "--cases", "50"], in: folder)
      let text = try String(contentsOfFile: files[1], encoding: .utf8)
      let commit = try #require(text.firstMatch(of: #/"commit":"([^"]*)"/#)).1
      let foreign = Shards.resealed(
        text.replacing("\"commit\":\"\(commit)\"", with: "\"commit\":\"0123456789ab\""))
      try foreign.write(toFile: files[1], atomically: true, encoding: .utf8)
      let two = try CommandRun(["verify", "merge"] + files)
      #expect(
        two.code == 65
          && two.error
            == "metryvo: '\(files[1])': shard 2/2 is of commit 0123456789ab, but shard 1/2 in "
            + "'\(files[0])' of commit \(commit)\n"
      )
      let own = try CommandRun(["verify", "merge", files[1]])
      #expect(
        own.code == 65
          && own.error
            == "metryvo: '\(files[1])': shard 2/2 is of commit 0123456789ab, this metryvo of "
            + "commit \(commit): the commit that made the shards merges them\n"
      )
    }
  }
}
