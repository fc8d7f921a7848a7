extension String {
  /// Returns the parts between the occurrences of an ASCII byte, empty parts included.
  func split(byte separator: UInt8) -> [String] {
    withBytes { bytes in
      var parts: [String] = []
      bytes.forEachPart(separatedBy: separator) { parts.append(String(bytes.part($0))) }
      return parts
    }
  }
}
