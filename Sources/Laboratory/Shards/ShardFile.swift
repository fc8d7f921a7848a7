import Foundation
import PropertyTesting
import Reporting

/// The file of a shard's results: a header, a line for each block, and a last line.
///
/// Each line is a JSON object. The line of a block contains the hash of its results. The last line
/// contains the number of blocks and the SHA-256 of all bytes before it, so that a truncated or
/// changed file is detected.
struct ShardFile {
  /// The line of a block.
  struct Line: Codable {
    /// The index of the block in the whole run.
    var block: Int
    var identity: String
    /// The SHA-256 of the results; `nil` for results that are not hashed.
    var hash: String?
    var finding: BlockFinding
  }

  /// The last line of the file.
  struct End: Codable {
    var end: Bool
    var blocks: Int
    var sha256: String
  }

  var header: ShardHeader
  var findings: [BlockFinding]

  /// Returns the text of the file with the shard's blocks and their indices, ended by a newline.
  func text(_ blocks: [(place: Int, block: VerificationSchedule.Block)]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    }
    var text = try line(header)
    for (finding, (place, block)) in zip(findings, blocks) {
      text += try line(
        Line(
          block: place, identity: block.identity,
          hash: block.isHashed ? finding.hash(of: block.identity) : nil, finding: finding))
    }
    return try text
      + line(End(end: true, blocks: findings.count, sha256: SHA256.hexadecimal(text)))
  }
}
