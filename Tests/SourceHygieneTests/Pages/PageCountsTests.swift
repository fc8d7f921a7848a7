import Conformance
import DecimalArithmetic
import Foundation
import Metryvo
import Testing
import Wording

/// The numbers on pages are those of the code, of the corpora and of the reports.
@Suite struct PageCountsTests {
  /// Returns the places where a page does not contain a text, wherever its lines are broken.
  private func missing(_ rows: [(page: String, text: String)]) throws -> [String] {
    try rows.filter { row in
      let words = try PackageFiles.text(row.page).split(whereSeparator: \.isWhitespace)
      return !words.joined(separator: " ").contains(row.text)
    }.map { "\($0.page): \($0.text)" }
  }

  @Test func unitsAndPairsAreThoseOfTheCatalog() throws {
    let quantities = Catalog.standard.quantities
    let units = Catalog.standard.units.count
    let pairs = quantities.reduce(0) { $0 + $1.units.count * $1.units.count }
    let catalog = "\(units) units in \(quantities.count) quantities"
    #expect(
      try missing([
        ("README.md", catalog), ("Sources/README.md", catalog),
        ("Sources/UnitConversion/README.md", "all pairs at once (\(pairs.grouped)"),
      ]) == [])
  }

  @Test func casesAreThoseOfTheLaws() throws {
    let page = "Sources/Conformance/README.md"
    let maps = "Sources/Conformance/CellMaps/README.md"
    let deviations = KnownDeviation.published.count
    let lengths = LimbLengths.all
    let shortest = try #require(lengths.first)
    let longest = try #require(lengths.last)
    let cells = ConversionCell.all.count
    let inModes = (cells * RoundingMode.allCases.count).grouped
    let unreachable = cells - ConversionCell.reachable.count
    let path = try #require(PackageFiles.swift.first { $0.hasSuffix("/FaultyOracle.swift") })
    let oracle = /\n {4}(?:altered\(|misled\(|FaultyOracle\(name: )"/
    let oracles = try PackageFiles.text(path).matches(of: oracle).count
    let locales = NumberLocale.distinctCases.count
    #expect(
      try missing([
        (page, "`KnownDeviation.published` names \(deviations) cases"),
        (page, "\(lengths.count) lengths of \(shortest) to \(longest) digits"),
        (page, "at \(LimbLengths.precisions.count) precisions"),
        (page, "\(oracles) oracles with one planted fault each"),
        (maps, "= \(RoundingCell.count.grouped)."),
        (maps, "\(cells), in eight modes \(inModes)."),
        (maps, "\(unreachable) are unreachable"),
        ("Sources/Conformance/Laws/README.md", "numbers in \(locales) locales"),
        ("Sources/ExactArithmetic/README.md", "of which \(deviations) state those limits"),
      ]) == [])
  }

  @Test func vectorsAreThoseOfTheCorpora() throws {
    let folder = "Corpora/metryvo/directed-decimal128"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: PackageFiles.root.appendingPathComponent(folder).path
    ).filter { $0.hasSuffix(".decTest") }
    let vectors = try files.reduce(0) { sum, file in
      sum + (try PackageFiles.lines("\(folder)/\(file)").count { $0.contains(" -> ") })
    }
    #expect(files.count == 6)
    #expect(
      try missing([
        ("Corpora/README.md", "\(vectors.grouped) constructed decimal128 cases"),
        ("Web/README.md", "The \(vectors.grouped) directed vectors run"),
      ]) == [])
  }

  /// The published decTest files are not part of the repository, but the report counts their cases.
  @Test func publishedVectorsAreThoseOfTheReport() throws {
    let report = try PackageFiles.text("reports/verify.md")
    let row = /(?m)^ +decTest, ([\w ]+), \d+ files +(\d+) +(\d+) \+ (\d+) \+ 0/
    let sets = report.matches(of: row).map(\.output)
    let counts = try sets.map { try #require(Int($0.2)) }
    let any = try #require(sets.first { $0.1 == "any precision" })
    let cases = try #require(Int(any.2)).grouped
    let passed = try #require(Int(any.3)).grouped
    let skipped = try #require(Int(any.4)).grouped
    let native = "\(cases) cases for any precision \(passed) are judged and \(skipped) skipped"
    let all = counts.reduce(0, +).grouped
    #expect(sets.count == 4)
    #expect(
      try missing([
        ("Sources/NativeDecimal/README.md", native),
        ("Sources/ExactArithmetic/README.md", "all published decTest files (\(all) cases"),
      ]) == [])
  }

  @Test func casesInTheBrowserAreThoseOfItsPrograms() throws {
    let kinds = try PackageFiles.text("Web/Sources/WebCases/ReferenceKind.swift")
    let blocks = try PackageFiles.text("Web/Check/WebComparison/Main.swift")
    var counts: [String: String] = [:]
    for match in kinds.matches(of: /case \.(\w+): (\d+)/) {
      counts[String(match.output.1)] = String(match.output.2)
    }
    for match in blocks.matches(of: /name: "([\w ]+)", cases: 0\.\.<(\d+)/) {
      counts[String(match.output.1)] = String(match.output.2)
    }
    func count(_ name: String) throws -> String { try #require(counts[name]) }
    let page = "Web/README.md"
    #expect(counts["registries counted"] == counts["registries read"])
    let rows: [(page: String, text: String)] = try [
      (page, "\(count("operations")) over every operation of decTest"),
      (page, "and \(count("conversions")) conversions"),
      (page, "**\(count("requests")) requests in words**"),
      (page, "**\(count("calculations")) calculations**"),
      (page, "**\(count("notebooks")) notebooks**"),
      (page, "**\(count("registries read")) registries and tables of categories**"),
      (page, "\(count("registries written")) are written"),
    ]
    #expect(try missing(rows) == [])
  }

  @Test func fuzzersAreThoseOfThePage() throws {
    let page = try PackageFiles.text("Tests/Fuzzing/README.md")
    let listed = page.matches(of: /\| `(Fuzz\w+)` \|/).map { String($0.output.1) }
    let sources = PackageFiles.swift.filter { $0.hasPrefix("Tests/Fuzzing/Sources/Fuzz") }
    let programs = Set(sources.map { String($0.split(separator: "/")[3]) })
    #expect(programs.count > 3 && listed.sorted() == programs.sorted())
  }
}
