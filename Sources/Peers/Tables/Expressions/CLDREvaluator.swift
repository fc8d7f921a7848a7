import ExactArithmetic

/// An evaluator of CLDR's units: simple units, and compounds such as `kilogram-per-square-meter`.
///
/// In a factor, everything after the single `/` is the denominator. CLDR states π as a fraction.
/// The evaluator uses this fraction, as users of the table do. Source: Unicode Technical Standard
/// 35, part 6.
package struct CLDREvaluator: Sendable {
  /// The table whose units are evaluated.
  package let table: CLDRTable
  private var path: [String] = []

  /// Creates an evaluator of `table`.
  package init(_ table: CLDRTable) { self.table = table }

  /// Returns the names of the units that have no value, grouped by reason and sorted.
  package mutating func unevaluated() -> [String: [String]] {
    var names: [String: [String]] = [:]
    for unit in table.conversions.keys.sorted() {
      do throws(Unevaluated) { _ = try value(of: unit) } catch {
        names[error.group, default: []].append(unit)
      }
    }
    return names
  }

  /// Returns the value of a unit identifier.
  mutating func value(of identifier: String) throws(Unevaluated) -> TableValue {
    if table.conversions[identifier] != nil { return try simpleValue(of: identifier) }
    var result = TableValue(Rational(1))
    var divides = false
    var words = identifier.split(separator: "-", omittingEmptySubsequences: false).map(String.init)[
      ...]
    guard words.count <= TableLimits.nesting * 2 else { throw .tooLarge }
    while let word = words.first {
      if word == "per" {
        divides = true
        words.removeFirst()
        continue
      }
      let power = Self.powers[word] ?? 1
      if power != 1 { words.removeFirst() }
      let value = try takeUnit(from: &words, of: identifier)
      result = try result.multiplied(by: value, power: divides ? -power : power)
    }
    return result
  }

  private static let powers = [
    "square": 2, "cubic": 3, "pow4": 4, "pow5": 5, "pow6": 6,
  ]

  /// Removes the longest unit name, with or without a prefix, from the beginning of `words`.
  ///
  /// - Returns: the value of the unit.
  private mutating func takeUnit(
    from words: inout ArraySlice<String>, of identifier: String
  ) throws(Unevaluated) -> TableValue {
    for count in stride(from: words.count, to: 0, by: -1) {
      let name = words.prefix(count).joined(separator: "-")
      if let value = try prefixedValue(of: name) {
        words.removeFirst(count)
        return value
      }
    }
    throw .unknownName(words.first ?? identifier)
  }

  private mutating func prefixedValue(of name: String) throws(Unevaluated) -> TableValue? {
    if table.conversions[name] != nil { return try simpleValue(of: name) }
    for (prefix, factor) in Self.prefixes where name.hasPrefix(prefix) {
      let unit = String(name.dropFirst(prefix.count))
      guard table.conversions[unit] != nil else { continue }
      return try TableValue(factor).multiplied(by: simpleValue(of: unit))
    }
    return nil
  }

  /// The prefixes of the SI (SI Brochure, 9th edition, table 7) and of IEC 80000-13, with factors.
  private static let prefixes: [(String, Rational)] = {
    let decimal = [
      ("yotta", 24), ("zetta", 21), ("exa", 18), ("peta", 15), ("tera", 12), ("giga", 9),
      ("mega", 6), ("kilo", 3), ("hecto", 2), ("deka", 1), ("deci", -1), ("centi", -2),
      ("milli", -3), ("micro", -6), ("nano", -9), ("pico", -12), ("femto", -15), ("atto", -18),
      ("zepto", -21), ("yocto", -24),
    ].map { ($0.0, Rational(1, exponent: $0.1)) }
    let names = ["kibi", "mebi", "gibi", "tebi", "pebi", "exbi", "zebi", "yobi"]
    let binary = names.enumerated().map { position, name in
      (name, (0...position).reduce(Rational(1)) { product, _ in product * Rational(1024) })
    }
    return decimal + binary
  }()

  private mutating func simpleValue(of unit: String) throws(Unevaluated) -> TableValue {
    guard let conversion = table.conversions[unit] else { throw .unknownName(unit) }
    if conversion.isSpecial { throw .nonlinear }
    var base = TableValue(Rational(1), dimension: [unit: 1])
    if conversion.baseUnit != unit {
      if path.contains(unit) { throw .cycle(unit) }
      guard path.count < TableLimits.nesting else { throw .tooLarge }
      path.append(unit)
      defer { path.removeLast() }
      base = try value(of: conversion.baseUnit)
    }
    if let factor = conversion.factor { base = try base.multiplied(by: expression(factor)) }
    if let offset = conversion.offset { base.offset = try expression(offset).scale }
    return base
  }

  /// Evaluates a product, or the quotient of two products around a `/`.
  private mutating func expression(_ text: String) throws(Unevaluated) -> TableValue {
    var result = TableValue(Rational(1))
    let sides = text.split(separator: "/", omittingEmptySubsequences: false)
    for (position, side) in sides.enumerated() {
      for word in side.split(separator: "*", omittingEmptySubsequences: false) {
        let name = String(word.trimmed)
        let value: TableValue
        if let number = WrittenNumber(name) {
          value = TableValue(number)
        } else {
          value = try constant(name)
        }
        result = try result.multiplied(by: value, power: position == 0 ? 1 : -1)
      }
    }
    return result
  }

  private mutating func constant(_ name: String) throws(Unevaluated) -> TableValue {
    guard let text = table.constants[name] else { throw .unknownName(name) }
    if path.contains(name) { throw .cycle(name) }
    guard path.count < TableLimits.nesting else { throw .tooLarge }
    path.append(name)
    defer { path.removeLast() }
    return try expression(text)
  }
}
