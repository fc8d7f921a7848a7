import Reporting

extension ReportVerdict {
  /// That of a suite: 0 all holds, 1 something does not, 2 the measurement cannot decide.
  var exitCode: Int32 {
    switch self {
    case .ok: 0
    case .failed: 1
    case .inconclusive, .notRun: 2
    }
  }

  /// What a suite's exit code says.
  init(exitCode: Int32) {
    self = exitCode == 0 ? .ok : exitCode == 1 ? .failed : .inconclusive
  }
}
