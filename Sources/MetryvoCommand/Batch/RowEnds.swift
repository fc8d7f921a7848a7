import Foundation

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
