import DecimalArithmetic
import ExactArithmetic
import UnitCatalog

/// The reason why the oracle cannot compute the value of a unit.
public enum DefinitionTextError: Error, Hashable, Sendable {
  /// No unit has this identifier.
  case unknownUnit(String)
  /// A word of a definition that is neither a number nor a unit that may be a factor.
  case unreadable(word: String, unit: String)
  /// A unit whose definition refers to itself.
  case cycle(unit: String)
}

/// Computes the values of units from the texts of their definitions alone.
///
/// `UnitCatalog/Definitions/README.md` specifies the grammar, which is implemented here again.
/// Neither the catalog's evaluator nor `ExactRatio` nor a prepared map takes part, so that a wrong
/// factor cannot confirm itself. Only the dimension of a quantity comes from the catalog.
struct DefinitionText {
  private let definitions: [String: String]
  private let dimensions: [String: [Int]]
  private var measures: [String: DefinedMeasure] = [:]
  private var path: [String] = []

  /// Creates the reader of definitions, by identifier; `catalog` provides the dimensions.
  init(_ definitions: [String: String], in catalog: Catalog) {
    self.definitions = definitions
    var dimensions: [String: [Int]] = [:]
    for record in catalog.records {
      for unit in record.units where dimensions[unit.identifier] == nil {
        dimensions[unit.identifier] = record.dimension.exponents
      }
    }
    self.dimensions = dimensions
  }

  /// Returns the value of the unit `identifier`.
  mutating func measure(of identifier: String) throws(DefinitionTextError) -> DefinedMeasure {
    if let known = measures[identifier] { return known }
    guard let text = definitions[identifier] else { throw .unknownUnit(identifier) }
    if path.contains(identifier) { throw .cycle(unit: identifier) }
    path.append(identifier)
    let measure = try definition(text, unit: identifier)
    path.removeLast()
    measures[identifier] = measure
    return measure
  }

  /// Reads a definition: `base`, a sum, or a product after `reciprocal` or `level k log10 re`.
  private mutating func definition(
    _ text: String, unit: String
  ) throws(DefinitionTextError) -> DefinedMeasure {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    switch words[0] {
    case "base": return DefinedMeasure()
    case "reciprocal":
      var measure = try rational(product(words.dropFirst(), unit: unit), unit: unit)
      measure.model = .reciprocal
      return measure
    case "level":
      guard words.count > 4, words[3] == "re" else {
        throw .unreadable(word: String(words[words.count - 1]), unit: unit)
      }
      let bases: [Substring: LogarithmBase] = ["log10": .ten, "ln": .e]
      guard let base = bases[words[2]] else {
        throw .unreadable(word: String(words[2]), unit: unit)
      }
      let multiplier = try product([words[1]], unit: unit).measure.scale
      let reference = try product(words.dropFirst(4), unit: unit)
      var measure = try rational(reference, unit: unit)
      // A reference with twice the exponents of the quantity is the square of a quantity. A pure
      // number has no exponents.
      let isSquare =
        reference.dimension.contains { $0 != 0 }
        && reference.dimension == dimensions[unit, default: []].map { 2 * $0 }
      measure.model = .level(multiplier: multiplier, base, power: isSquare ? 2 : 1)
      return measure
    default: return try sum(words, unit: unit)
    }
  }

  /// Reads products joined by ` + ` and ` - `.
  ///
  /// The first product is the scale, and the sum of the others is the offset.
  private mutating func sum(
    _ words: [Substring], unit: String
  ) throws(DefinitionTextError) -> DefinedMeasure {
    var terms: [(isSubtracted: Bool, words: [Substring])] = [(false, [])]
    for word in words {
      if word == "+" || word == "-" {
        terms.append((word == "-", []))
      } else {
        terms[terms.count - 1].words.append(word)
      }
    }
    var measure = try product(terms[0].words, unit: unit).measure
    for term in terms.dropFirst() {
      let addend = try product(term.words, unit: unit).measure.scale
      measure.offset = term.isSubtracted ? measure.offset - addend : measure.offset + addend
    }
    return measure
  }

  private struct Product {
    var measure = DefinedMeasure()
    var dimension = Array(repeating: 0, count: DimensionVector.names.count)
  }

  /// Returns the measure of a product; throws if the product contains π or ln 10.
  ///
  /// Reciprocals and references must be rational.
  private func rational(
    _ product: Product, unit: String
  ) throws(DefinitionTextError) -> DefinedMeasure {
    if !product.measure.isRational { throw .unreadable(word: "pi", unit: unit) }
    return product.measure
  }

  /// Reads factors joined by spaces or ` * `; factors after ` / ` divide.
  private mutating func product(
    _ words: some Sequence<Substring>, unit: String
  ) throws(DefinitionTextError) -> Product {
    var result = Product()
    var sign = 1
    for word in words where word != "*" {
      if word == "/" {
        sign = -1
      } else {
        try multiply(&result, by: word, sign, unit: unit)
      }
    }
    return result
  }

  /// Reads a factor: a number, a fraction `a/b`, a constant or an identifier, with an optional
  /// `^power`.
  private mutating func multiply(
    _ product: inout Product, by word: Substring, _ sign: Int, unit: String
  ) throws(DefinitionTextError) {
    let parts = word.split(separator: "^", omittingEmptySubsequences: false)
    let power = parts.count == 2 ? Int(parts[1]) : parts.count == 1 ? 1 : nil
    guard let power, power.magnitude < 1_000 else {
      throw .unreadable(word: String(word), unit: unit)
    }
    let exponent = sign * power
    switch parts[0] {
    case "pi": product.measure.pi += exponent
    case "ln10": product.measure.lnTen += exponent
    default:
      if let number = Self.number(parts[0]) {
        if number.isZero && exponent < 0 { throw .unreadable(word: String(word), unit: unit) }
        product.measure.scale = product.measure.scale * number.raised(to: exponent)
        return
      }
      guard parts[0].first?.isLetter == true, !parts[0].contains("/") else {
        throw .unreadable(word: String(word), unit: unit)
      }
      let name = String(parts[0])
      let factor = try measure(of: name)
      if !factor.isMultiple { throw .unreadable(word: String(word), unit: unit) }
      product.measure.scale = product.measure.scale * factor.scale.raised(to: exponent)
      product.measure.pi += factor.pi * exponent
      product.measure.lnTen += factor.lnTen * exponent
      for (index, dimension) in dimensions[name, default: []].enumerated() {
        product.dimension[index] += dimension * exponent
      }
    }
  }

  /// Reads a decimal, or a fraction of two decimals.
  private static func number(_ word: Substring) -> Rational? {
    let sides = word.split(separator: "/", omittingEmptySubsequences: false)
    guard let top = Rational(exactly: String(sides[0])) else { return nil }
    if sides.count == 1 { return top }
    guard sides.count == 2, let bottom = Rational(exactly: String(sides[1])), !bottom.isZero else {
      return nil
    }
    return top / bottom
  }
}
