/// Finds where rows end: at line feeds, in CSV only outside of quotation marks.
///
/// A quotation mark that nothing closes takes no more with it than its own line.
///
///     var ends = RowEnds(RowRules(.csv))
///     while let end = ends.next(in: bytes, isComplete: true) { … }    // rows end before `end`
///
/// - Complexity: O(*n*) for *n* bytes, also where marks are not closed: quotation marks in the text
///   that was looked through in vain stand in runs of even length, and such a run opens no field
///   without closing it.
package struct RowEnds {
  /// In a text that comes in pieces, a quotation mark is closed within so many bytes, or it is not
  /// closed.
  package static let quoteLimit = 1 << 20

  /// What a quotation mark means at the next byte of CSV.
  private enum Place {
    /// The row begins: what opens a field, or a comment.
    case rowStart
    /// It opens a quoted field.
    case fieldStart
    /// It is a mistake, of which the row is told.
    case plain
    /// It closes the field.
    case quoted
    /// It is the second of two: the field goes on.
    case closed
    /// It means nothing: the row ends with the line.
    case passed
  }

  private let rules: RowRules
  private let quoteLimit: Int
  private var place = Place.rowStart
  /// Where the row begins, where the search goes on, and the byte after the opening mark.
  private var start = 0
  private var position = 0
  private var opened = 0

  /// Rows by rules; a text that is in memory as a whole needs no `quoteLimit` but its length.
  package init(_ rules: RowRules, quoteLimit: Int = RowEnds.quoteLimit) {
    self.rules = rules
    self.quoteLimit = quoteLimit
  }

  /// The place after the next row that ends in `bytes`; `nil` if it does not.
  ///
  /// `bytes` begin as at the last call, and more may have been appended. If they are complete,
  /// the last row needs no line end.
  package mutating func next(in bytes: UnsafeBufferPointer<UInt8>, isComplete: Bool) -> Int? {
    if let end = rules.format.isQuoted ? quotedRow(bytes, isComplete) : line(bytes) {
      place = .rowStart
      start = end
      return end
    }
    if !isComplete || start >= bytes.count { return nil }
    start = bytes.count
    return start
  }

  /// The place after the last row that ends in `bytes`; 0 if none does.
  package mutating func last(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      while next(in: bytes, isComplete: false) != nil {}
    }
    return start
  }

  /// Says that the first `count` bytes were removed; all of them belong to rows that ended.
  package mutating func removeFirst(_ count: Int) {
    start -= count
    position -= count
    opened -= count
  }

  private mutating func quotedRow(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isComplete: Bool
  ) -> Int? {
    while true {
      switch place {
      case .quoted: if !passQuoted(bytes, isComplete) { return nil }
      case .passed: return line(bytes)
      case .plain:
        guard let isEnd = passPlain(bytes) else { return nil }
        if isEnd { return position }
      case .rowStart, .fieldStart, .closed:
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        position &+= 1
        if byte == 0x0A { return position }
        place = placeAfter(byte)
      }
    }
  }

  /// What a quotation mark means behind a byte at the beginning of a field or behind a closing mark.
  private mutating func placeAfter(_ byte: UInt8) -> Place {
    if byte == UInt8(ascii: "\"") {
      if place != .closed { opened = position }
      return .quoted
    }
    if byte == rules.separator { return .fieldStart }
    if byte == UInt8(ascii: "#"), place == .rowStart, rules.hasComments { return .passed }
    return rules.trimsFields && place != .closed && isSpace(byte) ? .fieldStart : .plain
  }

  /// Passes over the rest of a field without marks; whether the row ends there, `nil` if neither ends.
  private mutating func passPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    let separator = rules.separator
    for index in position..<bytes.count {
      let byte = bytes[index]
      if byte != separator && byte != 0x0A { continue }
      position = index &+ 1
      place = .fieldStart
      return byte == 0x0A
    }
    position = bytes.count
    return nil
  }

  /// Passes over the text behind a quotation mark; `false` if what closes it may follow.
  private mutating func passQuoted(
    _ bytes: UnsafeBufferPointer<UInt8>, _ isComplete: Bool
  ) -> Bool {
    let limit = min(bytes.count, opened &+ quoteLimit)
    while position < limit {
      let byte = bytes[position]
      position &+= 1
      if byte == UInt8(ascii: "\"") {
        place = .closed
        return true
      }
    }
    if limit == bytes.count && !isComplete { return false }
    position = opened
    place = .passed
    return true
  }

  /// The place after the line in which the position is; `nil` if it does not end in `bytes`.
  ///
  /// Eight bytes at a time: of `word ^ 0x0A0A…` the lowest byte that is zero is the line feed, and
  /// `(x − 0x0101…) & ~x & 0x8080…` marks the lowest zero byte of `x` (Hacker's Delight, 6-1).
  private mutating func line(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let start = bytes.baseAddress.map(UnsafeRawPointer.init) else { return nil }
    while position &+ 8 <= bytes.count {
      let word = start.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      let difference = UInt64(littleEndian: word) ^ 0x0A0A_0A0A_0A0A_0A0A
      let zeros = (difference &- 0x0101_0101_0101_0101) & ~difference & 0x8080_8080_8080_8080
      if zeros != 0 {
        position &+= zeros.trailingZeroBitCount / 8 &+ 1
        return position
      }
      position &+= 8
    }
    while position < bytes.count {
      position &+= 1
      if bytes[position &- 1] == 0x0A { return position }
    }
    return nil
  }
}
