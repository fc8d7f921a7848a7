import ExactArithmetic
import MeasureText
import PropertyTesting
import UnitCatalog

/// A name that several units of volume share, to be read for a region.
package struct RegionalName: Sendable {
  package var name: String
  package var region: RegionCode
  /// Whether the region is part of the locale; otherwise the reader gets the region separately.
  package var isInLocale: Bool
  package var system: MeasurementSystem?

  /// The package's reader for the region.
  var reader: MeasureReader {
    if isInLocale, let locale = NumberLocale(.english, region: region) {
      return MeasureReader(.lenient(locale), preferredSystem: system)
    }
    return MeasureReader(preferredSystem: system, region: region)
  }

  /// The volume in milliliters that law or custom specifies, independent of the catalog.
  var milliliters: Rational {
    let usGallon = Rational(231) * Rational(16_387_064, exponent: -6)
    let imperialGallon = Rational(454_609, exponent: -2)
    let custom = Self.customs.first { $0.regions.contains(region.rawValue) }
    if system == nil, let volume = custom?.kitchen[name] { return Rational(volume) }
    let isImperial = system.map { $0 == .imperial } ?? (custom?.isImperial == true)
    let parts = Self.parts[name] ?? (us: 1, imperial: 1)
    return isImperial
      ? imperialGallon / Rational(parts.imperial) : usGallon / Rational(parts.us)
  }

  static let generator = Generator<RegionalName>("name in a region") { source in
    guard let region = RegionCode(rawValue: source.element(of: regions)) else { return nil }
    return RegionalName(
      name: source.element(of: names), region: region, isInLocale: source.oneIn(2),
      system: source.element(of: [nil, nil, .us, .imperial]))
  }

  /// The regions of each custom, and some regions without a custom.
  private static let regions = customs.flatMap(\.regions) + ["DE", "FR", "JP", "IN", "ZA", "BR"]

  private static let names = parts.keys.sorted()

  /// The number of units in a gallon.
  private static let parts: [String: (us: Int, imperial: Int)] = [
    "gallon": (1, 1), "quart": (4, 4), "pint": (8, 8), "cup": (16, 16), "gill": (32, 32),
    "fluid ounce": (128, 160), "tablespoon": (256, 256),
  ]

  private struct Custom {
    var regions: [String]
    var isImperial: Bool
    /// The volumes of cups and tablespoons that are no fraction of the gallon, in milliliters.
    var kitchen: [String: Int] = [:]
  }

  private static let customs = [
    Custom(regions: ["US", "LR", "PR", "GU"], isImperial: false),
    Custom(regions: ["GB", "IE", "MM", "JE", "GG", "IM"], isImperial: true),
    Custom(regions: ["AU"], isImperial: true, kitchen: ["cup": 250, "tablespoon": 20]),
    Custom(regions: ["NZ", "CA"], isImperial: true, kitchen: ["cup": 250, "tablespoon": 15]),
  ]
}

extension RegionalName {
  static let regressionText = RegressionText<RegionalName>(
    fileExtension: ".tsv",
    header:
      "# Names that were not read as a region means them once: name, region, place, system.\n",
    write: { drawn in
      [
        drawn.name, drawn.region.rawValue, drawn.isInLocale ? "locale" : "region",
        drawn.system?.rawValue ?? "-",
      ].joined(separator: "\t")
    },
    read: { text in
      try RegressionRows.read(text, columns: 4) { columns in
        guard parts[columns[0]] != nil, let region = RegionCode(rawValue: columns[1]),
          ["locale", "region"].contains(columns[2])
        else { return nil }
        return RegionalName(
          name: columns[0], region: region, isInLocale: columns[2] == "locale",
          system: MeasurementSystem(rawValue: columns[3]))
      }
    })
}

extension RegionalName: CustomStringConvertible {
  package var description: String {
    "\(name) in \(region.rawValue)\(isInLocale ? " by locale" : "")"
      + (system.map { ", system \($0.rawValue)" } ?? "")
  }
}
