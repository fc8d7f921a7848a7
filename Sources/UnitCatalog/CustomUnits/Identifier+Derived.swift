extension Identifier {
  /// The identifier that a name suggests: `Baker's dozen` gives `bakers-dozen`, `2x4` gives `unit-2x4`.
  ///
  /// ASCII letters lose their case, digits stay, apostrophes and everything beyond ASCII fall away, and
  /// the rest becomes single hyphens.
  ///
  /// - Returns: `nil` if no letter and no digit is left.
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
