import ConversionRequests
import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// What a form says about a custom unit while it is typed: what is wrong, or an example.
public struct UserUnitCheck: Hashable, Sendable {
  /// The problems, in the order of the form's fields; none for a unit that can be kept.
  public var problems: [UserUnitProblem]
  /// One unit in its reference, `1 smoot = 67 in`; `nil` if there are problems.
  public var example: String?

  /// Whether the unit can be kept.
  public var isValid: Bool { problems.isEmpty }
}

extension NotebookContent {
  /// Checks a custom unit, new or changed, against the catalog and the other custom units.
  ///
  ///     let check = notebook.check(smoot, by: Decimal128.self)
  ///     check.example   // "1 smoot = 67 in"
  ///
  /// All problems of single fields are told at once. Where fields have none, the first problem that
  /// the catalog finds is told: a spelling of another unit of the category, a reference of another
  /// category, a pair that cannot be exact. The example is computed by the engine, with the number
  /// format of the settings in the locale.
  ///
  /// - Complexity: O(*m*) for a catalog of *m* units, which is made anew.
  public func check<Number: DecimalBackend>(
    _ unit: UserUnit, in catalog: Catalog = .standard, by number: Number.Type,
    locale: NumberLocale = .english
  ) -> UserUnitCheck {
    let problems = unit.fieldProblems
    if !problems.isEmpty { return UserUnitCheck(problems: problems) }
    do throws(CustomUnitError) {
      let others = try self.catalog(extending: catalog, withoutUnit: unit.id)
      if let problem = Self.categoryProblem(of: unit, in: others) {
        return UserUnitCheck(problems: [problem])
      }
      let whole = try others.adding([unit.customUnit])
      return UserUnitCheck(
        problems: [], example: example(of: unit, in: whole, by: number, locale))
    } catch {
      return UserUnitCheck(problems: [UserUnitProblem(error.problem, of: unit)])
    }
  }

  private static func categoryProblem(
    of unit: UserUnit, in catalog: Catalog
  ) -> UserUnitProblem? {
    if catalog.quantity(unit.category) == nil {
      return UserUnitProblem(.category, .unknown(unit.category))
    }
    guard let reference = catalog.unit(unit.reference) else {
      return UserUnitProblem(.reference, .unknown(unit.reference))
    }
    if reference.quantity.hasBytes(of: unit.category) { return nil }
    return UserUnitProblem(
      .reference, .otherCategory(unit.reference, category: reference.quantity))
  }

  private func example<Number: DecimalBackend>(
    of unit: UserUnit, in catalog: Catalog, by number: Number.Type, _ locale: NumberLocale
  ) -> String? {
    guard let source = catalog.unit(unit.identifier), let target = catalog.unit(unit.reference)
    else { return nil }
    let format = settings.formats(locale).format(from: source, to: target)
    let converter = Converter<Number>(catalog: catalog, target: format.target)
    let measure = MeasureFormat(numbers: format)
    do throws(ConversionError) {
      let result = try converter.convert("1", from: source, to: target)
      return "1" + measure.suffix(of: source) + " = " + format.text(of: result)
        + measure.suffix(of: target)
    } catch {
      return nil
    }
  }
}

extension UserUnitProblem {
  /// What the catalog found wrong, at the field of the form that can mend it.
  init(_ problem: CustomUnitError.Problem, of unit: UserUnit) {
    switch problem {
    case .repeatedName(let text, let other):
      self.init(Self.field(of: text, in: unit), .repeated(text, unit: other))
    case .repeatedIdentifier(let text):
      self.init(.name, .repeated(text, unit: text))
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

  /// The field with a text; the plural of the name is the name's.
  private static func field(of text: String, in unit: UserUnit) -> Field {
    if text.hasBytes(of: unit.symbol) { return .symbol }
    return unit.aliases.position(ofBytes: text) == nil ? .name : .aliases
  }
}
