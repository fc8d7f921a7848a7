import StrictText
import SystemCalls

/// Reads a stream in chunks of whole rows, in bounded memory.
package struct ChunkReader: ~Copyable {
  /// The approximate size of a chunk: large enough for a low cost per row, small enough for the
  /// cache.
  static let size = 1 << 18
  /// The maximum length of a row in bytes.
  package static let rowLimit = 1 << 24

  private let descriptor: Int32
  private let name: String
  private let rules: RowRules
  /// The bytes behind the last row that was returned.
  private var rest: [UInt8] = []
  private var isAtEnd = false

  /// Creates a reader of a stream whose rows end by `rules`.
  package init(_ descriptor: Int32, name: String, rules: RowRules) {
    self.descriptor = descriptor
    self.name = name
    self.rules = rules
  }

  /// Returns the next rows, each with its line end, which the last row may lack; `nil` at the end.
  ///
  /// - Throws: ``Failure`` if the stream cannot be read, or if a row is longer than ``rowLimit``.
  package mutating func next() throws(Failure) -> [UInt8]? {
    var chunk = rest
    rest = []
    var ends = RowEnds(rules)
    while true {
      let end = ends.last(in: chunk)
      if end > 0, chunk.count >= Self.size || isAtEnd {
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
    chunk.append(contentsOf: repeatElement(0, count: Self.size))
    let (taken, code) = chunk.withUnsafeMutableBytes { bytes in
      let free = UnsafeMutableRawBufferPointer(rebasing: bytes[count...])
      let taken = DescriptorInput.read(into: free, from: descriptor)
      return (taken, taken < 0 ? errno : 0)
    }
    chunk.removeSubrange((count + max(0, taken))...)
    if taken < 0 {
      throw Failure(
        code: .inputOutput, message: "cannot read \(name): \(String(cString: strerror(code)))")
    }
    if taken == 0 { isAtEnd = true }
  }
}
