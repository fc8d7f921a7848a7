extension CatalogError: CustomStringConvertible {
  /// The place, the unit and the problem in one line: `length:12: mile: unknown key "symbl"`.
  public var description: String {
    var place = text
    if let line { place += ":\(line)" }
    if let unit { place += ": \(unit)" }
    return "\(place): \(problem)"
  }
}

extension CatalogError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownKey(let key): "unknown key \"\(key)\""
    case .repeatedKey(let key): "\"\(key)\" stands twice; keep one"
    case .missingKey(let key): "add a line \"\(key) …\""
    case .unreadableValue(let key, let value): "cannot read \"\(value)\" as \(key)"
    case .malformedIdentifier(let text):
      "identifier \"\(text)\" must begin with a–z, have only a–z, 0–9 and -, "
        + "and be no word of definitions"
    case .strayContinuation: "an indented line must follow the line it continues"
    case .unknownUnit(let unit, let place): "\(place) names the unknown unit \"\(unit)\""
    case .definition(let problem): "definition: \(problem)"
    }
  }
}

extension DefinitionProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpectedWord("", let position): "word \(position) is missing"
    case .unexpectedWord(let word, let position): "unexpected \"\(word)\" as word \(position)"
    case .doesNotFit: "a number does not fit 128 bits or its exponent is too large"
    case .zero: "division by zero or size zero"
    case .unknownUnit(let unit): "unknown unit \"\(unit)\""
    case .cycle(let units): "units defined by each other: \(units.joined(separator: " → "))"
    case .nestedTooDeeply: "more than 64 definitions inside each other"
    case .specialUnit(let unit):
      "\"\(unit)\" has an offset or is a reciprocal or a level, and cannot be multiplied; use others"
    case .irrationalPower: "pi and ln10 may stand in powers of -4 to 4, and not both; use others"
    case .unequalDimensions(let first, let second): "cannot add \(second) to \(first)"
    case .baseElsewhere: "only the quantity's base unit may say \"base\""
    case .irrational:
      "pi and ln10 may stand in products alone, not with an offset, a reciprocal or a level"
    case .negativeReference: "the reference of a level must be above zero"
    }
  }
}
