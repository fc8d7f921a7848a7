/// What a figure counts; the raw value is its sign in files for programs.
package enum ReportUnit: String, Codable, Sendable, CaseIterable {
  /// A time.
  case nanoseconds = "ns"
  /// How often in a second.
  case perSecond = "1/s"
  /// A size in memory.
  case bytes = "B"
  /// A figure over another of its kind.
  case ratio = "×"
  /// How many.
  case count = ""

  /// A figure with its unit, in three digits.
  func text(_ value: Double) -> String {
    switch self {
    case .nanoseconds: ShortNumber.nanoseconds(value)
    case .perSecond: "\(ShortNumber.text(value))/s"
    case .bytes: ShortNumber.bytes(value)
    case .ratio: "\(ShortNumber.significant(value)) ×"
    case .count: ShortNumber.count(value)
    }
  }
}
