import Foundation
import TerminalText

/// Escapes for untrusted text in HTML, and the small elements of the page.
enum HTMLText {
  /// Returns one line with all markup escaped, for content and attributes.
  static func escaped(_ text: String) -> String { MarkupText.entities(DisplayText.line(text)) }

  /// Returns several lines with all markup escaped.
  static func escapedLines(_ text: String) -> String {
    MarkupText.entities(DisplayText.lines(text))
  }

  /// Returns an anchor: ASCII letters in lower case, digits and hyphens.
  static func anchor(_ text: String) -> String {
    String(text.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }

  /// Returns a verdict as a sign and words; colour only repeats the verdict.
  static func badge(_ verdict: ReportVerdict, _ more: String = "") -> String {
    "<span class=\"verdict \(anchor(verdict.words))\"><span aria-hidden=\"true\">\(verdict.sign)"
      + "</span> \(verdict.words)\(more)</span>"
  }

  /// Returns a share of the width, 0...1, as a percentage.
  static func percent(_ share: Double) -> String {
    String(format: "%.2f%%", share.isFinite ? share * 100 : 0)
  }

  /// Returns a length in pixels.
  static func pixels(_ length: Double) -> String {
    String(format: "%.1f", length.isFinite ? length : 0)
  }

  /// Returns the text anchor that keeps a label at `share` of the width inside the drawing.
  static func textAnchor(_ share: Double) -> String {
    share < 0.25 ? "start" : share > 0.75 ? "end" : "middle"
  }
}
