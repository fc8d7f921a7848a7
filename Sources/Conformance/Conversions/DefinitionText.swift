import ExactArithmetic

/// A unit's value as the oracle finds it: base = x · scale + offset, as rationals.
struct DefinedMeasure {
  var scale: Rational
  var offset: Rational
}

/// Why the oracle cannot value a unit.
public enum DefinitionTextError: Error, Hashable, Sendable {
  /// No unit has this identifier.
  case unknownUnit(String)
  /// A word of a unit's definition is neither a number nor a unit.
  case unreadable(word: String, unit: String)
  /// A unit is defined by itself.
  case cycle(unit: String)
}

/// Values units from the text of their definitions alone.
///
/// The grammar is the one that the page of `UnitCatalog` states, read a second time: nothing of the
/// catalog's own evaluation is used, neither `ExactRatio` nor a prepared map, so that a wrong factor
/// cannot agree with itself.
struct DefinitionText {
  private let definitions: [String: String]
  private var measures: [String: DefinedMeasure] = [:]
  private var path: [String] = []

  /// The definitions of units, by identifier.
  init(_ definitions: [String: String]) { self.definitions = definitions }

  /// The value of the unit `identifier`.
  mutating func measure(of identifier: String) throws(DefinitionTextError) -> DefinedMeasure {
    if let known = measures[identifier] { return known }
    guard let text = definitions[identifier] else { throw .unknownUnit(identifier) }
    if path.contains(identifier) { throw .cycle(unit: identifier) }
    path.append(identifier)
    let measure = try sum(text, unit: identifier)
    path.removeLast()
    measures[identifier] = measure
    return measure
  }

  /// `base`, or products joined by ` + ` and ` - `: the first is the scale, the others the offset.
  private mutating func sum(
    _ text: String, unit: String
  ) throws(DefinitionTextError) -> DefinedMeasure {
    if text == "base" { return DefinedMeasure(scale: Rational(1), offset: .zero) }
    var terms: [(isSubtracted: Bool, words: [Substring])] = [(false, [])]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if word == "+" || word == "-" {
        terms.append((word == "-", []))
      } else {
        terms[terms.count - 1].words.append(word)
      }
    }
    var measure = DefinedMeasure(scale: try product(terms[0].words, unit: unit), offset: .zero)
    for term in terms.dropFirst() {
      let addend = try product(term.words, unit: unit)
      measure.offset = term.isSubtracted ? measure.offset - addend : measure.offset + addend
    }
    return measure
  }

  /// Factors joined by spaces or ` * `; those after a ` / ` divide.
  private mutating func product(
    _ words: [Substring], unit: String
  ) throws(DefinitionTextError) -> Rational {
    var result = Rational(1)
    var divides = false
    for word in words where word != "*" {
      if word == "/" {
        divides = true
        continue
      }
      let value = try factor(word, unit: unit)
      result = divides ? result / value : result * value
    }
    return result
  }

  /// `a/b`, a decimal or an identifier, the latter two with an optional `^power`.
  private mutating func factor(
    _ word: Substring, unit: String
  ) throws(DefinitionTextError) -> Rational {
    let parts = word.split(separator: "^", omittingEmptySubsequences: false)
    let fraction = parts[0].split(separator: "/", omittingEmptySubsequences: false)
    let power = parts.count == 2 ? Int(parts[1]) : 1
    guard let power, parts.count <= 2, fraction.count <= 2 else {
      throw .unreadable(word: String(word), unit: unit)
    }
    var base: Rational
    if let number = Rational(exactly: String(fraction[0])) {
      base = number
    } else if fraction.count == 1, fraction[0].first?.isLetter == true {
      base = try measure(of: String(fraction[0])).scale
    } else {
      throw .unreadable(word: String(word), unit: unit)
    }
    if fraction.count == 2 {
      guard let divisor = Rational(exactly: String(fraction[1])), !divisor.isZero else {
        throw .unreadable(word: String(word), unit: unit)
      }
      base = base / divisor
    }
    return raised(base, to: power)
  }

  private func raised(_ base: Rational, to power: Int) -> Rational {
    var result = Rational(1)
    for _ in 0..<power.magnitude { result = result * base }
    return power < 0 ? Rational(1) / result : result
  }
}
