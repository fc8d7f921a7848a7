import UnitCatalog

extension UserUnitProblem: CustomStringConvertible {
  public var description: String { english }

  /// The problem as a sentence in English, without a capital and a full stop: the problem and its
  /// remedy.
  ///
  ///     let problem = UserUnitProblem(.factor, .zero)
  ///     problem.english  // "factor is 0; state how many of the reference one is"
  public var english: String {
    let field = field.english
    switch problem {
    case .missing: return "\(field) is missing"
    case .notANumber(let text):
      return "\(field) \"\(Printable.excerpt(text))\" is no number; write a decimal like 2.54e-2 "
        + "or a ratio like 1/3"
    case .tooLong(let text):
      return "\(field) \"\(Printable.excerpt(text))\" exceeds 128 bits or an exponent of 999; use "
        + "fewer digits"
    case .zero: return "\(field) is 0; state how many of the reference one is"
    case .repeated(let text, let unit) where text.hasBytes(of: unit):
      return "\(field) \"\(Printable.excerpt(text))\" is taken; choose another one"
    case .repeated(let text, let unit):
      return "\(field) \"\(Printable.excerpt(text))\" already names \(Printable.excerpt(unit)); "
        + "choose another one"
    case .unknown(let text): return "\(field) \"\(Printable.excerpt(text))\" does not exist"
    case .otherCategory(let text, let category):
      return "\(field) \"\(Printable.excerpt(text))\" belongs to \(Printable.excerpt(category)); "
        + "choose a unit of the category"
    case .refused(let problem): return problem.description
    }
  }
}

extension UserUnitProblem.Field {
  /// The name of the field in English sentences.
  var english: String {
    switch self {
    case .identifier: "identifier"
    case .category: "category"
    case .name: "name"
    case .symbol: "symbol"
    case .aliases: "alias"
    case .reference: "reference unit"
    case .factor: "factor"
    case .offset: "offset"
    case .baseIdentifier: "base unit's identifier"
    case .baseName: "base unit's name"
    case .baseSymbol: "base unit's symbol"
    }
  }
}
