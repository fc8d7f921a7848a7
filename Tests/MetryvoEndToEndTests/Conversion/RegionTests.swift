import Testing

/// Units that depend on the region.
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
      ("d1", 64, "two letters, like US, not 'd1'"), ("", 64, "two letters"),
      ("DEU", 64, "not 'DEU'"), ("zz", 64, "ISO 3166 has no region ZZ"), ("ß", 64, "not 'ß'"),
    ] as [(String, Int32, String)] {
      for words in [["all", "5", "mi"], ["5", "mi", "km"], ["paste", "5 mi"]] {
        let run = try CommandRun(words + ["--region", region])
        #expect(run.code == code && run.error.contains(text), "\(run.error)")
      }
    }
    let none = try CommandRun(["all", "5", "Bq", "--region", "DE"])
    #expect(none.code == 1 && none.output == "")
    #expect(none.error.contains("no units of radioactivity are preferred"), "\(none.error)")
  }

  /// Every command reads a shared name as the region means it, with a note, unless a system is
  /// given.
  @Test func everyCommandAsksTheRegion() throws {
    for (options, identifier, liters) in [
      ("--locale en-GB", "gallon-imperial", "4.54609"),
      ("--region GB", "gallon-imperial", "4.54609"),
      ("--region gb", "gallon-imperial", "4.54609"), ("--region uK", "gallon-imperial", "4.54609"),
      ("--locale de-CH --region CA", "gallon-imperial", "4.54609"),
      ("--locale en-GB --system us", "gallon", "3.785411784"),
      ("--locale en-GB --region US", "gallon", "3.785411784"),
      ("--locale en-IN", "gallon", "3.785411784"),
    ] {
      let options = options.split(separator: " ").map { String($0) }
      let note = "'gallon' was read as \(identifier == "gallon" ? "US" : "imperial") gallon"
      for words in [["convert", "1", "gallon", "L"], ["1", "gallon", "L"]] {
        let run = try CommandRun(words + options + ["--style", "value"])
        #expect(run.output == liters + "\n" && run.error.contains(note), "\(options): \(run)")
      }
      let all = try CommandRun(["all", "1", "gallon", "--style", "expression"] + options)
      #expect(all.code == 0 && all.error.contains(note), "\(options): \(all.error)")
      let pasted = try CommandRun(["paste", "1 gallon"] + options)
      #expect(pasted.output.contains("(\(identifier), volume)"), "\(options): \(pasted.output)")
      let batch = try ShellRun(
        "metryvo convert --batch rows.tsv \(options.joined(separator: " "))",
        files: ["rows.tsv": "1\tgallon\tL\n"])
      #expect(batch.output == liters + "\texact\n" && batch.error.contains(note), "\(batch)")
    }
  }

  /// A locale's region decides names only; `--region` also chooses the preferred units.
  @Test func onlyTheOptionKeepsPreferredUnits() throws {
    let words = ["5", "mi", "--style", "value-with-symbol"]
    let everything = try CommandRun(["all"] + words)
    let british = try CommandRun(["all", "--locale", "en-GB", "--grouping", "never"] + words)
    #expect(british.output == everything.output)
    for command in [["all"], []] {
      let run = try CommandRun(command + words + ["--region", "US"])
      #expect(run.output.split(separator: "\n").count == 3, "\(run.output)\(run.error)")
    }
  }
}
