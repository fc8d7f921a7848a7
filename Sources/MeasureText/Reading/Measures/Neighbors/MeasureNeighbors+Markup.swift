/// Markdown beside a measure: emphasis and headings.
extension MeasureNeighbors {
  /// The range of the marks of emphasis directly in front of the measure: `**5 kg**`.
  ///
  /// The value is `nil` unless equal marks are directly behind the measure.
  var emphasis: Range<Int>? {
    let end = range.lowerBound
    guard end > 0, let first = text.scalar(before: end), Self.isEmphasis(first.scalar)
    else { return nil }
    let mark = text[end - 1]
    var start = end
    while start > 0, text[start - 1] == mark, end - start < 4 { start -= 1 }
    guard end - start < 4, beginsWord(at: start) else { return nil }
    var position = range.upperBound
    while position < text.count, text[position] != 0xA {
      if text.repeats(start..<end, at: position) { return start..<end }
      position += 1
    }
    return nil
  }

  /// Whether a mark in front of white space begins a heading: `# 5 km`.
  ///
  /// At the start of a line a hyphen may be a minus, and an asterisk a multiplication sign.
  func beginsHeading(_ mark: Range<Int>) -> Bool {
    let byte = UInt8(ascii: "#")
    guard text[mark.lowerBound] == byte else { return false }
    var start = mark.lowerBound
    while start > 0, text[start - 1] == byte { start -= 1 }
    let end = text.startOfSpaces(before: start)
    return end == 0 || endsLine(end..<start)
  }

  private static func isEmphasis(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "*" || scalar == "_" || scalar == "`"
  }

  private func beginsWord(at offset: Int) -> Bool {
    guard let previous = text.scalar(before: offset) else { return offset == 0 }
    switch Self.kind(previous.scalar) {
    case .space, .opener, .quote, .punctuation: return true
    default: return text.startOfSpaces(before: offset) < offset
    }
  }
}

extension UTF8Bytes {
  /// Whether the bytes of a range are repeated at an offset.
  func repeats(_ range: Range<Int>, at offset: Int) -> Bool {
    offset + range.count <= count && part(range).elementsEqual(part(offset..<offset + range.count))
  }
}
