import DecimalArithmetic

/// The rule that a definition uses a power of ten only if no other units express the same value.
///
/// The watt per square centimeter is `watt / centimeter^2`, not `1e4 watt-per-square-meter`. The
/// definition of a unit whose identifier begins with an SI prefix uses the prefix's power of ten.
package enum SpelledOutDefinitions {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for unit in catalog.units {
      guard let (exponent, reference) = powerOfTen(unit.definition) else { continue }
      if let name = SpelledOutName(unit, in: catalog) {
        if !name.isPrefixed {
          problems.append(.powerOfTen(unit: unit.identifier, meant: name.text))
        }
        continue
      }
      for prefix in SIPrefix.all where prefix.exponent == exponent {
        let named = prefix.name + reference
        if named != unit.identifier && catalog.unit(named) != nil {
          problems.append(.powerOfTen(unit: unit.identifier, meant: named))
        }
      }
    }
    return problems
  }

  /// Returns the exponent and the unit of a definition that is a power of ten, other than 1, times
  /// one unit.
  private static func powerOfTen(_ definition: String) -> (exponent: Int, reference: String)? {
    let words = definition.split(byte: UInt8(ascii: " "))
    guard words.count == 2, let number = try? ExactRatio(factor: words[0]),
      number.numerator == 1, number.denominator == 1, !number.isNegative, number.exponent != 0,
      Identifier.canNameUnit(words[1])
    else { return nil }
    return (number.exponent, words[1])
  }
}
