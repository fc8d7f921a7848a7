import Foundation
import Testing

/// The hostile inputs of `Corpora/metryvo/bad-inputs.tsv` for the command line.
@Suite struct BadInputTests {
  struct Row {
    var id: String
    var arguments: [String]
    var code: Int32
    /// A part of standard error, or of standard output if the exit code is 0.
    var text: String

    init(_ id: String, _ arguments: [String], _ code: Int32, _ text: String) {
      self.id = id
      self.arguments = arguments
      self.code = code
      self.text = text
    }
  }

  private static func value(_ id: String, _ number: String, _ code: Int32, _ text: String) -> Row {
    Row(id, ["convert", number, "m", "km"], code, text)
  }

  /// Returns a row that only `--strict` refuses.
  private static func strict(_ id: String, _ number: String, _ text: String) -> Row {
    Row(id, ["convert", number, "m", "km", "--strict"], 65, text)
  }

  static let rows: [Row] = [
    value("N01-exp-1e9", "1e1000000000", 65, "is too large: the exponent"),
    value("N02-exp-neg-1e9", "1e-1000000000", 65, "is too small: the exponent"),
    value("N03-exp-int64-over", "1e9223372036854775808", 65, "is too large: the exponent"),
    value(
      "N05-exp-digits-only", "0e" + String(repeating: "9", count: 100_000), 0, "0 km   (exact)"),
    value("N06-zero-huge-exp", "0e1000000000", 0, "0 km   (exact)"),
    value("N07-long-digits-1e6", String(repeating: "1", count: 120_000), 65, "120000 digits"),
    value(
      "N09-many-leading-zeros", String(repeating: "0", count: 120_000) + "1", 0, "0.001 km"),
    value("N10-underscores", "1_000", 0, "1 km   (exact)"),
    strict("N10-underscores", "1_000", "unexpected '_' at character 2 (byte 1)"),
    value("N11-sign-forms", "--1", 64, "Unknown option '--1'"),
    value("N11-sign-forms", "+-1", 65, "unexpected '-' at character 2"),
    // A sign separated from its number is a sign, because people write "- 40 °C".
    value("N11-sign-forms", "- 1", 0, "-0.001 km"),
    value("N11-sign-forms", "1-", 65, "unexpected '-' at character 2"),
    value("N11-sign-forms", "+", 65, "cannot read '+ m': unexpected space at character 2"),
    value("N11-sign-forms", "", 65, "a number is missing"),
    value("N13-nan-inf", "NaN", 65, "'NaN' is not a number"),
    value("N13-nan-inf", "sNaN", 65, "'sNaN' is not a number"),
    value("N13-nan-inf", "inf", 65, "'inf' is not a number"),
    value("N13-nan-inf", "-Infinity", 64, "Unknown option '-Infinity'"),
    value("N13-nan-inf", "nan123", 65, "'nan123' is not a number"),
    value("N14-hex", "0x10", 65, "'0x10' is not a number"),
    value("N14-hex", "0b1", 65, "'0b1' is not a number"),
    value("N14-hex", "1p3", 65, "'1p3' is not a number"),
    value(
      "N15-gmp-inner-space", "1 2 3", 65, "the mark at character 2 (byte 1) separates no groups"),
    value("N17-unicode-digits", "\u{661}\u{662}", 0, "0.012 km   (exact)"),
    strict("N17-unicode-digits", "\u{661}\u{662}", "unexpected U+0661 at character 1"),
    value("N17-unicode-digits", "\u{FF11}", 0, "0.001 km   (exact)"),
    strict("N17-unicode-digits", "\u{FF11}", "unexpected U+FF11 at character 1"),
    value("N17-unicode-digits", "\u{BD}", 0, "0.0005 km   (exact)"),
    strict("N17-unicode-digits", "\u{BD}", "unexpected U+00BD at character 1"),
    value("N17-unicode-digits", "\u{2167}", 65, "unexpected U+2167 at character 1"),
    value("N18-unicode-minus", "\u{2212}5", 0, "-0.005 km   (exact)"),
    value("N18-unicode-minus", "\u{2013}5", 0, "-0.005 km   (exact)"),
    strict("N18-unicode-minus", "\u{2013}5", "unexpected U+2013 at character 1"),
    value("N19-nbsp-group", "1\u{A0}234,5", 0, "1.2345 km   (exact)"),
    strict(
      "N19-nbsp-group", "1\u{A0}234,5", "the mark at character 2 (byte 1) separates no groups"),
    value("N19-nbsp-group", "1\u{202F}234", 0, "1.234 km   (exact)"),
    strict(
      "N19-nbsp-group", "1\u{202F}234", "the mark at character 2 (byte 1) separates no groups"),
    value("N21-grouping-misplaced", "1,2,3", 65, "the mark at character 2 (byte 1) separates no"),
    value("N21-grouping-misplaced", "12,34", 0, "0.01234 km   (exact)"),
    strict(
      "N21-grouping-misplaced", "12,34", "the mark at character 3 (byte 2) separates no groups"),
    value("N21-grouping-misplaced", ",5", 65, "unexpected ',' at character 1"),
    value("N21-grouping-misplaced", "5,", 65, "unexpected ',' at character 2"),
    value("N22-zero-width", "1\u{200B}2", 65, "unexpected invisible character U+200B at"),
    value("N22-zero-width", "\u{FEFF}12", 0, "0.012 km   (exact)"),
    value("N22-zero-width", "1\u{FEFF}2", 65, "unexpected invisible character U+FEFF at"),
    value("N22-zero-width", "1\u{202E}2", 65, "unexpected invisible character U+202E at"),
    value("N26-sep-truncated", "1\u{66B}", 65, "unknown unit '\u{66B} m'"),
    value("N29-php-hang", "2.2250738585072011e-308", 0, "2.2250738585072011E-311 km   (exact)"),

    Row(
      "U02-unit-deep", ["convert", "1", "m" + String(repeating: "/s", count: 60_000), "m"], 65,
      "unknown unit 'm/s/s"),
    Row(
      "U03-dim-mismatch", ["convert", "5", "kg", "m"], 65,
      "cannot convert kilogram (mass) to meter (length)"),
    Row("U04-temp-product", ["convert", "1", "degC * degC", "K"], 65, "unexpected '*'"),
    Row("U04-temp-product", ["convert", "10 degC + 10 degC", "K"], 65, "a sum of"),
    Row("U04-temp-product", ["convert", "1", "degC/s", "K"], 65, "unknown unit"),
    Row("U06-case", ["convert", "1", "Mm", "mm"], 0, "1000000000 mm   (exact)"),
    Row("U06-case", ["convert", "1", "MB", "Mb"], 0, "8 Mbit   (exact)"),
    Row("U07-prefix-stack", ["convert", "1", "kkm", "m"], 65, "unknown unit 'kkm'"),
    Row("U07-prefix-stack", ["convert", "1", "mmmm", "m"], 65, "unknown unit 'mmmm'"),
    Row("U07-prefix-stack", ["convert", "1", "kilomegam", "m"], 65, "unknown unit 'kilomegam'"),
    Row("U08-log-units", ["convert", "0", "W", "dBm"], 65, "the logarithm of zero is infinite"),
    Row("U08-log-units", ["convert", "-5", "W", "dBW"], 65, "a negative value has no logarithm"),
    Row("U10-homoglyph", ["convert", "1", "\u{212B}", "nm"], 0, "0.1 nm   (exact)"),
    Row("U10-homoglyph", ["convert", "1", "\u{C5}", "nm"], 0, "0.1 nm   (exact)"),
    Row("U10-homoglyph", ["convert", "1", "\u{B5}m", "nm"], 0, "1000 nm   (exact)"),
    Row("U10-homoglyph", ["convert", "1", "\u{3BC}m", "nm"], 0, "1000 nm   (exact)"),
    Row("U11-name-collision", ["convert", "1", "oz", "mL"], 0, "29.5735295625 mL   (exact)"),
    Row("U11-name-collision", ["convert", "1", "ton", "kg"], 0, "907.18474 kg   (exact)"),
    Row("U11-name-collision", ["convert", "1", "pt", "mm"], 0, " mm   ("),

    Row("A13-prec-arg", ["convert", "1", "m", "km", "--digits", "0"], 64, "must be 1...34"),
    Row("A13-prec-arg", ["convert", "1", "m", "km", "--digits=-1"], 64, "must be 1...34"),
    Row("A13-prec-arg", ["convert", "1", "m", "km", "--digits", "999999999999"], 64, "1...34"),
    Row("A13-prec-arg", ["convert", "1", "m", "km", "--digits", "1e9"], 64, "--digits"),
    Row(
      "A13-prec-arg",
      ["convert", "1", "m", "km", "--digits", "100001", "--backend", "gmp"], 64, "1...100000"),
    Row("A13-prec-arg", ["convert", "1", "m", "km", "--rounding", "sideways"], 64, "half-even"),
    Row("S08-args", ["convert", "-5", "m", "km"], 0, "-0.005 km   (exact)"),
    Row("S08-args", ["convert", "-.5", "m", "km"], 0, "-0.0005 km   (exact)"),
    Row("S08-args", ["convert", "-5 m", "km"], 0, "-0.005 km   (exact)"),
    Row("S08-args", ["convert", "--", "-5", "m", "km"], 0, "-0.005 km   (exact)"),
    Row("S08-args", ["convert", "5", "", "km"], 64, "to is missing"),
    Row("S08-args", ["convert", "5", "m", "km", "--foo"], 64, "Unknown option '--foo'"),
    Row("S08-args", ["frobnicate"], 64, "frobnicate"),
    Row(
      "S07-fs", ["verify", "--vectors", "/dev/null/x.decTest"], 66,
      "cannot read '/dev/null/x.decTest'"),
    Row("S07-fs", ["verify", "--vectors", "/"], 66, "cannot read '/'"),
    Row("S07-fs", ["verify", "--vectors", "README.md"], 65, "README.md:"),
  ]

