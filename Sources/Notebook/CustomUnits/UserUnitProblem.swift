import UnitCatalog

/// What is wrong with a field of a custom unit or category.
///
/// An error is a value: the field, the problem with its arguments, and ``english`` as the sentence.
public struct UserUnitProblem: Error, Hashable, Sendable {
  /// The field of the form.
  public var field: Field
  /// What is wrong with it.
  public var problem: Problem

  /// A problem of a field.
  public init(_ field: Field, _ problem: Problem) {
    self.field = field
    self.problem = problem
  }

  /// The word for the kind of problem, which stays from version to version.
  public var identifier: String {
    switch problem {
    case .missing: "missing"
    case .notANumber: "notANumber"
    case .tooLong: "tooLong"
    case .zero: "zero"
    case .repeated: "repeated"
    case .unknown: "unknown"
    case .otherCategory: "otherCategory"
    case .refused: "refused"
    }
  }

  /// The problem at a field that the form has: an identifier follows from a name.
  var inForm: UserUnitProblem {
    switch field {
    case .identifier: UserUnitProblem(.name, problem)
    case .baseIdentifier: UserUnitProblem(.baseName, problem)
    default: self
    }
  }

  /// The fields of the forms; a category has a name, and those of its base unit.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case identifier, category, name, symbol, aliases, reference, factor, offset
    case baseIdentifier, baseName, baseSymbol
  }

  /// What can be wrong.
  public enum Problem: Hashable, Sendable {
    /// Nothing but spaces.
    case missing
    /// A factor or offset that is no number.
    case notANumber(String)
    /// A factor or offset beyond 128 bits or exponents of ±999.
    case tooLong(String)
    /// A factor of 0.
    case zero
    /// A name, a symbol or an alias that a unit of the category bears, or an identifier that any
    /// unit or category bears: the text and the bearer.
    case repeated(String, unit: String)
    /// A reference, or a category, that does not exist.
    case unknown(String)
    /// A reference of another category: the reference and its category.
    case otherCategory(String, category: String)
    /// What the catalog refuses, such as a name that would be read as a number.
    case refused(CustomUnitError.Problem)
  }
}

extension [UserUnitProblem] {
  /// The problems, in the order of the form's fields.
  var inOrderOfFields: [UserUnitProblem] {
    UserUnitProblem.Field.allCases.flatMap { field in filter { $0.field == field } }
  }
}
