/// Makes text of unknown origin visible in every format: shows control characters by their codes.
package enum DisplayText {
  /// Returns a text as one line: line breaks and tabs become spaces, other control characters
  /// become codes.
  package static func line(_ text: String) -> String {
    visible(text.replacing("\r\n", with: " ")) {
      $0 == "\n" || $0 == "\r" || $0 == "\t" ? " " : nil
    }
  }

  /// Returns the lines of a text: tabs become two spaces, other control characters become codes.
  package static func lines(_ text: String) -> String {
    visible(text) { $0 == "\n" ? "\n" : $0 == "\t" ? "  " : nil }
  }

  private static func visible(
    _ text: String, _ keep: (Unicode.Scalar) -> String?
  ) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      if let kept = keep(scalar) {
        shown += kept
      } else if acts(scalar) {
        shown += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether a scalar is a control character, a line or paragraph separator, or a mark that changes
  /// the direction of text.
  private static func acts(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
