import Foundation
import PerformanceBudgets

/// Figures with three digits and their unit.
enum Figure {
  static func text(_ value: Double, of metric: Metric) -> String {
    switch metric {
    case .wallP50, .wallP99, .wallP999, .cpuP50, .cpuP99, .cpuP999: nanoseconds(value)
    case .operationsPerSecond: scaled(value, ["", " k", " M", " G"], by: 1_000) + "/s"
    case .ratioToYardstick, .ratioToChain, .ratioToProducts, .cpuP999ToYardstick:
      String(format: "%.3g", value)
    case .ratioToSubject: ratio(value)
    case .allocationsPerOperation, .growthExponent: digits(value)
    case .peakMemory: scaled(value, [" B", " KiB", " MiB", " GiB"], by: 1_024)
    }
  }

  /// `0.00 ×` of another's time.
  static func ratio(_ value: Double) -> String { digits(value) + " ×" }

  /// `0.998–1.003`, near 1.
  static func control(_ interval: MedianInterval) -> String {
    String(format: "%.3f–%.3f", interval.lower, interval.upper)
  }

  /// `99.9`, and `99` without a point.
  static func percentile(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  static func nanoseconds(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, [" ns", " µs", " ms", " s"], by: 1_000)
  }

  private static func scaled(_ value: Double, _ units: [String], by step: Double) -> String {
    var rest = value
    var index = 0
    while rest >= step && index + 1 < units.count {
      rest /= step
      index += 1
    }
    return digits(rest) + units[index]
  }

  /// Three digits, two decimals at most.
  static func digits(_ value: Double) -> String {
    let decimals = value >= 100 ? 0 : value >= 10 ? 1 : 2
    return String(format: "%.\(decimals)f", value)
  }
}
