import UnitCatalog

extension Identifier {
  /// Returns the identifier of a custom unit or category with a name.
  ///
  /// If the name has a letter a to z, or is all ASCII, the identifier is ``derived(from:)``. From
  /// any other name, ``derived(from:)`` would keep no characters or only digits, so the identifier
  /// lists the code points of the name in hexadecimal: `u8d70-u308b` for `走る`. If the list exceeds
  /// 64 bytes, the identifier has the code points that fit, and a checksum of the whole name.
  ///
  /// - Returns: the identifier; an empty text for a name of nothing but spaces.
  static func ofName(_ name: String) -> String {
    let isPlain =
      name.utf8.contains { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
      || name.utf8.allSatisfy { $0 < 0x80 }
    if isPlain, let derived = derived(from: name) { return derived }
    var parts: [String] = []
    var checksum: UInt32 = 2_166_136_261
    // 32-bit FNV-1a, the checksum of a long name.
    for byte in name.utf8 { checksum = (checksum ^ UInt32(byte)) &* 16_777_619 }
    for scalar in name.unicodeScalars where scalar.value > 0x20 {
      parts.append("u" + String(scalar.value, radix: 16))
    }
    let whole = parts.joined(separator: "-")
    if whole.utf8.count <= limit { return whole }
    let end = "-x" + String(checksum, radix: 16)
    var text = ""
    for part in parts where text.utf8.count + part.utf8.count + 1 + end.utf8.count <= limit {
      text += text.utf8.isEmpty ? part : "-" + part
    }
    return text + end
  }

  /// The maximum length of an identifier in bytes.
  private static let limit = 64
}
