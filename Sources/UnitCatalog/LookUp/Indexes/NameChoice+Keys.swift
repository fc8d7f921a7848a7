extension NameChoice {
  /// Returns the keys of a choice's name among the spellings in exact case.
  ///
  /// A name of several words has a second key with hyphens, as in identifiers: `ton-force` denotes
  /// the units of "ton force".
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

  /// Returns the key of a choice's name among the spellings in any case; `nil` for a single
  /// character.
  static func insensitiveKey(_ name: String) -> String? {
    name.unicodeScalars.count > 1 ? NameFolding.insensitiveKey(NameFolding.key(name)) : nil
  }

  /// Whether a name has no capital letter.
  ///
  /// If the names of two choices differ only in case (`cal`, `Cal`), the name in small letters
  /// matches in any case, and the other one only as written.
  static func isInSmallLetters(_ name: String) -> Bool {
    !name.utf8.contains { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }
}
