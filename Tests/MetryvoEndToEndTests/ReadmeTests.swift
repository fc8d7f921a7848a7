import Foundation
import Testing

/// The commands that the README shows print what it shows.
@Suite struct ReadmeTests {
  private struct Example {
    var command: String
    var output: String
  }

  /// The commands after `$ ` in console blocks, each with the lines up to the next one.
  private func examples() throws -> [Example] {
    let readme = CommandRun.package.appendingPathComponent("README.md")
    var examples: [Example] = []
    var isConsole = false
    for line in try String(contentsOf: readme, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), output: ""))
      } else if isConsole {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  /// The words of a command line with double quotes.
  private func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.offset % 2 == 1 ? [String($0.element)] : $0.element.split(separator: " ").map(String.init)
    }
  }

  /// Times differ from run to run, so `verify` is left out.
  @Test func examplesAreTrue() throws {
    let examples = try examples().filter { !$0.command.hasPrefix("metryvo verify") }
    #expect(examples.count >= 7)
    for example in examples {
      let words = words(example.command)
      #expect(words.first == "metryvo")
      let run = try CommandRun(Array(words.dropFirst()))
      #expect(run.error + run.output == example.output, "\(example.command)")
    }
  }

  @Test func aConversionStandsBeforeLine15() throws {
    let readme = CommandRun.package.appendingPathComponent("README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(14).contains("$ metryvo convert 5 mi km"))
  }
}
