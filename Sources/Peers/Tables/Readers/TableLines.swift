/// The lines of a table without comments, numbered from 1, each of limited length.
struct TableLines {
  struct Line {
    var number: Int
    var text: Substring
  }

  let lines: [Line]

  /// Reads bytes as lines; `#` begins a comment.
  ///
  /// If `joins` is true, a backslash at the end of a line joins the next line.
  ///
  /// - Throws: ``TableError`` for bytes that are no UTF-8 and for lines beyond the limit.
  init(_ bytes: [UInt8], file: String, joins: Bool) throws(TableError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw TableError(file: file, line: 1, .notUTF8)
    }
    var lines: [Line] = []
    var open: (number: Int, text: String)?
    var number = 0
    for raw in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var line = raw.prefix { $0 != "#" }
      // Some files begin with a byte order mark.
      if number == 1, line.first == "\u{FEFF}" { line = line.dropFirst() }
      let continues = joins && line.last == "\\"
      if continues { line = line.dropLast() }
      if let begun = open {
        open = (begun.number, begun.text + " " + line)
      } else {
        open = (number, String(line))
      }
      guard let whole = open else { continue }
      if whole.text.utf8.count > TableLimits.lineLength {
        throw TableError(file: file, line: number, .lineTooLong)
      }
      if continues { continue }
      lines.append(Line(number: whole.number, text: Substring(whole.text)))
      open = nil
    }
    if let open { lines.append(Line(number: open.number, text: Substring(open.text))) }
    self.lines = lines
  }
}

extension StringProtocol {
  /// The text without leading and trailing spaces and tabs.
  var trimmed: SubSequence {
    var rest = self[...]
    while let first = rest.first, first == " " || first == "\t" { rest = rest.dropFirst() }
    while let last = rest.last, last == " " || last == "\t" { rest = rest.dropLast() }
    return rest
  }

  /// Returns the column of a part of this text, counted from 1.
  func column(of part: some StringProtocol) -> Int {
    utf8.distance(from: utf8.startIndex, to: part.utf8.startIndex) + 1
  }
}
