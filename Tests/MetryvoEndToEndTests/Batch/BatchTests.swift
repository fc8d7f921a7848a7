import Foundation
import Metryvo
import Testing

/// `convert --batch` gives a result or an error for each row, in order, for files of any size.
@Suite struct BatchTests {
  /// Calls `body` with the path of a file that exists during the call.
  private func withFile<Result>(
    _ text: String, name: String = "rows.tsv", _ body: (String) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent(name).path
    try Data(text.utf8).write(to: URL(filePath: path))
    return try body(path)
  }

  private static let rows = """
    5\tmi\tkm
    1\tft\tyd
    -40\t°C\t°F
    x\tmi\tkm
    3\tmii\tkm
    2\tkg\tm

    1e6\tmi\tmm
    0\tW\tdBm
    1\tmi
    """

  @Test func aResultOrAnErrorForEachRow() throws {
    try withFile(Self.rows) { path in
      let run = try CommandRun(["convert", "--batch", path])
      #expect(run.code == 65)
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      let exact = ["8.04672\texact", "0.3333333333333333333333333333333333\trounded half-up"]
      #expect(lines.prefix(2).map { String($0) } == exact)
      #expect(lines.count == 11 && lines[2] == "-40\texact" && lines[6] == "")
      #expect(lines[3] == "\terror: 'x' is not a number")
      #expect(lines[4].hasPrefix("\terror: unknown unit 'mii'; did you mean"))
      #expect(lines[5].contains("they measure different quantities"))
      #expect(lines[7] == "1609344000000\texact")
      #expect(lines[8].contains("the logarithm of zero is infinite"))
      #expect(lines[9] == "\terror: the row has 2 columns" && lines[10] == "")
      #expect(
        run.error.contains("\(path): row 4, column 1 (value), byte 28: 'x' is not a number"),
        "\(run.error)")
      #expect(run.error.contains("row 5, column 2 (from), byte 38: unknown unit"), "\(run.error)")
      #expect(run.error.hasSuffix("10 rows: 4 converted, 5 without a result, 1 blank\n"))
    }
  }

  /// The value of a row is one number.
  ///
  /// A number grouped by spaces gets a note, unless the locale groups by spaces. Text that only a
  /// request may contain is refused.
  @Test func aValueIsOneNumber() throws {
    let rows = ["1 000", "12 345.6", "1 234 567", "3 1/2", "minus 5", "~5", "2 million", "5-6"]
    let run = try ShellRun(
      "metryvo convert --batch rows.tsv",
      files: ["rows.tsv": rows.map { "\($0)\tm\tkm\n" }.joined()])
    let lines = run.output.split(separator: "\n").map { String($0) }
    try #require(lines.count == rows.count)
    #expect(
      lines.prefix(4) == [
        "1\texact, read as 1000", "12.3456\texact, read as 12345.6", "1234.567\texact",
        "0.0035\texact",
      ])
    #expect(run.code == 65 && lines.dropFirst(4).allSatisfy { $0.hasPrefix("\terror: ") })
    // The French locale groups digits by spaces, so the row gets no note.
    let french = try ShellRun(
      "metryvo convert --batch rows.tsv --locale fr", files: ["rows.tsv": "1 000,5\tm\tkm\n"])
    #expect(french.output == "1,0005\texact\n", "\(french)")
    let german = try ShellRun(
      "metryvo convert --batch rows.tsv --locale de", files: ["rows.tsv": "1 000,5\tm\tkm\n"])
    #expect(german.output == "1,0005\texact, read as 1000.5\n", "\(german)")
  }

  /// Standard input has no file name that shows its format, so a hint names `--format csv`.
  @Test func commasAreToldWhereTabsSeparate() throws {
    let hint = "the first row has commas and no tabs: say --format csv if they separate columns"
    for rows in ["1,mi,km\n", "value,from,to\n1,mi,km\n", "width,height\n1,2\n"] {
      let run = try ShellRun("metryvo convert --batch <rows", files: ["rows": rows])
      #expect(run.code == 65 && run.error.contains(hint), "\(run.error)")
    }
    let read = try ShellRun(
      "metryvo convert --batch --format csv <rows", files: ["rows": "1,m,cm\n"])
    #expect(read.code == 0 && read.output == "100,exact\n" && !read.error.contains("commas"))
    let tabs = try ShellRun("metryvo convert --batch <rows", files: ["rows": "1\tm,\tcm\n"])
    #expect(tabs.code == 65 && !tabs.error.contains("commas"))
  }

  /// No format separates columns by semicolons or bars, so the hint says how to replace them.
  @Test func otherSeparatorsAreTold() throws {
    for (mark, name) in [(";", "semicolons"), ("|", "bars")] {
      let rows = "1,5\(mark)mi\(mark)km\n"
      let hint = "the first row has \(name) and no tabs: if they separate columns, write tabs"
      let run = try ShellRun("metryvo convert --batch <rows", files: ["rows": rows])
      #expect(run.code == 65 && run.error.contains(hint), "\(run.error)")
      let mended = try ShellRun(
        "tr '\(mark)' '\\t' <rows | metryvo convert --batch --locale de", files: ["rows": rows])
      #expect(mended.code == 0 && mended.output == "2,414016\texact\n", "\(mended.error)")
    }
    let csv = try ShellRun("metryvo convert --batch a.csv", files: ["a.csv": "1;mi;km\n"])
    #expect(csv.code == 65 && csv.error.contains("semicolons and no commas"), "\(csv.error)")
  }

  /// A notebook's history as CSV can be converted as a batch.
  ///
  /// The variant with semicolons, for spreadsheets, is refused as a whole.
  @Test func aHistoryIsConvertedAgain() throws {
    var notebook = NotebookContent()
    let time = try #require(Timestamp("2026-01-01T00:00:00.000Z"))
    let conversion = KeptConversion(
      category: "length", from: "kilometer", to: "mile", input: "12", result: "7.46",
      isExact: false, rounding: .halfUp, text: "12 km → 7.46 mi")
    let calculation = KeptCalculation(expression: "1 + 1", result: "2")
    try notebook.edit(.record(HistoryEntry(id: "a", createdAt: time, .conversion(conversion))))
    try notebook.edit(.record(HistoryEntry(id: "b", createdAt: time, .calculation(calculation))))
    func run(_ separator: CellSeparator) throws -> ShellRun {
      let table = try notebook.csv(of: .history, separator: separator)
      return try ShellRun(
        "metryvo convert --batch --format csv --columns input,from,to <rows",
        files: ["rows": String(decoding: table, as: UTF8.self)])
    }
    let commas = try run(.comma)
    let lines = commas.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[2].hasPrefix(",error: "))
    #expect(lines[1] == "7.456454306848007635409210212359819,rounded half-up")
    #expect(commas.code == 65 && commas.error.contains("1 converted, 1 without a result"))
    let semicolons = try run(.semicolon)
    #expect(semicolons.code == 65 && semicolons.output.isEmpty)
    #expect(semicolons.error.contains("the first row has semicolons and no commas"))
  }

  @Test func whatBecomesOfRowsWithoutAResult() throws {
    try withFile("1\tm\tcm\nx\tm\tcm\n2\tm\tcm\n") { path in
      let skip = try CommandRun(["convert", "--batch", path, "--on-error", "skip"])
      #expect(skip.code == 65 && skip.output == "100\texact\n200\texact\n")
      let stop = try CommandRun(["convert", "--batch", path, "--on-error", "stop"])
      #expect(stop.code == 65 && stop.output == "100\texact\n")
      #expect(
        stop.error == "metryvo: \(path): row 2, column 1 (value), byte 7: 'x' is not a number\n")
    }
  }

  @Test func columnsByNameOrNumber() throws {
    let table = "Unit,id,Amount,To\nmi,a,5,km\nlb,b,2,kg\n"
    try withFile(table, name: "rows.csv") { path in
      let named = try CommandRun([
        "convert", "--batch", path, "--columns", "amount,unit,to", "--append",
      ])
      #expect(named.code == 0)
      #expect(
        named.output
          == "Unit,id,Amount,To,result,remark\nmi,a,5,km,8.04672,exact\nlb,b,2,kg,0.90718474,exact\n"
      )
      let missing = try CommandRun(["convert", "--batch", path, "--columns", "value,unit,to"])
      #expect(missing.code == 65)
      #expect(
        missing.error
          == "metryvo: no column 'value': the first row has 'Unit', 'id', 'Amount', 'To'\n")
    }
    try withFile("a\t5\nb\t7\n") { path in
      let fixed = try CommandRun([
        "convert", "--batch", path, "--columns", "2", "--from", "mi", "--to", "ft", "--decimals",
        "1",
      ])
      #expect(fixed.output == "26400.0\texact\n36960.0\texact\n", "\(fixed.error)")
    }
  }

  /// Fields that begin with = + - or @ are escaped, because a spreadsheet would evaluate them as
  /// formulas.
  ///
  /// Negative numbers are not escaped.
  @Test func csvRunsNoFormula() throws {
    let table =
      "note,value,from,to\n=1+1,-5,m,cm\n\"a \"\"q\"\", b\",1,m,cm\n@x,2,m,cm\n-3.5,3,m,cm\n"
    try withFile(table, name: "rows.csv") { path in
      let run = try CommandRun(["convert", "--batch", path, "--append"])
      #expect(
        run.output == """
          note,value,from,to,result,remark
          '=1+1,-5,m,cm,-500,exact
          "a ""q"", b",1,m,cm,100,exact
          '@x,2,m,cm,200,exact
          -3.5,3,m,cm,300,exact

          """)
    }
  }

  @Test func badQuotesCostTheirRow() throws {
    try withFile("1,m,cm\n2,m\"x,cm\n3,m,cm\n\"4\"z,m,cm\n", name: "rows.csv") { path in
      let run = try CommandRun(["convert", "--batch", path])
      #expect(run.output.hasPrefix("100,exact\n,error: a quotation mark stands inside a field"))
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 4 && lines[2] == "300,exact", "\(run.output)")
      #expect(lines[3].hasPrefix(",error: text follows a closing quotation mark"))
    }
  }

  /// A file of several pieces, some of which end inside a row, keeps the order of its rows on any
  /// number of threads.
  @Test func longFilesKeepTheirOrder() throws {
    let count = 120_000
    let text = (1...count).map { "\($0).5\tm\tmm\n" }.joined()
    try withFile(text) { path in
      let one = try CommandRun(["convert", "--batch", path, "--threads", "1"])
      let three = try CommandRun(["convert", "--batch", path, "--threads", "3"])
      #expect(one.code == 0 && one.output == three.output)
      let expected = (1...count).map { "\($0)500\texact\n" }.joined()
      #expect(one.output == expected)
      #expect(one.error == "\(count) rows: \(count) converted, 0 without a result\n")
    }
  }

  /// A batch gives the results of `convert`, for values and units on every code path.
  @Test func rowsAreWhatConvertSays() throws {
    let values = [
      "5", "-0.00001", "1e21", "0", "3.14159265358979", "123456789012345678901234567890",
    ]
    let pairs = [("mi", "km"), ("°F", "°C"), ("deg", "rad"), ("L/100km", "mpg-us"), ("dBm", "W")]
    let options = [[], ["--decimals", "3"], ["--digits", "4", "--rounding", "floor"]]
    for option in options {
      var text = ""
      var expected: [String] = []
      for value in values {
        for (source, target) in pairs {
          text += "\(value)\t\(source)\t\(target)\n"
          let run = try CommandRun(["convert", value, source, target, "--json"] + option)
          // A refused conversion prints no JSON.
          let json = try? JSONSerialization.jsonObject(with: Data(run.output.utf8))
          expected.append((json as? [String: Any])?["result"] as? String ?? "")
        }
      }
      try withFile(text) { path in
        let batch = ["convert", "--batch", path] + option
        let run = try CommandRun(batch)
        let results = run.output.split(separator: "\n").map {
          $0.split(separator: "\t", omittingEmptySubsequences: false).first.map { String($0) } ?? ""
        }
        #expect(results == expected)
      }
    }
  }

  /// Numbers are read in the locale.
  ///
  /// The remarks contain the notes of `convert`.
  @Test func valuesAreReadByTheLocale() throws {
    let rows = "1.234,5\tkm\tm\n1/3\tcup\tmL\n1,234\tkm\tm\n-5\tK\t°C\n1\tft\tmi\n0,001\tin\tmi\n"
    let results: [([String], String)] = [
      (
        [],
        """
        1234500\texact
        78.8627455\texact
        1234000\texact, read as 1234
        -278.15\texact, below absolute zero
        0.0001893939393939393939393939393939394\trounded half-up
        0.00000001578282828282828282828282828282828\trounded half-up

        """
      ),
      (
        ["--locale", "de", "--decimals", "2", "--trailing-zeros", "stripped"],
        """
        1234500\texact
        78,86\trounded half-up
        1234\texact
        -278,15\texact, below absolute zero
        0,00019\trounded half-up to 2 digits
        0,000000016\trounded half-up to 2 digits

        """
      ),
      (
        ["--locale", "de", "--grouping", "auto", "--format", "csv"],
        """
        1.234.500,exact
        "78,8627455",exact
        1.234,exact
        "-278,15","exact, below absolute zero"
        "0,0001893939393939393939393939393939394",rounded half-up
        "0,00000001578282828282828282828282828282828",rounded half-up

        """
      ),
    ]
    for (options, expected) in results {
      let isCSV = options.contains("csv")
      let table =
        isCSV
        ? "\""
          + rows.replacingOccurrences(of: "\t", with: "\",\"")
          .replacingOccurrences(of: "\n", with: "\"\n\"").dropLast() : rows
      try withFile(table) { path in
        let run = try CommandRun(["convert", "--batch", path] + options)
        #expect(run.code == 0 && run.output == expected, "\(run.output)\(run.error)")
      }
    }
    try withFile(rows) { path in
      let strict = try CommandRun(["convert", "--batch", path, "--strict"])
      let lines = strict.output.split(separator: "\n")
      #expect(strict.code == 65 && lines.count == 6)
      #expect(lines[0].contains("the mark at character 6") && lines[1].contains("unexpected '/'"))
      #expect(lines[2] == "1234000\texact" && lines[5].contains("the mark at character 2"))
      let style = try CommandRun(["convert", "--batch", path, "--style", "value"])
      #expect(style.code == 64)
    }
  }

  @Test func aFileAppearsWhole() throws {
    try withFile("1\tm\tcm\nx\tm\tcm\n") { path in
      let output = path + ".out"
      let stop = try CommandRun([
        "convert", "--batch", path, "--output", output, "--on-error", "stop",
      ])
      #expect(stop.code == 65)
      let folder = URL(filePath: path).deletingLastPathComponent().path
      let files = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(files == ["rows.tsv"])
      let skip = try CommandRun([
        "convert", "--batch", path, "--output", output, "--on-error", "skip",
      ])
      #expect(skip.output == "")
      let written = try String(contentsOfFile: output, encoding: .utf8)
      #expect(written == "100\texact\n")
      let full = try CommandRun(["convert", "--batch", path], standardOutput: "/dev/full")
      #expect(full.code == 74 && full.error.contains("cannot write to standard output"))
      let nowhere = try CommandRun(["convert", "--batch", path, "--output", "/dev/null/x"])
      #expect(nowhere.code == 74 && nowhere.error.contains("cannot write '/dev/null/x'"))
    }
    for (arguments, code) in [
      (["--batch", "/dev/null/x"], 66), (["5", "mi", "km", "--append"], 64),
      (["--batch", "--threads", "0"], 64),
    ] as [([String], Int32)] {
      let run = try CommandRun(["convert"] + arguments)
      #expect(run.code == code)
    }
  }

  @Test func whatIsNotRows() throws {
    try withFile("") { path in
      let run = try CommandRun(["convert", "--batch", path])
      #expect(run.code == 0 && run.error == "0 rows: 0 converted, 0 without a result\n")
    }
    try withFile("\u{FEFF}1\tm\tcm\r\n2\tm\tcm") { path in
      let run = try CommandRun(["convert", "--batch", path])
      #expect(run.output == "100\texact\n200\texact\n")
    }
    try withFile(
      "1\tm\tcm\n\u{0}\u{0}\tm\tcm\n" + String(repeating: "9", count: 1 << 20) + "\tm\tcm\n"
    ) {
      path in
      let run = try CommandRun(["convert", "--batch", path])
      #expect(run.code == 65 && run.output.hasPrefix("100\texact\n\terror: "))
      #expect(run.output.utf8.count < 1_000 && run.processorTime < 1, "\(run.output.prefix(500))")
    }
  }
}
