import Foundation
import Testing

/// What people get wrong, and the words that set them right.
@Suite struct MisuseTests {
  @Test func messagesNameTheWayOut() throws {
    let rows: [([String], Int32, String)] = [
      (["convert", "5", "mi"], 64, "Expected a value, its unit and the unit to convert to"),
      (["convert", "5", "nautical", "miles", "km"], 64, "quote a name of several words"),
      (["convert", "5", "mi", "km", "--decimals", "-2"], 64, "must be 0...6176"),
      (["convert", "1e6144", "km", "m"], 65, "beyond the range of backend native"),
      (["verify", "--dectest", "/nope"], 66, "'/nope' is no folder with decTest files"),
      (["verify", "--corpora", "/nope"], 66, "is no folder with decTest files"),
      (["units", String(repeating: "x", count: 1_000)], 64, "at most 256 bytes"),
    ]
    for (arguments, code, text) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == code && run.error.contains(text), "\(run.error)")
    }
  }

  @Test func noReadingIsSilent() throws {
    let rows: [([String], String)] = [
      (["all", "20", "c"], "'c' was read as"), (["convert", "20", "c", "c"], "'c' was read as"),
      (["all", "8", "oz"], "fluid-ounce"),
    ]
    for (arguments, note) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == 0 && run.error.contains(note), "\(arguments) \(run.error)")
    }
    // Celsius decides that K is kelvin.
    #expect(try CommandRun(["convert", "0", "K", "°C"]).error == "")
  }

  @Test func anOverflowCostsARowAndNotTheTable() throws {
    let run = try CommandRun(["all", "1e6144", "km"])
    #expect(run.code == 0 && run.output.contains("beyond the range of backend native"))
    #expect(run.output.contains("1.000000000000000000000000000000000E+6144  km"))
  }

  @Test func unitsAreFoundAsConvertReadsThem() throws {
    for name in ["litre", "m^2", "KB", "℃", "month(30d)", "sq feet"] {
      #expect(try CommandRun(["units", name]).code == 0, "\(name)")
    }
  }

  /// With one case a law may find none that meets its premise: it then has judged nothing, and says so.
  @Test func anUnjudgedLawIsNamed() throws {
    // All standard vectors are read, so this is not a small run.
    let run = try CommandRun(
      ["verify", "--cases", "1", "--seed", "3", "--level", "quick"], memoryLimit: 500_000)
    #expect(run.code == 1 && run.output.contains("too few of 1 cases could be judged"))
    #expect(run.output.contains("laws not judged"))
  }
}
