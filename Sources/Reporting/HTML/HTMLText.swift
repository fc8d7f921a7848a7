import Foundation
import TerminalText

/// Text of unknown origin inside HTML, and the few forms that the page is made of.
enum HTMLText {
  /// One line in which nothing is markup, in content and in attributes.
  static func escaped(_ text: String) -> String { MarkupText.entities(DisplayText.line(text)) }

  /// Lines kept as they are.
  static func escapedLines(_ text: String) -> String {
    MarkupText.entities(DisplayText.lines(text))
  }

  /// A name that links can end with: lower case letters, digits, hyphens.
  static func anchor(_ text: String) -> String {
    String(text.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// A verdict as a sign and words; the colour only repeats them.
  static func badge(_ verdict: ReportVerdict, _ more: String = "") -> String {
    "<span class=\"verdict \(anchor(verdict.words))\"><span aria-hidden=\"true\">\(verdict.sign)"
      + "</span> \(verdict.words)\(more)</span>"
  }

  /// A share of the width, 0...1, as a percentage.
  static func percent(_ share: Double) -> String {
    String(format: "%.2f%%", share.isFinite ? share * 100 : 0)
  }

  /// A length in pixels.
  static func pixels(_ length: Double) -> String {
    String(format: "%.1f", length.isFinite ? length : 0)
  }

  /// Where a label at `share` of the width is anchored so that it stays inside.
  static func textAnchor(_ share: Double) -> String {
    share < 0.25 ? "start" : share > 0.75 ? "end" : "middle"
  }
}
