import Foundation
import Testing
import UnitCatalog

/// Full-width, squared and invisible characters, compared with Foundation's normalization form
/// NFKC.
@Suite struct CompatibilityFoldingTests {
  private let catalog = Catalog.standard

  private func folded(_ text: String) -> String {
    var key: [UInt8] = []
    Array(text.utf8).withUnsafeBufferPointer { NameFolding.append($0, to: &key) }
    return String(decoding: key, as: UTF8.self)
  }

  /// Every spelling of the catalog is found in full-width characters as in ASCII.
  @Test func fullWidthNamesAreFound() {
    var failures: [String] = []
    for unit in catalog.units {
      for spelling in [unit.symbol, unit.name, unit.pluralName] + unit.aliases {
        let wide = String(
          String.UnicodeScalarView(
            spelling.unicodeScalars.map {
              (0x21...0x7E).contains($0.value) ? Unicode.Scalar($0.value + 0xFEE0) ?? $0 : $0
            }))
        if wide.utf8.count > 256 { continue }
        if catalog.lookUp(wide) != catalog.lookUp(spelling) { failures.append(wide) }
      }
    }
    #expect(failures == [])
  }

  @Test func fullWidthCharactersAreThoseOfUnicode() {
    for value in UInt32(0xFF00)...0xFFEF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let normal = String(scalar).precomposedStringWithCompatibilityMapping
      let narrow = String(NameFolding.narrow(scalar))
      let isASCII = normal.utf8.count == 1 && (0xFF01...0xFF5E).contains(value)
      #expect(narrow == (isASCII ? normal : String(scalar)), "\(value)")
    }
  }

  /// If the NFKC form of a squared character is the name of a unit, the character finds this unit.
  @Test func squaredUnitsAreThoseOfUnicode() {
    var found = 0
    var failures: [String] = []
    // The characters for the prefix deca, for p.m. and for pH do not mean the units of their NFKC
    // forms. The test of pH is below.
    for value in UInt32(0x3371)...0x33DF where ![0x3372, 0x33D7, 0x33D8].contains(value) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let normal = String(scalar).precomposedStringWithCompatibilityMapping
      let expected = catalog.lookUp(normal)
      guard normal.unicodeScalars.allSatisfy({ $0.value < 0x3000 }), !expected.candidates.isEmpty
      else { continue }
      found += 1
      if catalog.lookUp(String(scalar)) != expected { failures.append("\(scalar) \(normal)") }
    }
    #expect(failures == [])
    #expect(found > 75, "\(found)")
    #expect(catalog.lookUp("㏗") == catalog.lookUp("pH"))
  }

  @Test func whatShowsNothingIsNothing() {
    for scalar in [
      "\u{AD}", "\u{61C}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{200F}", "\u{2060}", "\u{FEFF}",
    ] {
      for text in ["\(scalar)km", "k\(scalar)m", "km\(scalar)", "nautical\(scalar) mile"] {
        #expect(catalog.lookUp(text).candidates.count == 1, "\(text.unicodeScalars)")
      }
    }
    // Characters that reorder or hide text are not part of a name.
    for scalar in ["\u{202E}", "\u{2066}", "\u{E0041}"] {
      #expect(catalog.lookUp("k\(scalar)m").candidates.isEmpty)
    }
  }

  @Test func spacesOfOtherWidths() {
    for space in ["\u{3000}", "\u{2003}", "\u{2009}", "\u{A0}"] {
      #expect(folded("nautical\(space)mile") == "nautical mile")
    }
  }
}
