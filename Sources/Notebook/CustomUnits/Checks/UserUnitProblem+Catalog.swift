import UnitCatalog

extension UserUnitProblem {
  /// Creates the problem of a unit from a problem of the catalog, at the field whose change can
  /// solve the problem.
  init(_ problem: CustomUnitError.Problem, of unit: UserUnit) {
    switch problem {
    case .repeatedName(let text, let other):
      self.init(Self.field(of: text, in: unit), .repeated(text, unit: other))
    case .repeatedIdentifier(let text):
      self.init(.identifier, .repeated(text, unit: text))
    case .nameOfSyntax(let text, _), .nameOfChoice(let text, _), .nameLength(let text),
      .unprintable(let text):
      self.init(Self.field(of: text, in: unit), .refused(problem))
    case .noIdentifier, .malformedIdentifier: self.init(.identifier, .refused(problem))
    case .unknownReference, .cycle, .noConversion, .tooManyUnits:
      self.init(.reference, .refused(problem))
    case .offsetOfLevel: self.init(.offset, .refused(problem))
    case .notANumber, .doesNotFit, .zeroFactor, .negativeFactor, .downwardScale,
      .pairDoesNotFit, .definition:
      self.init(.factor, .refused(problem))
    }
  }

  /// Creates the problem of a category from a problem of the catalog, at the field whose change can
  /// solve the problem.
  init(_ problem: CustomUnitError.Problem, of category: UserCategory) {
    switch problem {
    case .repeatedIdentifier(let text):
      self.init(.baseIdentifier, .repeated(text, unit: text))
    // The catalog checks only whether the name of a category is printable.
    case .unprintable(let text) where text.hasBytes(of: category.name):
      self.init(.name, .refused(problem))
    case .unprintable(let text), .nameOfSyntax(let text, _), .nameOfChoice(let text, _),
      .nameLength(let text):
      let isSymbol = text.hasBytes(of: category.baseSymbol)
      self.init(isSymbol ? .baseSymbol : .baseName, .refused(problem))
    default: self.init(.identifier, .refused(problem))
    }
  }

  /// Returns the field that has a text.
  ///
  /// A text in no field is the plural of the name, so the field is the name.
  private static func field(of text: String, in unit: UserUnit) -> Field {
    if text.hasBytes(of: unit.symbol) { return .symbol }
    return unit.aliases.position(ofBytes: text) == nil ? .name : .aliases
  }
}
