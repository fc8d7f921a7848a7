/// The theme: light, dark, or the theme of the system.
public enum ColorTheme: String, CaseIterable, Hashable, Sendable {
  /// The theme of the system.
  case system
  case light
  case dark
  /// Dark on pure black.
  case oled
}

/// The amount of animation.
public enum MotionLevel: String, CaseIterable, Hashable, Sendable {
  /// Short transitions, and fades if the system requests reduced motion.
  case system
  /// Springs and flips, by the choice of the person.
  case expressive
  /// Only fades, regardless of the system's request.
  case reduced
}

/// The visual style of the interface.
///
///     InterfaceSkin.glass(.aurora).text  // "glass:aurora"
///     InterfaceSkin("glass:blue-green") == .glass(.blueGreen)  // true
public enum InterfaceSkin: Hashable, Sendable {
  /// The plain look of the system.
  case system
  /// Gradients and springs.
  case expressive
  /// Layers of glass on moving colours.
  case glass(GlassTheme)

  /// The colours behind the glass.
  public enum GlassTheme: String, CaseIterable, Hashable, Sendable {
    case aurora
    case calmingBlues = "calming-blues"
    case forestEarth = "forest-earth"
    case softTranquil = "soft-tranquil"
    case blueGreen = "blue-green"
    case midnight
  }

  /// All skins: system, expressive, and six of glass.
  public static let allCases: [InterfaceSkin] =
    [.system, .expressive] + GlassTheme.allCases.map { .glass($0) }

  /// Creates the skin of a text that ``text`` writes; `nil` for other texts.
  ///
  ///     InterfaceSkin("glass:midnight") == .glass(.midnight)  // true
  ///     InterfaceSkin("glass")  // nil
  public init?(_ text: String) {
    for skin in Self.allCases where skin.text.hasBytes(of: text) {
      self = skin
      return
    }
    return nil
  }

  /// The name in settings: `system`, `expressive`, `glass:aurora`.
  public var text: String {
    switch self {
    case .system: "system"
    case .expressive: "expressive"
    case .glass(let theme): "glass:" + theme.rawValue
    }
  }
}

/// A colour of the sRGB space.
///
///     RGBColor("#007AFF")?.text  // Optional("#007AFF")
public struct RGBColor: Hashable, Sendable {
  /// The bytes of red, green and blue, with blue in the lowest byte.
  public let value: UInt32

  /// Creates a colour of 24 bits; ignores higher bits.
  ///
  ///     RGBColor(value: 0x7AFF).text  // "#007AFF"
  public init(value: UInt32) { self.value = value & 0xFF_FFFF }

  /// Creates a colour of `#` and six hexadecimal digits of either case; `nil` for other texts.
  ///
  ///     RGBColor("#007aff")?.text  // Optional("#007AFF")
  ///     RGBColor("#07f")  // nil
  public init?(_ text: String) {
    var value: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      if count == 0 {
        guard byte == UInt8(ascii: "#") else { return nil }
      } else {
        guard count < 7, let digit = Self.digit(byte) else { return nil }
        value = value << 4 | digit
      }
      count += 1
    }
    guard count == 7 else { return nil }
    self.value = value
  }

  /// The colour as `#` and six hexadecimal digits, with capital letters.
  public var text: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 6 - digits.utf8.count) + digits
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte & 0xF)
    case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
      UInt32(byte & 0xF) + 9
    default: nil
    }
  }
}
