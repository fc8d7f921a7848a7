import Testing

/// The output of `--log`.
///
/// Without the option, nothing is logged.
@Suite struct LogTests {
  @Test func eachStepIsALineOnStandardError() throws {
    let run = try CommandRun(["convert", "5", "mi", "km", "--log"])
    #expect(run.code == 0)
    #expect(run.output == "8.04672 km   (exact)\n")
    #expect(
      run.error == """
        log: request.settings precision=34 rounding=half-up
        log: request.divided source="5 mi" target=km
        log: text.read text="5 mi" number=5 unit=mile name=mi
        log: conversion.planned from=mile to=kilometer map=linear definedExactly=yes
        log: request.answered text="8.04672 km" remark=exact

        """)
  }

  @Test(arguments: [
    ["convert", "5", "mi", "km"], ["all", "5", "mi"], ["paste", "5 mi"], ["search", "mile"],
    ["units", "mile"],
  ])
  func nothingIsPrintedUnlessAsked(_ arguments: [String]) throws {
    #expect(try CommandRun(arguments).error == "")
  }

  @Test func anErrorIsToldAfterTheLog() throws {
    let run = try CommandRun(["5", "mi", "to", "kq", "--log"])
    #expect(run.code == 65 && run.output == "")
    let lines = run.error.split(separator: "\n")
    #expect(lines.dropLast().allSatisfy { $0.hasPrefix("log: ") })
    #expect(lines.last == "metryvo: unknown unit 'kq'; 'metryvo units' lists all")
  }

  @Test func aRegistryIsTold() throws {
    let run = try CommandRun(["units", "mile", "--registry", "missing.json", "--log"])
    #expect(run.code == 66)
    #expect(run.error.contains("log: registry.refused file=missing.json reason="))
  }

  @Test func onlyTheLatestEventsOfALongRunAreKept() throws {
    let words = Array(repeating: "5 mi 5 km", count: 400)
    let run = try CommandRun(["convert"] + words + ["--log"])
    #expect(run.code == 65)
    #expect(run.error.split(separator: "\n").count { $0.hasPrefix("log: ") } <= 1_001)
  }
}
