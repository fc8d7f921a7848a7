import Foundation
import Metryvo
import PropertyTesting
import Testing

/// A row is converted alone, with all units of its quantity, in a batch, for programs and by the
/// library: every way gives one value, remark and notes.
@Suite struct WaysAgreeTests {
  /// Options, the mark before their decimals, and how the library is asked for as much.
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

  /// Numbers for every way through a conversion: plain digits, many, an exponent, a fraction, 0,
  /// marks that can be read in two ways, groups of another locale, blanks between digits, below
  /// absolute zero, and none that shows without its digits.
  private static let numbers = [
    "5", "1", "0", "-40", "-300", "-0.5", "0.1", "1/3", "-2/7", "3 1/2", "1e21", "1.00",
    "123456789.123456789", "0.000000000000001", "9999999999999999999999999999999999", "1E-6140",
    "12,345", "1.234", "12,34,567", "1 000", "12 345.6", "1 234 567", "1\u{A0}000",
  ]

  /// Measures of units drawn from every quantity; of those that are not defined exactly, all.
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
    // Every quantity with the options that most people give, a part of them with others.
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

  /// The columns of the results of a batch.
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

  /// What the library says otherwise, if anything.
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

  /// What a conversion of the row alone says otherwise, if anything.
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
    // Where all units are asked for, no name of one is read.
    single.notes = single.notes.filter { !$0.hasPrefix("'\(record.to)' was read as ") }
    let line = "\(single.text)   (\(single.remark))\n"
    return single == record && text.output == line && text.error == notes
      ? nil : "\(words): \(single)\n\(text.output)\(text.error), not \(record)"
  }

  /// Shared names, not identifiers: a row of all units says what a conversion to its unit says.
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
      // An identifier that units share, such as cup, means the one beside the source.
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

  /// Names with several meanings or in another case, and percentages: what is noted of one row is
  /// noted of a batch.
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

  /// So many notes that each can be read; the others are counted.
  @Test func manyNotesAreCounted() throws {
    let rows = Catalog.standard.units.map { "1\t\($0.identifier)\t\($0.identifier)\n" }.joined()
    let run = try ShellRun("metryvo convert --batch rows.tsv", files: ["rows.tsv": rows])
    let notes = run.error.split(separator: "\n").filter { $0.hasPrefix("note: ") }
    #expect(
      notes.count == 21 && notes[20].hasSuffix(" more names were read so; these are the first"))
  }
}
