import UnitCatalog

/// How names and the text that is searched for lose case, diacritics and spelling.
///
/// First all that ``NameFolding`` does for names, so whatever is read is also found. Then letters:
///
/// | written | folded to |
/// |---|---|
/// | Latin letters to U+017F | the ASCII letter below the mark; æ, œ, ß, þ, ĳ to ae, oe, ss, th, ij |
/// | ı · ø ł đ ħ ŧ · ð · ŋ ŉ · ĸ · ſ | i · o l d h t · d · n · k · s |
/// | Greek letters | lower case without tonos and dialytika; ς to σ |
/// | Cyrillic letters to U+045F | lower case without breve, acute and dots: ё to е, й to и |
/// | combining marks U+0300 to U+036F | nothing |
///
/// All else keeps its bytes. What folds is folded by hand because Unicode's tables would come into
/// WebAssembly with a string's own functions.
enum SearchFolding {
  /// The folded text, at the end of `bytes`.
  ///
  /// - Parameters:
  ///   - text: folded by ``NameFolding`` already.
  ///   - isName: whether it has lost its case there too.
  ///   - bytes: where the folded text is put at the end.
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
    // Last, so that mètre becomes metre and then meter.
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

  /// The letter below the marks, from U+00C0 on, 32 a line; a hyphen where ``appendLatin`` decides.
  private static let latin: StaticString = """
    aaaaaa-ceeeeiiiidnooooo-ouuuuy--\
    aaaaaa-ceeeeiiiidnooooo-ouuuuy-y\
    aaaaaaccccccccddddeeeeeeeeeegggg\
    gggghhhhiiiiiiiiii--jjkkklllllll\
    lllnnnnnnnnnoooooo--rrrrrrssssss\
    ssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  /// The small letter of Greek or Cyrillic, without marks.
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
    // The small letter is the micro sign in all that NameFolding has seen.
    case "Μ": return "\u{B5}"
    case "Ѐ", "ѐ", "Ё", "ё": return "е"
    case "Ѓ", "ѓ": return "г"
    case "Ї", "ї": return "і"
    case "Ќ", "ќ": return "к"
    case "Ѝ", "ѝ", "Й", "й": return "и"
    case "Ў", "ў": return "у"
    // Capitals stand 32 before small letters, or 80 in the first block of Cyrillic.
    case "\u{391}"..."\u{3A9}", "\u{410}"..."\u{42F}":
      return Unicode.Scalar(scalar.value + 0x20) ?? scalar
    case "\u{400}"..."\u{40F}": return Unicode.Scalar(scalar.value + 0x50) ?? scalar
    default: return scalar
    }
  }
}
