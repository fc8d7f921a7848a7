import Foundation

extension Data {
  /// The bytes as the content of a `script` element in a page with the encoding windows-1252.
  ///
  /// Each byte except four is written as its windows-1252 character (Encoding Standard, section
  /// 9.1). The exceptions are NUL, CR, `<` and the backslash: byte b is written as a backslash and
  /// byte b XOR 64. A parser replaces NUL by U+FFFD and CR by LF (HTML Standard, sections 13.2.3.5
  /// and 13.2.5.4), and `<` may end the script.
  ///
  /// The content has 1.02 bytes for each byte of the data, whereas Base64 has 1.33.
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
