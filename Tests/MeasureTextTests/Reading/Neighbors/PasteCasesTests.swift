import Foundation
import Metryvo
import Testing

/// `Corpora/metryvo/paste-cases.tsv`: pasted texts and their meanings.
@Suite struct PasteCasesTests {
  /// The reading of a text, in the columns of the file.
  struct Expectation: Equatable {
    var value: String
    var unit: String
    var flags: String
  }

  /// Our unit identifiers for the file's names, where these differ from our symbols, names and
  /// aliases.
  static let units = [
    "degF": "fahrenheit", "degC": "celsius", "cup_us": "cup", "floz_us": "fluid-ounce",
    "mpg_uk": "mile-per-gallon-imperial", "m/s2": "meter-per-square-second",
    "ohm": "ohm", "oz": "ounce",
  ]

  @Test func everyRow() throws {
    let rows = try CorpusTable("paste-cases.tsv").rows
    let deviations = try CorpusTable("known-deviations.tsv").rows.filter {
      $0[0] == "paste-cases.tsv"
    }
    var failures: [String] = []
    var deviating: [String] = []
    for row in rows {
      let text = CorpusTable.unescaped(row[1])
      let ours = try reading(text, locale: row[2])
      let unit = row[4].isEmpty ? "" : try identifier(row[4])
      let expected = Expectation(value: try value(row[3]), unit: unit, flags: row[5])
      if ours == expected { continue }
      if let deviation = deviations.first(where: { $0[1] == row[0] }) {
        deviating.append(row[0])
        if deviation[3] != "\(ours.unit) \(ours.flags)" {
          failures.append("\(row[0]): \(ours), not as deviating")
        }
      } else {
        failures.append("\(row[0]) \(text): \(ours), not \(expected)")
      }
    }
    #expect(rows.count == 77)
    #expect(failures == [])
    #expect(deviating == deviations.map { $0[1] })
  }

  private func identifier(_ unit: String) throws -> String {
    if let identifier = Self.units[unit] { return identifier }
    return try #require(Catalog.standard.lookUp(unit).candidates.first).identifier
  }

  private func value(_ text: String) throws -> String {
    text.isEmpty ? "" : canonical(try NumberSyntax.lenient(.english).read(anyFraction(text)).number)
  }

  /// Returns an improper fraction as a mixed number, as readers write it: 3 1/2 for 7/2.
  private func anyFraction(_ text: String) -> String {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    return parts.count == 2 && parts[0] > parts[1]
      ? "\(parts[0] / parts[1]) \(parts[0] % parts[1])/\(parts[1])" : text
  }

  private func canonical(_ number: ReadNumber) -> String {
    if let ratio = number.exactRatio { return "\(ratio)" }
    if case .decimal(let text) = number { return text }
    return ""
  }

  private func reading(_ text: String, locale: String) throws -> Expectation {
    let reader = MeasureReader(.lenient(try #require(NumberLocale(rawValue: locale))))
    do throws(ReadingError) {
      let reading = try reader.find(in: text)
      return Expectation(
        value: reading.number.map { canonical($0) } ?? "", unit: reading.unit.identifier,
        flags: flags(of: reading))
    } catch {
      return Expectation(value: "", unit: "", flags: "reject")
    }
  }

  private func flags(of reading: MeasureReading) -> String {
    let names: [(ReadingFlags, String)] = [
      (.ambiguousSeparator, "ambiguous-separator"), (.ambiguousUnit, "ambiguous-unit"),
      (.regionalUnit, "region"), (.letterCase, "case"), (.compound, "compound"),
      (.approximate, "approx"), (.upperBound, "bound"), (.lowerBound, "bound"), (.more, "more"),
      (.noNumber, "no-number"), (.percent, "percent"), (.manyDigits, "over-34"),
      (.unitFirst, "unit-first"),
    ]
    var flags = names.filter { reading.flags.contains($0.0) }.map { $0.1 }
    if case .decimal(let end)? = reading.rangeEnd { flags.append("range:\(end)") }
    return flags.joined(separator: " ")
  }
}
