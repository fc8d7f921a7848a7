import DecimalArithmetic

/// What an identifier that is put together of others says of its unit.
///
/// | identifier | definition |
/// |---|---|
/// | a prefix of the SI before another one: `kilogram-force` | `1e3 gram-force` |
/// | units that multiply, the longest identifiers first: `foot-pound-force` | `foot * pound-force` |
/// | `square-`, `cubic-` before a unit; `-per-`: `pound-per-square-inch` | `pound / inch^2` |
struct SpelledOutName {
  /// The definition.
  private(set) var text = ""
  private(set) var value = DefinedValue.one
  private(set) var isPrefixed = false
  /// How many units and numbers it names, exponents aside.
  private var factorCount = 0

  private init() {}

  /// The reading of a unit's identifier; `nil` if it has none, or one of another dimension: a pound-mole
  /// is no pound times mole.
  init?(_ unit: MeasureUnit, in catalog: Catalog) {
    guard unit.dimension != .one else { return nil }
    let isRead = readParts(of: unit, in: catalog) || readPrefix(of: unit, in: catalog)
    let dimension =
      unit.model == .reciprocal
      ? DimensionVector.one.adding(unit.dimension, times: -1) : unit.dimension
    guard isRead, value.dimension == dimension else { return nil }
  }

  private mutating func readPrefix(of unit: MeasureUnit, in catalog: Catalog) -> Bool {
    self = SpelledOutName()
    let identifier = unit.identifier
    for prefix in SIPrefix.all where identifier.utf8.starts(with: prefix.name.utf8) {
      let rest = String(decoding: identifier.utf8.dropFirst(prefix.name.utf8.count), as: UTF8.self)
      guard let other = catalog.unit(rest) else { continue }
      let power = ExactRatio(1, exponent: prefix.exponent)
      guard let power, append(power, times: 1), append(other, times: 1) else { return false }
      text = "1e\(prefix.exponent) \(rest)"
      isPrefixed = true
      return true
    }
    return false
  }

  private mutating func readParts(of unit: MeasureUnit, in catalog: Catalog) -> Bool {
    var words = unit.identifier.split(byte: UInt8(ascii: "-"))[...]
    var below = ""
    var isBelow = false
    if words.first == "per" { text = "1" }
    while let word = words.popFirst() {
      if word == "per" {
        isBelow = true
        continue
      }
      let power = word == "square" ? 2 : word == "cubic" ? 3 : 1
      if power == 1 { words = [word] + words }
      guard let factor = appendFactor(of: &words, times: isBelow ? -power : power, unit, catalog)
      else { return false }
      let written = power == 1 ? factor : "\(factor)^\(power)"
      if isBelow {
        below += below.isEmpty ? written : " * \(written)"
      } else {
        text += text.isEmpty ? written : " * \(written)"
      }
    }
    if isBelow { text += " / \(below)" }
    return factorCount > 1 || isBelow || text.utf8.contains(UInt8(ascii: "^"))
  }

  /// Takes the longest identifier that the words begin with, or a number, and returns it.
  private mutating func appendFactor(
    of words: inout ArraySlice<String>, times power: Int, _ unit: MeasureUnit, _ catalog: Catalog
  ) -> String? {
    var count = words.count
    while count > 0 {
      let identifier = words.prefix(count).joined(separator: "-")
      if identifier != unit.identifier, let factor = catalog.unit(identifier) {
        words.removeFirst(count)
        return append(factor, times: power) ? identifier : nil
      }
      count -= 1
    }
    // A number counts what is divided by; elsewhere it tells units apart: calorie-15, month-30-day.
    guard power < 0, let word = words.popFirst(), let number = UInt64(word),
      let ratio = ExactRatio(UInt128(number)), append(ratio, times: power)
    else { return nil }
    return word
  }

  private mutating func append(_ factor: MeasureUnit, times power: Int) -> Bool {
    factorCount += 1
    return factor.value.isMultiple && (try? value.multiply(by: factor.value, times: power)) != nil
  }

  private mutating func append(_ number: ExactRatio, times power: Int) -> Bool {
    factorCount += 1
    guard let factor = number.raised(to: power) else { return false }
    return (try? value.multiply(by: factor)) != nil
  }
}
