import BuildInformation
import Conformance
import Foundation
import Reporting
import Wording

/// The files of all shards of one run, in the order of the shards.
struct ShardMerge {
  private let texts: [ShardFile.Text]

  /// The header of the first shard, whose description of the run all shards share.
  var header: ShardHeader { texts[0].header }
  /// The largest number of threads that a shard used.
  var jobs: Int { texts.map(\.header.jobs).max() ?? 1 }
  /// The sum of the durations of the shards.
  var duration: Duration { .seconds(texts.reduce(0) { $0 + $1.header.seconds }) }

  /// Reads files, and all shard files of folders.
  ///
  /// - Throws: ``ShardError`` for a file that is no complete shard, for a shard of another run or
  ///   of another commit than this program, for a repeated shard, and for a missing shard, with the
  ///   command that produces it.
  init(_ paths: [String]) throws(ShardError) {
    let files = try Self.files(paths)
    var texts: [ShardFile.Text] = []
    for file in files { texts.append(try ShardFile.read(file)) }
    for text in texts { try Self.compare(text, texts[0]) }
    try Self.compareWithProgram(texts[0])
    texts.sort { $0.shard.number < $1.shard.number }
    for (one, other) in zip(texts, texts.dropFirst()) where one.shard == other.shard {
      throw ShardError.repeated(one.shard, one.path, other.path)
    }
    let there = Set(texts.map(\.shard))
    let missing = texts[0].shard.all.filter { !there.contains($0) }
    if !missing.isEmpty {
      let folder = ShardFile.folder(of: texts[0].path)
      let header = texts[0].header
      throw ShardError.missing(
        missing.map { .init(shard: $0, command: header.command($0, into: folder)) })
    }
    self.texts = texts
  }

  /// Returns the findings of all blocks in the order of the run.
  ///
  /// - Throws: ``ShardError`` with the file and the first line that does not belong to its block.
  func findings(of blocks: [VerificationSchedule.Block]) throws(ShardError) -> [BlockFinding] {
    if header.blocks != blocks.count
      || header.blocksDigest != VerificationSchedule.digest(of: blocks)
    {
      throw ShardError.malformed(
        texts[0].path, "line 1: it is of other blocks than those of its options and vectors")
    }
    var findings: [BlockFinding?] = Array(repeating: nil, count: blocks.count)
    for text in texts {
      let places = text.shard.places(of: blocks.count)
      if text.lines.count != places.count {
        throw ShardError.malformed(
          text.path,
          "\(text.lines.count.counted("block")), but shard \(text.shard) has \(places.count)")
      }
      for (place, (number, line)) in zip(places, text.lines) {
        let block = blocks[place]
        func refusal(_ problem: String) -> ShardError {
          ShardError.malformed(text.path, "line \(number): \(problem)")
        }
        if line.block != place || line.identity != block.identity {
          throw refusal(
            "'\(ShardFile.shown(line.identity))' stands where '\(block.identity)' is expected")
        }
        if let flaw = line.finding.flaw(cases: block.cases, read: block.read) {
          throw refusal("'\(block.identity)': \(flaw)")
        }
        if block.isHashed && line.hash != line.finding.hash(of: block.identity) {
          throw refusal("'\(block.identity)' has no hash")
        }
        findings[place] = line.finding
      }
    }
    return findings.compactMap(\.self)
  }

  private static func files(_ paths: [String]) throws(ShardError) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        files.append(path)
        continue
      }
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
        .filter { $0.hasPrefix(Shard.prefix) && $0.hasSuffix(Shard.ending) }.sorted()
      if names.isEmpty { throw .emptyFolder(path) }
      files += names.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
    }
    return files
  }

  /// Compares the headers of two files.
  ///
  /// - Throws: ``ShardError`` if the files do not belong to one run.
  private static func compare(
    _ text: ShardFile.Text, _ other: ShardFile.Text
  ) throws(ShardError) {
    func options(_ header: ShardHeader) -> String {
      header.options.isEmpty ? "no options" : "'\(header.options.joined(separator: " "))'"
    }
    let kinds: [(name: String, value: (ShardHeader) -> String)] = [
      ("version", { $0.version }), ("commit", { $0.commit }), ("toolchain", { $0.toolchain }),
      ("seed", { String($0.seed) }), ("a run of shards:", { String($0.shards) }),
      ("a run with", options),
    ]
    for (name, value) in kinds {
      let (its, others) = (value(text.header), value(other.header))
      if its != others {
        throw refusal(
          text, other, "\(name) \(ShardFile.shown(its))", "\(name) \(ShardFile.shown(others))")
      }
    }
    let (its, others) = (text.header, other.header)
    if its.vectors != others.vectors || its.notRun != others.notRun
      || its.blocksDigest != others.blocksDigest || its.blocks != others.blocks
    {
      throw refusal(text, other, "other vectors", "the vectors found there")
    }
  }

  private static func refusal(
    _ text: ShardFile.Text, _ other: ShardFile.Text, _ its: String, _ others: String
  ) -> ShardError {
    ShardError.malformed(
      text.path,
      "shard \(text.shard) is of \(its), but shard \(other.shard) in '\(other.path)' of \(others)")
  }

  /// Compares the commit of a shard with the commit of this program.
  ///
  /// Only a program of the same commit has the same blocks, and can replay a failing case.
  private static func compareWithProgram(_ text: ShardFile.Text) throws(ShardError) {
    let own = [("version", Version.number), ("commit", Version.commit)]
    let its = [text.header.version, text.header.commit]
    for ((name, own), its) in zip(own, its) where own != its {
      throw ShardError.malformed(
        text.path,
        "shard \(text.shard) is of \(name) \(ShardFile.shown(its)), this metryvo of \(name) \(own): the commit "
          + "that made the shards merges them")
    }
  }
}
