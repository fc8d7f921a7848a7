import Foundation
import Testing

/// The commands on pages print the output that the pages show.
@Suite struct ReadmeTests {
  private struct Example {
    var command: String
    var output: String
  }

  /// The pages whose commands are run, each with the minimal number of commands.
  private static let pages = ["README.md": 5]

  /// The other pages with commands, each with the reason why its commands are not run here.
  private static let others = [
    "CONTRIBUTING.md": "a unit is added first",
    "reports/first-commands.md": "FirstCommandsTests runs its commands",
    "reports/verify.md": "times differ from run to run; VerifyPageTests compares the rest",
  ]

  /// Returns the commands after `$ ` in console blocks, each with the lines up to the next command.
  private func examples(on page: String) throws -> [Example] {
    let file = CommandRun.package.appendingPathComponent(page)
    var examples: [Example] = []
    var isConsole = false
    for line in try String(contentsOf: file, encoding: .utf8).split(
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

  /// Returns the paths of the package's pages, without hidden folders and without the report of the
  /// last run.
  private func allPages() throws -> [String] {
    let root = CommandRun.package
    let top = try FileManager.default.contentsOfDirectory(atPath: root.path).filter {
      !$0.hasPrefix(".")
    }
    let below = top.flatMap { name in
      // For a file, `subpathsOfDirectory` throws, and the file has no paths below it.
      let folder = root.appendingPathComponent(name).path
      let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
      return paths.map { "\(name)/\($0)" }
    }
    return (top + below).filter {
      $0.hasSuffix(".md") && !$0.contains("/.") && !$0.hasPrefix("reports/latest/")
    }
  }

  /// Returns the words of a command line, in which double quotes enclose a word with spaces.
  private func words(_ command: String) -> [String] {
    command.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
      $0.offset % 2 == 1 ? [String($0.element)] : $0.element.split(separator: " ").map(String.init)
    }
  }

  @Test func examplesAreTrue() throws {
    for (page, least) in Self.pages {
      let examples = try examples(on: page)
      #expect(examples.count >= least, "\(page)")
      for example in examples {
        let words = words(example.command)
        #expect(words.first == "metryvo")
        let run = try CommandRun(Array(words.dropFirst()))
        #expect(run.error + run.output == example.output, "\(page): \(example.command)")
      }
    }
  }

  @Test func everyPageWithCommandsIsListed() throws {
    let found = try allPages().filter { page in
      let file = CommandRun.package.appendingPathComponent(page)
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").contains {
        $0.trimmingCharacters(in: .whitespaces) == "```console"
      }
    }
    let listed = Array(Self.pages.keys) + Array(Self.others.keys)
    #expect(found.sorted() == listed.sorted())
  }

  @Test func aConversionStandsBeforeLine15() throws {
    let readme = CommandRun.package.appendingPathComponent("README.md")
    let lines = try String(contentsOf: readme, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.prefix(14).contains("$ metryvo convert 5 mi km"))
  }
}
