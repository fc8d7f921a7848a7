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
  /// The problems of all fields are told at once: texts that are missing, numbers that are none, a
  /// spelling of another unit of the category, a reference of another category, a pair that cannot
  /// be exact. What concerns the identifier is told at the name, from which it follows. Only what
  /// needs the category, or the reference, is not told where there is none. The example is computed
  /// by the engine, with the number format of the settings in the locale.
  ///
  /// Custom units that cannot be used themselves are not in the way: see ``clashes(extending:)``.
  ///
  /// - Complexity: O(*m*) for a catalog of *m* units, which is made anew.
  public func check<Number: DecimalBackend>(
    _ unit: UserUnit, in catalog: Catalog = .standard, by number: Number.Type,
    locale: NumberLocale = .english
  ) -> UserUnitCheck {
    var probe = UserUnitProbe(unit, UsableRows(self, in: catalog, withoutUnit: unit.id))
    let problems = probe.problems()
    if !problems.isEmpty { return UserUnitCheck(problems: problems) }
    return UserUnitCheck(
      problems: [], example: example(of: unit, in: probe.rows.catalog, by: number, locale))
  }

  /// The problems that ``check(_:in:by:locale:)`` tells, for which nothing is computed.
  package func problems(of unit: UserUnit, in catalog: Catalog = .standard) -> [UserUnitProblem] {
    var probe = UserUnitProbe(unit, UsableRows(self, in: catalog, withoutUnit: unit.id))
    return probe.problems()
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
