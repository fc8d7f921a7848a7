import UnitCatalog

extension RegistryError: CustomStringConvertible {
  /// The place, the problem and the remedy in one line:
  /// `units.json:3:7: unknown field "symbl"; known: …`.
  public var description: String {
    var place = Printable.excerpt(file, 200)
    if let line { place += ":\(line)" }
    if let line, line > 0, let column { place += ":\(column)" }
    return "\(place): \(problem)"
  }
}

extension RegistryError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreadable: "cannot read the file"
    case .tooLong(let limit): "more than \(limit / 1_000_000) MB; split the file"
    case .json(let problem): "\(problem)"
    case .unknownForm(let found):
      "\(found) is no registry; expected an object with \"format\": \"metryvo-registry\", or "
        + "categories with \"categoryName\" and \"units\""
    case .unknownFormat(let text): "unknown format \"\(text)\"; expected \"metryvo-registry\""
    case .unknownVersion(let text):
      "version \(text) is not known; this program reads version \(RegistryFormat.version)"
    case .unknownField(let field, let known):
      "unknown field \"\(field)\"; known: \(known.joined(separator: ", "))"
    case .missingField(let field): "add the field \"\(field)\""
    case .wrongType(let field, let expected, let found):
      "\"\(field)\" must be \(expected), not \(found)"
    case .unreadableValue(let field, let value, let expected):
      "cannot read \"\(value)\" as \(field); expected \(expected)"
    case .redefinition(let name, let field):
      "\"\(name)\" exists with another \(field); rename it or repeat what the catalog has"
    case .choiceOmits(let name, let units):
      "the choice \"\(name)\" would hide \(units.joined(separator: ", ")); add them to its units"
    case .repeatedUnit(let unit): "\"\(unit)\" stands twice; keep one"
    case .tooMany(let field, let limit): "more than \(limit) \(field); drop some"
    case .derivedMismatch(let unit, let field, let definition):
      "\(unit): \(field) is not what the definition \"\(definition)\" comes to; mend one, or drop "
        + "\(field)"
    case .catalog(let error): error.unit.map { "\($0): \(error.problem)" } ?? "\(error.problem)"
    case .definition(let unit, let rule): "\(unit): \(rule)"
    case .customUnit(let error): "\(error)"
    case .baseUnits(let category, let count):
      "category \"\(category)\" has \(count == 0 ? "no" : "more than one") base unit; "
        + "mark one with \"isBase\": true"
    case .baseNotOne(let unit): "base unit \"\(unit)\" must have the factor 1 and no offset"
    case .unknownBase(let unit, let quantity):
      "base unit \"\(unit)\" is no unit of \(quantity); use one of its units, or rename the "
        + "category"
    }
  }
}
