extension NameFolding {
  /// Whether a character shows nothing and only steers what stands beside it: names and numbers are read as if
  /// it were not there.
  ///
  /// Soft hyphen, Arabic letter mark, zero-width space and joiners, marks of direction, word joiner, byte
  /// order mark: of the general category Cf of UnicodeData.txt those that neither turn text nor hide it.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// The ASCII character of which a full-width one is the wide form: U+FF01 to U+FF5E stand 0xFEE0 above.
  ///
  /// UnicodeData.txt, compatibility mappings `<wide>`.
  package static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0))
  }

  /// The symbol that a squared one is written for, as ㎏ for kg; `nil` if it is none.
  static func squared(_ scalar: Unicode.Scalar) -> TextBytes? {
    guard (first...last).contains(scalar.value) else { return nil }
    let bytes = TextBytes(start: squares.utf8Start, count: squares.utf8CodeUnitCount)
    var start = 0
    for _ in first..<scalar.value {
      start = bytes.end(of: start..<bytes.count, before: UInt8(ascii: " ")) + 1
    }
    let word = bytes.part(start..<bytes.end(of: start..<bytes.count, before: UInt8(ascii: " ")))
    return word.equals("-") ? nil : word
  }

  private static let first: UInt32 = 0x3371
  private static let last: UInt32 = 0x33DF

  /// From U+3371 to U+33DF, a hyphen where no unit is meant.
  ///
  /// UnicodeData.txt, compatibility mappings `<square>`; u for U+03BC, and pH for U+33D7, which is mapped to
  /// PH though its picture is pH.
  private static let squares: StaticString = """
    hPa - AU bar - pc dm dm2 dm3 - - - - - - pA nA uA mA kA KB MB GB cal kcal pF nF uF ug mg \
    kg Hz kHz MHz GHz THz ul ml dl kl fm nm um mm cm km mm2 cm2 m2 km2 mm3 cm3 m3 km3 m/s \
    m/s2 Pa kPa MPa GPa rad rad/s rad/s2 ps ns us ms pV nV uV mV kV MV pW nW uW mW kW MW \
    k\u{3A9} M\u{3A9} - Bq cc cd C/kg - dB Gy ha HP in - KM kt lm - - lx mb mil mol pH - PPM \
    - sr Sv Wb V/m A/m
    """
}
