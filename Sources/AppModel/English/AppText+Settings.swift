import MeasureText
import Notebook

extension AppPlace {
  var english: String {
    switch self {
    case .home: "Home"
    case .converter: "Converter"
    case .allUnits: "All units"
    case .calculator: "Calculator"
    case .tools: "Tools"
    case .library: "Library"
    case .settings: "Settings"
    }
  }
}

extension KeptToolRun.Tool {
  var english: String {
    switch self {
    case .tip: "Tip"
    case .discount: "Discount"
    case .split: "Split"
    }
  }

  var amountName: String {
    switch self {
    case .tip: "Bill"
    case .discount: "Price"
    case .split: "Amount"
    }
  }
}

extension AppSetting {
  var english: String {
    switch self {
    case .theme: "Theme"
    case .skin: "Look"
    case .accent: "Accent colour"
    case .keyClick: "Key click"
    case .product: "Preview a product"
    case .freePart: "Preview the free part"
    case .motion: "Motion"
    case .haptics: "Vibration"
    case .locale: "Number format"
    case .separators: "Separators"
    case .decimals: "Decimals"
    case .rounding: "Rounding"
    case .grouping: "Groups of digits"
    case .notation: "Powers of ten"
    case .copyStyle: "Copy as"
    case .region: "Region of units"
    case .zeroNote: "Note below absolute zero"
    case .calculatorMode: "Order of operations"
    }
  }

  var note: String {
    switch self {
    case .decimals:
      "Quantities and pairs of units may have decimals of their own: see Precision in the converter."
    case .notation: "Numbers beyond are written with a power of ten."
    case .separators: "Marks of groups and of decimals, in what you type and read."
    case .region: "Decides which gallon, ton or cup a name means, and which units come first."
    case .motion: "With less motion screens and sheets fade in, with more they spring and turn."
    case .skin: "The expressive look has colours of each quantity, shadows, and a beginning."
    case .product: "Until the next start. What you keep stays as it is."
    case .haptics: "Of keys and of what decides something, where the device and the browser can."
    case .locale: "Of numbers alone: the words of the app are English."
    default: ""
    }
  }
}

extension InterfaceSkin {
  var english: String {
    switch self {
    case .system: "System"
    case .expressive: "Expressive"
    case .glass: "Glass, shown as the system's"
    }
  }
}

extension MotionLevel {
  var english: String {
    switch self {
    case .system: "As the system"
    case .expressive: "More"
    case .reduced: "Less"
    }
  }
}

extension HapticSettings.Profile {
  var english: String {
    switch self {
    case .light: "Light"
    case .medium: "Medium"
    case .heavy: "Strong"
    }
  }
}

extension FormattingSettings.Grouping {
  var english: String {
    switch self {
    case .auto: AppText.asNumberFormat.english
    case .always: "Always"
    case .never: "Never"
    }
  }
}

extension MeasureStyle {
  var english: String {
    switch self {
    case .value: "Number"
    case .valueWithSymbol: "Number and symbol"
    case .expression: "Both sides"
    }
  }
}

extension String {
  /// The name of an offered region, by its code.
  var regionName: String {
    if hasBytes(of: "US") { return "United States" }
    if hasBytes(of: "GB") { return "United Kingdom" }
    if hasBytes(of: "CA") { return "Canada" }
    if hasBytes(of: "AU") { return "Australia" }
    if hasBytes(of: "NZ") { return "New Zealand" }
    return "Elsewhere"
  }
}

extension Int {
  /// The number as an exponent: `⁻¹²`.
  var superscript: String {
    let digits = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
    return "\(self)".utf8.reduce(into: "") { text, byte in
      text += byte == UInt8(ascii: "-") ? "⁻" : digits[Int(byte - UInt8(ascii: "0"))]
    }
  }
}

extension AppArticle {
  var title: String {
    switch self {
    case .tips: "Tips"
    case .about: "About Metryvo"
    case .privacy: "Privacy"
    case .licences: "Licences"
    }
  }

  /// The paragraphs in English.
  public var paragraphs: [String] {
    switch self {
    case .tips:
      [
        "Type a measure such as 5 ft 6 in, and take it over as it stands.",
        "Hold the result, or press the three dots, to copy it with its unit.",
        "Press the name of a unit to search in names, symbols and other spellings.",
        "A range such as 5–10 gives a range.",
        "Below each result stands whether it is exact or rounded, and how.",
        "Without a network all of this works as before.",
      ]
    case .about:
      [
        "Metryvo converts units exactly, rounds once, and says whether a result is exact.",
        "Each unit states the source of its definition. Results have up to 34 digits inside.",
        "It is made of one Swift engine, which runs here as WebAssembly.",
        "This is version \(AppModel.version).",
      ]
    case .privacy:
      [
        "Metryvo works offline. It collects nothing, sends nothing, and has no account.",
        "What you keep (settings, favourites, the history of conversions, calculations and tools, recent "
          + "units and searches) and what you type stays in the store of this browser. Deleting the data "
          + "of this site deletes it.",
        "The page asks its own server for its files alone, and no other server for anything. Its "
          + "policy forbids the browser to do otherwise.",
        "The clipboard is read when you press Paste or paste yourself, and at no other time.",
      ]
    case .licences:
      [
        "Metryvo is licensed under the Apache License, version 2.0.",
        "Names and ways of writing numbers follow the Unicode Common Locale Data Repository "
          + "(CLDR). Copyright © 1991–2026 Unicode, Inc. Used under the Unicode Licence V3, "
          + "unicode.org/license.txt.",
        "The definitions of units cite the SI Brochure of the BIPM, NIST SP 811 and Handbook 44, and "
          + "the laws that set them.",
      ]
    }
  }
}
