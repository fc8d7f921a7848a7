import Foundation
import Wording

/// Short texts of measured numbers.
///
/// Three significant digits, or three decimals below 0.1, suffice in a chart. Counts have at least
/// four digits.
enum CompactNumber {
  /// Returns a number like `12.3 M` or `0.860`; a dash for a value that is not finite.
  static func text(_ value: Double) -> String {
    scaled(value, steps: [(1, ""), (1e3, " k"), (1e6, " M"), (1e9, " G"), (1e12, " T")])
  }

  /// Returns a share, 0…1, as `12.3 %`.
  static func percent(_ share: Double) -> String { String(format: "%.1f %%", 100 * share) }

  /// Returns a time like `58.2 µs`.
  static func nanoseconds(_ value: Double) -> String {
    scaled(value, steps: [(1, " ns"), (1e3, " µs"), (1e6, " ms"), (1e9, " s")])
  }

  /// Returns a size like `1.50 MiB`.
  static func bytes(_ value: Double) -> String {
    let kibi = 1_024.0
    return scaled(
      value,
      steps: [(1, " B"), (kibi, " KiB"), (kibi * kibi, " MiB"), (kibi * kibi * kibi, " GiB")])
  }

  /// Returns a count with enough digits to show a change of 2 %.
  ///
  /// Whole numbers are exact, numbers from 999.5 on are rounded to integers, and others have four
  /// significant digits.
  ///
  /// Examples: `3`, `14,943,767`, `1198` for 1198.4, `0.2503`.
  static func count(_ value: Double) -> String {
    let isWhole = value == value.rounded() || abs(value) >= 999.5
    return isWhole && abs(value) < 1e15
      ? Int(value.rounded()).grouped : value.isFinite ? String(format: "%.4g", value) : "–"
  }

  /// Returns a number with three significant digits and without a prefix, like `0.00420`.
  static func significant(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    if value == 0 { return "0" }
    let size = abs(value)
    guard size >= 1e-6, size < 1e6 else { return String(format: "%.2e", value) }
    // 9.996 rounds to 10.0, which has one decimal less.
    let places = max(0, 2 - Int(log10(size * 1.000_5).rounded(.down)))
    return String(format: "%.\(places)f", value)
  }

  /// Returns a round number of nanoseconds for an axis, like `10 µs`.
  static func roundNanoseconds(_ value: Double) -> String { withoutZeros(nanoseconds(value)) }

  /// Returns a round number for an axis, like `10 k`.
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
      // 999.6 rounds to 1000, which is 1.00 with the next prefix.
      if value / size < 999.5 { return text }
    }
    return value < 1e18 ? text : String(format: "%.2e", value)
  }

  private static func threeDigits(_ value: Double) -> String {
    let places = value < 0.9995 ? 3 : value < 9.995 ? 2 : value < 99.95 ? 1 : 0
    return String(format: "%.\(places)f", value)
  }
}
