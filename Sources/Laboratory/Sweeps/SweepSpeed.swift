import Conformance
import PerformanceBudgets

/// How fast conversions were checked, of pairs whose model is rational and of the others.
///
/// One checked conversion is one value converted by one backend to one target in one mode and
/// compared with the oracle; the time is that of the processor for all of it: making the values,
/// the oracle, the backends.
struct SweepSpeed: Sendable {
  /// The conversions of some pairs, and how long they took a thread.
  struct Share: Sendable {
    private(set) var compared = 0
    private(set) var nanoseconds: UInt64 = 0

    /// Checked conversions in a second on one core.
    var perSecond: Int {
      nanoseconds > 0 ? Int(Double(compared) / Double(nanoseconds) * 1e9) : 0
    }

    mutating func add(_ compared: Int, in nanoseconds: UInt64) {
      self.compared += compared
      self.nanoseconds += nanoseconds
    }
  }

  /// Linear and reciprocal models.
  private(set) var rational = Share()
  /// Models with π, logarithms or powers, whose oracle computes between bounds.
  private(set) var others = Share()

  /// Adds a pair: what `judge` finds of it, and how long that takes.
  mutating func measure(isRational: Bool, _ judge: () -> SweepReport) -> SweepReport {
    let clock = ThreadCPUClock()
    let start = clock.now()
    let report = judge()
    let time = clock.now() - start
    if isRational {
      rational.add(report.comparedCount, in: time)
    } else {
      others.add(report.comparedCount, in: time)
    }
    return report
  }

  /// Adds other pairs.
  mutating func add(_ other: SweepSpeed) {
    rational.add(other.rational.compared, in: other.rational.nanoseconds)
    others.add(other.others.compared, in: other.others.nanoseconds)
  }
}

extension SweepSpeed: CustomStringConvertible {
  /// What a checked conversion is, and how many a second there were of each kind.
  var description: String {
    let rates = [(rational, "rational"), (others, "other")].filter { $0.0.compared > 0 }
      .map { "\($0.0.perSecond) of \($0.1) models" }
    return
      "a checked conversion is one value on one backend at one target in one mode, compared with the "
      + "oracle: " + rates.joined(separator: ", ") + " in a second of a core"
  }
}
