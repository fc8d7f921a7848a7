import Foundation
import MeasureText
import Testing
import UnitCatalog

/// The folding of letters, compared with Unicode's data by searches for names with these letters.
@Suite struct SearchFoldingTests {
  /// The letters that our table folds and Unicode does not decompose.
  private static let own: [Unicode.Scalar: String] = [
    "æ": "ae", "œ": "oe", "ß": "ss", "þ": "th", "ĳ": "ij", "ı": "i", "ø": "o", "ł": "l", "đ": "d",
    "ħ": "h", "ŧ": "t", "ð": "d", "ŋ": "n", "ŉ": "n", "ĸ": "k", "ſ": "s", "ŀ": "l", "ς": "σ",
  ]

  /// Returns the lower-case letter, decomposed, without combining marks.
  private func folded(_ scalar: Unicode.Scalar) -> String {
    let small = String(scalar).lowercased().decomposedStringWithCanonicalMapping
    var folded = ""
    for scalar in small.unicodeScalars where !(0x300...0x36F).contains(scalar.value) {
      folded += Self.own[scalar] ?? String(scalar)
    }
    return folded
  }

  @Test func lettersFoldAsUnicodeSays() {
    let values =
      Array(UInt32(0xC0)...0x17F) + Array(0x386...0x3CE) + Array(0x400...0x45F)
    let letters = values.compactMap(Unicode.Scalar.init).filter { $0.properties.isAlphabetic }
    var failures: [String] = []
    for letter in letters where letter != "\u{3BC}" {
      // The letter is inside a word, because `NameFolding` treats the ends of a word differently.
      let names = [("zz" + String(letter) + "zz", "zz" + folded(letter) + "zz")]
      for (written, plain) in names {
        let accented = UnitSearch(names: [UnitName(written, of: "mile")])
        let unaccented = UnitSearch(names: [UnitName(plain, of: "mile")])
        for (search, text) in [(accented, plain), (unaccented, written)] {
          let match = search.matches(for: text, limit: 1).first
          if match?.unit.identifier != "mile" || match?.rank != .name {
            failures.append("\(letter) \(String(letter.value, radix: 16)) \(text)")
          }
        }
      }
    }
    #expect(letters.count > 330)
    #expect(failures.prefix(20) == [])
  }
}
