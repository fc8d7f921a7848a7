import Foundation
import Testing

/// Conversions without a command, in plain words; `convert` accepts these words too.
@Suite struct PlainSpeechTests {
  /// Words and the result; `·` separates arguments.
  private static let rows: [(words: String, line: String)] = [
    ("5·mi·km", "8.04672 km   (exact)"), ("5·mi·to·km", "8.04672 km   (exact)"),
    ("5·mi·in·km", "8.04672 km   (exact)"), ("5·mi·as·km", "8.04672 km   (exact)"),
    ("5·mi·into·km", "8.04672 km   (exact)"), ("5·mi·TO·km", "8.04672 km   (exact)"),
    ("5·mi·->·km", "8.04672 km   (exact)"), ("5·mi·\u{2192}·km", "8.04672 km   (exact)"),
    ("5 mi -> km", "8.04672 km   (exact)"), ("5 mi->km", "8.04672 km   (exact)"),
    ("5mi\u{2192}km", "8.04672 km   (exact)"), ("5 mi to km", "8.04672 km   (exact)"),
    ("5 mi·km", "8.04672 km   (exact)"), ("5mi·km", "8.04672 km   (exact)"),
    ("-40·°C·°F", "-40 °F   (exact)"), ("-40 °C·to·°F", "-40 °F   (exact)"),
    // `in` is the inch if the words have no meaning in which `in` means `to`.
    ("5·in·in·cm", "12.7 cm   (exact)"), ("12·in·cm", "30.48 cm   (exact)"),
    ("5·ft·in·in", "60 in   (exact)"), ("5·ft·in", "60 in   (exact)"),
    ("5·ft·6·in·cm", "167.64 cm   (exact)"), ("5·ft·6·in·in·cm", "167.64 cm   (exact)"),
    ("5'6\"·cm", "167.64 cm   (exact)"), ("1·h·30·min·s", "5400 s   (exact)"),
    // Names of several words need no quotes.
    ("5·nautical·miles·km", "9.26 km   (exact)"), ("9.26·km·nautical·miles", "5 nmi   (exact)"),
    ("1·US·survey·foot·to·m", "0.3048006096012192024384048768097536 m   (rounded half-up)"),
    ("5·N·m·to·kgf·cm", "50.98581064889641212850463715947852 kgf⋅cm   (rounded half-up)"),
    ("1·L/100km·to·mpg-us", "235.2145833333333333333333333333333 mpg (US)   (rounded half-up)"),
    // A fraction is rounded once, after the conversion.
    ("3·1/2·in·cm", "8.89 cm   (exact)"), ("1/3·yd·ft", "1 ft   (exact)"),
    ("½·ft·in", "6 in   (exact)"), ("-½·ft·in", "-6 in   (exact)"),
    ("1/7·°C·°F", "32.25714285714285714285714285714286 °F   (rounded half-up)"),
    // The two ends of a range are converted.
    ("10–12·kg·g", "10000 – 12000 g   (exact)"), ("10·to·12·kg·to·g", "10000 – 12000 g   (exact)"),
    ("10·to·12·kg·g", "10000 – 12000 g   (exact)"), ("5·to·10·km·in·m", "5000 – 10000 m   (exact)"),
    ("kg·5·g", "5000 g   (exact)"),
    // A sign may be a separate argument, or the word `minus`, `negative` or `plus`.
    ("-·40·C·to·F", "-40 °F   (exact)"), ("minus·40·°C·°F", "-40 °F   (exact)"),
    ("negative·40·°C·°F", "-40 °F   (exact)"), ("Minus·40·°C·to·°F", "-40 °F   (exact)"),
    ("+·5·mi·km", "8.04672 km   (exact)"), ("plus·5·mi·km", "8.04672 km   (exact)"),
    ("\u{2212}·40·°C·°F", "-40 °F   (exact)"),
    ("between·5·and·10·km·in·m", "5000 – 10000 m   (exact)"),
  ]

