import Testing

/// The content of the first row of a batch, or the options, decide whether the row is a header.
@Suite struct BatchHeaderTests {
  /// A table in TSV, the options of the batch, and the expected output.
  private struct Row {
    var text: String
    var options: String
    var output: String

    init(_ text: String, _ options: String, _ output: String) {
      (self.text, self.options, self.output) = (text, options, output)
    }
  }

  private static let fixed = "--from mi --to km"
  private static let header = "result\tremark\n"
  private static let one = "1.609344\texact\n"
  private static let two = "3.218688\texact\n"

  private static let rows = [
    // If `--columns` has numbers, a first row that contains the same numbers is data, not a header.
    Row("1\n2\n", "--columns 1 \(fixed)", one + two),
    Row("2\t1\n1\t2\n", "--columns 2 \(fixed)", one + two),
    Row("1\tmi\tkm\n", "--columns 1,2,3", one),
    Row("value\n1\n", "--columns 1 \(fixed)", header + one),
    Row("Value\tFrom\tTo\n1\tmi\tkm\n", "--columns 1,2,3", header + one),
    // A number in the value's column makes the first row data, whatever the other fields contain.
    Row("1\tto\n2\tfrom\n", "--columns 1 \(fixed)", one + two),
    Row("1\tvalue\n", "--columns 1 \(fixed)", one),
    Row("½\tvalue\n", "--columns 1 --from mi --to mi", "0.5\texact\n"),
    Row("1,5\tvalue\n", "--columns 1 --from mi --to mi --locale de", "1,5\texact\n"),
    // Names in `--columns` match the header in any case, and with spaces around a name.
    Row("id\tMiles\n7\t1\n", "--columns miles \(fixed)", header + one),
    Row("id\t miles \n7\t1\n", "--columns miles \(fixed)", header + one),
    // Names match in full width and in half width, in the header and in the option.
    Row("ｖａｌｕｅ\tｆｒｏｍ\tＴＯ\n1\tmi\tkm\n", "", header + one),
    Row("ｖａｌｕｅ\n1\n", "--columns value \(fixed)", header + one),
    Row("value\n1\n", "--columns ｖａｌｕｅ \(fixed)", header + one),
    // In `--columns`, a number beside names is the number of a column.
    Row("id\tfrom\tto\n1\tmi\tkm\n", "--columns 1,from,to", header + one),
    Row("value\tx\tto\n1\tmi\tkm\n", "--columns value,2,3", header + one),
    Row("to\tfrom\tn\nkm\tmi\t1\n", "--columns 3,from,to", header + one),
    // Without options, a first row with a number in the value's column is data.
    Row("1\tmi\tkm\n", "", one), Row("1\n", "\(fixed)", one),
    // With `--header`, the first row is a header whatever it contains.
    Row("1\n2\n", "--columns 1 --header \(fixed)", header + two),
    Row("2019\t2020\n1\t2\n", "--columns 2020 --header \(fixed)", header + two),
    Row("Wert\tVon\tNach\n1\tmi\tkm\n", "--header", header + one),
    Row("Wert\tVon\tNach\n1\tmi\tkm\n", "--columns 1,2,3 --header", header + one),
    Row("", "--header", ""), Row("", "--no-header", ""),
    Row("value\n", "\(fixed) --header", header),
  ]

  @Test func theFirstRowIsWhatItSays() throws {
    var failures: [String] = []
    for row in Self.rows {
      let run = try ShellRun(
        "metryvo convert --batch rows.tsv \(row.options)", files: ["rows.tsv": row.text])
      if run.code != 0 || run.output != row.output {
        failures.append("\(row.options) of \(row.text): \(run.output)\(run.error)")
      }
    }
    #expect(failures == [], "\(failures.joined(separator: "\n"))")
  }

