/// A text with common characters in place of those of other widths, and a map of the positions.
///
/// | written | folded to |
/// |---|---|
/// | full-width ASCII: `ｋｇ`, `：`, `（` | ASCII |
/// | half-width katakana and marks: `ｷﾛ`, `､` | katakana, composed with sound marks: `キロ` |
/// | kana with a combining sound mark: U+30AB U+3099 | the composed character: `ガ` |
/// | squared letters: `㎏`, `㎡` | the symbol: kg, m2 |
/// | squared katakana: `㍑`, `㌔` | the word: `リットル`, `キロ` |
/// | full-width currency signs: `￥` | the sign: `¥` |
///
/// Full-width digits and the full-width minus keep their width: the readers of numbers accept
/// digits of all scripts, and refuse a number with digits of two scripts.
///
/// UnicodeData.txt, compatibility mappings `<wide>`, `<narrow>` and `<square>`.
package struct WidthFolding {
  package private(set) var bytes: [UInt8] = []
  /// The ranges of replaced characters in both texts, in ascending order.
  private var replaced: [(folded: Range<Int>, written: Range<Int>)] = []

  /// Creates the folding; `nil` if nothing is folded.
  ///
  /// For nearly all texts the initialiser returns `nil` after one scan of the bytes.
  package init?(_ text: TextBytes) {
    guard let first = Self.firstCandidate(in: text) else { return nil }
    bytes.reserveCapacity(text.count + 16)
    bytes.append(contentsOf: text[..<first])
    var position = first
    while position < text.count {
      guard let scalar = Self.candidate(in: text, at: position) else {
        bytes.append(text[position])
        position += 1
        continue
      }
      fold(scalar, text, position..<position + 3)
      position += 3
    }
    if replaced.isEmpty { return nil }
  }

  private mutating func fold(_ scalar: Unicode.Scalar, _ text: TextBytes, _ written: Range<Int>) {
    let start = bytes.count
    if let kana = voiced(by: scalar) {
      bytes.removeLast(3)
      bytes.append(contentsOf: kana.utf8)
      // The kana and its mark are one replaced range.
      let last = replaced.last.flatMap { $0.folded.upperBound == start ? $0 : nil }
      if let last {
        replaced[replaced.count - 1].written = last.written.lowerBound..<written.upperBound
      } else {
        replaced.append((start - 3..<start, written.lowerBound - 3..<written.upperBound))
      }
      return
    }
    if let narrow = NameFolding.narrowMark(scalar) {
      bytes.append(contentsOf: narrow.utf8)
    } else if let word = NameFolding.squared(scalar) ?? NameFolding.squaredWord(scalar) {
      bytes.append(contentsOf: word)
    } else {
      bytes.append(contentsOf: text[written])
      return
    }
    replaced.append((start..<bytes.count, written))
  }

  /// Returns the last kana of the folded text composed with a sound mark; `nil` if there is no such
  /// kana.
  private func voiced(by mark: Unicode.Scalar) -> Unicode.Scalar? {
    let step: UInt32
    switch mark.value {
    case 0x3099, 0xFF9E: step = 1
    case 0x309A, 0xFF9F: step = 2
    default: return nil
    }
    guard bytes.count >= 3 else { return nil }
    let kana = bytes.withUnsafeBufferPointer { Self.candidateValue(in: $0, at: $0.count - 3) }
    return kana.flatMap { NameFolding.voiced($0, step) }
  }

  /// Returns the start in the written text of the character at an offset of the folded text.
  package func start(_ offset: Int) -> Int {
    guard let last = piece(before: offset + 1) else { return offset }
    return offset < last.folded.upperBound
      ? last.written.lowerBound : last.written.upperBound + offset - last.folded.upperBound
  }

  /// Returns the end in the written text of the character that ends at an offset of the folded
  /// text.
  package func end(_ offset: Int) -> Int {
    guard let last = piece(before: offset) else { return offset }
    return last.written.upperBound + max(0, offset - last.folded.upperBound)
  }

  /// Returns the range of the written text for a range of the folded text.
  package func written(_ range: Range<Int>) -> Range<Int> {
    if range.isEmpty { return start(range.lowerBound)..<start(range.lowerBound) }
    return start(range.lowerBound)..<end(range.upperBound)
  }

  /// Returns the last replaced range that begins before an offset.
  private func piece(before offset: Int) -> (folded: Range<Int>, written: Range<Int>)? {
    var (low, high) = (0, replaced.count)
    while low < high {
      let middle = (low + high) / 2
      if replaced[middle].folded.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : replaced[low - 1]
  }

  private static func firstCandidate(in text: TextBytes) -> Int? {
    for position in text.indices where text[position] >= 0xE3 {
      if candidate(in: text, at: position) != nil { return position }
    }
    return nil
  }

  /// Returns the character at an offset if it may be folded: U+3099, U+309A, U+3300 to U+33FF,
  /// U+FF00 to U+FFEF.
  private static func candidate(in text: TextBytes, at offset: Int) -> Unicode.Scalar? {
    guard let value = candidateValue(in: text, at: offset) else { return nil }
    switch value {
    case 0x3099, 0x309A, 0x3300...0x33FF, 0xFF00...0xFFEF: return Unicode.Scalar(value)
    default: return nil
    }
  }

  /// Returns the code point of three bytes that begin with E3 or EF; `nil` for other bytes.
  private static func candidateValue(in text: TextBytes, at offset: Int) -> UInt32? {
    guard text[offset] == 0xE3 || text[offset] == 0xEF, offset + 2 < text.count,
      text[offset + 1] & 0xC0 == 0x80, text[offset + 2] & 0xC0 == 0x80
    else { return nil }
    return UInt32(text[offset] & 0xF) << 12 | UInt32(text[offset + 1] & 0x3F) << 6
      | UInt32(text[offset + 2] & 0x3F)
  }
}