  /// Rows of the file that cannot reach the command line, with the reason.
  static let elsewhere: [String: String] = [
    "N23-nul": "an argument cannot hold NUL; BadNumbersTests has it",
    "S09-env-locale": "its own test below",
  ]

  #if DEBUG
  /// A debug build gets ten times the limit, because its 128-bit arithmetic is not optimised.
  private static let timeLimit = 1.0
  #else
  private static let timeLimit = 0.1
  #endif

  /// Each row ends without a trap, within 100 ms of processor time and 50 MB.
  @Test func everyRowEndsAsItMust() throws {
    var failures: [String] = []
    for row in Self.rows {
      for backend in ["native", "gmp"] {
        if backend == "gmp" && (row.arguments[0] != "convert" || row.code == 64) { continue }
        // This limit on digits applies to the native backend only.
        if backend == "gmp" && row.id.hasPrefix("N07") { continue }
        let arguments =
          row.arguments.prefix(1) + (backend == "gmp" ? ["--backend", "gmp"] : [])
          + row.arguments.dropFirst()
        var run = try CommandRun(Array(arguments))
        // Other processes may slow a run, so only the fastest of three runs must keep the limit.
        for _ in 0..<2 where run.processorTime > Self.timeLimit {
          run = try CommandRun(Array(arguments))
        }
        let text = row.code == 0 ? run.output : run.error
        let isOneLine =
          run.code == 64 || row.code == 0 || run.error.split(separator: "\n").count == 1
        if run.code != row.code || !text.contains(row.text) || run.processorTime > Self.timeLimit
          || !isOneLine
        {
          failures.append(
            "\(row.id) \(backend): exit \(run.code), \(run.processorTime) s, "
              + "'\(run.output.prefix(200))' '\(run.error.prefix(300))'")
        }
      }
    }
    #expect(failures == [])
  }

