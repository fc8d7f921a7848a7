import Foundation

/// Reads a stream in pieces of whole rows, in bounded memory.
package struct ChunkReader: ~Copyable {
  /// A piece is about so large: enough that handing it over costs nothing, little enough for the
  /// cache.
  static let size = 1 << 18
  /// No row is longer.
  package static let rowLimit = 1 << 24

  private let descriptor: Int32
  private let name: String
  /// Finds the last end of a row in bytes that begin as those before.
  private let rowEnds: () -> (_ bytes: [UInt8]) -> Int?
  /// What follows the last row handed out.
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// Reads a stream whose rows end where `rowEnds` says.
  ///
  /// It is called once for each piece. What it gives is called with the piece as it grows, and
  /// returns the place after the last row that ends in it.
  package init(
    _ descriptor: Int32, name: String, rowEnds: @escaping () -> (_ bytes: [UInt8]) -> Int?
  ) {
    self.descriptor = descriptor
    self.name = name
    self.rowEnds = rowEnds
  }

  /// Reads a stream whose rows end at line feeds.
  package init(linesOf descriptor: Int32, name: String) {
    self.init(descriptor, name: name) {
      var scanned = 0
      var end: Int?
      return { bytes in
        if let found = bytes[scanned...].lastIndex(of: UInt8(ascii: "\n")) { end = found + 1 }
        scanned = bytes.count
        return end
      }
    }
  }

  /// The next rows, each with its line end, which the last may lack; `nil` at the end.
  ///
  /// - Throws: ``Failure`` if the stream cannot be read, or a row is longer than ``rowLimit``.
  package mutating func next() throws(Failure) -> [UInt8]? {
    var chunk = rest
    rest = []
    let lastEnd = rowEnds()
    while true {
      if let end = lastEnd(chunk), chunk.count >= Self.size || isAtEnd {
        // At the end of the stream the last row needs no line end.
        if isAtEnd { return chunk }
        rest = Array(chunk[end...])
        chunk.removeSubrange(end...)
        return chunk
      }
      if isAtEnd { return chunk.isEmpty ? nil : chunk }
      if chunk.count > Self.rowLimit {
        throw Failure(
          code: .badInput, message: "\(name): a row is longer than \(Self.rowLimit) bytes")
      }
      try read(into: &chunk)
    }
  }

  private mutating func read(into chunk: inout [UInt8]) throws(Failure) {
    let count = chunk.count
    var taken = 0
    var code: Int32 = 0
    chunk.append(contentsOf: repeatElement(0, count: Self.size))
    chunk.withUnsafeMutableBytes { bytes in
      repeat {
        taken = Foundation.read(descriptor, bytes.baseAddress?.advanced(by: count), Self.size)
        code = taken < 0 ? errno : 0
      } while code == EINTR
    }
    chunk.removeSubrange((count + max(0, taken))...)
    if taken < 0 {
      throw Failure(
        code: .inputOutput, message: "cannot read \(name): \(String(cString: strerror(code)))")
    }
    if taken == 0 { isAtEnd = true }
  }
}
