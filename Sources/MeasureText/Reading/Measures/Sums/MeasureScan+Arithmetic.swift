extension MeasureScan {
  /// Throws if a sign or its word is between the measure that ends here and another measure.
  ///
  /// A hyphen without spaces, and a dash with spaces on both sides or none, make a range. The minus
  /// sign U+2212 never makes a range of two measures.
  ///
  /// - Throws: ``ReadingError/Reason/difference`` or ``ReadingError/Reason/sum``.
  func refuseArithmetic() throws(ReadingError) {
    guard source.marks.isLenient, let sign = operatorBehind else { return }
    var other = self
    other.position = sign.end
    guard (try? other.takeSignedNumber()) != nil else { return }
    let start = text.endOfSpaces(from: other.position)
    guard unitText(at: start).longest(in: nil) != nil else { return }
    throw text.error(sign.isMinus ? .difference : .sum, at: sign.start)
  }

  private var operatorBehind: (start: Int, end: Int, isMinus: Bool)? {
    let start = text.endOfSpaces(from: position)
    guard let decoded = text.scalar(at: start), !text[start].isASCIIDigit else { return nil }
    let end = start + decoded.length
    let next = text.endOfSpaces(from: end)
    switch decoded.scalar {
    case "+": return (start, next, false)
    case "-" where start > position || next > end, "\u{FF0D}", "\u{2212}",
      "\u{2013}" where start > position && next == end:
      #if SeededFaults
      if takesDifferenceForRange { return nil }
      #endif
      return (start, next, true)
    default:
      guard decoded.scalar.isWordLetter,
        let length = source.words.length(of: [.minus, .plus], in: text, at: start)
      else { return nil }
      let word = text.part(start..<start + length)
      return (
        start, text.endOfSpaces(from: start + length),
        source.words.meaning(of: word).contains(.minus)
      )
    }
  }
}
