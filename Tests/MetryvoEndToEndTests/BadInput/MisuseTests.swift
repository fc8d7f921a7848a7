import Foundation
import Testing

/// Common mistakes, and the messages that correct them.
@Suite struct MisuseTests {
  @Test func messagesNameTheWayOut() throws {
    let rows: [([String], Int32, String)] = [
      (["convert", "5", "mi"], 64, "Expected a value, its unit and the unit to convert to"),
      (["convert", "5", "mi", "km", "--decimals", "-2"], 64, "must be 0...6176"),
      (["convert", "1e6144", "km", "m"], 65, "beyond the range of backend native"),
      (
        ["convert", "-62000", "dBm", "W"], 65,
        "metryvo: the result in watts is too small for backend native: the smallest magnitude is "
          + "1E-6176; --backend gmp reaches 1E-1000000032\n"
      ),
      (["convert", "-62000", "dBm", "W", "--rounding", "up"], 65, "too small for backend native"),
      (["convert", "-62000", "dBm", "W", "--json"], 65, "too small for backend native"),
      (
        ["convert", "-99999999900", "dBm", "W", "--backend", "gmp"], 65,
        "too small for backend gmp: the smallest magnitude is 1E-1000000032\n"
      ),
      (["verify", "--registry", "x"], 64, "Unknown option '--registry'"),
      (["verify", "--dectest", "/nope"], 66, "'/nope' is no folder with decTest files"),
      (["verify", "--corpora", "/nope"], 66, "is no folder with decTest files"),
      (["units", String(repeating: "x", count: 1_000)], 64, "at most 256 bytes"),
    ]
    for (arguments, code, text) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == code && run.error.contains(text), "\(run.error)")
    }
  }

  /// If the words can be divided into number and units in several ways, the error comes from the
  /// division that reads the most words.
  @Test func messagesNameTheWordThatIsWrong() throws {
    let rows: [(words: String, message: String)] = [
      ("2 dozen", "unknown unit 'dozen'"), ("5 xyzzy", "unknown unit 'xyzzy'"),
      ("2 dozen eggs", "unknown unit 'dozen"), ("5 xyzzy to km", "unknown unit 'xyzzy'"),
      ("5 mi to xyzzy", "unknown unit 'xyzzy'"), ("5 mi xyzzy", "unknown unit 'xyzzy'"),
      ("5 to km", "'5' has no unit"), ("5", "'5' has no unit"), ("e5 m km", "'e5' is not a number"),
      ("1 2 3 m km", "cannot read '1 2 3 m'"), ("5,6,7 m km", "cannot read '5,6,7 m'"),
      ("1e7000 m km", "the number at character 1 (byte 0) is too large: the exponent"),
      ("1e-7000 m km", "the number at character 1 (byte 0) is too small: the exponent"),
      ("1e6144 km m", "the result in meters is too large, beyond the range of backend native"),
      ("20 °C - 10 °C to °F", "cannot read '20 °C - 10 °C': a difference of two measures"),
      ("20 °C -10 °C to °F", "cannot read '20 °C -10 °C': a difference of two measures"),
      ("10 kg minus 5 kg to lb", "cannot read '10 kg minus 5 kg': a difference of two measures"),
      ("10 kg + 5 kg", "cannot read '10 kg + 5 kg': a sum of two measures, at character 7"),
      ("5 m, 20 cm to ft", "cannot read '5 m, 20 cm': the measure at character 6"),
    ]
    for (words, message) in rows {
      for command in [[], ["convert"]] where words.hasPrefix("e") == false || !command.isEmpty {
        let run = try CommandRun(command + words.split(separator: " ").map { String($0) })
        #expect(run.code == 65 && run.output == "", "\(words)")
        #expect(run.error.hasPrefix("metryvo: \(message)"), "\(words): \(run.error)")
      }
    }
  }

  /// A usage error shows the usage of its command, whether the parser or the command finds the
  /// error.
  @Test func usageIsThatOfTheCommand() throws {
    func lines(_ arguments: [String]) throws -> [Substring] {
      let run = try CommandRun(arguments)
      #expect(run.code == 64 && run.output == "")
      return run.error.split(separator: "\n")
    }
    let parsed = try lines(["convert"])
    let run = try lines(["convert", "5", "mi"])
    #expect(run.first?.hasPrefix("Error: The unit to convert '5 mi' to is missing.") == true)
    #expect(run.dropFirst().elementsEqual(parsed.dropFirst()))
    #expect(run.contains("Usage: metryvo convert <value> <unit> [to] <unit> [options]"))
    #expect(run.last == "  See 'metryvo convert --help' for more information.")
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
    // The target °C shows that K is the kelvin, so no note is printed.
    #expect(try CommandRun(["convert", "0", "K", "°C"]).error == "")
  }

  /// A refused conversion also prints the notes on its readings, which may explain the refusal.
  @Test func aRefusalKeepsItsNotes() throws {
    let rows: [([String], String, String)] = [
      (["0", "L/100km", "mpg"], "'mpg' was read as mile per US gallon", "division by zero"),
      (["1", "oz", "m"], "'oz' was read as ounce (ounce)", "cannot convert ounce (mass) to meter"),
      (["1e6144", "cup", "mL"], "'cup' was read as US cup (cup)", "beyond the range"),
    ]
    for (arguments, note, refusal) in rows {
      for options in [[], ["--json"]] {
        let run = try CommandRun(["convert"] + arguments + options)
        let lines = run.error.split(separator: "\n")
        #expect(run.code == 65 && run.output == "" && lines.count == 2, "\(run.error)")
        #expect(lines.first?.hasPrefix("note: \(note)") == true, "\(run.error)")
        #expect(lines.last?.contains(refusal) == true, "\(run.error)")
      }
    }
  }

  /// A result below the range of the native backend is an error there and a number with GMP, never
  /// 0.
  @Test func noResultIsShownAsZero() throws {
    let run = try CommandRun(["convert", "-62000", "dBm", "W", "--backend", "gmp"])
    #expect(run.output == "1E-6203 W   (exact)\n")
    let all = try CommandRun(["all", "-62000", "dBm"])
    let rows = all.output.split(separator: "\n")
    let watts = rows.filter { $0.contains(" W  ") }
    #expect(all.code == 0 && watts.count == 1)
    #expect(watts.first?.split(separator: " ").first == "–")
    #expect(watts.first?.hasSuffix("too small for backend native: try --backend gmp") == true)
    #expect(!rows.contains { $0.split(separator: " ").first == "0" })
  }

  @Test func anOverflowCostsARowAndNotTheTable() throws {
    let run = try CommandRun(["all", "1e6144", "km"])
    let remark = "range of backend native: try scientific notation with --backend gmp"
    #expect(run.code == 0 && run.output.contains(remark))
    #expect(run.output.contains(" 1E6144  km"))
  }

  @Test func unitsAreFoundAsConvertReadsThem() throws {
    for name in ["litre", "m^2", "KB", "℃", "month(30d)", "sq feet"] {
      #expect(try CommandRun(["units", name]).code == 0, "\(name)")
    }
  }

  /// If the only case does not meet a law's premise, nothing was judged, and the report says so.
  @Test func anUnjudgedLawIsNamed() throws {
    // All standard vectors are read, so the run needs much memory.
    let run = try CommandRun(
      ["verify", "--cases", "1", "--seed", "3", "--level", "quick"], memoryLimit: 500_000)
    #expect(run.code == 1 && run.output.contains("too few of 1 case could be judged"))
    #expect(run.output.contains("laws not judged"))
  }
}
