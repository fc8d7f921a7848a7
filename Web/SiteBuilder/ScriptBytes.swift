import Foundation

extension Data {
  /// The bytes as the content of a `script` element in a page whose encoding is windows-1252.
  ///
  /// Each byte is the character that windows-1252 has for it (Encoding Standard, 9.1), but for four.
  /// A page reads NUL as U+FFFD and CR as LF (HTML Standard, 13.2.3.5 and 13.2.5.4), `<` may end the
  /// script, and a backslash stands before each of the four: byte b becomes a backslash and the
  /// byte b XOR 64.
  ///
  /// The content takes 1.02 bytes for each byte, where Base64 takes 1.33.
  var scriptBytes: Data {
    let escape = UInt8(ascii: "\\")
    var content = Data(capacity: count + count / 32)
    for byte in self {
      switch byte {
      case 0x00, 0x0D, UInt8(ascii: "<"), escape: content += [escape, byte ^ 64]
      default: content.append(byte)
      }
    }
    return content
  }
}
