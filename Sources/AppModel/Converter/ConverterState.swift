import MeasureText
import Notebook
import UnitCatalog

/// What the converter is about: two units of one quantity, and what was typed.
public struct ConverterState: Hashable, Sendable {
  /// The unit converted from.
  public internal(set) var source: MeasureUnit
  /// The unit converted to, of the same quantity.
  public internal(set) var target: MeasureUnit
  /// What was typed.
  public internal(set) var field: NumberField

  /// The last conversion of a notebook if its units are there, else miles to kilometers.
  ///
  /// Input that is longer than a field takes is left out: no conversion of a field had it.
  init(_ last: LastConversion?, in catalog: Catalog, _ marks: FieldMarks) {
    field = NumberField(marks)
    if let last, let source = catalog.unit(last.from), let target = catalog.unit(last.to),
      source.quantity == target.quantity
    {
      self.source = source
      self.target = target
      field.replace(with: marks.exchanged(last.input))
    } else {
      (source, target) = Self.first(in: catalog)
    }
  }

  /// Takes the units of another catalog; if one of them is not there, those of the first start.
  mutating func take(_ catalog: Catalog) {
    if let source = catalog.unit(source.identifier), let target = catalog.unit(target.identifier),
      source.quantity == target.quantity
    {
      (self.source, self.target) = (source, target)
    } else {
      (source, target) = Self.first(in: catalog)
    }
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
