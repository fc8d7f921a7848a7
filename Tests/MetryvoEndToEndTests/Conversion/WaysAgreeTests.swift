import Foundation
import Metryvo
import PropertyTesting
import Testing

/// A conversion gives the same value, remark and notes alone, in a table of all units, in a batch,
/// in JSON and from the library.
@Suite struct WaysAgreeTests {
  /// The options of a run, with the decimal mark of the output and the rounding target of the
  /// library.
  struct Settings: CustomTestStringConvertible, Sendable {
    var options: [String]
    var mark = "."
    var target: RoundingTarget?

    var testDescription: String { options.joined(separator: " ") }
  }

  static let settings = [
    Settings(options: [], target: .digits(34)),
    Settings(options: ["--digits", "4"], target: .digits(4)),
    Settings(options: ["--decimals", "3"]),
    Settings(options: ["--decimals", "2", "--rounding", "floor"]),
    Settings(options: ["--backend", "gmp"]),
    Settings(options: ["--backend", "gmp", "--decimals", "0", "--rounding", "half-even"]),
    Settings(options: ["--notation", "scientific"]),
    Settings(options: ["--trailing-zeros", "stripped"]),
    Settings(options: ["--locale", "de"], mark: ","),
    Settings(options: ["--locale", "fr", "--decimals", "5"], mark: ","),
    Settings(options: ["--locale", "ja", "--digits", "12", "--strict"]),
  ]

  /// Numbers for every code path of a conversion: few and many digits, an exponent, a fraction, 0,
  /// ambiguous separators, groups of another locale, spaces between digits, temperatures below
  /// absolute zero, and values that few decimals would show as 0.
  private static let numbers = [
    "5", "1", "0", "-40", "-300", "-0.5", "0.1", "1/3", "-2/7", "3 1/2", "1e21", "1.00",
    "123456789.123456789", "0.000000000000001", "9999999999999999999999999999999999", "1E-6140",
    "12,345", "1.234", "12,34,567", "1 000", "12 345.6", "1 234 567", "1\u{A0}000",
  ]

  /// Returns one drawn measure for each quantity, and one for each unit without an exact
  /// definition.
  private static func measures(_ settings: Settings) -> [(number: String, unit: MeasureUnit)] {
    let isStrict = settings.options.contains("--strict")
    let numbers = numbers.filter { !isStrict || !$0.contains { "/, \u{A0}".contains($0) } }
    let draws = Generator<[(Int, Int)]>("draws") { source in
      Catalog.standard.quantities.map { quantity in
        (
          source.uniform(in: 0...numbers.count - 1),
          source.uniform(in: 0...quantity.units.count - 1)
        )
      }
    }
    let drawn = draws.value(seed: 6, index: UInt64(settings.options.joined().utf8.count)) ?? []
    // Without options, all quantities are tested; with options, every fifth quantity.
    let step = settings.options.isEmpty ? 1 : 5
    var measures = zip(Catalog.standard.quantities, drawn).enumerated()
      .filter { $0.offset % step == 0 }
      .map { (numbers[$0.element.1.0], $0.element.0.units[$0.element.1.1]) }
    measures += Catalog.standard.units.filter { !$0.isExactlyDefined }.map { ("1", $0) }
    return measures.map { (local($0.0, settings.mark), $0.1) }
  }

  private static func local(_ number: String, _ mark: String) -> String {
    if mark == "." { return number }
    return String(number.map { $0 == "." ? "," : $0 == "," ? "." : $0 })
  }

  @Test(arguments: settings)
  func everyWaySaysTheSame(_ settings: Settings) throws {
    let options = settings.options + ["--grouping", "never"]
    var records: [(number: String, record: ConversionRecord)] = []
    for (number, unit) in Self.measures(settings) {
      let run = try CommandRun(["all", number, unit.identifier, "--json"] + options)
      try #require(run.code == 0, "\(number) \(unit.identifier): \(run.error)")
      let all = try JSONDecoder().decode([ConversionRecord].self, from: Data(run.output.utf8))
      #expect(all.allSatisfy { $0.from == unit.identifier }, "\(unit.identifier)")
      records += all.map { (number, $0) }
    }
    let rows = try batch(records, options)
    try #require(rows.count == records.count && records.count > 300)
    var failures: [String] = []
    for ((number, record), row) in zip(records, rows) {
      let expected = record.row
      let agrees =
        row.result == expected.result
        && (record.result == nil ? row.remark.hasPrefix("error: ") : row.remark == expected.remark)
      if !agrees {
        failures.append(
          "\(number) \(record.from) in \(record.to): \(row), not \(expected)")
      }
      if let target = settings.target, let problem = try fault(record, target) {
        failures.append(problem)
      }
    }
    for index in stride(from: 0, to: records.count, by: records.count / 6) {
      if let problem = try alone(records[index].number, records[index].record, options) {
        failures.append(problem)
      }
    }
    #expect(failures == [], "\(failures.prefix(20).joined(separator: "\n"))")
  }

  /// Returns the result columns of a batch.
  private func batch(
    _ records: [(number: String, record: ConversionRecord)], _ options: [String]
  ) throws -> [(result: String, remark: String)] {
    let rows = records.map { "\($0.number)\t\($0.record.from)\t\($0.record.to)\n" }.joined()
    let words = options.map { "'\($0)'" }.joined(separator: " ")
    let run = try ShellRun(
      "metryvo convert --batch rows.tsv --no-header \(words)", files: ["rows.tsv": rows])
    return run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map {
      let fields = $0.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      return (fields[0], fields.count == 2 ? fields[1] : "")
    }
  }

