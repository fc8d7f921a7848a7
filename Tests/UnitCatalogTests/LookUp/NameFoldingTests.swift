import Testing
import UnitCatalog

@Suite struct NameFoldingTests {
  /// Lower-casing agrees with Unicode, as in Swift, except for the Turkish dotted I.
  @Test func smallLettersAreThoseOfUnicode() {
    let blocks: [ClosedRange<UInt32>] = [0...0x17F, 0x400...0x45F]
    let failures = blocks.joined().compactMap { Unicode.Scalar($0) }.filter { scalar in
      let lowered = scalar.value == 0x130 ? "\u{130}" : scalar.properties.lowercaseMapping
      var key = Array(String(scalar).utf8)
      NameFolding.removeCase(of: &key)
      let isInKey = scalar == "-" || String(decoding: key, as: UTF8.self) == lowered
      return NameFolding.small(scalar.value) != lowered.unicodeScalars.first?.value || !isInKey
    }
    #expect(failures == [])
  }

  /// Characters of other blocks and longer sequences keep their bytes.
  @Test func otherCharactersKeepTheirCase() {
    for text in ["\u{180}\u{1A0}", "\u{3A9}\u{3A3}", "\u{530}\u{1E9E}", "\u{22C5}\u{2103}"] {
      var key = Array(text.utf8)
      NameFolding.removeCase(of: &key)
      #expect(key == Array(text.utf8), "\(text)")
    }
  }
}
