import Testing

/// The README of `EventLog` lists the events that the layers record.
@Suite struct EventTableTests {
  @Test func theTableHasTheEventsOfTheCode() throws {
    let page = try PackageFiles.text("Sources/EventLog/README.md")
    let listed = Set(page.matches(of: /\| `(\w+\.\w+)` \|/).map { String($0.output.1) })
    var recorded: Set<String> = []
    for path in PackageFiles.swift where path.hasPrefix("Sources/") {
      let call = /(?:Event|self\.init)\(\s*"(\w+\.\w+)"/
      recorded.formUnion(
        try PackageFiles.text(path).matches(of: call).map { String($0.output.1) })
    }
    #expect(recorded.count > 10)
    #expect(listed == recorded)
  }
}
