import Foundation
import PerformanceBudgets
import Workloads

/// GNU units, either installed or unpacked by `make tables`.
struct GNUUnits {
  private let command: [String]

  /// Finds GNU units; `nil` if it is neither installed nor unpacked.
  init?() {
    let folder = ".corpora/tables/gnu-units/usr/"
    let places: [(program: String, definitions: String?)] = [
      ("/usr/bin/units", nil),
      ("\(folder)bin/units", "\(folder)share/units/definitions.units"),
    ]
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.program) }
    guard let found else { return nil }
    command = [found.program, "-q", "-t"] + (found.definitions.map { ["-f", $0] } ?? [])
  }

  /// Returns the subject that converts the rows of a file in one process.
  ///
  /// The check allows the first result a relative error of 10⁻⁶: GNU units prints eight digits.
  func subject(
    _ name: String, _ call: WorkloadCall, _ file: RowsFile, on clock: ChildTimeClock
  ) -> Subject {
    var subject = Subject(
      name, workload: call.description, samplesPerBlock: 1, operationsPerSample: file.rows
    ) { _ in
      clock.spend(running: command, input: file.questions)
    } check: {
      try file.writeQuestions()
      let found = try ChildRun.watching(command, input: file.questions)
      let first = String(decoding: found.output, as: UTF8.self).split(separator: "\n").first
      // The first row is in miles; 1 mile is 1.609344 km by the international yard of 1959.
      let expected = (Double(RowsFile.parts(0).number) ?? .nan) * 1.609344
      guard let value = first.flatMap({ Double($0) }), abs(value / expected - 1) < 1e-6 else {
        throw BenchFailure(1, "GNU units gives '\(first ?? "nothing")', not \(expected)")
      }
    }
    subject.command = command
    return subject
  }
}
