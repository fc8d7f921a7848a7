import UnitCatalog

/// Removes case, diacritics and spelling variants of names and of search text.
///
/// ``NameFolding`` is applied first, so every name that can be read is also found. Then letters are
/// folded:
///
/// | written | folded to |
/// |---|---|
/// | Latin letters to U+017F | the ASCII letter without marks; æ œ ß þ ĳ to ae oe ss th ij |
/// | ı · ø ł đ ħ ŧ · ð · ŋ ŉ · ĸ · ſ | i · o l d h t · d · n · k · s |
/// | Greek letters | lower case without tonos and dialytika; ς to σ |
/// | Cyrillic letters to U+045F | lower case without breve, acute and dots: ё to е, й to и |
/// | combining marks U+0300 to U+036F | nothing |
///
/// All other characters keep their bytes. The tables are written by hand, because the functions of
/// `String` would link Unicode's tables into WebAssembly.
enum SearchFolding {
  /// Appends the folded text to `bytes`.
  ///
  /// - Parameters:
  ///   - text: a text that ``NameFolding`` has folded.
  ///   - isName: whether ``NameFolding`` has also removed its case.
  ///   - bytes: the output.
  static func append(_ text: TextBytes, isName: Bool, to bytes: inout [UInt8]) {
    let isASCII = text.allSatisfy { $0 < 0x80 }
    if isASCII && isName {
      bytes.append(contentsOf: text)
      return
    }
    var folded: [UInt8] = []
    if isASCII {
      folded.append(contentsOf: text)
    } else {
      folded.reserveCapacity(2 * text.count)
      var position = 0
      while let decoded = text.scalar(at: position) {
        append(decoded.scalar, to: &folded)
        position += decoded.length
      }
    }
    // Case is removed last, so mètre becomes metre and then meter.
    NameFolding.removeCase(of: &folded)
    bytes.append(contentsOf: folded)
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let value = scalar.value
    switch value {
    case ..<0x80: bytes.append(UInt8(truncatingIfNeeded: value))
    case 0xC0...0x17F: appendLatin(scalar, to: &bytes)
    case 0x300...0x36F: break
    case 0x386...0x3CE, 0x400...0x45F:
      bytes.append(contentsOf: lowerCase(scalar).utf8)
    default: bytes.append(contentsOf: scalar.utf8)
    }
  }

  private static func appendLatin(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "Æ", "æ": bytes.append(contentsOf: "ae".utf8)
    case "Œ", "œ": bytes.append(contentsOf: "oe".utf8)
    case "ß": bytes.append(contentsOf: "ss".utf8)
    case "Þ", "þ": bytes.append(contentsOf: "th".utf8)
    case "Ĳ", "ĳ": bytes.append(contentsOf: "ij".utf8)
    case "×", "÷": bytes.append(contentsOf: scalar.utf8)
    default: bytes.append(latin.utf8Start[Int(scalar.value) - 0xC0])
    }
  }

  /// The base letters from U+00C0 on, 32 a line; a hyphen where ``appendLatin(_:to:)`` decides.
  private static let latin: StaticString = """
    aaaaaa-ceeeeiiiidnooooo-ouuuuy--\
    aaaaaa-ceeeeiiiidnooooo-ouuuuy-y\
    aaaaaaccccccccddddeeeeeeeeeegggg\
    gggghhhhiiiiiiiiii--jjkkklllllll\
    lllnnnnnnnnnoooooo--rrrrrrssssss\
    ssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  /// Returns a Greek or Cyrillic letter in lower case, without marks.
  private static func lowerCase(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "Ά", "ά": return "α"
    case "Έ", "έ": return "ε"
    case "Ή", "ή": return "η"
    case "Ί", "ί", "ΐ", "Ϊ", "ϊ": return "ι"
    case "Ό", "ό": return "ο"
    case "Ύ", "ύ", "ΰ", "Ϋ", "ϋ": return "υ"
    case "Ώ", "ώ": return "ω"
    case "ς": return "σ"
    // `NameFolding` replaces the lower-case mu by the micro sign.
    case "Μ": return "\u{B5}"
    case "Ѐ", "ѐ", "Ё", "ё": return "е"
    case "Ѓ", "ѓ": return "г"
    case "Ї", "ї": return "і"
    case "Ќ", "ќ": return "к"
    case "Ѝ", "ѝ", "Й", "й": return "и"
    case "Ў", "ў": return "у"
    // A capital is 0x20 below its lower-case letter, or 0x50 in the first block of Cyrillic.
    case "\u{391}"..."\u{3A9}", "\u{410}"..."\u{42F}":
      return Unicode.Scalar(scalar.value + 0x20) ?? scalar
    case "\u{400}"..."\u{40F}": return Unicode.Scalar(scalar.value + 0x50) ?? scalar
    default: return scalar
    }
  }
}
