import Foundation
import Testing

/// The form of the Makefile and of the scripts that it calls.
@Suite struct ToolFormTests {
  private static let scripts: [String] = {
    let folder = PackageFiles.root.appendingPathComponent("Tools").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".sh") }.sorted()
  }()

  private func lines(_ path: String) throws -> [Substring] {
    var lines = try PackageFiles.text(path).split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  @Test func theMakefileIsShort() throws {
    let lines = try lines("Makefile")
    #expect(lines.count <= 200)
    #expect(lines.filter { $0.count > 120 } == [])
    #expect(lines.filter { $0.hasPrefix("define") } == [])
  }

  @Test func scriptsSayWhatTheyAreGiven() throws {
    #expect(Self.scripts.count > 20)
    let callers = try (["Makefile"] + Self.scripts.map { "Tools/\($0)" }).map {
      ($0, try PackageFiles.text($0))
    }
    for script in Self.scripts {
      let path = "Tools/\(script)"
      let lines = try lines(path)
      let head = lines.prefix { $0.hasPrefix("#") }.joined(separator: "\n")
      #expect(lines.first == "#!/bin/sh" && lines.contains("set -eu"), "\(script)")
      #expect(head.contains(path), "\(script) does not say how it is called")
      #expect(lines.filter { $0.count > 100 } == [], "\(script)")
      let file = PackageFiles.root.appendingPathComponent(path).path
      #expect(FileManager.default.isExecutableFile(atPath: file), "\(script)")

      let names = try PackageFiles.text(path).matches(of: /\$\{?([A-Z][A-Z_]+)/)
        .map { String($0.output.1) }
      let unexplained = Set(names).subtracting(["HOME", "PWD"]).filter { !head.contains($0) }
      #expect(unexplained == [], "\(script)")

      let isCalled = callers.contains {
        $0.0 != path && ($0.1.contains(path) || $0.1.contains("/\(script)\""))
      }
      #expect(isCalled, "nothing calls \(script)")
    }
  }

  @Test func helpNamesEverything() throws {
    let makefile = PackageFiles.root.appendingPathComponent("Makefile").path
    let run = try ToolRun("help", [makefile])
    #expect(run.code == 0 && run.error == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.filter { $0.count > 100 } == [])
    let named = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }

    let rules = try PackageFiles.text("Makefile").replacing("\\\n", with: " ").split(
      separator: "\n")
    let phony = rules.filter { $0.hasPrefix(".PHONY:") }
      .flatMap { $0.split(separator: " ").dropFirst() }
    let targets = rules.compactMap { $0.wholeMatch(of: /([a-z][a-z -]*):(?:[^=].*)?/) }
      .flatMap { $0.output.1.split(separator: " ") }
    #expect(phony.count > 30 && Set(phony) == Set(targets))
    #expect(Set(phony).subtracting(named) == ["help"])

    let variables = [
      "BASE", "BROWSER", "CHANGED", "DESTDIR", "FILTER", "HISTORY", "INSTALL_BUILD", "ORDERS",
      "PORT", "PREFIX", "REPORT", "SECONDS", "SHRINK", "SITE", "STATIC",
    ]
    #expect(variables.filter { name in !named.contains { $0.hasPrefix(name + "=") } } == [])
  }

  /// SwiftPM would use the compiler in the variable CC as Clang, and gcc cannot replace Clang.
  @Test func noScriptGetsTheCompilerOfC() throws {
    let makefile = try PackageFiles.text("Makefile")
    #expect(makefile.contains("C_COMPILER='$(CC)'"))
    #expect(!makefile.contains(" CC=") && !makefile.contains("@CC="))
    #expect(!makefile.contains("export CC"))
  }

  @Test func helpIsMadeOfComments() throws {
    let makefile = """
      # No text of the help.
      ##@ A group
      ## how many
      COUNT ?= 3
      SILENT := 4
      one: two ## do it: at once
      \techo one
      two:
      ## what a command says
      SAID = $(shell date)
      ##@ Another group
      three-four: ## do both
      """
    let run = try ToolRun("help", ["Makefile"], files: ["Makefile": makefile])
    #expect(
      run.output == """
        make TARGET, or make TARGET VARIABLE=value

        A group
          one              do it: at once

        Another group
          three-four       do both

        Variables, with what they are unless told otherwise
          COUNT=3                      how many
          SAID=                        what a command says

        """)
  }
}
