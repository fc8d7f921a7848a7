import Foundation

/// Reads a stream in pieces of whole rows, in bounded memory.
struct ChunkReader: ~Copyable {
  /// A piece is about so large: enough that handing it over costs nothing, little enough for the cache.
  static let size = 1 << 18
  /// No row is longer.
  static let rowLimit = 1 << 24

  private let descriptor: Int32
  private let name: String
  private let format: RowFormat
  /// What follows the last row handed out.
  private var rest: [UInt8] = []
  private var isAtEnd = false

  init(_ descriptor: Int32, name: String, format: RowFormat) {
    self.descriptor = descriptor
    self.name = name
    self.format = format
  }

  /// The next rows, each with its line end, which the last may lack; `nil` at the end.
  ///
  /// - Throws: ``Failure`` if the stream cannot be read, or a row is longer than ``rowLimit``.
  mutating func next() throws(Failure) -> [UInt8]? {
    var chunk = rest
    rest = []
    var scanned = RowEnds(format)
    while true {
      if let end = scanned.lastEnd(in: chunk), chunk.count >= Self.size || isAtEnd {
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

/// Finds where rows end: at line feeds, in CSV only outside of quotes.
struct RowEnds {
  private let isQuoted: Bool
  private var position = 0
  private var place = Place.fieldStart

  /// What a quotation mark means at the next byte of CSV.
  private enum Place {
    /// It opens a quoted field.
    case fieldStart
    /// It is a mistake, of which the row is told.
    case plain
    /// It closes the field.
    case quoted
    /// It is the second of two: the field goes on.
    case closed
  }

  private var last: Int?

  init(_ format: RowFormat) { isQuoted = format.isQuoted }

  /// The place after the last row that ends in `bytes`, which begin as at the last call.
  mutating func lastEnd(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      while let end = next(in: bytes) { last = end }
    }
    return last
  }

  /// The place after the next row that ends in `bytes`.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    if !isQuoted {
      guard position < bytes.count, let start = bytes.baseAddress,
        let found = memchr(start + position, 0x0A, bytes.count - position)
      else {
        position = bytes.count
        return nil
      }
      position = start.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
      return position
    }
    while position < bytes.count {
      let byte = bytes[position]
      position &+= 1
      if place == .quoted {
        if byte == UInt8(ascii: "\"") { place = .closed }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): if place != .plain { place = .quoted }
      case UInt8(ascii: ","): place = .fieldStart
      case 0x0A:
        place = .fieldStart
        return position
      default: place = .plain
      }
    }
    return nil
  }
}
