extension UInt128 {
  /// Returns the digits with a point before the last `decimals`: 5 with two decimals is `0.05`.
  func text(decimals: Int) -> String {
    let digits = "\(self)"
    if decimals == 0 { return digits }
    let missing = Swift.max(0, decimals + 1 - digits.utf8.count)
    let padded = String(repeating: "0", count: missing) + digits
    let point = padded.utf8.index(padded.utf8.endIndex, offsetBy: -decimals)
    return "\(padded[..<point]).\(padded[point...])"
  }
}