  /// Each row of the file for numbers, units and the command line is tested here or has a reason in
  /// `elsewhere`.
  @Test func everyRowOfTheFileIsCovered() throws {
    let file = CommandRun.package.appendingPathComponent("Corpora/metryvo/bad-inputs.tsv")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    let rows = lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    #expect(rows.allSatisfy { $0.count == 5 })
    let wanted = rows.filter { ["number", "unit", "cli"].contains($0[1]) }.map { String($0[0]) }
    let covered = Set(Self.rows.map(\.id)).union(Self.elsewhere.keys)
    #expect(wanted.count > 25)
    #expect(wanted.filter { !covered.contains($0) } == [])
    #expect(covered.subtracting(wanted) == [])
  }

  @Test func localesChangeNothing() throws {
    for locale in ["de_DE.UTF-8", "tr_TR.UTF-8", "", "C"] {
      let run = try CommandRun(
        ["convert", "1234.5", "INCH", "mi"], environment: ["LC_ALL": locale, "TZ": "garbage"])
      #expect(run.output == "0.01948390151515151515151515151515152 mi   (rounded half-up)\n")
    }
  }

  #if os(Linux)
  @Test func aFullDiskIsAnError() throws {
    let run = try CommandRun(["convert", "5", "mi", "km"], standardOutput: "/dev/full")
    #expect(run.code == 74)
    #expect(run.error == "metryvo: cannot write to standard output: No space left on device\n")
  }
  #endif
}
