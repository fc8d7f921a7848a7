import Foundation
import PropertyTesting
import Reporting

/// A file of the results of one shard: a header, a line for each block, and an end.
///
/// Each line is a JSON object. The line of a block has the hash of its results. The last line has
/// the number of blocks and the SHA-256 of all bytes before it, so that a truncated or changed file
/// is detected.
struct ShardFile {
  /// The line of a block.
  struct Line: Codable {
    /// The index of the block in the whole run.
    var block: Int
    var identity: String
    /// The SHA-256 of the results; `nil` if they are not hashed.
    var hash: String?
    var finding: BlockFinding
  }

  /// The last line.
  struct End: Codable {
    var end: Bool
    var blocks: Int
    var sha256: String
  }

  var header: ShardHeader
  var findings: [BlockFinding]

  /// Returns the text of the file, with a final newline, for the shard's blocks and their indices.
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
