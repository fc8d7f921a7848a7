import MeasureText

extension String {
  /// The text as a sentence: with an initial capital and a full stop.
  ///
  /// Letters outside ASCII stay unchanged, because no sentence of the app begins with one.
  var asSentence: String {
    var bytes = Array(utf8)
    guard let first = bytes.first, let last = bytes.last else { return self }
    if (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) { bytes[0] = first - 0x20 }
    if last != UInt8(ascii: "."), last != UInt8(ascii: "!"), last != UInt8(ascii: "?") {
      bytes.append(UInt8(ascii: "."))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text without leading and trailing ASCII spaces and control characters.
  var trimmed: String {
    let bytes = utf8.drop { $0 <= 0x20 }
    let behind = bytes.reversed().prefix { $0 <= 0x20 }.count
    return String(decoding: bytes.dropLast(behind), as: UTF8.self)
  }

  /// The text for use within a sentence: at most 60 scalars between U+2068 and U+2069.
  ///
  /// Directional formatting characters in the text are removed (Unicode Standard Annex 9, section
  /// 2.4).
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

  /// The text with an initial ASCII capital in lower case.
  var lowercasedFirst: String {
    var bytes = Array(utf8)
    guard let first = bytes.first else { return self }
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) { bytes[0] = first + 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  /// The character in quotation marks for use in a sentence, or the name of an invisible character.
  var shown: String {
    let name = ReadingError.name(of: self)
    return name.utf8.first == UInt8(ascii: "U") ? "'" + String(Character(self)) + "'" : name
  }
}
