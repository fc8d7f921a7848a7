/// A word or a quoted text of a decTest line.
struct DecTestToken {
  let text: String
  /// The column of the first byte, counted from 1.
  let column: Int
  let isQuoted: Bool

  var isArrow: Bool { !isQuoted && text == "->" }

  /// Splits a line into tokens; `--` at the start of a word begins a comment.
  ///
  /// A quote is ' or "; a doubled quote inside a quoted text is one character. Spaces and `--`
  /// between quotes belong to the text.
  static func split(
    _ line: ArraySlice<UInt8>, at place: (Int, DecTestError.Problem) -> DecTestError
  ) throws(DecTestError) -> [DecTestToken] {
    var tokens: [DecTestToken] = []
    var position = line.startIndex
    func column(_ index: Int) -> Int { index - line.startIndex + 1 }
    while position < line.endIndex {
      let start = position
      let byte = line[start]
      if isSpace(byte) {
        position += 1
      } else if line[start...].starts(with: "--".utf8) {
        break
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        guard let (bytes, end) = quoted(line[start...]) else {
          throw place(column(start), .unclosedQuote)
        }
        if end < line.endIndex && !isSpace(line[end]) { throw place(column(end), .textAfterQuote) }
        guard let text = String(validating: bytes, as: UTF8.self) else {
          throw place(column(start), .notUnicode)
        }
        tokens.append(DecTestToken(text: text, column: column(start), isQuoted: true))
        position = end
      } else {
        position = line[start...].firstIndex(where: isSpace) ?? line.endIndex
        guard let text = String(validating: line[start..<position], as: UTF8.self) else {
          throw place(column(start), .notUnicode)
        }
        tokens.append(DecTestToken(text: text, column: column(start), isQuoted: false))
      }
    }
    return tokens
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Returns the text between the quote that is the first byte and its closing quote.
  ///
  /// `end` is the index after the closing quote; the result is `nil` if the quote is not closed.
  private static func quoted(_ bytes: ArraySlice<UInt8>) -> (text: [UInt8], end: Int)? {
    let quote = bytes[bytes.startIndex]
    var text: [UInt8] = []
    var position = bytes.startIndex + 1
    while position < bytes.endIndex {
      if bytes[position] != quote {
        text.append(bytes[position])
        position += 1
      } else if position + 1 < bytes.endIndex && bytes[position + 1] == quote {
        text.append(quote)
        position += 2
      } else {
        return (text, position + 1)
      }
    }
    return nil
  }
}
