import Testing

/// The units that a region uses.
@Suite struct RegionTests {
  @Test func unitsAreThoseOfTheRegion() throws {
    let german = try CommandRun([
      "all", "5", "mi", "--region", "DE", "--style", "value-with-symbol",
    ])
    #expect(
      german.output == """
        8.04672 km   (exact)
        8046.72 m   (exact)
        804672 cm   (exact)

        """)
    let american = try CommandRun(["all", "0", "°C", "--region", "US", "--style", "value"])
    #expect(american.output == "32\n")
  }

  @Test func otherRegionsAreRefused() throws {
    for (region, code, text) in [
      ("de", 64, "two capitals, like US, not 'de'"), ("", 64, "two capitals"),
      ("DEU", 64, "not 'DEU'"),
    ] as [(String, Int32, String)] {
      let run = try CommandRun(["all", "5", "mi", "--region", region])
      #expect(run.code == code && run.error.contains(text), "\(run.error)")
    }
    let none = try CommandRun(["all", "5", "Bq", "--region", "DE"])
    #expect(none.code == 1 && none.output == "")
    #expect(none.error.contains("no units of radioactivity are preferred"), "\(none.error)")
  }
}
