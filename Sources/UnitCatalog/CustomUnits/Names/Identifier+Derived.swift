extension Identifier {
  /// Returns the identifier derived from a name: `bakers-dozen` for `Baker's dozen`, `unit-2x4` for
  /// `2x4`.
  ///
  /// ASCII letters become lower case. Apostrophes and characters beyond ASCII are dropped. Each run
  /// of other characters except digits becomes one hyphen. The result is cut to 64 bytes.
  ///
  /// - Returns: `nil` if the name has no ASCII letter or digit.
  package static func derived(from name: String) -> String? {
    var bytes: [UInt8] = []
    var pendingHyphen = false
    for byte in name.utf8 where byte < 0x80 && byte != UInt8(ascii: "'") {
      let lower = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
      guard canContain(lower), lower != UInt8(ascii: "-") else {
        pendingHyphen = !bytes.isEmpty
        continue
      }
      if pendingHyphen { bytes.append(UInt8(ascii: "-")) }
      pendingHyphen = false
      bytes.append(lower)
      if bytes.count > 64 { break }
    }
    if bytes.isEmpty { return nil }
    let text = String(decoding: bytes.prefix(64), as: UTF8.self)
    return canNameUnit(text)
      ? text : String(decoding: ("unit-" + text).utf8.prefix(64), as: UTF8.self)
  }
}
