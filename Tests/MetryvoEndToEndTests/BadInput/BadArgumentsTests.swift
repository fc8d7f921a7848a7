import Foundation
import Testing

/// The row `S08-args` of `Corpora/metryvo/bad-inputs.tsv`: arguments that only a shell can pass.
@Suite struct BadArgumentsTests {
  @Test func argumentsThatAreNoText() throws {
    let rows: [(String, Int32, String)] = [
      (#"convert 5 "$(printf '\377m')" km"#, 65, "metryvo: cannot read '5 \u{FFFD}m'"),
      (#"convert "$(printf '\377')" m km"#, 65, "metryvo: "),
      (#"search "$(printf '\377\376')""#, 1, "metryvo: no unit matches '\u{FFFD}\u{FFFD}'"),
      (#"convert 5 mi km --locale "$(printf '\377')""#, 64, "Error: "),
      (#"convert --batch "$(printf '\377')""#, 66, "metryvo: cannot read '\u{FFFD}'"),
      // Escape sequences in an argument are never printed unescaped.
      (
        #"convert 5 m km "--$(printf '\033[31mred')""#, 64,
        "Error: Unknown option '--<U+001B>[31mred'"
      ),
      (#""$(printf '\033[31mred')""#, 65, "metryvo: cannot read '<U+001B>[31mred'"),
      (#"convert --batch "$(printf '\033[31mred')""#, 66, "metryvo: cannot read '<U+001B>[31mred'"),
      (#"convert 5 "$(printf '\033[31mred')" km"#, 65, "metryvo: cannot read '5 <U+001B>[31mred'"),
    ]
    for (line, code, start) in rows {
      let run = try ShellRun("metryvo \(line)")
      #expect(run.code == code && run.output == "", "\(line): \(run.code)")
      #expect(run.error.hasPrefix(start) && !run.error.contains("\u{1B}"), "\(line): \(run.error)")
    }
  }

  /// Linux limits one argument to 128 KiB, so two megabytes are passed as many arguments.
  @Test func argumentsWithoutEnd() throws {
    let long = "$(head -c 131000 /dev/zero | tr '\\0' x)"
    let rows: [(String, Int32)] = [
      ("convert 5 \"\(long)\" km", 65), ("search \"\(long)\"", 64), ("paste \"\(long)\"", 65),
      ("\"\(long)\"", 64), ("convert $(yes 1234567890123456789 | head -n 60000)", 64),
      ("units --quantity \"\(long)\"", 65), ("convert --batch \"\(long)\"", 66),
    ]
    for (line, code) in rows {
      let run = try ShellRun("metryvo \(line)")
      #expect(run.code == code && run.output == "", "\(line.prefix(40)): \(run.code)")
      #expect(run.error.utf8.count < 2_000, "\(line.prefix(40)): \(run.error.prefix(300))")
    }
  }
}
