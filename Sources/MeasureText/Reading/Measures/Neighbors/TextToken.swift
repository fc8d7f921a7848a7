import UnitCatalog

/// A word, a number or a mark of a text.
struct TextToken {
  enum Kind: Equatable {
    /// Letters, optionally followed by digits: B12; or only Chinese characters and kana.
    case word
    /// Digits, optionally with letters or marks between them: 5, 10:30, 1.2.3, 2nd.
    case digits
    /// A factor with its sign: x2, 2x, ×3.
    case factor
    case mark(MeasureNeighbors.Kind)
  }

  var kind: Kind
  var range: Range<Int>

  /// Whether the character may be inside a word or a number, between two digits.
  fileprivate static func joinsDigits(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ":", "/", "'", "-", "\u{2010}"..."\u{2013}", "\u{2019}", "\u{2044}": true
    default: false
    }
  }

  fileprivate static func isTimes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{D7}" || scalar == "*"
  }
}

extension UTF8Bytes {
  /// Returns the token at an offset; `nil` at the end and for malformed UTF-8.
  func token(at start: Int) -> TextToken? {
    guard let first = scalar(at: start) else { return nil }
    var end = start
    let isUnspaced = first.scalar.isUnspaced
    while end < count {
      if !isUnspaced, isPlain(at: end) {
        end += 1
        continue
      }
      guard let decoded = scalar(at: end), decoded.scalar.isUnspaced == isUnspaced else { break }
      let next = end + decoded.length
      let previous = end > start ? scalar(before: end)?.scalar : nil
      guard belongsToToken(decoded.scalar, behind: previous, before: scalar(at: next)?.scalar)
      else { break }
      end = next
    }
    if end == start { return mark(first.scalar, start..<start + first.length) }
    return token(start..<end)
  }

  /// Returns the token that ends at an offset; `nil` at the start and for malformed UTF-8.
  func token(before end: Int) -> TextToken? {
    guard let last = scalar(before: end) else { return nil }
    var start = end
    let isUnspaced = last.scalar.isUnspaced
    while start > 0 {
      if !isUnspaced, isPlain(at: start - 1) {
        start -= 1
        continue
      }
      guard let decoded = scalar(before: start), decoded.scalar.isUnspaced == isUnspaced
      else { break }
      let next = start - decoded.length
      let following = start < end ? scalar(at: start)?.scalar : nil
      guard belongsToToken(decoded.scalar, behind: scalar(before: next)?.scalar, before: following)
      else { break }
      start = next
    }
    if start == end { return mark(last.scalar, end - last.length..<end) }
    return token(start..<end)
  }

  /// Whether the byte at an offset is an ASCII letter or digit, as are most bytes of tokens.
  private func isPlain(at offset: Int) -> Bool {
    self[offset].isASCIILetter || self[offset].isASCIIDigit
  }

  /// Whether a character is part of a word or a number, according to its neighbors.
  private func belongsToToken(
    _ scalar: Unicode.Scalar, behind previous: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    switch MeasureNeighbors.kind(scalar) {
    case .letter, .digit: return true
    default: break
    }
    let follows = previous.map { MeasureNeighbors.kind($0) == .digit } ?? false
    let precedes = next.map { MeasureNeighbors.kind($0) == .digit } ?? false
    if TextToken.isTimes(scalar) { return follows != precedes }
    return follows && precedes && TextToken.joinsDigits(scalar)
  }

  private func mark(_ scalar: Unicode.Scalar, _ range: Range<Int>) -> TextToken {
    TextToken(kind: .mark(MeasureNeighbors.kind(scalar)), range: range)
  }

  private func token(_ range: Range<Int>) -> TextToken {
    if isFactor(range) { return TextToken(kind: .factor, range: range) }
    return TextToken(kind: hasDigit(at: range.lowerBound) ? .digits : .word, range: range)
  }

  /// Whether a token is digits with an x or a multiplication sign at one end.
  private func isFactor(_ range: Range<Int>) -> Bool {
    func sign(_ decoded: DecodedScalar?) -> Int {
      guard let decoded else { return 0 }
      switch decoded.scalar {
      case "x", "X", "\u{D7}", "*": return decoded.length
      default: return 0
      }
    }
    let front = range.lowerBound + sign(scalar(at: range.lowerBound))
    let back = range.upperBound - sign(scalar(before: range.upperBound))
    guard front < back, (front > range.lowerBound) != (back < range.upperBound)
    else { return false }
    var position = front
    while position < back, let decoded = scalar(at: position),
      MeasureNeighbors.kind(decoded.scalar) != .letter
    {
      position += decoded.length
    }
    return position == back && hasDigit(at: front)
  }

  /// Whether the character at an offset is of a script without spaces between words.
  func isUnspaced(at offset: Int) -> Bool { scalar(at: offset)?.scalar.isUnspaced == true }

  /// Whether the character that ends at an offset is of a script without spaces between words.
  func isUnspaced(before offset: Int) -> Bool { scalar(before: offset)?.scalar.isUnspaced == true }

  /// Whether the character for `year` follows four digits: 2023年.
  func isYear(_ digits: Range<Int>) -> Bool {
    digits.count == 4 && has("\u{5E74}", at: digits.upperBound)
  }

  /// Returns the end of the characters from an offset on that have no spaces between words.
  func endOfUnspaced(from offset: Int) -> Int {
    var end = offset
    while let decoded = scalar(at: end), decoded.scalar.isUnspaced { end += decoded.length }
    return end
  }

  /// Returns the end of the text from an offset up to the next white space.
  func endOfWord(from offset: Int) -> Int {
    var end = offset
    while end < count, endOfSpaces(from: end) == end {
      end += scalar(at: end)?.length ?? 1
    }
    return end
  }

  /// Returns the letters and the range of a word, or of an abbreviation that begins with the word.
  ///
  /// The letters have no points: `US` for `U.S.`, `EEUU` for `EE. UU.`.
  func abbreviation(at word: Range<Int>) -> (letters: [UInt8], range: Range<Int>) {
    var letters = Array(part(word))
    var end = word.upperBound
    while word.count <= 2, letters.count <= 4, end < count, self[end] == UInt8(ascii: ".") {
      let next = endOfSpaces(from: end + 1)
      let letter = next..<endOfLetters(from: next)
      guard (1...2).contains(letter.count), self[next].isASCIILetter else { break }
      letters += Array(part(letter))
      end = letter.upperBound
    }
    return (letters, word.lowerBound..<end)
  }

  /// Returns the end of the letters that begin at an offset.
  func endOfLetters(from offset: Int) -> Int {
    var end = offset
    while let decoded = scalar(at: end), decoded.scalar.isWordLetter { end += decoded.length }
    return end
  }

  /// Returns the start of the letters that end at an offset.
  func startOfLetters(before offset: Int) -> Int {
    var start = offset
    while let decoded = scalar(before: start), decoded.scalar.isWordLetter {
      start -= decoded.length
    }
    return start
  }
}
