import Foundation
import Testing

/// `paste` prints the measure that it reads in a text, and notes on the reading.
@Suite struct PasteTests {
  @Test(arguments: [
    (["1.234,5 km"], "1234.5 km   (kilometer, length)\n", ""),
    (["5 ft 6 in"], "66 in   (inch, length)\n", "note: the parts were added up\n"),
    (["1/3", "cup"], "1/3 cup (US)   (cup, volume)\n", "note: the unit may also be cup-metric"),
    (["5 kg (net)"], "5 kg   (kilogram, mass)\n", "note: left out: 'net'\n"),
    (["-40 °F"], "-40 °F   (fahrenheit, temperature)\n", ""),
    (["1,234 km"], "1234 km   (kilometer, length)\n", "note: the mark in the number can be read"),
    (["1,234 km", "--locale", "de"], "1.234 km   (kilometer, length)\n", ""),
    (["It weighs ~5 kg (11 lb)."], "5 kg   (kilogram, mass)\n", "note: marked as approximate\n"),
    (
      ["It is 5 ft 6 in tall"], "66 in   (inch, length)\n",
      "note: the parts were added up\nnote: left out: 'It is', 'tall'\n"
    ),
    (
      ["1 gallon 1 pint"], "9 pt (US)   (pint, volume)\n",
      "note: the parts were added up\nnote: 'gallon' was read as US gallon (gallon); also: "
    ),
    (["1 pound (mass)"], "1 lb   (pound, mass)\n", ""),
    (["minus 40 °F"], "-40 °F   (fahrenheit, temperature)\n", ""),
    (["12 km / h"], "12 km/h   (kilometer-per-hour, speed)\n", ""),
    (
      ["1 pint", "--system", "imperial"], "1 pt (UK)   (pint-imperial, volume)\n",
      "note: the measurement system"
    ),
    (
      ["12,34,567 km"], "1234567 km   (kilometer, length)\n",
      "note: the digits are grouped otherwise than the locale groups them\n"
    ),
    (["12,34,567 km", "--locale", "en-IN"], "1234567 km   (kilometer, length)\n", ""),
    (["\u{FEFF}5 k\u{FEFF}m\u{FEFF}"], "5 km   (kilometer, length)\n", ""),
    // Output for people ends with the last nonzero digit.
    (["5.50 mi"], "5.5 mi   (mile, length)\n", ""), (["100 mi"], "100 mi   (mile, length)\n", ""),
    (["-0.00 °F"], "-0 °F   (fahrenheit, temperature)\n", ""),
    (["1.50e10 mi"], "1.5E10 mi   (mile, length)\n", ""),
    (["2.00 mi"], "2 mi   (mile, length)\n", ""),
    (["0.0000000000 mi"], "0 mi   (mile, length)\n", ""),
    (["10.50–12.00 kg"], "10.5 – 12 kg   (kilogram, mass)\n", "note: two numbers, a range\n"),
    (["10–12 kg"], "10 – 12 kg   (kilogram, mass)\n", "note: two numbers, a range\n"),
  ])
  func whatIsUnderstood(_ arguments: [String], _ output: String, _ note: String) throws {
    let run = try CommandRun(["paste"] + arguments)
    #expect(run.code == 0 && run.output == output && run.error.hasPrefix(note), "\(run)")
  }

  @Test func whatIsNot() throws {
    let word = try CommandRun(["paste", "hello"])
    #expect(word.code == 65 && word.output == "")
    #expect(word.error == "metryvo: 'hello' is not a number\n")
    let strict = try CommandRun(["paste", "1,5 km", "--strict"])
    #expect(strict.code == 65 && strict.error.contains("character 2 (byte 1)"), "\(strict.error)")
    let unknown = try CommandRun(["paste", "1 km", "--locale", "xx"])
    #expect(unknown.code == 64)
  }

  /// Errors name qualifiers as `convert` does.
  @Test func qualifiersAreNamed() throws {
    for (text, message) in [
      ("1 cup (Canadian)", "known: US, metric, UK, US legal, JP"),
      ("It holds 1 cup (Canadian) of milk", "known: US, metric, UK, US legal, JP"),
      ("5 kg (each)", "'(each)' at character 6 (byte 5) changes the measure beside it"),
      ("1 ton (foo)", "unknown qualifier in 'ton (foo)'; known: "),
      (
        "1 gallon UK",
        "'UK' tells units of this name apart and needs parentheses: write 'gallon (UK)'"
      ),
    ] {
      let run = try CommandRun(["paste", text])
      #expect(run.code == 65 && run.output == "" && run.error.contains(message), "\(run.error)")
    }
  }

  /// Text that changes a measure is never left out.
  @Test func whatTouchesAMeasureIsRefused() throws {
    let end = "changes the measure beside it and is not understood; write the measure without it\n"
    let rows = [
      ("2 kWh per day", "'per' at character 7 (byte 6) "),
      ("10 x 12 x 5 cm", "'x' at character 9 (byte 8) "),
      ("5 m by 4 m", "'by' at character 5 (byte 4) "),
      ("5 \u{202E} kg per m", "unexpected invisible character U+202E"),
      ("a 5 km \u{202E}run", "'<U+202E>' at character 8 (byte 7) "),
    ]
    for (text, place) in rows {
      let run = try CommandRun(["paste", text])
      #expect(run.code == 65 && run.output == "" && run.error.contains(place), "\(run.error)")
      #expect(!run.error.contains("\u{202E}") && (run.error.hasSuffix(end) || place.hasPrefix("u")))
    }
    let run = try CommandRun(["20 °C - 10 °C", "to", "°F"])
    #expect(run.code == 65 && run.error.contains("a difference of two measures"), "\(run.error)")
  }

  @Test func whatIsLeftOutIsInJSON() throws {
    let run = try CommandRun(["paste", "It weighs ~5 kg (11 lb).", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["leftOut"] as? [String] == ["It weighs", "11 lb"])
    #expect((json?["notes"] as? [String])?.contains("left out: 'It weighs', '11 lb'") == true)
  }

  @Test func asJSON() throws {
    let run = try CommandRun(["paste", "1.234,50 km", "--locale", "de", "--strict", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["number"] as? String == "1234.50" && json?["unit"] as? String == "kilometer")
    #expect(json?["start"] as? Int == 0 && json?["end"] as? Int == 11)
  }
}