  @Test func words() throws {
    var failures: [String] = []
    for (words, line) in Self.rows {
      for command in [[], ["convert"]] {
        let run = try CommandRun(command + words.split(separator: "·").map { String($0) })
        if run.code != 0 || run.output != line + "\n" {
          failures.append("\(command) \(words): \(run.output)\(run.error)")
        }
      }
    }
    #expect(failures == [])
  }

  /// Without a target unit, the output lists all units, as `all` does; `convert` requires a target.
  @Test func withoutATarget() throws {
    for words in [
      ["12", "in"], ["5", "ft", "6", "in"], ["5 N m"], ["5", "N", "m"], ["12 us fl oz"],
    ] {
      let spoken = try CommandRun(words + ["--decimals", "2"])
      let all = try CommandRun(["all"] + words + ["--decimals", "2"])
      #expect(spoken.code == 0 && spoken.output == all.output && spoken.error == all.error)
      #expect(spoken.output.split(separator: "\n").count > 7)
    }
    for words in [["12", "in"], ["12 in"], ["5", "ft", "6", "in"]] {
      let run = try CommandRun(["convert"] + words)
      #expect(run.code == 64 && run.output == "")
      #expect(
        run.error.hasPrefix(
          "Error: The unit to convert '\(words.joined(separator: " "))' to is missing."))
    }
  }

  @Test func whatIsNoConversion() throws {
    let rows: [([String], Int32, String)] = [
      (
        ["converrt", "5", "m", "ft"], 64,
        "Error: Unknown command 'converrt'; did you mean 'convert'?"
      ),
      (["unts", "mile"], 64, "did you mean 'units'?"), (["serach", "mile"], 64, "'search'?"),
      (["VERIFY"], 64, "did you mean 'verify'?"),
      (["xyzzy"], 64, "Unknown command 'xyzzy'. A conversion begins with a number"),
      ([""], 64, "Unknown command ''"), (["half a mile"], 64, "Write the number 'half' in digits"),
      (["-"], 64, "Unknown command '-'"), (["minus"], 64, "Unknown command 'minus'"),
      (["-", "x", "km"], 64, "Unknown command '-'"), (["foo", "5", "mi"], 64, "command 'foo'"),
      (["5", "mi", "-"], 64, "Quote the arrow"),
      (["5", "mi", "--foo"], 64, "Unknown option '--foo'"),
      (["mi", "km"], 65, "metryvo: a number is missing: write it like '5 mi'\n"),
      (["mi"], 65, "a number is missing"), (["5"], 65, "'5' has no unit: write it like '5 mi'"),
      (["5", "qux", "to", "km"], 65, "unknown unit 'qux'; 'metryvo units' lists all"),
      (["5", "mtr", "to", "km"], 65, "unknown unit 'mtr'; did you mean m (meter)?"),
      (["5", "pnd", "to", "kg"], 65, "unknown unit 'pnd'; did you mean lb (pound)?"),
      (["half", "a", "mile", "to", "km"], 64, "Write the number 'half' in digits"),
      (["5k", "miles", "to", "km"], 65, "'5k' is not a number: write its zeros"),
      (["1", "IN", "to", "CM"], 65, "did you mean cm (centimeter)?"),
      (["5", "Km", "to", "M"], 65, "did you mean m (meter)?"),
      (["2", "dozen"], 65, "unknown unit 'dozen'; 'metryvo units' lists all"),
      (["5", "USD", "to", "EUR"], 65, "unknown unit 'USD'; 'metryvo units' lists all"),
      (
        ["5", "mw", "to", "W"], 65,
        "'mw' is neither mW (milliwatt) nor MW (megawatt): write the case that is meant"
      ),
      (["1", "PH", "to", "H"], 65, "'PH' is neither pH (pH), pH (picohenry) nor ph (phot)"),
      (
        ["1", "Gm", "to", "kg"], 65,
        "'Gm' is not g (gram), and gigameter (Gm) is not in the catalog: write the case that is meant"
      ),
      (["1", "hP", "to", "W"], 65, "and hectopoise (hP) is not in the catalog"),
      (["abc", "m", "km"], 65, "'abc' is not a number"),
      (["1e", "m", "km"], 65, "'1e' is not a number"),
      (["e5", "m", "to", "km"], 65, "'e5' is not a number"),
      (["5k", "km"], 65, "'5k' is not a number"),
      (["5k", "km", "to", "m"], 65, "'5k' is not a number"),
      (["5foo", "km"], 65, "unknown unit 'foo'; did you mean ft (foot)?"),
      (["1", "gallon", "UK", "to", "L"], 65, "needs parentheses: write 'gallon (UK)'"),
      (["1", "gallon", "UK", "L"], 65, "needs parentheses: write 'gallon (UK)'"),
      (["1", "mile", "nautical", "to", "km"], 65, "needs parentheses: write 'mile (nautical)'"),
      (
        ["1", "cup", "()", "to", "mL"], 65,
        "unknown qualifier in 'cup ()'; known: US, metric, UK, US legal, JP"
      ),
      (
        ["2", "cup", "(Canadian)", "to", "mL"], 65,
        "unknown qualifier in 'cup (Canadian)'; known: US, metric, UK, US legal, JP"
      ),
      (["5", "mg/kg", "to", "ppm"], 65, "unknown unit 'mg/kg'; 'metryvo units' lists all"),
      (["5", "kg", "(per", "person)", "to", "lb"], 65, "'(per person)' at character 6"),
      (["5", "km", "(x3)", "to", "mi"], 65, "'(x3)' at character 6"),
      (["5", "mi", "to", "kmm"], 65, "unknown unit 'kmm'; did you mean km (kilometer)"),
      (["5", "mi", "nautical", "mls"], 65, "unknown unit 'nautical mls'"),
      (["12", "in", "cm", "xyzzy"], 65, "unknown unit 'cm xyzzy'"),
      (["1", "oz", "m"], 65, "cannot convert ounce (mass) to meter (length)"),
      (["5", "in", "in", "kg"], 65, "cannot convert inch (length) to kilogram (mass)"),
    ]
    for (arguments, code, text) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == code && run.output == "" && run.error.contains(text), "\(run.error)")
    }
  }

  /// Options may precede or follow the words.
  @Test func optionsBeforeWords() throws {
    let rows: [([String], [String])] = [
      (["--decimals", "2"], ["5", "mi", "km"]), (["--json"], ["5", "mi", "to", "km"]),
      (["--locale", "de", "--strict"], ["1.234,5", "km", "mi"]),
      (["--style=value", "--digits", "3"], ["-40", "°C", "°F"]),
      (["--backend", "gmp"], ["1", "cup"]), (["--system", "imperial"], ["pint", "1", "mL"]),
      (["--decimals", "2"], ["5", "mi", "kg"]), (["--decimals", "2"], ["5", "mi", "-"]),
      (["--decimals", "-2"], ["5", "mi", "km"]), (["--foo"], ["5", "mi", "km"]),
    ]
    for (options, words) in rows {
      let before = try CommandRun(options + words)
      let behind = try CommandRun(words + options)
      #expect(before.code == behind.code && before.output == behind.output, "\(options) \(words)")
      // The error is equal for options before and after the words, even if the unit precedes the
      // number.
      #expect(before.error == behind.error, "\(options) \(words)")
    }
    #expect(try CommandRun(["--", "5", "mi", "km"]).output == "8.04672 km   (exact)\n")
  }

  /// Arguments without a conversion belong to the root command: its options, options alone, and
  /// options before a command.
  @Test func optionsWithoutWords() throws {
    let rows: [([String], Int32, String)] = [
      (["--version"], 0, "metryvo "), (["--version", "5"], 0, "metryvo "),
      (["--help"], 0, "SUBCOMMANDS:"), (["-h", "5", "mi", "km"], 0, "SUBCOMMANDS:"),
      (["--foo"], 64, "Unknown option '--foo'"),
      (["--decimals", "2", "convert", "5", "mi", "km"], 64, "Unknown option '--decimals'"),
      (["--decimals", "2"], 64, "Expected a value and its unit, like 'metryvo 5 mi km'."),
      (["--generate-completion-script", "bash"], 0, "_metryvo"),
    ]
    for (arguments, code, text) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == code && (run.output + run.error).contains(text), "\(arguments)")
    }
  }

  /// Ten thousand words are refused in at most half a second.
  @Test func manyWords() throws {
    let run = try CommandRun(["5" + String(repeating: " in", count: 10_000)])
    #expect(run.code == 65 && run.processorTime < 0.5, "\(run.processorTime) \(run.error)")
  }

  @Test func everyReadingIsSaid() throws {
    let rows: [([String], [String])] = [
      (["5", "ft", "6", "in", "cm"], ["the parts were added up"]),
      (
        ["1", "gallon", "1", "pint", "L"],
        [
          "'gallon' was read as US gallon (gallon); also: gallon-imperial, gallon-dry",
          "'pint' was read as US pint (pint); also: pint-imperial, pint-dry, pint-metric",
          "the parts were added up",
        ]
      ),
      (
        ["1", "year", "6", "months", "days"],
        [
          "'year' was read as mean Gregorian year (year-gregorian); also: year-365-day, year-julian",
          "'months' was read as mean Gregorian month (month-gregorian); also: month-30-day, "
            + "month-julian, month-synodic", "the parts were added up",
        ]
      ),
      (
        ["1", "common year", "months"],
        [
          "'months' was read as mean Gregorian month (month-gregorian); also: month-30-day, "
            + "month-julian, month-synodic"
        ]
      ),
      (
        ["1", "Gregorian year", "years"],
        [
          "'years' was read as mean Gregorian year (year-gregorian); also: year-365-day, year-julian"
        ]
      ),
      (["~5", "kg", "lb"], ["marked as approximate"]),
      (["10-12", "kg", "lb"], ["two numbers, a range"]),
      (["kg", "5", "lb"], ["the unit stands before its number"]),
      (["5", "KB", "B"], ["'KB' was read as kilobyte (kB)"]),
      (["5", "mi", "KM"], ["'KM' was read as kilometer (km)"]),
      (
        ["1", "year", "in", "months"],
        [
          "'year' was read as mean Gregorian year (year-gregorian); also: year-365-day, year-julian",
          "'months' was read as mean Gregorian month (month-gregorian); also: month-30-day, "
            + "month-julian, month-synodic",
        ]
      ),
      (
        ["1,234", "km", "m"],
        ["'1,234 km' was read as 1234 km", "the mark in the number can be read in two ways"]
      ),
      (
        ["1", "pint", "mL", "--system", "imperial"],
        ["'pint' was read as imperial pint (pint-imperial); also: pint, pint-dry, pint-metric"]
      ),
    ]
    for (arguments, notes) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == 0)
      #expect(run.error == notes.map { "note: \($0)\n" }.joined(), "\(arguments)")
      let json = try CommandRun(arguments + ["--json"])
      let record = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
      #expect(record?["notes"] as? [String] == notes && json.error == "")
    }
  }

  @Test func rangesAsJSON() throws {
    let run = try CommandRun(["10–12", "kg", "lb", "--digits", "4", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["value"] as? String == "10" && json?["rangeValue"] as? String == "12")
    #expect(json?["result"] as? String == "22.05" && json?["rangeResult"] as? String == "26.46")
    #expect(json?["text"] as? String == "22.05 – 26.46 lb" && json?["exact"] as? Bool == false)
  }
}
