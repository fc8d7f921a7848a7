extension NumberLocale: RawRepresentable {
  /// Creates the locale of a BCP 47 identifier: a language, optionally a script and a region.
  ///
  /// Letter case is ignored, and `_` counts as `-`. Chinese without a script has the script of its
  /// region. Portuguese without a region is that of Brazil. Returns `nil` for languages and regions
  /// without data.
  ///
  ///     NumberLocale(rawValue: "de_ch")?.rawValue  // Optional("de-CH")
  ///     NumberLocale(rawValue: "zh-TW")?.language == .traditionalChinese  // true
  ///     NumberLocale(rawValue: "nl")  // nil
  public init?(rawValue: String) {
    guard let parts = LocaleParts(rawValue), let language = parts.language else { return nil }
    guard let code = parts.region else {
      self.init(language)
      return
    }
    guard let region = RegionCode(lowercase: code) else { return nil }
    self.init(language, region: region)
  }

  /// The identifier, such as `de-CH`.
  public var rawValue: String {
    guard let region else { return language.rawValue }
    return language.rawValue + "-" + region.rawValue
  }

  /// Returns the locale of an identifier's language, without its region.
  ///
  /// Returns `nil` for unknown languages.
  ///
  ///     NumberLocale.nearest(to: "de-US")?.rawValue  // Optional("de")
  ///     NumberLocale(rawValue: "de-US")  // nil
  public static func nearest(to identifier: String) -> NumberLocale? {
    LocaleParts(identifier)?.language.map { NumberLocale($0) }
  }
}

/// The parts of a locale identifier in lowercase letters.
private struct LocaleParts {
  let language: NumberLanguage?
  let region: ArraySlice<UInt8>?

  /// Creates the parts; `nil` if the text is not a language, optionally with a script and a region.
  init?(_ identifier: String) {
    var bytes: [UInt8] = []
    for byte in identifier.utf8 {
      if bytes.count == 16 { return nil }
      bytes.append(byte == UInt8(ascii: "_") ? UInt8(ascii: "-") : byte.lowercased)
    }
    var parts = bytes.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
    guard let code = parts.popFirst() else { return nil }
    let script = parts.first.flatMap { $0.count == 4 ? $0 : nil }
    if script != nil { parts.removeFirst() }
    region = parts.popFirst()
    if !parts.isEmpty { return nil }
    language = Self.language(code, script, region)
  }

  private static func language(
    _ code: ArraySlice<UInt8>, _ script: ArraySlice<UInt8>?, _ region: ArraySlice<UInt8>?
  ) -> NumberLanguage? {
    if !code.elementsEqual("zh".utf8) {
      if script != nil { return nil }
      return NumberLanguage.allCases.first { code.elementsEqual($0.rawValue.utf8) }
    }
    if let script {
      if script.elementsEqual("hans".utf8) { return .simplifiedChinese }
      return script.elementsEqual("hant".utf8) ? .traditionalChinese : nil
    }
    guard let region, let code = RegionCode(lowercase: region) else { return .simplifiedChinese }
    return RegionCode.contains(code, in: "HK MO TW") ? .traditionalChinese : .simplifiedChinese
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }
}

#if !hasFeature(Embedded)
// A locale is encoded as its identifier.
extension NumberLocale: Codable {}
#endif
