import Foundation
import Testing

/// Colour and progress appear only on a terminal, and as the user requests.
@Suite(.enabled(if: ShellRun.hasTerminal, "python3 makes the pseudo-terminal"))
struct ColorTests {
  private static let plain = "8.04672 km   (exact)\n"
  private static let dim = "8.04672 km   \u{1B}[2m(exact)\u{1B}[0m\n"

  @Test func aResultOnATerminal() throws {
    let convert = "metryvo convert 5 mi km"
    let capable = ["TERM": "xterm"]
    let rows: [(String, [String: String], String)] = [
      (convert, capable, Self.dim),
      (convert, [:], Self.plain),
      (convert, ["TERM": "dumb"], Self.plain),
      (convert, ["TERM": "xterm", "NO_COLOR": "1"], Self.plain),
      (convert, ["TERM": "xterm", "NO_COLOR": "0"], Self.plain),
      // An empty NO_COLOR has no effect (https://no-color.org), and an option overrides the
      // variable.
      (convert, ["TERM": "xterm", "NO_COLOR": ""], Self.dim),
      (convert + " --color always", ["NO_COLOR": "1"], Self.dim),
      (convert + " --color never", capable, Self.plain),
      (convert + " --color auto", capable, Self.dim),
      (convert + " | cat", capable, Self.plain),
      (convert + " --json | grep -c '\u{1B}'", capable, "0\n"),
      (
        "metryvo paste 5 km", capable, "5 km   \u{1B}[2m(kilometer, length)\u{1B}[0m\n"
      ),
    ]
    for (line, environment, output) in rows {
      let run = try ShellRun(line, environment: environment, terminal: true)
      #expect(run.output == output, "\(line) \(environment)")
    }
  }

  @Test func whatKindOfLineItIs() throws {
    let rows: [(String, String)] = [
      ("metryvo convert 5 mi kg", "\u{1B}[1;31mmetryvo:\u{1B}[0m cannot convert mile"),
      ("metryvo convert 1 cup mL", "\u{1B}[1;36mnote:\u{1B}[0m 'cup' was read as"),
      ("metryvo convert", "\u{1B}[1;31mError:\u{1B}[0m Expected a value"),
      ("metryvo convert 5 mi kg --color never", "metryvo: cannot convert mile"),
    ]
    for (line, start) in rows {
      let run = try ShellRun(line, environment: ["TERM": "xterm"], terminal: true)
      #expect(run.output.hasPrefix(start), "\(line): \(run.output)")
    }
    // Standard error is a file here, so the note has no colour although standard output has
    // colours.
    let apart = try ShellRun(
      "metryvo convert 1 cup mL 2>note; cat note", environment: ["TERM": "xterm"], terminal: true)
    #expect(apart.output.contains("\u{1B}[2m(exact)") && apart.output.contains("\nnote: 'cup'"))
  }

  @Test func noColourIsMadeUp() throws {
    let run = try ShellRun("metryvo convert 5 mi km --color sometimes")
    #expect(run.code == 64 && run.error.contains("'auto', 'always' or 'never'"), "\(run.error)")
  }

  /// The progress line is erased from the screen and never written to a file.
  @Test func progressIsErased() throws {
    let verify = "metryvo verify laws add-commutes --cases 50 --backend native"
    let watched = try ShellRun(verify, environment: ["TERM": "xterm"], terminal: true)
    #expect(watched.output.contains("\r\u{1B}[K"), "\(watched.output)")
    // The text after the last erasure of a line is visible.
    let seen = watched.output.split(separator: "\n").map {
      $0.components(separatedBy: "\r\u{1B}[K").last ?? ""
    }
    let unwatched = try ShellRun(verify + " 2>&1")
    #expect(!unwatched.output.contains("\u{1B}"))
    #expect(seen.count == unwatched.output.split(separator: "\n").count)
    let dumb = try ShellRun(verify, environment: ["TERM": "dumb"], terminal: true)
    #expect(!dumb.output.contains("\u{1B}"))
  }
}
