/// The unit of a figure; the raw value is its symbol in files for programs.
package enum ReportUnit: String, Codable, Sendable, CaseIterable {
  /// A time.
  case nanoseconds = "ns"
  /// A frequency.
  case perSecond = "1/s"
  /// A size in memory.
  case bytes = "B"
  /// A ratio of two figures with equal units.
  case ratio = "×"
  /// A count.
  case count = ""

  /// Returns a figure with its unit.
  ///
  /// A figure other than a count is rounded to three digits.
  func text(_ value: Double) -> String {
    switch self {
    case .nanoseconds: CompactNumber.nanoseconds(value)
    case .perSecond: "\(CompactNumber.text(value))/s"
    case .bytes: CompactNumber.bytes(value)
    case .ratio: "\(CompactNumber.significant(value)) ×"
    case .count: CompactNumber.count(value)
    }
  }
}
