extension BinaryInteger {
  /// The number with commas between thousands, if it has at least five digits: `9999`,
  /// `106,636,320`.
  package var grouped: String {
    let digits = "\(magnitude)"
    if digits.count < 5 { return "\(self)" }
    var text = self < 0 ? "-" : ""
    for (place, digit) in digits.enumerated() {
      if place > 0 && (digits.count - place) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }

  /// Returns the number with its noun: `1 row`, `2 rows`, `0 entries`.
  ///
  /// The default plural is the noun with an s.
  package func counted(_ noun: String, _ plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
  }
}
