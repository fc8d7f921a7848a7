/// Small integers in documents.
enum SmallInteger {
  /// The maximum number of digits, without leading zeros.
  private static let digitLimit = 9

  /// Returns the integer value of a JSON number: `4`, `4.0`, `40e-1`; `nil` for a fraction, and for
  /// more than nine digits.
  static func value(ofNumber text: String) -> Int? {
    var digits: [UInt8] = []
    var exponent = 0
    var isBehindPoint = false
    var rest = text.utf8.dropFirst(text.utf8.first == UInt8(ascii: "-") ? 1 : 0)
    while let byte = rest.popFirst() {
      if byte &- UInt8(ascii: "0") <= 9 {
        if !digits.isEmpty || byte != UInt8(ascii: "0") { digits.append(byte) }
        if isBehindPoint { exponent -= 1 }
      } else if byte == UInt8(ascii: ".") {
        isBehindPoint = true
      } else {
        guard let written = Int(Substring(rest)) else { return digits.isEmpty ? 0 : nil }
        // A text has fewer than 2²⁸ digits. So with a clamped exponent, the only small integer is
        // 0.
        exponent += max(-1 << 28, min(1 << 28, written))
        break
      }
    }
    while digits.last == UInt8(ascii: "0") {
      digits.removeLast()
      exponent += 1
    }
    if digits.isEmpty { return 0 }
    guard exponent >= 0, digits.count + exponent <= digitLimit else { return nil }
    var value = digits.reduce(0) { $0 * 10 + Int($1 & 0xF) }
    for _ in 0..<exponent { value *= 10 }
    return text.utf8.first == UInt8(ascii: "-") ? -value : value
  }

  /// Returns the integer that digits with an optional minus spell; `nil` for another text.
  static func value(ofDigits text: String) -> Int? {
    let digits = text.utf8.dropFirst(text.utf8.first == UInt8(ascii: "-") ? 1 : 0)
    guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }) else { return nil }
    return value(ofNumber: text)
  }
}
