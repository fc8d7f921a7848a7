import Foundation
import Testing

/// Options for reading and printing numbers: locale, grouping, notation, zeros, style.
@Suite struct NumberOptionsTests {
  /// Runs command lines, and returns those whose output is not the expected output.
  ///
  /// In a line, `_` is a space inside a word.
  private func failures(_ rows: [(String, String)]) throws -> [String] {
    try rows.compactMap { line, expected in
      let words = line.split(separator: " ").map { $0.replacingOccurrences(of: "_", with: " ") }
      let run = try CommandRun(words)
      return run.code == 0 && run.output == expected + "\n"
        ? nil : "\(line): \(run.output)\(run.error), not \(expected)"
    }
  }

  @Test func locales() throws {
    #expect(
      try failures([
        ("convert 1.234,5_km m --locale de", "1.234.500 m   (exact)"),
        ("1.234,5_km m --locale de --trailing-zeros kept", "1.234.500,0 m   (exact)"),
        ("1,234.5_km m --locale en", "1,234,500 m   (exact)"),
        ("1234,5_km m --locale es", "1.234.500 m   (exact)"),
        ("1234,5_m cm --locale fr", "123\u{202F}450 cm   (exact)"),
        ("1234,5_m cm --locale ru", "123\u{A0}450 cm   (exact)"),
        ("1234,5_m dm --locale it", "12.345 dm   (exact)"),
        ("1,5_m m --locale pt-BR", "1,5 m   (exact)"),
        ("1234_m m --locale ja", "1,234 m   (exact)"),
        ("1234_m m --locale zh-Hans --grouping never", "1234 m   (exact)"),
        ("1234,5_m m --locale es", "1234,5 m   (exact)"),
        ("1234,5_m m --locale es --grouping always", "1.234,5 m   (exact)"),
        ("1234567.5_m m", "1234567.5 m   (exact)"),
        ("1234567.5_m m --grouping auto", "1,234,567.5 m   (exact)"),
        ("1.234 km m --locale de", "1.234.000 m   (exact)"),
        ("1234567.5_km m --locale en-IN", "1,23,45,67,500 m   (exact)"),
        ("1,234.5_km m --locale es-MX", "1,234,500 m   (exact)"),
        ("1’234.5_km m --locale de-CH", "1’234’500 m   (exact)"),
        ("1'234.5_km m --locale DE-ch --strict", "1’234’500 m   (exact)"),
        ("12,34,567.5_km m --locale en-IN --strict", "1,23,45,67,500 m   (exact)"),
        ("1234,5_m cm --locale fr-CA", "123\u{A0}450 cm   (exact)"),
        ("1234,5_m cm --locale fr-CH", "123\u{202F}450 cm   (exact)"),
        ("1234,5_m m --locale pt-PT", "1234,5 m   (exact)"),
        ("12345,5_m m --locale pt-PT", "12\u{A0}345,5 m   (exact)"),
        ("12345,5_m m --locale de-AT", "12.345,5 m   (exact)"),
        ("5_公尺 cm --locale zh-TW", "500 cm   (exact)"),
        ("5 Zoll cm --locale de", "12,7 cm   (exact)"),
        ("5 km Meilen --locale de --decimals 2", "3,11 mi   (rounded half-up)"),
      ]) == [])
  }

  @Test func strictReadsOnlyWhatTheLocaleWrites() throws {
    #expect(
      try failures([
        ("1.234,5_km m --locale de --strict --grouping never", "1234500 m   (exact)"),
        ("1,234.5 km m --strict", "1234500 m   (exact)"),
        ("1,234 km m --strict", "1234000 m   (exact)"),
      ]) == [])
    for (words, place) in [
      (["1,5 km", "m"], "character 2 (byte 1)"),
      (["1.5 km", "m", "--locale", "de"], "character 2"),
      (["1/2 km", "m"], "character 2"), (["5 ft 6 in", "cm"], "character 6"),
      (["10–12 kg", "lb"], "character 3"), (["~5 kg", "lb"], "character 1"),
    ] {
      for command in ["convert", "all"] {
        let words =
          command == "all" ? words.filter { $0 != "m" && $0 != "lb" && $0 != "cm" } : words
        let run = try CommandRun([command] + words + ["--strict"])
        #expect(run.code == 65 && run.output == "" && run.error.contains(place), "\(run.error)")
      }
    }
  }

  @Test func notation() throws {
    #expect(
      try failures(
        [
          ("5 km m --notation scientific", "5E3 m   (exact)"),
          ("50 km m --notation engineering", "50E3 m   (exact)"),
          ("1 ft mi --notation scientific --decimals 2", "1.89E-4 mi   (rounded half-up)"),
          ("1e25 km m", "1E28 m   (exact)"),
          ("1e25 km m --notation plain", "10000000000000000000000000000 m   (exact)"),
          ("1e17 km m", "100000000000000000000 m   (exact)"), ("1e18 km m", "1E21 m   (exact)"),
          ("1e-15 km m", "0.000000000001 m   (exact)"), ("1e-16 km m", "1E-13 m   (exact)"),
          (
            "1e125 km m --notation plain",
            "1E128 m   (exact, too large for plain notation: try scientific notation with "
              + "--notation scientific)"
          ),
          (
            "1e-125 km m --notation plain",
            "1E-122 m   (exact, too small for plain notation: try scientific notation with "
              + "--notation scientific)"
          ),
        ].map { ($0.0 + " --trailing-zeros stripped", $0.1) }) == [])
  }

  @Test func zeros() throws {
    #expect(
      try failures([
        ("1.50 m cm", "150 cm   (exact)"),
        ("1.50 m cm --trailing-zeros kept", "150.00 cm   (exact)"),
        ("1.50 m cm --trailing-zeros stripped", "150 cm   (exact)"),
        ("3 ft yd --decimals 2", "1.00 yd   (exact)"),
        ("3 ft yd --decimals 2 --trailing-zeros kept", "1 yd   (exact)"),
        ("3 ft yd --decimals 2 --trailing-zeros stripped", "1 yd   (exact)"),
        ("3 ft yd --digits 4 --trailing-zeros padded", "1.000 yd   (exact)"),
        ("0 ft yd --decimals 2", "0.00 yd   (exact)"),
        // A nonzero result is never shown as 0, and the remark states its digits.
        ("1 ft mi --decimals 2", "0.00019 mi   (rounded half-up to 2 digits)"),
        ("1 ft mi --decimals 1", "0.0002 mi   (rounded half-up to 1 digit)"),
        ("1 m km --decimals 1", "0.001 km   (exact)"),
        ("1 ft mi --decimals 4", "0.0002 mi   (rounded half-up)"),
      ]) == [])
  }

  @Test func styles() throws {
    #expect(
      try failures([
        ("5 mi km --style value", "8.04672"),
        ("5 mi km --style value-with-symbol", "8.04672 km   (exact)"),
        ("5 mi km --style expression", "5 mi = 8.04672 km   (exact)"),
        ("5,50 mi km --style expression --locale de", "5,50 mi = 8,851392 km   (exact)"),
        (
          "1/3 cup-metric mL --style expression --digits 3",
          "1/3 cup (metric) = 83.3 mL   (rounded half-up)"
        ),
        ("10–12 kg g --style expression", "10 – 12 kg = 10000 – 12000 g   (exact)"),
        ("90 deg deg --style expression", "90° = 90°   (exact)"),
        ("1 ft yd --style value --decimals 2", "0.33"),
      ]) == [])
    let all = try CommandRun(["all", "32", "°F", "--style", "expression", "--decimals", "1"])
    let lines = all.output.split(separator: "\n")
    #expect(lines.count == 8 && lines.contains("32 °F = 0.0 °C   (exact)"), "\(all.output)")
    let both = try CommandRun(["5", "mi", "km", "--style", "value", "--json"])
    #expect(both.code == 64)
  }

  /// Numbers in JSON have a decimal point and no groups, in any locale.
  @Test func jsonIsForPrograms() throws {
    let run = try CommandRun(["1.234,5 km", "m", "--locale", "de", "--decimals", "2", "--json"])
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(json?["value"] as? String == "1234.5" && json?["result"] as? String == "1234500.00")
    #expect(json?["text"] as? String == "1.234.500,00 m" && json?["remark"] as? String == "exact")
  }

  /// A locale without data is refused, and the error names the nearest locale.
  @Test func unknownLocalesAreRefused() throws {
    for (locale, text) in [
      ("de-FR", "nothing is known of 'de-FR'; the nearest locale is de\n"),
      ("en_SE", "nothing is known of 'en_SE'; the nearest locale is en\n"),
      ("pl", "only of en, es, de, fr, it, pt-BR, ja, zh-Hans, ru, zh-Hant and regions, like "),
      ("de-CH-1996", "only of en, es"), ("", "nothing is known of ''"),
    ] {
      for words in [["convert", "5", "mi", "km"], ["all", "5", "mi"], ["paste", "5 mi"]] {
        let run = try CommandRun(words + ["--locale", locale])
        #expect(run.code == 64 && run.output == "" && run.error.contains(text), "\(run.error)")
      }
    }
  }

  @Test func badOptions() throws {
    for options in [
      ["--locale", "xx"], ["--grouping", "some"], ["--notation", "roman"], ["--style", "bold"],
      ["--trailing-zeros", "many"], ["--system", "martian"],
    ] {
      let run = try CommandRun(["convert", "5", "mi", "km"] + options)
      #expect(run.code == 64 && run.output == "" && run.error.contains(options[0]), "\(run.error)")
    }
  }

  @Test func whatABackendCannotHold() throws {
    let long = String(repeating: "1", count: 35)
    let rows: [([String], String)] = [
      ([long, "m", "km"], "has 35 digits; at most 34 are read (backend gmp reads up to 100000)"),
      (["1e-6177", "m", "km"], "the number at character 1 (byte 0) is too small: the exponent"),
      (["1e6145", "m", "km"], "is too large: the exponent of its first digit may be -6144...6144"),
      (["1.5e-6176", "m", "km"], "exponent"),
      (["1.000000000000000000000000000000001e-6144", "m", "km"], "has digits below 1E-6176"),
      (["1/9999999999999999999", "ly", "pc"], "the fraction at character 1 (byte 0) has too many"),
    ]
    for (arguments, text) in rows {
      let run = try CommandRun(arguments)
      #expect(run.code == 65 && run.output == "" && run.error.contains(text), "\(run.error)")
    }
    let gmp = try CommandRun([long, "m", "km", "--backend", "gmp", "--digits", "40"])
    #expect(
      gmp.output == "1.1111111111111111111111111111111111E31 km   (exact)\n" && gmp.error == "")
  }
}
