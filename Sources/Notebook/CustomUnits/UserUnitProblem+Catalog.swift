import UnitCatalog

extension UserUnitProblem {
  /// What the catalog found wrong, at the field of the form that can mend it.
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

  /// What the catalog found wrong with a category, at the field of the form that can mend it.
  init(_ problem: CustomUnitError.Problem, of category: UserCategory) {
    switch problem {
    case .repeatedIdentifier(let text):
      self.init(.baseIdentifier, .repeated(text, unit: text))
    // Nothing else is asked of the name.
    case .unprintable(let text) where text.hasBytes(of: category.name):
      self.init(.name, .refused(problem))
    case .unprintable(let text), .nameOfSyntax(let text, _), .nameOfChoice(let text, _),
      .nameLength(let text):
      let isSymbol = text.hasBytes(of: category.baseSymbol)
      self.init(isSymbol ? .baseSymbol : .baseName, .refused(problem))
    default: self.init(.identifier, .refused(problem))
    }
  }

  /// The field with a text; the plural of the name is the name's.
  private static func field(of text: String, in unit: UserUnit) -> Field {
    if text.hasBytes(of: unit.symbol) { return .symbol }
    return unit.aliases.position(ofBytes: text) == nil ? .name : .aliases
  }
}
