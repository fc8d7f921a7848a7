extension String {
  /// The text without the spaces and control characters of ASCII around it.
  var trimmed: String {
    let bytes = utf8.drop { $0 <= 0x20 }
    let behind = bytes.reversed().prefix { $0 <= 0x20 }.count
    return String(decoding: bytes.dropLast(behind), as: UTF8.self)
  }
}
