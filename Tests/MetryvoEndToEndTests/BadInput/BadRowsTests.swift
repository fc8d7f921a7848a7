import Foundation
import Testing

/// The rows of `Corpora/metryvo/bad-inputs.tsv` about CSV: each bad row is reported with its place,
/// and all other rows are converted.
@Suite struct BadRowsTests {
  struct Row {
    /// The identifier of the corpus's row.
    var id: String
    /// The format of the rows, which the file's extension states.
    var format: String
    var text: String
    var options: String
    var code: Int32
    var output: String
    /// The lines of standard error before the summary, without the names of the program and the
    /// file.
    var errors: [String]

    init(
      _ id: String, _ text: String, format: String = "csv", options: String = "", code: Int32 = 65,
      _ output: String, _ errors: [String]
    ) {
      self.id = id
      self.format = format
      self.text = text
      self.options = options
      self.code = code
      self.output = output
      self.errors = errors
    }
  }

  private static let unclosed = "a quotation mark is not closed"
  private static let inside =
    "a quotation mark stands inside a field that is not quoted; quote the field and double the mark"
  private static let nul = "unexpected control character U+0000 at character 2 (byte 1)"
  private static let after =
    "text follows a closing quotation mark; double the marks inside a field"

  static let rows: [Row] = [
    Row(
      "C02-csv-quotes", "1,m,cm\n2,\"m,cm\n3,m,cm\n", "100,exact\n,error: \(unclosed)\n300,exact\n",
      ["row 2, column 2 (from), byte 9: \(unclosed)"]),
    Row(
      "C02-csv-quotes", "\"1\",\"m\",\"cm\"\n2,m\"\",cm\n\"3\" ,m,cm\n4,m,cm\n",
      "100,exact\n,error: \(inside)\n,error: \(after)\n400,exact\n",
      ["row 2, column 2 (from), byte 16: \(inside)", "row 3, column 1 (value), byte 25: \(after)"]),
    // Quotation marks, commas and line ends in quoted fields belong to the row.
    Row(
      "C02-csv-quotes", "note,value,from,to\n\"a \"\"b\"\", c\r\nd\",1,m,cm\r\nx,2,m,cm\n",
      options: "--append",
      code: 0,
      "note,value,from,to,result,remark\n\"a \"\"b\"\", c\r\nd\",1,m,cm,100,exact\nx,2,m,cm,200,exact\n",
      []),
    // Each row ends with LF or CRLF; the last row may also end with the file. CR alone ends no row.
    Row(
      "C02-csv-quotes", "1,m,cm\r\n2,m,cm\n3,m,cm", code: 0, "100,exact\n200,exact\n300,exact\n", []
    ),

    // `1,5` is never read as 15.
    Row(
      "C03-csv-decimal-comma", "1,5;m;cm\n", ",error: the row has 2 columns\n",
      ["row 1, column 3 (to), byte 8: the row has 2 columns"]),
    Row(
      "C03-csv-decimal-comma", "from,to,value\nm,cm,1,5\nm,cm,\"1,5\"\nm,cm,2\n",
      "result,remark\n,error: the row has 4 columns where 3 are expected\n"
        + "150,exact\n200,exact\n",
      [
        "row 2, column 4, byte 21: the row has 4 columns where 3 are expected"
      ]),

    Row(
      "C04-csv-ragged", "value,from,to\n1,m\n\n2\n3,m,cm\n",
      "result,remark\n,error: the row has 2 columns\n\n,error: the row has 1 column\n300,exact\n",
      [
        "row 2, column 3 (to), byte 17: the row has 2 columns",
        "row 4, column 2 (from), byte 20: the row has 1 column",
      ]),
    Row("C04-csv-ragged", "", code: 0, "", []),
    Row("C04-csv-ragged", "value,from,to\n", code: 0, "result,remark\n", []),
    Row("C04-csv-ragged", "value,from,to", code: 0, "result,remark\n", []),
    Row(
      "C04-csv-ragged", "1\tm\tcm\n2\tm\tcm\tft\n", format: "tsv", options: "--on-error skip",
      "100\texact\n",
      ["row 2, column 4, byte 14: the row has 4 columns where 3 are expected"]),

    Row(
      "C06-csv-bom-nul", "\u{FEFF}1,m,cm\n2\u{0},m,cm\n3,\u{0}m,cm\n4,m,cm\n",
      "100,exact\n,error: cannot read '2<U+0000>': \(nul)\n"
        + ",error: unknown unit '<U+0000>m'; 'metryvo units' lists all\n400,exact\n",
      [
        "row 2, column 1 (value), byte 10: cannot read '2<U+0000>': \(nul)",
        "row 3, column 2 (from), byte 20: unknown unit '<U+0000>m'; 'metryvo units' lists all",
      ]),

    // A negative number keeps its sign, whereas a formula is escaped.
    Row(
      "C07-formula-number", "note,value,from,to\n-5,-5,m,cm\n-1+1,-2e0,m,cm\n-,+3.5E+1,m,cm\n",
      options: "--append", code: 0,
      "note,value,from,to,result,remark\n-5,-5,m,cm,-500,exact\n'-1+1,-2e0,m,cm,-200,exact\n-,+3.5E+1,m,cm,3500,exact\n",
      []),
  ]

  @Test func everyRowEndsAsItMust() throws {
    var failures: [String] = []
    for row in Self.rows {
      let file = "rows.\(row.format)"
      let run = try ShellRun(
        "metryvo convert --batch \(file) \(row.options)", files: [file: row.text])
      let errors = run.error.split(separator: "\n")
      let ends = errors.last?.contains(" without a result") == true
      let named =
        errors.count == row.errors.count + 1
        && zip(errors, row.errors).allSatisfy { $0.hasPrefix("metryvo: \(file): \($1)") }
      if run.code != row.code || run.output != row.output || !ends || !named {
        failures.append("\(row.id) \(row.text): exit \(run.code)\n\(run.output)\n\(run.error)")
      }
    }
    #expect(failures == [], "\(failures.joined(separator: "\n"))")
  }

  /// Bytes that are not UTF-8 are reported in converted columns and copied unchanged in other
  /// columns.
  @Test func bytesThatAreNoText() throws {
    let line = #"""
      printf '1,m,cm,a\n2,m,cm,\377b\n\3773,m,cm,c\n4,\377m,cm,d\n' >rows.csv
      metryvo convert --batch rows.csv --append | od -An -c | tr -d ' \n'
      """#
    let run = try ShellRun(line)
    #expect(run.output.hasPrefix(#"1,m,cm,a,100,exact\n2,m,cm,377b,200,exact\n3773,m,cm,c,,"#))
    let errors = run.error.split(separator: "\n")
    #expect(errors.count == 3)
    #expect(errors.first == "metryvo: rows.csv: row 3, column 1 (value), byte 19: not UTF-8")
    #expect(
      errors.dropFirst().first == "metryvo: rows.csv: row 4, column 2 (from), byte 31: not UTF-8")
  }

  /// With `--on-error stop`, the message names the first row without a result, and no output is
  /// written.
  @Test func stopNamesTheRow() throws {
    for row in Self.rows where row.code == 65 {
      let file = "rows.\(row.format)"
      let run = try ShellRun(
        "metryvo convert --batch \(file) --on-error stop --output result", files: [file: row.text])
      #expect(run.code == 65 && run.files == [file], "\(row.id): \(run.files)")
      #expect(
        run.error.hasPrefix("metryvo: \(file): \(row.errors[0])")
          && run.error.split(separator: "\n").count == 1, "\(row.id): \(run.error)")
    }
  }
}
