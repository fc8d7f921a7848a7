/// The first problem that prevents a custom unit or quantity from being added.
public struct CustomUnitError: Error, Hashable, Sendable {
  /// The identifier of the unit, or its name if no identifier can be derived.
  public var unit: String
  /// The kind of problem.
  public var problem: Problem

  /// Creates an error of a unit.
  ///
  ///     let error = CustomUnitError(unit: "ell", .repeatedName("in", unit: "inch"))
  ///     error.description  // "ell: \"in\" already names inch; choose another name or symbol"
  public init(unit: String, _ problem: Problem) {
    self.unit = unit
    self.problem = problem
  }

  /// The kinds of problems of a custom unit or quantity.
  public enum Problem: Error, Hashable, Sendable {
    /// A name from which no identifier can be derived.
    case noIdentifier(name: String)
    /// An identifier with characters other than `a`–`z`, digits and `-`, or a reserved word.
    case malformedIdentifier(String)
    /// An identifier of another unit or quantity.
    case repeatedIdentifier(String)
    /// A factor or offset that is not a number.
    case notANumber(field: String, text: String)
    /// A factor or offset that needs more than 128 bits or an exponent of ten beyond ±999.
    case doesNotFit(field: String, text: String)
    /// A factor of 0.
    case zeroFactor
    /// A factor below 0.
    case negativeFactor(String)
    /// A factor below 0 with an offset; the scale would run downwards.
    case downwardScale(factor: String)
    /// A spelling with another meaning in the text of a measure.
    case nameOfSyntax(String, ReservedMeaning)
    /// A reference that no unit has as its identifier.
    case unknownReference(String, suggestions: [String])
    /// Two units of the quantity with different traits, which no exact conversion connects.
    ///
    /// The values are the trait of the custom unit, the other unit, and the trait of the other
    /// unit.
    case noConversion(UnitTrait, to: String, UnitTrait)
    /// An offset that would make the reference of a level irrational.
    ///
    /// The offset must be an integer multiple of `multiple`, which is `nil` if only the offset 0 is
    /// possible.
    case offsetOfLevel(String, multiple: String?)
    /// Custom units that refer to each other in a cycle; the first unit is repeated at the end.
    case cycle([String])
    /// A spelling of another unit of the quantity.
    case repeatedName(String, unit: String)
    /// A name of a choice, which denotes several other units.
    case nameOfChoice(String, units: [String])
    /// A spelling that is empty, or too long for look-up.
    case nameLength(String)
    /// A spelling with a control character or an invisible character.
    case unprintable(String)
    /// A conversion to another unit of the quantity with constants of more than 128 bits.
    case pairDoesNotFit(with: String)
    /// More units in one quantity than ``Catalog/unitLimit``.
    case tooManyUnits(quantity: String, limit: Int)
    /// The composed definition cannot be evaluated.
    case definition(DefinitionProblem)
  }
}

extension CustomUnitError: CustomStringConvertible {
  /// The unit, the problem and the remedy: `smoot: factor is 0; state how many of the reference one
  /// is`.
  public var description: String { "\(unit): \(problem)" }
}

extension CustomUnitError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noIdentifier(let name):
      "no identifier follows from the name \"\(name)\"; give one of a–z, 0–9 and -"
    case .malformedIdentifier(let text):
      "identifier \"\(text)\" is reserved or malformed; begin with a–z and use a–z, 0–9 and -"
    case .repeatedIdentifier(let text):
      "identifier \"\(text)\" is taken; give the unit another one"
    case .notANumber(let field, let text):
      "\(field) \"\(text)\" is no number; write a decimal like 2.54e-2 or a ratio like 1/3"
    case .doesNotFit(let field, let text):
      "\(field) \"\(text)\" exceeds 128 bits or an exponent of 999; use fewer digits"
    case .zeroFactor: "factor is 0; state how many of the reference one is"
    case .negativeFactor(let text):
      "factor \"\(text)\" is negative; state how many of the reference one is, above 0"
    case .downwardScale(let text):
      "factor \"\(text)\" is negative, so with the offset the scale would run downwards; use a factor "
        + "above 0"
    case .nameOfSyntax(let text, let meaning):
      "\"\(text)\" \(meaning); choose another name or symbol"
    case .unknownReference(let text, let suggestions) where suggestions.isEmpty:
      "unknown reference \"\(text)\"; give the identifier of a unit"
    case .unknownReference(let text, let suggestions):
      "unknown reference \"\(text)\"; did you mean \(list(suggestions))?"
    case .noConversion(let trait, let unit, let other):
      "\(trait.noun) does not convert exactly to \(unit), which \(other.clause); leave it out, or "
        + "make a quantity of its own for the unit"
    case .offsetOfLevel(let reference, let multiple):
      "this offset would make the level's reference irrational; "
        + (multiple.map { "use a multiple of \($0) \(reference), or none" } ?? "leave it out")
    case .cycle(let units):
      "units refer to each other: \(units.joined(separator: " → ")); refer to another unit"
    case .repeatedName(let text, let unit):
      "\"\(text)\" already names \(unit); choose another name or symbol"
    case .nameOfChoice(let text, let units):
      "\"\(text)\" already stands for \(list(units)); choose another name or symbol"
    case .nameLength(let text): "\"\(text)\" cannot be looked up; use 1 to 64 bytes"
    case .unprintable(let text):
      "\"\(Printable.excerpt(text))\" has control characters; write it without them"
    case .pairDoesNotFit(let unit):
      "the exact conversion to \(unit) exceeds 128 bits or the fourth power of pi or ln10; use fewer "
        + "digits or lower powers"
    case .tooManyUnits(let quantity, let limit):
      "\(quantity) would have more than \(limit) units; drop some"
    case .definition(let problem): "definition: \(problem)"
    }
  }

  private func list(_ units: [String]) -> String { units.prefix(5).joined(separator: ", ") }
}
