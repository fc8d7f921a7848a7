import UnitCatalog

/// The number formats that a person wants: in general, for quantities, and for pairs of units.
///
///     var settings = FormatSettings(locale: .french)
///     settings.standard.precision = .decimals(4)
///     settings.setQuantity("currency", FormatOverride(precision: .decimals(2)))
///     settings.setPair(from: "mile", to: "kilometer", FormatOverride(precision: .decimals(1)))
///     let format = settings.format(from: .mile, to: .kilometer)
///     format.text(of: Decimal128("42.1648128")!)  // "42,2"
///
/// Each property is looked up separately. The first of these places that states the property
/// decides:
///
/// 1. the pair, in its direction: kilometer to mile is another pair than mile to kilometer,
/// 2. the quantity of the target unit,
/// 3. ``standard``.
///
/// The marks are ``separators`` or the marks of ``locale``; no override changes the marks.
/// Identifiers name units and quantities; an override for an unknown identifier has no effect.
public struct FormatSettings: Hashable, Sendable {
  /// The locale for writing numbers.
  public var locale: NumberLocale
  /// The decimal mark and the grouping mark that replace those of the locale; `nil` to keep them.
  public var separators: NumberSymbols?
  /// The format without overrides; its decimal mark and grouping mark are not used.
  public var standard: NumberFormat
  private var overrides: [KeyedOverride] = []

  /// Creates settings without overrides.
  public init(locale: NumberLocale = .english, standard: NumberFormat = NumberFormat()) {
    self.locale = locale
    self.standard = standard
  }

  /// Sets the override of a quantity, in place of an earlier override.
  ///
  /// An empty override removes the earlier override.
  ///
  ///     var settings = FormatSettings()
  ///     settings.setQuantity("mass", FormatOverride(precision: .decimals(1)))
  ///     settings.format(of: .kilogram).precision == .decimals(1)  // true
  ///     settings.format(of: .mile) == settings.standard  // true
  ///
  /// - Complexity: O(*n*) for *n* overrides.
  public mutating func setQuantity(_ quantity: String, _ override: FormatOverride) {
    set(.quantity(quantity), override)
  }

  /// Sets the override of conversions from one unit to another, in place of an earlier override.
  ///
  /// An empty override removes the earlier override.
  ///
  ///     var settings = FormatSettings()
  ///     settings.setPair(from: "mile", to: "kilometer", FormatOverride(precision: .decimals(1)))
  ///     settings.format(from: .mile, to: .kilometer).precision == .decimals(1)  // true
  ///     settings.format(from: .kilometer, to: .mile) == settings.standard  // true
  ///
  /// - Complexity: O(*n*) for *n* overrides.
  public mutating func setPair(from source: String, to target: String, _ override: FormatOverride) {
    set(.pair(source, target), override)
  }

  /// Returns the override of a quantity; `nil` if there is none.
  ///
  ///     var settings = FormatSettings()
  ///     settings.setQuantity("mass", FormatOverride(rounding: .down))
  ///     settings.override(ofQuantity: "mass") == FormatOverride(rounding: .down)  // true
  ///     settings.override(ofQuantity: "length")  // nil
  public func override(ofQuantity quantity: String) -> FormatOverride? {
    overrides.first { $0.key == .quantity(quantity) }?.override
  }

  /// Returns the override of conversions from one unit to another, by identifiers; `nil` if there
  /// is none.
  public func override(from source: String, to target: String) -> FormatOverride? {
    overrides.first { $0.key == .pair(source, target) }?.override
  }

  /// Returns the format of a conversion's result.
  ///
  /// - Complexity: O(*n*) for *n* overrides.
  public func format(from source: MeasureUnit, to target: MeasureUnit) -> NumberFormat {
    format(quantity: target.quantity, pair: (source.identifier, target.identifier))
  }

  /// Returns the format of numbers of a unit that were not converted.
  public func format(of unit: MeasureUnit) -> NumberFormat { format(quantity: unit.quantity) }

  private func format(quantity: String, pair: (String, String)? = nil) -> NumberFormat {
    var format = standard
    format.symbols = separators ?? locale.symbols
    override(ofQuantity: quantity)?.apply(to: &format)
    if let pair { override(from: pair.0, to: pair.1)?.apply(to: &format) }
    return format
  }

  private mutating func set(_ key: OverrideKey, _ override: FormatOverride) {
    overrides.removeAll { $0.key == key }
    if !override.isEmpty { overrides.append(KeyedOverride(key: key, override: override)) }
    // Sorted overrides make settings equal regardless of the order of calls.
    overrides.sort { $0.key.precedes($1.key) }
  }
}

private struct KeyedOverride: Hashable, Sendable {
  let key: OverrideKey
  let override: FormatOverride
}

/// The key of an override as bytes, because string comparison would link the tables of Unicode.
private struct OverrideKey: Hashable, Sendable {
  let bytes: [UInt8]

  static func quantity(_ identifier: String) -> OverrideKey {
    OverrideKey(bytes: Array(identifier.utf8))
  }

  /// Returns the key of a pair of units.
  ///
  /// No identifier contains a byte 0, so different pairs have different keys.
  static func pair(_ source: String, _ target: String) -> OverrideKey {
    OverrideKey(bytes: [0] + Array(source.utf8) + [0] + Array(target.utf8))
  }

  func precedes(_ other: OverrideKey) -> Bool { bytes.lexicographicallyPrecedes(other.bytes) }
}

#if !hasFeature(Embedded)
extension FormatSettings: Codable {
  /// Reads an object that `encode(to:)` wrote: all properties, with the overrides in an array.
  ///
  /// - Throws: `DecodingError`, also for an override of neither a quantity nor a pair.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    locale = try container.decode(NumberLocale.self, forKey: .locale)
    separators = try container.decodeIfPresent(NumberSymbols.self, forKey: .separators)
    standard = try container.decode(NumberFormat.self, forKey: .standard)
    for keyed in try container.decode([KeyedOverride].self, forKey: .overrides) {
      set(keyed.key, keyed.override)
    }
  }
}

extension KeyedOverride: Codable {
  private enum Key: CodingKey { case quantity, from, to, format }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let names = key.names
    if names.count == 1 {
      try container.encode(names[0], forKey: .quantity)
    } else {
      try container.encode(names[0], forKey: .from)
      try container.encode(names[1], forKey: .to)
    }
    try container.encode(override, forKey: .format)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    if let quantity = try container.decodeIfPresent(String.self, forKey: .quantity) {
      key = .quantity(quantity)
    } else {
      key = .pair(
        try container.decode(String.self, forKey: .from),
        try container.decode(String.self, forKey: .to))
    }
    override = try container.decode(FormatOverride.self, forKey: .format)
  }
}

extension OverrideKey {
  /// The quantity, or the source and the target unit.
  fileprivate var names: [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
#endif
