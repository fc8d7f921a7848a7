import MeasureText

extension String {
  /// The text with a capital and a full stop, as a sentence that stands alone has.
  ///
  /// Letters beyond ASCII stay: no sentence of ours begins with one.
  var asSentence: String {
    var bytes = Array(utf8)
    guard let first = bytes.first, let last = bytes.last else { return self }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
    if last != UInt8(ascii: "."), last != UInt8(ascii: "!"), last != UInt8(ascii: "?") {
      bytes.append(UInt8(ascii: "."))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without the spaces and control characters of ASCII around it.
  var trimmed: String {
    let bytes = utf8.drop { $0 <= 0x20 }
    let behind = bytes.reversed().prefix { $0 <= 0x20 }.count
    return String(decoding: bytes.dropLast(behind), as: UTF8.self)
  }

  /// The text as a part of a sentence: at most 60 scalars, between the marks of an isolate.
  ///
  /// Marks of direction inside are left out (Unicode Standard Annex 9, 2.4).
  var isolated: String {
    var text = "\u{2068}"
    var count = 0
    for scalar in unicodeScalars {
      if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
        continue
      }
      count += 1
      if count > 60 {
        text += "…"
        break
      }
      text.unicodeScalars.append(scalar)
    }
    return text + "\u{2069}"
  }

  /// The text with a small letter at its beginning.
  var lowercasedFirst: String {
    var bytes = Array(utf8)
    guard let first = bytes.first else { return self }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { bytes[0] = first + 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The character as a part of a sentence, between quotation marks; of an invisible one its name.
  var shown: String {
    let name = ReadingError.name(of: self)
    return name.utf8.first == UInt8(ascii: "U") ? "'" + String(Character(self)) + "'" : name
  }
}
