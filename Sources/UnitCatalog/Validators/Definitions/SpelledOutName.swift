import DecimalArithmetic

/// The meaning of a compound identifier.
///
/// | identifier | definition |
/// |---|---|
/// | an SI prefix before another identifier: `kilogram-force` | `1e3 gram-force` |
/// | a product, longest identifiers first: `foot-pound-force` | `foot * pound-force` |
/// | `square-`, `cubic-` before a unit; `-per-`: `pound-per-square-inch` | `pound / inch^2` |
struct SpelledOutName {
  /// The definition that the identifier spells out.
  private(set) var text = ""
  private(set) var value = DefinedValue.one
  private(set) var isPrefixed = false
  /// The number of units and numbers in the identifier, without exponents.
  private var factorCount = 0

  private init() {}

  /// Creates the meaning of a unit's identifier.
  ///
  /// `nil` if the unit has dimension one, if the identifier is not compound, or if the dimension of
  /// the meaning differs from the unit's: a pound-mole is not pound times mole.
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

  /// Removes the longest identifier at the beginning of the words, or else a number, and returns
  /// it.
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
    // A number after `per` is a divisor. Elsewhere a number distinguishes units: calorie-15,
    // month-30-day.
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
