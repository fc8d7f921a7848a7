/// The Unicode characters of fractions, such as ½, with their values.
///
/// Source: Unicode 14.0, UnicodeData.txt, decompositions `<fraction>`, without U+215F, a numerator
/// alone.
package enum VulgarFractions {
  /// Returns the numerator and the denominator of a character; `nil` for other characters.
  package static func parts(_ scalar: Unicode.Scalar) -> (numerator: UInt64, denominator: UInt64)? {
    switch scalar.value {
    case 0xBC: (1, 4)
    case 0xBD: (1, 2)
    case 0xBE: (3, 4)
    case 0x2150: (1, 7)
    case 0x2151: (1, 9)
    case 0x2152: (1, 10)
    case 0x2153: (1, 3)
    case 0x2154: (2, 3)
    case 0x2155: (1, 5)
    case 0x2156: (2, 5)
    case 0x2157: (3, 5)
    case 0x2158: (4, 5)
    case 0x2159: (1, 6)
    case 0x215A: (5, 6)
    case 0x215B: (1, 8)
    case 0x215C: (3, 8)
    case 0x215D: (5, 8)
    case 0x215E: (7, 8)
    case 0x2189: (0, 3)
    default: nil
    }
  }
}
