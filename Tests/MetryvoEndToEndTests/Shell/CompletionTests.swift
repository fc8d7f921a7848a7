import Foundation
import Testing

/// A shell's completions for an unfinished line.
@Suite struct CompletionTests {
  /// The typed line, required offers and forbidden offers.
  private static let rows: [(line: String, wanted: Set<String>, unwanted: Set<String>)] = [
    ("conv", ["convert"], ["all"]),
    ("convert 5 kilom", ["kilometer", "kilometer-per-hour"], ["kilogram", "meter"]),
    // After a unit, only units of the same quantity are offered.
    ("convert 5 mi kilo", ["kilometer"], ["kilogram", "kilometer-per-hour"]),
    ("convert 5 mi k", ["km", "kilometer"], ["kg", "kilogram"]),
    ("all 1 cu", ["cup", "cubic-meter"], ["kilometer"]),
    // Conversions without a command are completed too.
    ("5 mi kil", ["kilometer", "kiloparsec"], ["kilogram", "convert"]),
    ("5 mi to kil", ["kilometer", "kiloparsec"], ["kilogram"]),
    // After a unit, `in` means `to`; after a number, it is the inch.
    ("5 kg in po", ["pound", "pood"], ["point"]), ("convert 5 kg in po", ["pound"], ["point"]),
    ("12 months in y", ["year-gregorian"], ["yd"]), ("5 °C in f", ["fahrenheit"], ["ft"]),
    ("1 cup in fl", ["fluid-ounce"], ["foot-lambert"]), ("5 kg IN po", ["pound"], ["point"]),
    ("5 in f", ["foot", "ft"], ["fahrenheit"]), ("5 in in f", ["foot"], ["fahrenheit"]),
    ("5 ft 6 in f", ["foot", "fathom"], ["fahrenheit"]),
    (#""5 mi" kil"#, ["kilometer", "kiloparsec"], ["kilogram"]),
    ("-40 °C fah", ["fahrenheit"], ["farad"]),
    ("--decimals 2 5 mi kil", ["kilometer", "kiloparsec"], ["kilogram"]),
    ("5 mi km --rounding half", ["half-even", "half-up", "half-down"], ["floor"]),
    ("5 mi --deci", ["--decimals"], ["--digits"]),
    // `help` and `verify` complete the names of commands, parts and laws.
    ("help ", ["convert", "verify", "help", "report"], ["kilometer"]),
    ("help sea", ["search"], ["convert"]), ("help verify ", ["laws", "peer"], ["search"]),
    ("help verify la", ["laws"], ["peer"]), ("help convert ", [], ["laws", "kilometer"]),
    ("verify --law add", ["add-commutes", "add-mirrors"], ["subtract-mirrors", "rows.tsv"]),
    ("verify --peer py", ["python"], ["bc"]),
    // The argument of `--batch` is a file. Other words are units.
    ("convert --batch r", ["rows.tsv", "rest.csv"], ["rod", "data/"]),
    ("convert --batch da", ["data.tsv"], ["day", "dam"]),
    ("convert --batch --on-error skip r", ["rows.tsv", "rest.csv"], ["rod"]),
    ("convert --batch --from nautical-m", ["nautical-mile"], ["rows.tsv"]),
    ("convert r", ["rod", "radian"], ["rows.tsv"]),
    ("verify laws add", ["add-commutes", "add-mirrors"], ["subtract-mirrors", "rows.tsv"]),
    ("verify peer py", ["python"], ["bc"]),
    ("verify ", ["laws", "conversions", "merge"], ["add-commutes", "rows.tsv"]),
    ("verify --lev", ["--level"], ["--list"]),
    ("verify --level qu", ["quick"], ["normal"]),
    ("verify --seed 3 --le", ["--level"], ["--list"]),
    ("verify laws --li", ["--list"], ["--level"]),
    ("verify claims r", ["rows.tsv", "rest.csv"], ["rod"]),
    ("verify conversions --quantity fuel", ["fuel-economy"], ["force"]),
    ("convert --rounding half", ["half-even", "half-up", "half-down"], ["floor"]),
    ("convert --color a", ["auto", "always"], ["never"]),
    ("paste --locale d", ["de", "de-CH"], ["en"]),
    ("units --quantity len", ["length"], ["mass"]),
    ("search --system m", ["metric"], ["us"]),
    ("5 mi --region G", ["GB", "GR"], ["US", "419"]),
    ("paste --region D", ["DE", "DK"], ["US", "FR"]),
    ("units --quantity We", ["Weight"], ["Length", "mass"]),
    ("search --quantity Sound", ["Sound"], ["Length"]),
    ("verify conversions --quantity We", ["Weight"], ["Cooking"]),
    // Lower-case letters complete names in any case.
    ("search --quantity wei", ["weight"], ["Weight", "length"]),
    ("units --quantity fuel", ["fuel-economy"], ["force"]),
    // A name with several words is completed word by word.
    ("5 fl o", ["oz"], ["ounce", "ohm"]), ("convert 5 nautical m", ["mile", "miles"], ["meter"]),
    // Options may precede the words of a conversion.
    ("convert --decimals 2 5 mi kil", ["kilometer", "kiloparsec"], ["kilogram"]),
    ("all --system us 5 mi kil", ["kilometer"], ["kilogram"]),
    ("--decimals 2 5 fl o", ["oz"], ["ounce"]), ("--system us 5 fl o", ["oz"], ["ounce"]),
    ("--region GB 5 fl o", ["oz"], ["ounce"]),
  ]

  /// Types all rows in one session of a shell, and compares the offers.
  private func pressKeys(in shell: String) throws {
    let presses = try KeyPress.all(
      Self.rows.map { "metryvo \($0.line)" }, in: shell,
      files: ["rows.tsv", "rest.csv", "data.tsv"])
    var failures: [String] = []
    for (row, press) in zip(Self.rows, presses) {
      let offers = press.offers
      if !row.wanted.isSubset(of: offers) || !row.unwanted.isDisjoint(with: offers) {
        failures.append("\(row.line): \(offers.sorted().prefix(40))")
      }
    }
    #expect(presses.count == Self.rows.count)
    #expect(failures == [])
  }

  /// A number is not completed.
  private func pressKeyBehindValue(in shell: String) throws {
    for press in try KeyPress.all(["metryvo convert 5", "metryvo 5"], in: shell) {
      #expect(press.buffer == press.line && press.text.count < 30, "\(press.text)")
    }
  }

  /// Spaces in a completed name are quoted, whether or not the person began a quotation.
  private func pressKeyInsideNames(in shell: String) throws {
    for (line, endings) in [
      ("units --quantity Fuel", [#"Fuel\ "#, "'Fuel "]),
      (#"units --quantity Fuel\ ec"#, [#"Fuel\ economy"#, "'Fuel economy'"]),
      (#"units --quantity "Fuel ec"#, [#""Fuel economy""#, #"Fuel\ economy"#]),
    ] {
      let press = try #require(try KeyPress.all(["metryvo \(line)"], in: shell).first)
      #expect(endings.contains { press.buffer.contains($0) }, "\(line): \(press)")
    }
  }

  @Test(.enabled(if: KeyPress.isPossible(in: "bash"), "bash or python3 is not installed"))
  func inBash() throws {
    try pressKeys(in: "bash")
    try pressKeyBehindValue(in: "bash")
    try pressKeyInsideNames(in: "bash")
  }

  @Test(.enabled(if: KeyPress.isPossible(in: "zsh"), "zsh or python3 is not installed"))
  func inZsh() throws {
    try pressKeys(in: "zsh")
    try pressKeyBehindValue(in: "zsh")
    try pressKeyInsideNames(in: "zsh")
  }

  @Test(.enabled(if: KeyPress.isPossible(in: "fish"), "fish or python3 is not installed"))
  func inFish() throws {
    try pressKeys(in: "fish")
    try pressKeyBehindValue(in: "fish")
    try pressKeyInsideNames(in: "fish")
  }

  /// A completion takes at most 0.2 s of processor time.
  @Test func anAnswerTakesAMoment() throws {
    for (arguments, offer) in [
      (["convert", "--", "positional@0", "3", "3", "metryvo", "convert", "5", "kil"], "kilometer"),
      (["all", "--", "positional@0", "4", "3", "metryvo", "all", "5", "mi", "kil"], "kilometer"),
      (
        ["verify", "laws", "--", "positional@0", "3", "3", "metryvo", "verify", "laws", "add"],
        "add-commutes"
      ),
      (["units", "--", "--quantity", "3", "1", "metryvo", "units", "--quantity", "l"], "length"),
      (["paste", "--", "--region", "3", "1", "metryvo", "paste", "--region", "D"], "DE"),
    ] {
      let run = try CommandRun(["---completion"] + arguments, memoryLimit: 200_000)
      #expect(run.code == 0 && run.output.split(separator: "\n").contains(Substring(offer)))
      #expect(run.processorTime < 0.2, "\(arguments)")
    }
  }

  @Test func scriptsForThreeShells() throws {
    for shell in ["bash", "zsh", "fish"] {
      let run = try ShellRun("metryvo --generate-completion-script \(shell)")
      #expect(run.code == 0 && run.error == "" && run.output.contains("metryvo"), "\(shell)")
      // Each script contains help text that the argument parser's own script leaves out.
      #expect(run.output.contains("Plain words are a conversion"), "\(shell)")
      let same = try ShellRun("metryvo --generate-completion-script=\(shell)")
      #expect(same.output == run.output)
      let own = try ShellRun(
        "metryvo --generate-completion-script", environment: ["SHELL": "/bin/\(shell)"])
      #expect(own.output == run.output)
    }
    let unknown = try ShellRun("metryvo --generate-completion-script csh")
    #expect(unknown.code == 64)
  }
}
