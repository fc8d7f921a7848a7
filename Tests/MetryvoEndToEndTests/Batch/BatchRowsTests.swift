import PropertyTesting
import Testing

/// A batch writes one line for each row, and counts each row once.
@Suite struct BatchRowsTests {
  @Test func rowsOutAreRowsIn() {
    var property = Property(
      "rows-out-are-rows-in",
      "line i of the output comes of row i, and converted + without a result + blank = rows",
      of: DrawnTable.generator, labelled: Self.verdict)
    property.describe = { "\($0.options.joined(separator: " ")) of \($0.format): \($0.rows)" }
    property.requiredLabels = ["header": 20, "first row has its column's number": 5, "blank": 20]
    let report = property.run(.quiet(seed: 27, cases: 100))
    #expect(report.holds, "\(report)")
  }

  @Sendable
  private static func verdict(_ table: DrawnTable, _ labels: inout Labels) throws -> Verdict {
    let file = "rows.\(table.format)"
    let options = table.options.map { "'\($0)'" }.joined(separator: " ")
    let run = try ShellRun(
      "metryvo convert --batch \(file) \(options)",
      files: [file: table.rows.map { $0 + "\n" }.joined()])
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var found: [(who: String, what: String)] = []
    if lines.count != table.rows.count { found.append(("lines", "\(lines.count)")) }
    for (index, line) in lines.enumerated() where index < table.lines.count {
      if let problem = problem(String(line), index, table) {
        found.append(("line \(index + 1)", problem))
      }
    }
    let last = run.error.split(separator: "\n").last.map(String.init) ?? ""
    if last != summary(table) { found.append(("summary", last)) }
    if case .header? = table.lines.first { labels.add("header") }
    if table.lines.contains(where: { if case .blank = $0 { true } else { false } }) {
      labels.add("blank")
    }
    if table.startsWithColumnNumber { labels.add("first row has its column's number") }
    return found.isEmpty ? .holds : .broken(found + [("output", run.output + run.error)])
  }

  /// Returns how a line differs from the expected result of its row, or `nil` if they are equal.
  private static func problem(_ line: String, _ index: Int, _ table: DrawnTable) -> String? {
    let row = table.rows[index]
    let separator = table.separator
    let before = table.appends && !row.isEmpty ? row + separator : ""
    guard line.hasPrefix(before) else { return "\(line) does not repeat \(row)" }
    let rest = line.dropFirst(before.count)
    switch table.lines[index] {
    case .header: return rest == "result\(separator)remark" ? nil : line
    case .result(let number): return rest == "\(number)\(separator)exact" ? nil : line
    case .error: return rest.hasPrefix("\(separator)error: ") ? nil : line
    case .blank: return rest == (before.isEmpty ? "" : separator) ? nil : line
    }
  }

  private static func summary(_ table: DrawnTable) -> String {
    var (rows, failed, blank) = (0, 0, 0)
    for line in table.lines {
      switch line {
      case .header: continue
      case .result: break
      case .error: failed += 1
      case .blank: blank += 1
      }
      rows += 1
    }
    return "\(rows) \(rows == 1 ? "row" : "rows"): \(rows - failed - blank) converted, "
      + "\(failed) without a result"
      + (blank > 0 ? ", \(blank) blank" : "")
  }

  /// A row of white space and separators, quoted or not, is blank: it has no result and no message.
  @Test func blankRowsStayBlank() throws {
    for (format, rows, options, output) in [
      ("tsv", "1\tm\tcm\n\n  \n\t\t\n\r\n", "", "100\texact\n\n\n\n\n"),
      ("csv", "1,m,cm\n,,\n , \t,\n\"\",\" \",\n", "", "100,exact\n\n\n\n"),
      ("csv", "1,m,cm\n,,\n\n", "--append", "1,m,cm,100,exact\n,,,,\n\n"),
      ("tsv", "1\tm\tcm\n\n \n", "--on-error skip", "100\texact\n\n\n"),
      ("tsv", "\n1\tm\tcm\n \n", "--on-error stop", "\n100\texact\n\n"),
      ("tsv", "\n \n1\tm\tcm\tid\n", "", "\n\n100\texact\n"),
    ] {
      let run = try ShellRun(
        "metryvo convert --batch rows.\(format) \(options)", files: ["rows.\(format)": rows])
      #expect(run.code == 0 && run.output == output, "\(rows): \(run.output)\(run.error)")
      let blank = output.split(separator: "\n", omittingEmptySubsequences: false).count - 2
      #expect(
        run.error
          == "\(blank + 1) rows: 1 converted, 0 without a result, \(blank) blank\n", "\(rows)")
    }
    // A blank row does not decide the number of columns.
    let comma = try ShellRun(
      "metryvo convert --batch rows.csv --columns 1 --from m --to cm",
      files: ["rows.csv": "\n1\n1,5\n"])
    #expect(
      comma.output == "\n100,exact\n,error: the row has 2 columns where 1 is expected\n")
    // A quoted comma is text, and a row without a value is not blank if another field has text.
    for rows in ["\",\",m,cm\n", ",m,cm\n", "\",\"\n"] {
      let run = try ShellRun("metryvo convert --batch rows.csv", files: ["rows.csv": rows])
      #expect(
        run.code == 65 && run.error.hasSuffix("1 without a result\n"), "\(rows): \(run.error)")
    }
  }
}
