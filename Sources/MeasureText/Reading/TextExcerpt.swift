extension String {
  /// At most 40 characters of a text, for messages: input may be endless.
  package var excerpt: String {
    var excerpt = ""
    var count = 0
    for scalar in unicodeScalars {
      if count == 40 { return excerpt + "…" }
      // A control character would disturb the terminal it is shown on.
      excerpt.unicodeScalars.append(Self.isControl(scalar) ? "\u{FFFD}" : scalar)
      count += 1
    }
    return excerpt
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
