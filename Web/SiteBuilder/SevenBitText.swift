import Foundation

extension Data {
  /// The bytes as a text that a `script` element holds in UTF-8: seven bits a character.
  ///
  /// Character c has the seven bits c mod 128. Of the 128 characters U+0000 to U+007F a page does not
  /// keep three: it reads NUL as U+FFFD, CR as LF (HTML Standard, 13.2.3.5 and 13.2.5.4), and `<` may
  /// end the script. The characters 256 further on stand for these three.
  ///
  /// The text takes 1.17 bytes for each byte, where Base64 takes 1.33.
  var sevenBitText: String {
    var text: [UInt8] = []
    text.reserveCapacity(count * 6 / 5)
    var (bits, bitCount) = (0 as UInt32, 0)
    func append(_ value: UInt32) {
      switch UInt8(value & 0x7F) {
      // U+0100, U+010D and U+013C.
      case 0x00: text += [0xC4, 0x80]
      case 0x0D: text += [0xC4, 0x8D]
      case UInt8(ascii: "<"): text += [0xC4, 0xBC]
      case let ascii: text.append(ascii)
      }
    }
    for byte in self {
      (bits, bitCount) = (bits << 8 | UInt32(byte), bitCount + 8)
      while bitCount >= 7 {
        bitCount -= 7
        append(bits >> UInt32(bitCount))
      }
    }
    if bitCount > 0 { append(bits << UInt32(7 - bitCount)) }
    return String(decoding: text, as: UTF8.self)
  }
}
