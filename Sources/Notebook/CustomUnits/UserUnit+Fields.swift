import DecimalArithmetic
import UnitCatalog

extension UserUnit {
  /// The problems that need no catalog: missing texts, and numbers that are malformed, too long or
  /// 0.
  var fieldProblems: [UserUnitProblem] {
    var problems: [UserUnitProblem] = []
    for (field, text) in [
      (UserUnitProblem.Field.name, name), (.symbol, symbol), (.reference, reference),
    ] where !text.hasContent {
      problems.append(UserUnitProblem(field, .missing))
    }
    if let problem = Self.numberProblem(factor, mayBeZero: false) {
      problems.append(UserUnitProblem(.factor, problem))
    }
    if let problem = Self.numberProblem(offset, mayBeZero: true) {
      problems.append(UserUnitProblem(.offset, problem))
    }
    // The identifier is checked last, because it follows from the name.
    if problems.isEmpty, !Identifier.canNameUnit(identifier) {
      problems.append(UserUnitProblem(.identifier, .refused(.malformedIdentifier(identifier))))
    }
    return problems
  }

  private static func numberProblem(
    _ text: String, mayBeZero: Bool
  ) -> UserUnitProblem.Problem? {
    if !text.hasContent { return .missing }
    do throws(DefinitionProblem) {
      return try ExactNumber(text).value.isZero && !mayBeZero ? .zero : nil
    } catch {
      if case .doesNotFit = error { return .tooLong(text) }
      return .notANumber(text)
    }
  }
}

extension UserCategory {
  /// The problems that need no catalog: missing texts and malformed identifiers.
  var fieldProblems: [UserUnitProblem] {
    var problems: [UserUnitProblem] = []
    if !name.hasContent {
      problems.append(UserUnitProblem(.name, .missing))
    } else if !Identifier.canNameQuantity(identifier) {
      problems.append(UserUnitProblem(.identifier, .refused(.malformedIdentifier(identifier))))
    }
    if !baseName.hasContent {
      problems.append(UserUnitProblem(.baseName, .missing))
    } else if !Identifier.canNameUnit(baseIdentifier) {
      problems.append(
        UserUnitProblem(.baseIdentifier, .refused(.malformedIdentifier(baseIdentifier))))
    }
    if !baseSymbol.hasContent { problems.append(UserUnitProblem(.baseSymbol, .missing)) }
    return problems
  }
}

extension String {
  /// Whether the text has a byte other than spaces and control characters.
  var hasContent: Bool { utf8.contains { $0 > UInt8(ascii: " ") } }
}
