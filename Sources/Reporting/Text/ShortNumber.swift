import Foundation
import Wording

/// Measured numbers in three significant digits, which is what a chart can show; counts have four
/// or more.
enum ShortNumber {
  /// `12.3 M`, `0.860`; a dash for what is no number.
  static func text(_ value: Double) -> String {
    scaled(value, steps: [(1, ""), (1e3, " k"), (1e6, " M"), (1e9, " G"), (1e12, " T")])
  }

  /// `12.3 %` of a share, 0…1.
  static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }

  /// `58.2 µs`.
  static func nanoseconds(_ value: Double) -> String {
    scaled(value, steps: [(1, " ns"), (1e3, " µs"), (1e6, " ms"), (1e9, " s")])
  }

  /// `1.50 MiB`.
  static func bytes(_ value: Double) -> String {
    let kibi = 1_024.0
    return scaled(
      value,
      steps: [(1, " B"), (kibi, " KiB"), (kibi * kibi, " MiB"), (kibi * kibi * kibi, " GiB")])
  }

  /// `3`, `14,943,767`, `1198` of 1198.4, and `0.2503`: so exact that 2 % more can be seen.
  static func count(_ value: Double) -> String {
    let isWhole = value == value.rounded() || abs(value) >= 999.5
    return isWhole && abs(value) < 1e15
      ? Int(value.rounded()).grouped : value.isFinite ? String(format: "%.4g", value) : "–"
  }

  /// `0.00420`: three digits however small, without a prefix.
  static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value == 0 { return "0" }
    let size = abs(value)
    guard size >= 1e-6, size < 1e6 else { return String(format: "%.2e", value) }
    // 9.996 rounds to 10.0, which has a decimal less.
    let places = max(0, 2 - Int(log10(size * 1.000_5).rounded(.down)))
    return String(format: "%.\(places)f", value)
  }

  /// `10 µs`: a round number of nanoseconds, as on an axis.
  static func roundNanoseconds(_ value: Double) -> String { withoutZeros(nanoseconds(value)) }

  /// `10 k`: a round number, as on an axis.
  static func round(_ value: Double) -> String { withoutZeros(text(value)) }

  private static func withoutZeros(_ text: String) -> String {
    let words = text.split(separator: " ")
    guard let first = words.first, first.contains(".") else { return text }
    let digits = String(first).trimmingCharacters(in: ["0"])
    let number = digits.hasSuffix(".") ? String(digits.dropLast()) : digits
    return ([(number.hasPrefix(".") ? "0" : "") + number] + words.dropFirst().map(String.init))
      .joined(separator: " ")
  }

  private static func scaled(_ value: Double, steps: [(size: Double, suffix: String)]) -> String {
    guard value.isFinite else { return "–" }
    if value < 0 { return "-" + scaled(-value, steps: steps) }
    if value == 0 { return "0" + (steps.first?.suffix ?? "") }
    var text = ""
    for (size, suffix) in steps {
      text = threeDigits(value / size) + suffix
      // 999.6 rounds to 1000, which is the next step's 1.00.
      if value / size < 999.5 { return text }
    }
    return value < 1e18 ? text : String(format: "%.2e", value)
  }

  private static func threeDigits(_ value: Double) -> String {
    let places = value < 0.9995 ? 3 : value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    return String(format: "%.\(places)f", value)
  }
}
