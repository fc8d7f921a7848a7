import Foundation
import Testing

/// `search`, and `units` with a word.
@Suite struct SearchTests {
  @Test func theBestStandFirst() throws {
    let rows: [([String], String)] = [
      (
        ["mm", "--limit", "2"],
        "mm  millimeter  millimeter  Length\nMm  megameter   megameter   Length\n"
      ),
      (
        ["kilometre per h", "--limit", "1"], "km/h  kilometer per hour  kilometer-per-hour  Speed\n"
      ),
      (["gallom", "--system", "imperial", "--limit", "1"], "similar\n"),
      (["Grad", "--locale", "de", "--limit", "1"], "°  degree  degree  Angle\n"),
      (["square", "foot", "--limit", "1"], "square-foot"),
      (["gal", "--quantity", "Volume", "--system", "imperial", "--limit", "1"], "gallon-imperial"),
    ]
    for (arguments, text) in rows {
      let run = try CommandRun(["search"] + arguments)
      #expect(run.output.contains(text) && run.error == "" && run.code == 0, "\(run.output)")
    }
  }

  /// A quantity may be named by a heading, an identifier or a common name.
  ///
  /// A name of several quantities shows all.
  @Test func quantitiesAreNamedInAnyWay() throws {
    let rows: [([String], [String])] = [
      (
        ["units", "--quantity", "Weight"], ["Mass\nAmount of matter; in everyday speech, weight.\n"]
      ),
      (["units", "--quantity", "data/storage"], ["Data\n", "kibibyte"]),
      (["units", "--quantity", "Fuel economy"], ["Fuel economy\n", "mile-per-gallon"]),
      (["units", "--quantity", "fuel-efficiency"], ["Fuel economy\n", "mile-per-gallon"]),
      (["units", "--quantity", "FLOW"], ["Volume flow\n", "\nMass flow\n"]),
      (
        ["units", "--quantity", "Sound level"],
        ["Pressure: Sound level (pressure, re 20 µPa)\n  dB SPL  decibel-sound-pressure-level"]
      ),
      (
        ["units", "--quantity", "volume"],
        [
          "\nSpace that a body or a fluid fills.\n",
          "  Cooking (metric): tsp (metric), tbsp (metric), cup (metric), mL, cL, dL, L\n",
        ]
      ),
      (
        ["units", "--quantity", "Cooking"], ["Volume: Cooking (US)\n", "\nVolume: Cooking (UK)\n"]
      ),
      (["units", "pint", "--quantity", "cooking (uk/imperial)"], ["pt (UK)  pint-imperial"]),
      (["search", "volume", "--limit", "1"], ["m³  cubic meter  cubic-meter  Volume\n"]),
      (["search", "fuel", "--limit", "5"], ["mpg (US)", "Fuel economy"]),
      (["search", "Mass/Weight", "--limit", "2"], ["kilogram", "Mass\n"]),
      (["search", "gpm", "--quantity", "Flow", "--limit", "1"], ["gallon-per-minute"]),
    ]
    for (arguments, texts) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == 0, "\(arguments): \(run.error)")
      for text in texts { #expect(run.output.contains(text), "\(arguments): \(run.output)") }
    }
  }

  /// For an unknown name, the error suggests the nearest name instead of listing all; `verify
  /// conversions` takes quantities only.
  @Test func otherNamesAreRefused() throws {
    for command in [["units"], ["search", "m"], ["verify", "conversions"]] {
      for (name, message) in [
        ("Wieght", "there is no quantity 'Wieght'; did you mean Weight?"),
        ("love", "there is no quantity 'love'; 'metryvo units' lists them"),
      ] {
        let run = try CommandRun(command + ["--quantity", name])
        #expect(run.code == 65 && run.output == "")
        #expect(run.error == "metryvo: \(message)\n")
      }
    }
    let part = try CommandRun(["verify", "conversions", "--quantity", "Cooking"])
    #expect(part.code == 65 && part.error.contains("'Cooking (US)' is a part of a quantity"))
  }

  /// M-112: JSON has identifier, name, base unit and description of each quantity.
  @Test func everyQuantityIsDescribedInJSON() throws {
    struct File: Decodable {
      struct Quantity: Decodable { var identifier, name, base, description: String }
      var quantities: [Quantity]
    }
    let run = try CommandRun(["units", "--json"])
    let file = try JSONDecoder().decode(File.self, from: Data(run.output.utf8))
    #expect(file.quantities.count == 49)
    #expect(file.quantities.allSatisfy { $0.description.hasSuffix(".") })
    let part = try CommandRun(["units", "--json", "--quantity", "US cooking"])
    #expect(part.output.contains("\"gallon\"") && !part.output.contains("\"liter\""))
  }

  @Test func json() throws {
    struct Record: Decodable {
      var identifier: String
      var quantity: String
      var match: String
      var edits: Int
    }
    let run = try CommandRun(["search", "killometer", "--limit", "3", "--json"])
    let records = try JSONDecoder().decode([Record].self, from: Data(run.output.utf8))
    #expect(records.count == 3 && records.first?.identifier == "kilometer")
    #expect(records.first?.match == "similar" && records.first?.edits == 1)
  }

  /// A search without results ends with 1, as grep does, and has no output.
  @Test func nothingFoundEndsWithOne() throws {
    let run = try CommandRun(["search", "xyzzy"])
    #expect(run.code == 1 && run.output == "")
    #expect(run.error == "metryvo: no unit matches 'xyzzy'\n")
    let json = try CommandRun(["search", "xyzzy", "--json"])
    #expect(json.code == 1 && json.output.filter { !$0.isWhitespace } == "[]")
    let custom = try CommandRun(["search", "mile", "--custom"])
    #expect(custom.code == 1)
  }

  @Test func badOptionsAreUsageErrors() throws {
    let rows: [([String], Int32)] = [
      (["search"], 64), (["search", "m", "--limit", "0"], 64),
      (["search", "m", "--limit", "x"], 64),
      (["search", "m", "--system", "martian"], 64), (["search", "m", "--quantity", "love"], 65),
      (["search", String(repeating: "m", count: 1_000)], 64),
    ]
    for (arguments, code) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == code && run.output == "", "\(run.error)")
    }
  }

  @Test func unitsListsWhatIsFound() throws {
    let mile = try CommandRun(["units", "mile"])
    #expect(mile.output.contains("nautical-mile") && !mile.output.contains("mole"))
    let inside = try CommandRun(["units", "byte"])
    #expect(inside.output.contains("kibibyte") && inside.code == 0)
    let similar = try CommandRun(["units", "furlog"])
    #expect(similar.output.contains("furlong") && similar.code == 0)
    // A word of four letters is compared as a whole: `nope` does not match the beginning of neper.
    for command in ["units", "search"] {
      for word in ["nope", "USD", "xyzzy"] {
        let none = try CommandRun([command, word])
        #expect(none.code == 1 && none.output == "", "\(command) \(word): \(none.output)")
        #expect(none.error == "metryvo: no unit matches '\(word)'\n")
      }
      let european = try CommandRun([command, "EUR"])
      #expect(european.output.contains("therm-ec") && !european.output.contains("hour"))
    }
  }
}