  /// Returns how a record differs from the library's result, or `nil` if it does not.
  private func fault(_ record: ConversionRecord, _ target: RoundingTarget) throws -> String? {
    guard let number = Decimal128(exactly: record.value) else { return nil }
    let converter = Converter<Decimal128>(target: target)
    let converted = try converter.plan(from: record.from, to: record.to).convert(number)
    let agrees =
      record.result.map { Decimal128(exactly: $0) == converted.value } ?? true
      && record.exact == (record.result != nil && converted.isExact)
      && record.isBelowAbsoluteZero == converted.isBelowAbsoluteZero
      && record.precisionLimited == converted.isPrecisionLimited
    return agrees ? nil : "\(record): the library has \(converted)"
  }

  /// Returns how a record differs from `convert` for its number and units, or `nil` if it does not.
  private func alone(
    _ number: String, _ record: ConversionRecord, _ options: [String]
  ) throws -> String? {
    let words = ["convert", number, record.from, "to", record.to]
    let json = try CommandRun(words + ["--json"] + options)
    let text = try CommandRun(words + options)
    if record.result == nil {
      let isRefused = json.code == 65 && text.code == 65 && json.output + text.output == ""
      return isRefused ? nil : "\(words): \(json.output)\(text.output)"
    }
    var single = try JSONDecoder().decode(ConversionRecord.self, from: Data(json.output.utf8))
    let notes = single.notes.map { "note: \($0)\n" }.joined()
    // In a table of all units, the target's name is not read, so it has no note.
    single.notes = single.notes.filter { !$0.hasPrefix("'\(record.to)' was read as ") }
    let line = "\(single.text)   (\(single.remark))\n"
    return single == record && text.output == line && text.error == notes
      ? nil : "\(words): \(single)\n\(text.output)\(text.error), not \(record)"
  }

  /// For a shared name, each row of a table of all units agrees with a conversion to the row's
  /// unit.
  @Test(arguments: [
    "1 year", "2 months", "18 cups", "2 gallons", "5 BTUs", "3 oz", "1 year 6 months",
  ])
  func aTableSaysWhatConversionsSay(_ measure: String) throws {
    let run = try CommandRun(["all", measure, "--json"])
    let rows = try JSONDecoder().decode([ConversionRecord].self, from: Data(run.output.utf8))
    let table = try CommandRun(["all", measure]).output.split(separator: "\n")
    try #require(rows.count == table.count && rows.count > 15, "\(run.error)")
    let own = try CommandRun(["paste", measure, "--json"])
    var failures: [String] = []
    for (row, line) in zip(rows, table) {
      let single = try CommandRun(["convert", measure, "to", row.to, "--json"])
      let record = try JSONDecoder().decode(ConversionRecord.self, from: Data(single.output.utf8))
      // Two units may share a spelling, such as cup; the name then means the unit that fits the
      // source.
      if record.to != row.to { continue }
      if record.from != row.from || record.result != row.result || record.remark != row.remark {
        failures.append("\(measure) to \(row.to): \(row), not \(record)")
      }
      let isOther = !own.output.contains("\"unit\" : \"\(row.from)\"")
      if isOther != line.contains("  of ") { failures.append("\(line)") }
      let note = row.notes.first { $0.contains("was read as") }
      if isOther && note?.contains("(\(row.from))") != true { failures.append("\(row)") }
    }
    #expect(failures == [])
  }

  /// A batch prints the notes of its rows: names with several meanings or in another case, and
  /// percentages.
  @Test func namesAreNotedInEveryWay() throws {
    let pairs = [
      ("cup", "mL"), ("oz", "mL"), ("oz", "g"), ("KB", "B"), ("pint", "gal"), ("c", "c"),
      ("%", "ppm"),
      ("mpg", "L/100km"), ("lb", "kg"), ("5 ft", "m"), ("oz", "m"),
    ]
    for option in [[], ["--system", "imperial"], ["--locale", "de"]] {
      var expected: [String] = []
      for (source, target) in pairs where source != "5 ft" {
        let run = try CommandRun(["convert", "1", source, "to", target] + option)
        for line in run.error.split(separator: "\n") where line.hasPrefix("note: ") {
          if !expected.contains(String(line)) { expected.append(String(line)) }
        }
      }
      let rows = pairs.map { "1\t\($0)\t\($1)\n" }.joined()
      let run = try ShellRun(
        (["metryvo", "convert", "--batch", "rows.tsv", "--threads", "1"] + option)
          .joined(separator: " "), files: ["rows.tsv": rows])
      let notes = run.error.split(separator: "\n").filter { $0.hasPrefix("note: ") }.map(
        String.init)
      #expect(notes == expected && notes.count >= 5, "\(option): \(notes), not \(expected)")
    }
  }

  /// At most 20 notes are printed.
  ///
  /// The output states the number of the other notes.
  @Test func manyNotesAreCounted() throws {
    let rows = Catalog.standard.units.map { "1\t\($0.identifier)\t\($0.identifier)\n" }.joined()
    let run = try ShellRun("metryvo convert --batch rows.tsv", files: ["rows.tsv": rows])
    let notes = run.error.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(
      notes.count == 21 && notes[20].hasSuffix(" more names were read so; these are the first"))
  }
}
