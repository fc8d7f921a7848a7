import ConversionRequests
import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

/// The result of a check of a custom unit, for a form while a person types: problems or an example.
public struct UserUnitCheck: Hashable, Sendable {
  /// The problems, in the order of the form's fields; empty for a unit that can be kept.
  public var problems: [UserUnitProblem]
  /// One unit expressed in its reference, `1 smoot = 67 in`; `nil` if there are problems.
  public var example: String?

  /// Whether the unit can be kept.
  public var isValid: Bool { problems.isEmpty }
}

extension NotebookContent {
  /// Checks a custom unit, new or changed, against the catalog and the other custom units.
  ///
  ///     var smoot = UserUnit(
  ///       id: "5a", category: "length", name: "smoot", symbol: "smoot", reference: "inch",
  ///       factor: "67", createdAt: .epoch)
  ///     let notebook = NotebookContent()
  ///     notebook.check(smoot, by: Decimal128.self).example  // Optional("1 smoot = 67 in")
  ///     smoot.symbol = "ft"
  ///     notebook.check(smoot, by: Decimal128.self).problems.map(\.identifier)  // ["repeated"]
  ///
  /// The check reports the problems of all fields at once: missing texts, malformed numbers, a
  /// spelling of another unit of the category, a reference of another category, a pair whose
  /// conversion cannot be exact. An identifier follows from the name, so its problems are reported
  /// at the name. Without a known category or reference, the problems that depend on it are not
  /// reported. The engine computes the example, in the number format of the settings and the
  /// locale.
  ///
  /// The check ignores custom units that the catalog refuses: see ``clashes(extending:)``.
  ///
  /// - Complexity: O(*m*) for a catalog of *m* units, because the check builds a new catalog.
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

  /// Returns the problems that ``check(_:in:by:locale:)`` reports, without computing an example.
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
