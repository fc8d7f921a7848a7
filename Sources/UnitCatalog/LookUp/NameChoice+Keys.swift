extension NameChoice {
  /// The keys of a choice's name among those of exact case.
  ///
  /// Words are joined by hyphens too, as in identifiers: `ton-force` names as many units as "ton force".
  static func exactKeys(_ name: String) -> [String] {
    let key = NameFolding.key(name)
    var bytes = Array(key.utf8)
    var isJoined = true
    for index in bytes.indices where bytes[index] == UInt8(ascii: " ") {
      bytes[index] = UInt8(ascii: "-")
      isJoined = false
    }
    return isJoined ? [key] : [key, String(decoding: bytes, as: UTF8.self)]
  }

  /// The key of a choice's name among those of any case; `nil` for a single character.
  static func insensitiveKey(_ name: String) -> String? {
    name.unicodeScalars.count > 1 ? NameFolding.insensitiveKey(NameFolding.key(name)) : nil
  }

  /// Whether a name has no capital letter.
  ///
  /// Of two choices whose names differ in case alone (`cal`, `Cal`) the one in small letters is found in
  /// any case, the other one only as it is written.
  static func isInSmallLetters(_ name: String) -> Bool {
    !name.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
