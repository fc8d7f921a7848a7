import Foundation
import PropertyTesting
import Reporting
import Wording

extension ShardFile {
  /// The size limit of a shard's file, which the file of the longest run does not reach.
  private static let mostBytes = 1 << 28

  /// The contents of a file, before its blocks are compared with the blocks of a run.
  struct Text {
    var path: String
    var header: ShardHeader
    var shard: Shard
    /// The lines with results of blocks, with their line numbers in the file.
    var lines: [(number: Int, line: Line)]
  }

  /// Reads a file and checks that it is complete.
  ///
  /// - Throws: ``ShardError`` with the file, the line, the byte and the problem.
  static func read(_ path: String) throws(ShardError) -> Text {
    let bytes = try bytes(of: path)
    var lines: [(start: Int, bytes: ArraySlice<UInt8>)] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append((start, bytes[start..<end]))
      start = end + 1
    }
    guard let first = lines.first, let header = try? decode(ShardHeader.self, first.bytes),
      header.kind == ShardHeader.kind
    else {
      throw ShardError.malformed(
        path, "line 1: not the first line of a shard that 'metryvo verify' writes")
    }
    if header.schema != ShardHeader.schema {
      throw ShardError.malformed(
        path, "line 1: schema \(header.schema), expected \(ShardHeader.schema)")
    }
    guard let shard = Shard(header.shard, of: header.shards) else {
      throw ShardError.malformed(
        path, "line 1: no shard has the number \(header.shard)/\(header.shards)")
    }
    func cut(_ what: String) -> ShardError {
      let place = "line \(lines.count + (start < bytes.count ? 1 : 0)) (byte \(bytes.count))"
      return ShardError.malformed(
        path,
        "cut short at \(place): \(what); run it again: "
          + header.command(shard, into: folder(of: path)))
    }
    if start < bytes.count { throw cut("the line has no end") }
    guard let last = lines.last, lines.count > 1, let end = try? decode(End.self, last.bytes),
      end.end
    else { throw cut("there is no last line") }
    var read: [(number: Int, line: Line)] = []
    for (place, content) in lines.enumerated().dropFirst().dropLast() {
      let placed = "line \(place + 1) (byte \(content.start + 1))"
      let line: Line
      do {
        line = try decode(Line.self, content.bytes)
      } catch {
        throw ShardError.malformed(path, "\(placed): \(CodingProblem.text(of: error))")
      }
      // A missing hash is checked later, when the blocks of the run are known.
      if let hash = line.hash, hash != line.finding.hash(of: line.identity) {
        throw ShardError.malformed(
          path,
          "\(placed): the results of '\(shown(line.identity))' are not what their hash says")
      }
      read.append((place + 1, line))
    }
    if end.blocks != read.count {
      throw ShardError.malformed(
        path, "\(read.count.counted("block")), but the last line says \(end.blocks)")
    }
    if end.sha256 != SHA256.hexadecimal(Array(bytes[..<last.start])) {
      throw ShardError.malformed(
        path, "changed: its content is not what the SHA-256 in the last line says")
    }
    return Text(path: path, header: header, shard: shard, lines: read)
  }

  /// Returns the first 120 characters of a text, for messages.
  static func shown(_ text: String) -> String { String(text.prefix(120)) }

  static func folder(of path: String) -> String {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().relativePath
    return path.contains("/") ? folder : "."
  }

  private static func decode<Value: Decodable>(
    _: Value.Type, _ bytes: ArraySlice<UInt8>
  ) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(bytes))
  }

  private static func bytes(of path: String) throws(ShardError) -> [UInt8] {
    guard let handle = FileHandle(forReadingAtPath: path) else { throw .unreadable(path) }
    let data: Data
    // `read` returns `nil` for an empty file, which is not an error here.
    do { data = try handle.read(upToCount: mostBytes + 1) ?? Data() } catch {
      throw .unreadable(path)
    }
    if data.count > mostBytes {
      throw ShardError.malformed(path, "more than \(mostBytes) bytes: no shard is so long")
    }
    return [UInt8](data)
  }
}
