extension String {
  /// The text with a capital and a full stop, as a sentence that stands alone has.
  ///
  /// Letters beyond ASCII stay: no sentence of ours begins with one.
  var asSentence: String {
    var bytes = Array(utf8)
    guard let first = bytes.first, let last = bytes.last else { return self }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
    if last != UInt8(ascii: "."), last != UInt8(ascii: "!"), last != UInt8(ascii: "?") {
      bytes.append(UInt8(ascii: "."))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without the spaces and control characters of ASCII around it.
  var trimmed: String {
    let bytes = utf8.drop { $0 <= 0x20 }
    let behind = bytes.reversed().prefix { $0 <= 0x20 }.count
    return String(decoding: bytes.dropLast(behind), as: UTF8.self)
  }
}
