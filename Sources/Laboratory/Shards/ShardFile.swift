import Foundation
import PropertyTesting
import Reporting

/// A file with what was found in the blocks of one shard: a header, a line for each block, and an
/// end.
///
/// Each line is a JSON object. That of a block has the hash of its results; the last line has the
/// number of blocks and the SHA-256 of all bytes before it, so that a file that was cut or changed
/// is told from a whole one.
struct ShardFile {
  /// A line of a block.
  struct Line: Codable {
    /// The place of the block in the whole run.
    var block: Int
    var identity: String
    /// The SHA-256 of the results; `nil` where they are not hashed.
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

  /// The text, with a line break at its end, for the blocks of the shard with their places.
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
