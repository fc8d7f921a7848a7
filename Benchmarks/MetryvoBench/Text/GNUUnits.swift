import Foundation
import PerformanceBudgets

/// GNU units: installed, or unpacked by `make tables`.
struct GNUUnits {
  let program: String
  private let arguments: [String]

  /// `nil` if it is nowhere.
  init?() {
    let folder = ".corpora/tables/gnu-units/usr/"
    let places: [(program: String, definitions: String?)] = [
      ("/usr/bin/units", nil),
      ("\(folder)bin/units", "\(folder)share/units/definitions.units"),
    ]
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.program) }
    guard let found else { return nil }
    program = found.program
    arguments = ["-q", "-t"] + (found.definitions.map { ["-f", $0] } ?? [])
  }

  /// Converts pairs of lines, what one has and what one wants, and gives the rows for a second of CPU.
  ///
  /// - Throws: ``BenchFailure`` if the results are not those of `expected` to its eight digits.
  func rate(rows: Int, in folder: URL) throws(BenchFailure) -> Double {
    var input = ""
    for index in 0..<rows {
      let (number, pair) = BatchRows.parts(index)
      input += "\(number) \(pair.from)\n\(pair.to)\n"
    }
    let file = folder.appendingPathComponent("units.txt")
    do { try input.write(to: file, atomically: false, encoding: .utf8) } catch {
      throw BenchFailure(74, "cannot write '\(file.path)'")
    }
    let found = try ChildRun.watching(program, arguments, input: file.path)
    let first = String(decoding: found.output, as: UTF8.self).split(separator: "\n").first
    // The first row is in miles; 1 mile is 1.609344 km by the international yard of 1959.
    let expected = (Double(BatchRows.parts(0).number) ?? .nan) * 1.609344
    guard let value = first.flatMap({ Double($0) }), abs(value / expected - 1) < 1e-6 else {
      throw BenchFailure(
        1, "GNU units gives '\(first ?? "nothing")' for '\(BatchRows.row(0))', not \(expected)")
    }
    return Double(rows) / (try ChildRun(program, arguments, input: file.path).cpu)
  }
}

extension TextMeasurement {
  /// How many times as many rows the command converts in the same time on one core.
  mutating func measureUnits(rate: Double, in folder: URL) throws(BenchFailure) {
    guard let units = GNUUnits() else {
      let reason = "GNU units is not installed ('make tables' fetches it)"
      return set(.batchOverUnits, .skipped(reason: reason))
    }
    var best = 0.0
    for _ in 0..<3 { best = max(best, try units.rate(rows: 100_000, in: folder)) }
    notes[.batchOverUnits] = "units: \(Figure.text(best, of: .operationsPerSecond))"
    set(.batchOverUnits, .measured(rate / best))
  }
}
