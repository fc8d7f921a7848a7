import Testing

/// Plain words bypass the argument parser.
///
/// An option that changes nothing sends the words through the parser, and the result is the same.
@Suite struct TwoWaysTests {
  /// Words that both paths convert; `·` separates arguments.
  private static let conversions = [
    "5·mi·km", "5·mi·to·km", "5 mi -> km", "5·mi·\u{2192}·km", "5mi·km", "-40·°C·°F",
    "-.5·m·cm", "-½·ft·in", "−3·m·cm", "1/3·yd·ft", "3·1/2·in·cm", "5·ft·6·in·cm", "5'6\"·cm",
    "12·in·cm", "5·in·in·cm", "9.26·km·nautical·miles", "1.00·mi·km", "1,234.5·km·m", "5·KB·B",
    "1·oz·g", "8·oz·mL", "1·pint·mL", "20·c·c", "-300·°C·K", "10–12·kg·g", "~5·kg·lb",
    "0·m·km", "-0·m·km", "1e6144·m·km", "1E-6100·km·mm", "5·m·parsec", "30·mpg·L/100km",
    "0\u{FF0E}5·km·m", "٣·km·m", "1,5·mi·km", "-0h·min", "-5e3·m·km",
  ]

  /// Words that no path converts, because they have no result or exceed a limit.
  private static let refusals = [
    "5·mi", "5", "5·mi·-", "5·mi·kg", "5·miels·km", "5·mi·kmm", "5·foo·to·km", "1·m·°C·m",
    "5·km·", "·5·km", "5·", "5\u{1}·m·km", "0·L/100km·mpg", "1e6144·km·m", "-62000·dBm·W",
    "1e99999·m·km", "5·5·5", "-5", "5·to·km", "5·mi·->·", "5·help", "5·convert·km", "5·-·km·m",
    "-5-·m·km", "1E-6176·mm·km", "5·mi·km·km·km·km·km·km·km·km",
    "12345678901234567890123456789012345·m·km",
  ]

  @Test(arguments: [["convert"], []])
  func theSameIsSaid(command: [String]) throws {
    for row in Self.conversions + Self.refusals {
      let words = row.split(separator: "·", omittingEmptySubsequences: false).map { String($0) }
      let plain = try CommandRun(command + words)
      for option in [["--backend", "native"], ["--color", "auto"]] {
        let parsed = try CommandRun(command + words + option)
        #expect(plain.code == parsed.code, "\(command) \(row)")
        #expect(plain.output == parsed.output, "\(command) \(row)")
        #expect(plain.error == parsed.error, "\(command) \(row)")
      }
    }
  }

  /// Every row of `conversions` has a result, so the test above does not only compare errors.
  @Test func conversionsSucceed() throws {
    for row in Self.conversions {
      let run = try CommandRun(row.split(separator: "·").map { String($0) })
      #expect(run.code == 0 && run.output.hasSuffix(")\n"), "\(row): \(run.error)")
    }
  }

  /// A word that begins with a hyphen and is no number is an unknown option for the parser.
  @Test func optionsAreNoWords() throws {
    for words in [["5", "mi", "km", "--nope"], ["5", "-x", "km"], ["5", "mi", "km", "--digits"]] {
      for command in [["convert"], []] {
        let run = try CommandRun(command + words)
        #expect(run.code == 64 && run.output == "" && run.error.contains("Usage: metryvo "))
      }
    }
    #expect(try CommandRun(["convert", "5", "mi", "km", "--help"]).output.contains("OVERVIEW:"))
    #expect(try CommandRun(["5", "mi", "km", "-h"]).output.contains("OVERVIEW:"))
    #expect(try CommandRun(["5", "mi", "km", "--", "--"]).code == 65)
  }

  @Test func aFullDiskIsSaid() throws {
    let run = try CommandRun(["5", "mi", "km"], standardOutput: "/dev/full")
    #expect(run.code == 74 && run.error.hasPrefix("metryvo: cannot write to standard output: "))
  }
}
