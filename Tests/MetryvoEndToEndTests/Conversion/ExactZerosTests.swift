import Foundation
import Testing

/// Trailing zeros of exact results are printed only if requested.
@Suite struct ExactZerosTests {
  /// Value, source and target: values with trailing zeros, or conversions that produce some.
  private static let rows: [[String]] = {
    let pairs = [
      ("m", "nm"), ("in", "micron"), ("fraction", "percent"), ("mi", "km"), ("km", "m"),
      ("°C", "K"), ("lb", "kg"), ("gal", "L"), ("h", "min"), ("kWh", "J"), ("acre", "m²"),
      ("m", "m"),
    ]
    let values = [
      "1e-7", "0.005", "0.125", "5.50", "1234.500", "-40.0", "0.000", "100", "2.50e3", "1.0e20",
      "7.0e-11",
    ]
    return pairs.flatMap { pair in values.map { [$0, pair.0, pair.1] } }
  }()

  private func batch(_ options: [String]) throws -> [[String]] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("rows.tsv")
    try Data((Self.rows.map { $0.joined(separator: "\t") }.joined(separator: "\n") + "\n").utf8)
      .write(to: file)
    let run = try CommandRun(["convert", "--batch", file.path] + options)
    #expect(run.code == 0, "\(run.error)")
    return run.output.split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
  }

  /// Returns whether the coefficient has no trailing zero that could be left out.
  private func endsWell(_ number: String, mark: Character = ".") -> Bool {
    let coefficient = number.prefix { $0 != "E" }
    guard coefficient.contains(mark) else {
      return coefficient.utf8.count == number.utf8.count || coefficient == "0"
        || coefficient.last != "0"
    }
    return coefficient.last != "0" && coefficient.last != mark
  }

  @Test func noExactResultEndsWithAnIdleZero() throws {
    for (options, mark) in [
      ([], "."), (["--locale", "de"], ","), (["--locale", "fr", "--grouping", "auto"], ","),
      (["--backend", "gmp"], "."), (["--notation", "scientific"], "."), (["--digits", "20"], "."),
    ] as [([String], Character)] {
      let results = try batch(options)
      #expect(results.count == Self.rows.count)
      let exact = results.filter { $0[1].hasPrefix("exact") }
      #expect(exact.count > Self.rows.count / 2)
      #expect(exact.filter { !endsWell($0[0], mark: mark) } == [], "\(options)")
    }
  }

  /// For each row, rounded or exact, the batch prints the results of `convert` and of its JSON.
  @Test func everyWayPrintsTheSame() throws {
    for options in [[], ["--locale", "de"], ["--trailing-zeros", "kept"], ["--decimals", "3"]] {
      let results = try batch(options)
      for (index, row) in Self.rows.enumerated() where index % 3 == 0 {
        let words = ["convert"] + row + options + ["--grouping", "never"]
        let alone = try CommandRun(words + ["--style", "value"])
        #expect(alone.output == results[index][0] + "\n", "\(words), in a batch \(results[index])")
        let run = try CommandRun(words + ["--json"])
        let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
        let result = try #require(json?["result"] as? String)
        #expect(
          results[index][0].replacingOccurrences(of: ",", with: ".") == result, "\(words)")
      }
    }
  }

  /// Rounded results keep their digits, and requested zeros are printed.
  @Test func otherZerosStay() throws {
    for (words, expected) in [
      ("1e-7 m nm", "100 nm   (exact)"), ("0.005 in micron", "127 µm   (exact)"),
      ("0.125 fraction percent", "12.5%   (exact)"), ("1 calorie-15 joule", "4.1855 J"),
      ("1e-7 m nm --trailing-zeros kept", "100.0000000 nm   (exact)"),
      ("0.005 in micron --trailing-zeros kept", "127.000 µm   (exact)"),
      ("0.125 fraction percent --trailing-zeros kept", "12.500%   (exact)"),
      ("5.50 mi mi", "5.5 mi   (exact)"), ("0.00 m km", "0 km   (exact)"),
      ("-0.0 m km", "-0 km   (exact)"), ("1.50e30 m km", "1.5E27 km   (exact)"),
      ("1 ft yd --decimals 2", "0.33 yd   (rounded half-up)"),
      ("3 ft yd --decimals 2", "1.00 yd   (exact)"),
      ("2.9999 ft yd --digits 3", "1.00 yd   (rounded half-up)"),
      ("10.00–12.50 kg g", "10000 – 12500 g   (exact)"),
    ] {
      let run = try CommandRun(words.split(separator: " ").map { String($0) })
      #expect(run.output.hasPrefix(expected), "\(words): \(run.output)\(run.error)")
    }
  }
}
