import UnitCatalog

/// A problem of a field of a custom unit or category.
///
/// An error is a value: it has the field and the problem with its arguments, and ``english`` is the
/// sentence in English.
public struct UserUnitProblem: Error, Hashable, Sendable {
  /// The field of the form.
  public var field: Field
  /// The problem of the field.
  public var problem: Problem

  /// Creates a problem of a field.
  ///
  ///     UserUnitProblem(.factor, .zero)  // factor is 0; state how many of the reference one is
  public init(_ field: Field, _ problem: Problem) {
    self.field = field
    self.problem = problem
  }

  /// The name of the kind of problem, which is stable from version to version.
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

  /// The problem at a field of the form, in which the field of a name replaces the field of an
  /// identifier.
  var inForm: UserUnitProblem {
    switch field {
    case .identifier: UserUnitProblem(.name, problem)
    case .baseIdentifier: UserUnitProblem(.baseName, problem)
    default: self
    }
  }

  /// The fields of the forms of custom units and custom categories; the form of a category has
  /// `name`, `baseName` and `baseSymbol`.
  public enum Field: String, CaseIterable, Hashable, Sendable {
    case identifier, category, name, symbol, aliases, reference, factor, offset
    case baseIdentifier, baseName, baseSymbol
  }

  /// The kinds of problems, with their arguments.
  public enum Problem: Hashable, Sendable {
    /// A text that is empty or has only spaces.
    case missing
    /// A factor or offset that is not a number.
    case notANumber(String)
    /// A factor or offset beyond 128 bits or exponents of ±999.
    case tooLong(String)
    /// A factor of 0.
    case zero
    /// A name, a symbol or an alias that another unit of the category has, or an identifier that
    /// any other unit or category has. The arguments are the text and the other unit or category.
    case repeated(String, unit: String)
    /// A reference, or a category, that does not exist.
    case unknown(String)
    /// A reference of another category: the reference and its category.
    case otherCategory(String, category: String)
    /// A value that the catalog refuses, such as a name that would be read as a number.
    case refused(CustomUnitError.Problem)
  }
}

extension [UserUnitProblem] {
  /// The problems, in the order of the form's fields.
  var inOrderOfFields: [UserUnitProblem] {
    UserUnitProblem.Field.allCases.flatMap { field in filter { $0.field == field } }
  }
}
