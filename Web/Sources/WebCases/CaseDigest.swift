/// Returns the FNV-1a digest of the texts of the cases `first ..< first + count`.
///
/// A zero byte follows each text.
///
/// Source: Fowler, Noll, Vo, RFC 9923.
public func caseDigest(first: Int, count: Int, of text: (Int) -> String) -> Int64 {
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  for index in first..<first + count {
    for byte in text(index).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = hash &* 0x100_0000_01B3
  }
  return Int64(bitPattern: hash)
}