  /// If the value's column has a word that is neither a number nor a name of a column, the first
  /// row is data, and at most the first row has no result.
  @Test func wordsInPlaceOfNumbersAreData() throws {
    for word in ["NaN", "-inf", "n/a", "x1", "12th", "mi", "+", "\",\""] {
      let run = try ShellRun(
        "metryvo convert --batch rows.tsv \(Self.fixed)", files: ["rows.tsv": "\(word)\n1\n"])
      #expect(run.code == 65 && run.output.hasSuffix("\n" + Self.one), "\(word): \(run.output)")
      #expect(run.error.hasSuffix("2 rows: 1 converted, 1 without a result\n"), "\(run.error)")
    }
  }

  @Test func oneRowIsOneRow() throws {
    let run = try ShellRun(
      "metryvo convert --batch rows.tsv \(Self.fixed)", files: ["rows.tsv": "1\n"])
    #expect(run.error == "1 row: 1 converted, 0 without a result\n")
  }

  /// With `--no-header`, a row of names is data.
  @Test func namesCanBeData() throws {
    let run = try ShellRun(
      "metryvo convert --batch rows.tsv --no-header",
      files: ["rows.tsv": "value\tfrom\tto\n1\tmi\tkm\n"])
    #expect(run.code == 65)
    #expect(
      run.output == "\terror: unknown unit 'from'; 'metryvo units' lists all\n" + Self.one)
  }

  private static let refusals: [(text: String, options: String, code: Int32, message: String)] = [
    (
      "Amount\tUnit\n1\tmi\n", "--columns amount,mile --to km --header", 65,
      "metryvo: no column 'mile': the first row has 'Amount', 'Unit'\n"
    ),
    (
      "value\tUnit\n1\tmi\n", "--header --to km", 65,
      "metryvo: no column 'from': the first row has 'value', 'Unit'\n"
    ),
    (
      "1\n2\n", "--columns miles \(fixed)", 65,
      "metryvo: no column 'miles': the first row has '1'\n"
    ),
    (
      "Menge\tVon\tNach\n1\tmi\tkm\n", "", 65,
      "metryvo: no column is named value or from or to: the first row has 'Menge', 'Von', 'Nach'; name "
        + "its columns with --columns, or say --no-header if it is data\n"
    ),
    (
      "value;from;to\n1;mi;km\n", "", 65,
      "metryvo: no column is named value or from or to: the first row has 'value;from;to'; name"
    ),
    (
      "Distance\n1\n", "\(fixed)", 65,
      "metryvo: no column is named value: the first row has 'Distance'; name its columns with --columns"
    ),
    (
      "id\tfrom\tto\n1\tmi\tkm\n", "--columns 5,value,to", 65,
      "metryvo: no column 'value': the first row has 'id', 'from', 'to'\n"
    ),
    (
      "1\tmi\tkm\n", "--columns 1,from,to", 65,
      "metryvo: no column 'from': the first row has '1', 'mi', 'km'\n"
    ),
    (
      "1\n2\n", "--columns 1,to --from mi --no-header", 64,
      "Error: --no-header leaves no names of columns: --columns must be numbers, not '1,to'.\n"
    ),
    (
      "1e3\n2\n", "--columns 1e3 \(fixed)", 65,
      "metryvo: no column '1e3': the first row is data, for a number stands in it; --header takes it for names\n"
    ),
    (
      "1\n2\n", "--columns miles --no-header \(fixed)", 64,
      "Error: --no-header leaves no names of columns: --columns must be numbers, not 'miles'.\n"
    ),
    ("1\n", "--header --no-header \(fixed)", 64, "Error: Value to be set with flag"),
  ]

  @Test func namesThatAreNotThereAreRefused() throws {
    for (text, options, code, message) in Self.refusals {
      let run = try ShellRun(
        "metryvo convert --batch rows.tsv \(options)", files: ["rows.tsv": text])
      #expect(run.code == code && run.output == "", "\(options): \(run.code) \(run.output)")
      #expect(run.error.hasPrefix(message), "\(run.error)")
    }
    let quotes = try ShellRun(
      "metryvo convert --batch rows.csv --columns a --header \(Self.fixed)",
      files: ["rows.csv": "a\"\n1\n"])
    #expect(quotes.code == 65 && quotes.error.contains("'a': the first row cannot be read: a quot"))
    #expect(try CommandRun(["convert", "1", "mi", "km", "--header"]).code == 64)
  }
}
