import Foundation
import Testing

/// The page of first commands shows the present output of each command.
@Suite struct FirstCommandsTests {
  private static let file = CommandRun.package.appendingPathComponent("reports/first-commands.md")

  /// With `METRYVO_UPDATE=1` in the environment, the test writes a new page.
  ///
  /// Review it before a commit.
  @Test func thePageIsTrue() throws {
    let page = try page()
    if ProcessInfo.processInfo.environment["METRYVO_UPDATE"] == "1" {
      try Data(page.utf8).write(to: Self.file)
    }
    let kept = try String(contentsOf: Self.file, encoding: .utf8)
    let different = zip(
      page.split(separator: "\n", omittingEmptySubsequences: false),
      kept.split(separator: "\n", omittingEmptySubsequences: false)
    ).first { $0 != $1 }
    #expect(
      page == kept,
      """
      reports/first-commands.md differs, first in '\(different?.1 ?? "its length")', now \
      '\(different?.0 ?? "")'; if the commands are right: METRYVO_UPDATE=1 swift test -c release \
      --disable-testable-imports --filter FirstCommandsTests
      """)
  }

  private func page() throws -> String {
    var page = """
      # First commands

      What a newcomer types first, and what it prints, notes and errors included. A test
      (`Tests/MetryvoEndToEndTests/FirstCommandsTests.swift`) runs the commands and compares this page with what
      they print; nothing here is written by hand.

      """
    for section in FirstCommands.sections {
      page += "\n## \(section.title)\n\n"
      if !section.text.isEmpty { page += section.text + "\n\n" }
      page += "```console\n"
      for line in section.lines {
        // `2>&1` merges standard output and standard error in the order of writing.
        let run = try ShellRun("{ \(line)\n} 2>&1", files: FirstCommands.files)
        page += "$ \(line)\n\(run.output)"
        if run.code != 0 { page += "$ echo $?\n\(run.code)\n" }
      }
      page += "```\n"
    }
    return page
  }
}
