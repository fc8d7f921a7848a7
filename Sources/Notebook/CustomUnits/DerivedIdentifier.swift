import UnitCatalog

extension Identifier {
  /// The identifier of a custom unit or category by its name.
  ///
  /// A name with a letter a to z, or of ASCII alone, has that of ``derived(from:)``. Of any other
  /// name nothing or digits alone would be left, so its identifier names its characters by their
  /// numbers: `走る` gives `u8d70-u308b`. One of many characters has the first of them and a checksum
  /// of all.
  ///
  /// - Returns: an empty text for a name of nothing but spaces.
  static func ofName(_ name: String) -> String {
    let isPlain =
      name.utf8.contains { $0 | 0x20 >= UInt8(ascii: "a") && $0 | 0x20 <= UInt8(ascii: "z") }
      || name.utf8.allSatisfy { $0 < 0x80 }
    if isPlain, let derived = derived(from: name) { return derived }
    var parts: [String] = []
    var checksum: UInt32 = 2_166_136_261
    // FNV-1a of 32 bits.
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

  /// The most bytes of an identifier.
  private static let limit = 64
}
