/// A search for the ends of rows: line feeds, in CSV only outside of quotation marks.
///
/// A quotation mark without a closing mark affects only its own line.
///
///     var ends = RowEnds(RowRules(.csv))
///     while let end = ends.next(in: bytes, isComplete: true) { … }    // rows end before `end`
///
/// - Complexity: O(*n*) for *n* bytes, even if quotation marks are not closed. If the search for a
///   closing mark fails, the searched text has quotation marks only in runs of even length. Such a
///   run closes every field that it opens.
package struct RowEnds {
  /// The maximum number of bytes from an opening to its closing quotation mark, for a text that is
  /// read in pieces.
  ///
  /// An opening mark without a closing mark within the limit counts as not closed.
  package static let quoteLimit = 1 << 20

  /// The meaning of a quotation mark at the next byte of CSV.
  private enum Place {
    /// The mark opens a field at the start of a row, where a comment may also begin.
    case rowStart
    /// The mark opens a quoted field.
    case fieldStart
    /// The mark is an error, which ``RowFields`` reports.
    case plain
    /// The mark closes the field.
    case quoted
    /// The mark is the second one of a doubled mark, and the field continues.
    case closed
    /// The mark has no meaning, and the row ends with the line.
    case passed
  }

  private let rules: RowRules
  private let quoteLimit: Int
  private var place = Place.rowStart
  /// The offset at which the row starts.
  private var start = 0
  /// The offset from which the search continues.
  private var position = 0
  /// The offset after the opening quotation mark.
  private var opened = 0

  /// Creates a search with rules.
  ///
  /// For a text in memory, `quoteLimit` may be the length of the text.
  package init(_ rules: RowRules, quoteLimit: Int = RowEnds.quoteLimit) {
    self.rules = rules
    self.quoteLimit = quoteLimit
  }

  /// Returns the offset after the next row that ends in `bytes`; `nil` if no further row ends
  /// there.
  ///
  /// `bytes` must begin with the bytes of the last call, and may have more. If `isComplete`, the
  /// last row needs no line feed.
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

  /// Returns the offset after the last row that ends in `bytes`; 0 if no row ends there.
  package mutating func last(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      while next(in: bytes, isComplete: false) != nil {}
    }
    return start
  }

  /// Adjusts the offsets after the removal of the first `count` bytes, which must belong to rows
  /// that ended.
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

  /// Returns the state after a byte that follows the start of a field or a closing mark.
  private mutating func placeAfter(_ byte: UInt8) -> Place {
    if byte == UInt8(ascii: "\"") {
      if place != .closed { opened = position }
      return .quoted
    }
    if byte == rules.separator { return .fieldStart }
    if byte == UInt8(ascii: "#"), place == .rowStart, rules.hasComments { return .passed }
    return rules.trimsFields && place != .closed && isSpace(byte) ? .fieldStart : .plain
  }

  /// Steps over the rest of an unquoted field.
  ///
  /// Returns whether the row ends with the field; `nil` if the field does not end in `bytes`.
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

  /// Steps over the text after an opening mark.
  ///
  /// Returns `false` if a closing mark may follow in later bytes.
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

  /// Returns the offset after the line at the position; `nil` if the line does not end in `bytes`.
  ///
  /// Eight bytes are compared at a time. The lowest zero byte of `word ^ 0x0A0A…` is the line feed,
  /// and `(x − 0x0101…) & ~x & 0x8080…` marks the lowest zero byte of `x` (Hacker's Delight, 6-1).
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
