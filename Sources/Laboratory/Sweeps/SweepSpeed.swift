import Conformance
import PerformanceBudgets

/// The speed of checked conversions, of pairs with a rational model and of other pairs.
///
/// One checked conversion is one value converted by one backend to one target in one mode and
/// compared with the oracle. The time is processor time of the whole check: making the values, the
/// oracle, the backends.
struct SweepSpeed: Sendable {
  /// The conversions of some pairs and their thread time.
  struct Share: Sendable {
    private(set) var compared = 0
    private(set) var nanoseconds: UInt64 = 0

    /// The number of checked conversions in a second on one core.
    var perSecond: Int {
      nanoseconds > 0 ? Int(Double(compared) / Double(nanoseconds) * 1e9) : 0
    }

    mutating func add(_ compared: Int, in nanoseconds: UInt64) {
      self.compared += compared
      self.nanoseconds += nanoseconds
    }
  }

  /// Pairs with linear and reciprocal models.
  private(set) var rational = Share()
  /// Pairs with π, logarithms or exponentials, for which the oracle computes bounds.
  private(set) var others = Share()

  /// Judges a pair, adds its conversions and its time, and returns the report of `judge`.
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

  /// Adds the speed of other pairs.
  mutating func add(_ other: SweepSpeed) {
    rational.add(other.rational.compared, in: other.rational.nanoseconds)
    others.add(other.others.compared, in: other.others.nanoseconds)
  }
}

extension SweepSpeed: CustomStringConvertible {
  /// The meaning of a checked conversion, and the speed of each kind.
  var description: String {
    let rates = [(rational, "rational"), (others, "other")].filter { $0.0.compared > 0 }
      .map { "\($0.0.perSecond) of \($0.1) models" }
    return
      "a checked conversion is one value on one backend at one target in one mode, compared with the "
      + "oracle: " + rates.joined(separator: ", ") + " in a second of a core"
  }
}
