import Testing

/// `Tools/test.sh` summarises a run of the tests.
@Suite struct TestScriptTests {
  private static let git = """
    for file in new Package.resolved; do if test -e "$file"; then echo "?? $file"; fi; done
    echo '!! .build/'
    """

  private func test(_ swift: String) throws -> ToolRun {
    try ToolRun(
      "test", programs: ["swift": swift, "git": Self.git],
      files: ["reports/report.md": "old", "Corpora/metryvo/case": "1"])
  }

  @Test func skippedTestsAreNamedAndCounted() throws {
    let run = try test("echo \"$*\"; echo 'Test a() skipped: \"no zsh\"'")
    #expect(run.code == 0, "\(run)")
    #expect(
      run.output == """
        test -c release --disable-testable-imports
        Test a() skipped: "no zsh"
        Test a() skipped: "no zsh"
        test: 1 skipped

        """)
  }

  @Test func whatFailedIsSaidAgain() throws {
    let run = try test(
      "echo 'Test a() recorded an issue at b'; echo why; echo more >&2; exit 3")
    let end =
      "\ntest: what failed:\nTest a() recorded an issue at b\nwhy\nmore\ntest: 0 skipped\n"
    #expect(run.code == 3 && run.output.hasSuffix(end), "\(run)")
  }

  @Test func aTestThatChangesTheCheckoutFails() throws {
    let changes = [
      "echo new >reports/report.md", "echo x >Corpora/metryvo/new", "rm Corpora/metryvo/case",
      "echo x >new",
    ]
    let mark = "test: the tests changed files of the checkout (< before, > after):\n"
    for change in changes {
      let run = try test(change)
      #expect(run.code == 1 && run.output.contains(mark), "\(change): \(run)")
    }
    for change in ["echo x >Package.resolved", "mkdir .build"] {
      let run = try test(change)
      #expect(run.code == 0 && !run.output.contains(mark), "\(change): \(run)")
    }
  }
}
