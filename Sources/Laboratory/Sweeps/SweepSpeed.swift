import Conformance
import PerformanceBudgets

/// The speed of checked conversions, for pairs with a rational formula and for all other pairs.
///
/// A checked conversion converts one value on one backend to one target in one mode, and compares
/// the result with the oracle's. The time is the thread CPU time of the whole check: making the
/// values, computing with the oracle, and converting on the backends.
struct SweepSpeed: Sendable {
  /// The number of checked conversions of some pairs, and their thread CPU time.
  struct Share: Sendable {
    private(set) var compared = 0
    private(set) var nanoseconds: UInt64 = 0

    /// The number of checked conversions per second on one core.
    var perSecond: Int {
      nanoseconds > 0 ? Int(Double(compared) / Double(nanoseconds) * 1e9) : 0
    }

    mutating func add(_ compared: Int, in nanoseconds: UInt64) {
      self.compared += compared
      self.nanoseconds += nanoseconds
    }
  }

  /// The conversions of pairs with linear and reciprocal formulas.
  private(set) var rational = Share()
  /// The conversions of pairs with π, logarithms or exponentials, whose results the oracle
  /// encloses.
  private(set) var others = Share()

  /// Returns the report of `judge`, and adds its conversions and its time.
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

  /// Adds the conversions and times of another sweep.
  mutating func add(_ other: SweepSpeed) {
    rational.add(other.rational.compared, in: other.rational.nanoseconds)
    others.add(other.others.compared, in: other.others.nanoseconds)
  }
}

extension SweepSpeed: CustomStringConvertible {
  /// A sentence that defines a checked conversion and states the speed of each kind of pairs.
  var description: String {
    let rates = [(rational, "rational"), (others, "other")].filter { $0.0.compared > 0 }
      .map { "\($0.0.perSecond) of \($0.1) models" }
    return
      "a checked conversion is one value on one backend at one target in one mode, compared with the "
      + "oracle: " + rates.joined(separator: ", ") + " in a second of a core"
  }
}
