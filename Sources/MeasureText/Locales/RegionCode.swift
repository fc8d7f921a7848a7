/// A region code: two capitals of ISO 3166-1, or three digits of UN M.49 for a part of the world.
public struct RegionCode: RawRepresentable, Hashable, Sendable {
  /// The bytes of the code, the last character in the lowest byte.
  private let characters: UInt32

  /// Creates a region from a code in capitals that CLDR has; `UK` becomes `GB`, as in CLDR.
  ///
  ///     RegionCode(rawValue: "UK")?.rawValue  // Optional("GB")
  ///     RegionCode(rawValue: "gb")  // nil
  public init?(rawValue: String) {
    var characters: UInt32 = 0
    for byte in rawValue.utf8 {
      if characters > 0xFF_FFFF { return nil }
      characters = characters << 8 | UInt32(byte)
    }
    self.init(characters: characters)
  }

  /// Creates a region from a code in lowercase letters or digits.
  init?(lowercase code: ArraySlice<UInt8>) {
    var characters: UInt32 = 0
    for byte in code.prefix(4) {
      characters = characters << 8 | UInt32(byte.isASCIILetter ? byte & 0xDF : byte)
    }
    self.init(characters: characters)
  }

  private init?(characters: UInt32) {
    let britain = RegionCode("GB")
    if characters == RegionCode("UK").characters {
      self = britain
      return
    }
    self.init(known: characters)
    if !Self.contains(self, in: Self.codes) { return nil }
  }

  private init(known characters: UInt32) { self.characters = characters }

  /// Creates a region from a code that is known to be valid.
  init(_ code: StaticString) {
    var characters: UInt32 = 0
    for offset in 0..<code.utf8CodeUnitCount {
      characters = characters << 8 | UInt32(code.utf8Start[offset])
    }
    self.init(known: characters)
  }

  /// The code, such as `DE` or `419`.
  public var rawValue: String {
    var bytes: [UInt8] = []
    for shift: UInt32 in [16, 8, 0] {
      let byte = UInt8(truncatingIfNeeded: characters >> shift)
      if byte != 0 { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All regions with a code of two capitals, in order.
  package static var countries: [RegionCode] {
    var countries: [RegionCode] = []
    visit(codes) { if $0.characters > 0xFF, $0.characters <= 0xFFFF { countries.append($0) } }
    return countries
  }

  /// Whether a region is in a list of codes that are separated by spaces.
  static func contains(_ region: RegionCode, in codes: StaticString) -> Bool {
    var isFound = false
    visit(codes) { if $0 == region { isFound = true } }
    return isFound
  }

  /// Calls `body` with each code of a list that is separated by spaces.
  static func visit(_ codes: StaticString, _ body: (RegionCode) -> Void) {
    var characters: UInt32 = 0
    for offset in 0..<codes.utf8CodeUnitCount {
      let byte = codes.utf8Start[offset]
      if byte == UInt8(ascii: " ") {
        body(RegionCode(known: characters))
        characters = 0
      } else {
        characters = characters << 8 | UInt32(byte)
      }
    }
    body(RegionCode(known: characters))
  }

  /// Source: Unicode CLDR 41, `validity/region.xml`, status regular, and the parts of the world
  /// that occur in locales.
  private static let codes: StaticString = """
    001 150 419 AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM \
    BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CR CU CV CW CX CY CZ DE DG \
    DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ \
    GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM \
    KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR \
    MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS \
    PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TA TC \
    TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE \
    YT ZA ZM ZW
    """
}

#if !hasFeature(Embedded)
// A region is encoded as its code.
extension RegionCode: Codable {}
#endif
