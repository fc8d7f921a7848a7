extension String {
  /// The parts between the occurrences of an ASCII byte; empty parts are kept.
  func split(byte separator: UInt8) -> [String] {
    utf8.split(separator: separator, omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
  }

  /// Without spaces at both ends.
  var trimmed: String {
    let space = UInt8(ascii: " ")
    guard let start = utf8.firstIndex(where: { $0 != space }),
      let last = utf8.lastIndex(where: { $0 != space })
    else { return "" }
    return String(self[start...last])
  }
}
