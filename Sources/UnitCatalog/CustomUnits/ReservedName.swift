/// Spellings that no unit may have, because a text with them is read otherwise before units are looked up.
enum ReservedName {
  /// Whether a folded name is a number, or a word between a measure and its target: `5 mi to km`.
  static func holds(_ name: String) -> Bool {
    name.withBytes { name in
      let isSeparator = separators.contains { word in
        name.count == word.utf8CodeUnitCount
          && name.indices.allSatisfy { name[$0] | 0x20 == word.utf8Start[$0] | 0x20 }
      }
      return isSeparator || isNumber(name)
    }
  }

  private static let separators: [StaticString] = ["to", "in", "into", "as", "->", "\u{2192}"]

  /// Digits with nothing but signs, marks, spaces and exponents beside them, or fractions: `12`, `-1.5`,
  /// `1e5`, `3 1/2`, `½`.
  private static func isNumber(_ name: TextBytes) -> Bool {
    var hasDigit = false
    for scalar in String(name).unicodeScalars {
      switch scalar {
      case "0"..."9", "\u{BC}"..."\u{BE}", "\u{2150}"..."\u{215F}": hasDigit = true
      case "+", "-", ".", ",", "'", "_", "/", " ", "\u{2212}": break
      case "e", "E": if !hasDigit { return false }
      default: return false
      }
    }
    return hasDigit
  }
}
