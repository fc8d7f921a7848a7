import Foundation
import Testing

/// What a shell offers for an unfinished line.
@Suite struct CompletionTests {
  private static let hasBash = (try? ShellRun("bash --version >/dev/null"))?.code == 0

  /// The offers for the last of the words, from bash itself.
  private func offers(for words: String) throws -> [String] {
    let run = try ShellRun(
      """
      bash --norc -c '
      eval "$(metryvo --generate-completion-script bash)"
      COMP_WORDS=(metryvo "$@"); COMP_CWORD=$#; COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}
      COMP_TYPE=9; COMP_KEY=9
      _metryvo metryvo "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
      printf "%s\\n" "${COMPREPLY[@]}"' bash \(words)
      """)
    #expect(run.code == 0 && run.error == "", "\(run.error)")
    return run.output.split(separator: "\n").map {
      String($0).trimmingCharacters(in: .whitespaces)
    }
  }

  @Test(.enabled(if: hasBash, "bash completes")) func namesAreOffered() throws {
    let rows: [(String, Set<String>, Set<String>)] = [
      ("conv", ["convert"], ["all"]),
      ("convert 5 kilom", ["kilometer", "kilometer-per-hour"], ["kilogram", "meter"]),
      // After a unit, only what it can be converted to.
      ("convert 5 mi kilo", ["kilometer"], ["kilogram", "kilometer-per-hour"]),
      ("convert 5 mi k", ["km", "kilometer"], ["kg", "kilogram"]),
      ("all 1 cu", ["cup", "cubic-meter"], ["kilometer"]),
      ("convert --rounding half", ["half-even", "half-up", "half-down"], ["floor"]),
      ("convert --color a", ["auto", "always"], ["never"]),
      ("paste --locale d", ["de", "de-CH"], ["en"]),
      ("units --quantity len", ["length"], ["mass"]),
      ("search --system m", ["metric"], ["us"]),
      ("convert --batch --from mi", ["mile"], ["kilometer"]),
      ("convert --on-error s", ["stop", "skip"], ["keep"]),
    ]
    for (words, wanted, unwanted) in rows {
      let offers = Set(try offers(for: words))
      #expect(
        wanted.isSubset(of: offers) && unwanted.isDisjoint(with: offers),
        "\(words): \(offers.sorted().prefix(40))")
    }
  }

  /// A number is no name.
  @Test(.enabled(if: hasBash, "bash completes")) func valuesAreNot() throws {
    #expect(try offers(for: "convert 5") == [])
  }

  @Test func scriptsForThreeShells() throws {
    for shell in ["bash", "zsh", "fish"] {
      let run = try ShellRun("metryvo --generate-completion-script \(shell)")
      #expect(run.code == 0 && run.error == "" && run.output.contains("metryvo"), "\(shell)")
    }
    let unknown = try ShellRun("metryvo --generate-completion-script csh")
    #expect(unknown.code == 64)
  }
}
