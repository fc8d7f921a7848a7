extension NameFolding {
  /// Whether a character is invisible and only affects the layout of its neighbours.
  ///
  /// Names and numbers are read without such characters.
  ///
  /// These are the soft hyphen, Arabic letter mark, zero-width space and joiners, direction marks,
  /// word joiner and byte order mark: the characters of category Cf in UnicodeData.txt that neither
  /// reorder nor hide text.
  package static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAD, 0x61C, 0x200B...0x200F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  /// Returns the ASCII character of a full-width form; other characters are returned unchanged.
  ///
  /// U+FF01 to U+FF5E are 0xFEE0 above ASCII.
  ///
  /// UnicodeData.txt, compatibility mappings `<wide>`.
  package static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
    return Unicode.Scalar(UInt8(truncatingIfNeeded: scalar.value - 0xFEE0))
  }

  /// Returns the symbol that a squared character denotes, such as kg for ㎏; `nil` for other
  /// characters.
  static func squared(_ scalar: Unicode.Scalar) -> TextBytes? {
    guard (first...last).contains(scalar.value) else { return nil }
    let word = word(Int(scalar.value - first), of: squares)
    return word.equals("-") ? nil : word
  }

  /// Returns the word that a character of squared katakana denotes, such as リットル for ㍑; `nil` for
  /// other characters.
  static func squaredWord(_ scalar: Unicode.Scalar) -> TextBytes? {
    guard (0x3300...0x3357).contains(scalar.value) else { return nil }
    return word(Int(scalar.value - 0x3300), of: squaredWords)
  }

  /// Returns the word at index `number` of a list of words separated by single spaces.
  private static func word(_ number: Int, of list: StaticString) -> TextBytes {
    let bytes = TextBytes(start: list.utf8Start, count: list.utf8CodeUnitCount)
    var start = 0
    for _ in 0..<number {
      start = bytes.end(of: start..<bytes.count, before: UInt8(ascii: " ")) + 1
    }
    return bytes.part(start..<bytes.end(of: start..<bytes.count, before: UInt8(ascii: " ")))
  }

  private static let first: UInt32 = 0x3371
  private static let last: UInt32 = 0x33DF

  /// The symbols of U+3371 to U+33DF; a hyphen for a character that is no unit.
  ///
  /// UnicodeData.txt, compatibility mappings `<square>`, with two exceptions: u replaces U+03BC,
  /// and U+33D7 is pH, as in its glyph, although its mapping is PH.
  private static let squares: StaticString = """
    hPa - AU bar - pc dm dm2 dm3 - - - - - - pA nA uA mA kA KB MB GB cal kcal pF nF uF ug mg \
    kg Hz kHz MHz GHz THz ul ml dl kl fm nm um mm cm km mm2 cm2 m2 km2 mm3 cm3 m3 km3 m/s \
    m/s2 Pa kPa MPa GPa rad rad/s rad/s2 ps ns us ms pV nV uV mV kV MV pW nW uW mW kW MW \
    k\u{3A9} M\u{3A9} - Bq cc cd C/kg - dB Gy ha HP in - KM kt lm - - lx mb mil mol pH - PPM \
    - sr Sv Wb V/m A/m
    """

  /// The words of U+3300 to U+3357: UnicodeData.txt, compatibility mappings `<square>`, composed.
  private static let squaredWords: StaticString = """
    アパート アルファ アンペア アール イニング インチ ウォン エスクード エーカー \
    オンス オーム カイリ カラット カロリー ガロン ガンマ ギガ ギニー キュリー \
    ギルダー キロ キログラム キロメートル キロワット グラム グラムトン クルゼイロ \
    クローネ ケース コルナ コーポ サイクル サンチーム シリング センチ セント \
    ダース デシ ドル トン ナノ ノット ハイツ パーセント パーツ バーレル \
    ピアストル ピクル ピコ ビル ファラッド フィート ブッシェル フラン ヘクタール \
    ペソ ペニヒ ヘルツ ペンス ページ ベータ ポイント ボルト ホン ポンド ホール \
    ホーン マイクロ マイル マッハ マルク マンション ミクロン ミリ ミリバール メガ \
    メガトン メートル ヤード ヤール ユアン リットル リラ ルピー ルーブル レム \
    レントゲン ワット
    """

  /// Returns the common character for a narrow or wide form, except for digits and the minus; `nil`
  /// for other characters.
  static func narrowMark(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0xFF0D, 0xFF10...0xFF19: return nil
    case 0xFF01...0xFF5E: return narrow(scalar)
    case 0xFF61...0xFF9D:
      // U+3001 to U+30FF have three bytes each.
      let start = Int(scalar.value - 0xFF61) * 3
      let bytes = TextBytes(start: halfWidths.utf8Start, count: halfWidths.utf8CodeUnitCount)
      return Unicode.Scalar(
        UInt32(bytes[start] & 0xF) << 12 | UInt32(bytes[start + 1] & 0x3F) << 6
          | UInt32(bytes[start + 2] & 0x3F))
    case 0xFFE0: return "\u{A2}"
    case 0xFFE1: return "\u{A3}"
    case 0xFFE5: return "\u{A5}"
    case 0xFFE6: return "\u{20A9}"
    default: return nil
    }
  }

  /// The characters for U+FF61 to U+FF9D: UnicodeData.txt, compatibility mappings `<narrow>`.
  private static let halfWidths: StaticString = """
    。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト\
    ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン
    """

  /// Returns the kana composed with a sound mark: `step` 1 is the voiced mark (ガ, バ), 2 the
  /// semi-voiced mark (パ); `nil` if there is no such kana.
  ///
  /// UnicodeData.txt, canonical compositions of U+3099 and U+309A.
  static func voiced(_ kana: UInt32, _ step: UInt32) -> Unicode.Scalar? {
    // Code points of hiragana are 96 below those of katakana.
    let isHiragana = (0x3041...0x3096).contains(kana)
    switch isHiragana ? kana + 0x60 : kana {
    case 0x30A6 where step == 1: return Unicode.Scalar(kana + 0x4E)
    case 0x30CF, 0x30D2, 0x30D5, 0x30D8, 0x30DB: return Unicode.Scalar(kana + step)
    case 0x30AB...0x30C1 where step == 1 && kana % 2 == 1,
      0x30C4 where step == 1, 0x30C6 where step == 1, 0x30C8 where step == 1:
      return Unicode.Scalar(kana + 1)
    default: return nil
    }
  }
}
