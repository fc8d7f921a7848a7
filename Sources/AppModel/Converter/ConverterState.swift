import MeasureText
import Notebook
import UnitCatalog

/// What the converter is about: two units of one quantity, and what was typed.
public struct ConverterState: Hashable, Sendable {
  /// The unit converted from.
  public private(set) var source: MeasureUnit
  /// The unit converted to, of the same quantity.
  public private(set) var target: MeasureUnit
  /// What was typed.
  public internal(set) var field: NumberField
  /// Whether the last action exchanged the units, but for a selection.
  var isSwapped = false
  /// The last conversion of each quantity that was left since the app started.
  private var left: [LastConversion] = []

  /// The last conversion of a notebook if its units are there, else miles to kilometers.
  ///
  /// Input that is longer than a field takes is left out: no conversion of a field had it.
  init(_ last: LastConversion?, in catalog: Catalog, _ marks: FieldMarks) {
    field = NumberField(marks)
    if let last, let units = Self.units(last.from, last.to, in: catalog) {
      (source, target) = units
      field.replace(with: marks.exchanged(last.input))
    } else {
      (source, target) = Self.first(in: catalog)
    }
  }

  /// Two units of one quantity by their identifiers; `nil` if they are not there.
  private static func units(
    _ source: String, _ target: String, in catalog: Catalog
  ) -> (MeasureUnit, MeasureUnit)? {
    guard let source = catalog.unit(source), let target = catalog.unit(target),
      source.quantity == target.quantity
    else { return nil }
    return (source, target)
  }

  /// Converts between two units of one quantity; the units of the quantity before are kept.
  mutating func use(_ source: MeasureUnit, _ target: MeasureUnit) {
    if self.source.quantity != source.quantity {
      let leaving = kept
      left.removeAll { $0.category.hasBytes(of: leaving.category) }
      left.append(leaving)
    }
    (self.source, self.target) = (source, target)
  }

  /// Exchanges the units.
  mutating func swap() {
    use(target, source)
    isSwapped = true
  }

  /// The units of a quantity that were left last; `nil` for a quantity that was not shown, or if one
  /// of its units is not there any more.
  func leftUnits(of quantity: String, in catalog: Catalog) -> (MeasureUnit, MeasureUnit)? {
    guard let last = left.first(where: { $0.category.hasBytes(of: quantity) }) else { return nil }
    return Self.units(last.from, last.to, in: catalog)
  }

  /// Takes the units of another catalog; if one of them is not there, those of the first start.
  mutating func take(_ catalog: Catalog) {
    (source, target) =
      Self.units(source.identifier, target.identifier, in: catalog) ?? Self.first(in: catalog)
  }

  /// Miles and kilometers, or the first units of a catalog that does not have them.
  private static func first(in catalog: Catalog) -> (MeasureUnit, MeasureUnit) {
    if let mile = catalog.unit("mile"), let kilometer = catalog.unit("kilometer") {
      return (mile, kilometer)
    }
    return (catalog.units[0], catalog.units[0])
  }

  /// The conversion for a notebook, whose input has a point for the decimal mark: the next start
  /// may be in another locale.
  var kept: LastConversion {
    LastConversion(
      category: source.quantity, from: source.identifier, to: target.identifier,
      input: field.marks.exchanged(field.typed))
  }
}

/// One of the two units of a conversion.
public enum ConverterSide: String, CaseIterable, Hashable, Sendable {
  case source = "from"
  case target = "to"
}
