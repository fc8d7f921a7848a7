import DecimalArithmetic
import NativeDecimal
import Testing

/// Temperatures, and maps with many ties, on the fast path agree with the general path in every
/// mode.
@Suite struct ShortAffineTests {
  /// Returns the map scale · x + offset.
  private static func map(
    _ scale: (negative: Bool, UInt128, over: UInt128),
    _ offset: (negative: Bool, UInt128, over: UInt128),
    exponent: Int = 0
  ) -> ConversionMap {
    guard
      let factor = ExactRatio(isNegative: scale.negative, scale.1, over: scale.over, exponent: 0),
      let addend = ExactRatio(
        isNegative: offset.negative, offset.1, over: offset.over, exponent: exponent),
      let map = AffineMap(scale: factor, offset: addend)
    else { return .linear(.one) }
    return .affine(map)
  }

  private static let maps: [ConversionMap] = [
    // °F to °C and back, °C to K and back, °F to K and back.
    map((false, 5, 9), (true, 160, 9)), map((false, 9, 5), (false, 32, 1)),
    map((false, 1, 1), (false, 27_315, 1), exponent: -2),
    map((false, 1, 1), (true, 27_315, 1), exponent: -2),
    map((false, 5, 9), (false, 45_967, 180)), map((false, 9, 5), (true, 45_967, 1), exponent: -2),
    // Degrees Delisle, which decrease with temperature; then eighths and sixteenths, with many
    // ties.
    map((true, 2, 3), (false, 100, 1)), map((true, 3, 2), (false, 150, 1)),
    map((false, 1, 8), (false, 1, 16)), map((true, 5, 16), (true, 3, 8)),
    map((false, 1, 2), (false, 1, 2)),
  ]

  private static let decimals = [0, 1, 2, 3, 4, 6, 8, 9, 10, 12, 15, 16, 17, 18]

  /// Numbers of three digits around 0 with a point at any place, and numbers at the limits of the
  /// fast path.
  private static let texts: [String] = {
    var texts: [String] = []
    for whole in 0..<400 {
      for sign in ["", "-"] {
        texts.append("\(sign)\(whole)")
        texts.append("\(sign)\(whole / 10).\(whole % 10)")
        texts.append("\(sign).0\(whole)")
        texts.append("\(sign)\(whole)\(whole).\(whole)5")
      }
    }
    // Results next to an integer, to 10⁶ and to 0; numbers at the limits of words and registers.
    texts += [
      "-40", "32", "31.999999999", "32.000000001", "31.9999999999999", "32.000000000001",
      "-459.67", "-273.15", "1799999.9999", "1800031.99999999", "1800032", "1800033.8",
      "999999.9999999", "1000000", "-1000000", "-999999.99999999", "99999999", "999999999999999",
      "9223372036", "9223372036.854775", "0.00000009", "0.0000000018", "150", "149.9999999",
      "1234567890123456", "-123456789012345", "1844674.4073709", "922337.20368547", "-0", "0.000",
      "-",
      ".", "-.", "1e3", "",
    ]
    for zeros in 0..<17 {
      texts.append("9" + String(repeating: "9", count: zeros))
      texts.append("0." + String(repeating: "0", count: zeros % 14) + "5")
    }
    return texts
  }()

  @Test(arguments: RoundingMode.allCases)
  func equalsTheGeneralConversion(rounding: RoundingMode) {
    var found: [String] = []
    var shortCount = 0
    for map in Self.maps {
      for decimals in Self.decimals where found.count < 20 {
        let comparison = PreparedComparison(
          map, to: .decimals(decimals, elseDigits: 5), in: .decimal128.rounding(rounding))
        for text in Self.texts {
          found += comparison.findings(text)
          if comparison.preparation.isShort(text) { shortCount += 1 }
        }
      }
    }
    #expect(found == [])
    #expect(shortCount > Self.maps.count * Self.decimals.count * 1_000, "\(shortCount)")
  }

  /// Compares strings of temperatures digit for digit.
  @Test func stringsOfTemperatures() {
    let preparation = PreparedComparison(
      Self.maps[0], to: .decimals(12, elseDigits: 12), in: .decimal128.rounding(.halfUp)
    ).preparation
    func string(_ text: String) -> String {
      var text = text
      return text.withUTF8 { preparation.string(utf8: $0, capacity: 64) }
    }
    #expect(string("98.6") == "37.0")
    #expect(string("212") == "100")
    #expect(string("100") == "37.777777777778")
    #expect(string("-40.5") == "-40.277777777778")
    #expect(string("1234567.8") == "685853.222222222222")
    #expect(string("31.9999999999999") == "-5.55555555556E-14")
    #expect(string("32") == "0")
    #expect(string("9e9") == "4999999982.222222222222")
  }
}
