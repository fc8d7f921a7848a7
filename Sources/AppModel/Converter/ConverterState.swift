import MeasureText
import Notebook
import UnitCatalog

/// The state of the converter: two units of one quantity, and the typed text.
public struct ConverterState: Hashable, Sendable {
  /// The unit converted from.
  public private(set) var source: MeasureUnit
  /// The unit converted to, of the same quantity.
  public private(set) var target: MeasureUnit
  /// The field with the typed text.
  public internal(set) var field: NumberField {
    didSet {
      if field.plain != oldValue.plain { fieldHistory.record(oldValue) }
    }
  }
  private var fieldHistory = FieldHistory()
  /// Whether a phone's own keyboard has letters; otherwise it has digits and a decimal mark.
  var hasLetters = false
  /// Whether the last action swapped the units; selections do not count.
  var isSwapped = false
  /// The last conversion of each quantity that was left since the start.
  private var left: [LastConversion] = []

  /// Restores the last conversion of a notebook; if its units no longer exist, uses mile and
  /// kilometer.
  ///
  /// An input that is too long for the field is left out.
  init(_ last: LastConversion?, in catalog: Catalog, _ marks: FieldMarks) {
    field = NumberField(marks)
    if let last, let units = Self.units(last.from, last.to, in: catalog) {
      (source, target) = units
      field.replace(with: marks.exchanged(last.input))
    } else {
      (source, target) = Self.first(in: catalog)
    }
  }

  /// Restores a conversion, unless one of its units no longer exists.
  mutating func restore(_ last: LastConversion, in catalog: Catalog) {
    if Self.units(last.from, last.to, in: catalog) == nil { return }
    self = ConverterState(last, in: catalog, field.marks)
  }

  /// Returns two units by their identifiers; `nil` unless both exist and have the same quantity.
  private static func units(
    _ source: String, _ target: String, in catalog: Catalog
  ) -> (MeasureUnit, MeasureUnit)? {
    guard let source = catalog.unit(source), let target = catalog.unit(target),
      source.quantity == target.quantity
    else { return nil }
    return (source, target)
  }

  /// Sets the units; if the quantity changes, the old conversion is remembered.
  mutating func use(_ source: MeasureUnit, _ target: MeasureUnit) {
    if self.source.quantity != source.quantity {
      let leaving = kept
      left.removeAll { $0.category.hasBytes(of: leaving.category) }
      left.append(leaving)
    }
    (self.source, self.target) = (source, target)
  }

  /// Undoes the last edit of the field.
  ///
  /// - Returns: whether there was an edit.
  mutating func undo() -> Bool {
    var history = fieldHistory
    return restore(history.undo(field), history)
  }

  /// Repeats the edit of the field that was undone last.
  ///
  /// - Returns: whether there was an edit.
  mutating func redo() -> Bool {
    var history = fieldHistory
    return restore(history.redo(field), history)
  }

  private mutating func restore(_ new: NumberField?, _ history: FieldHistory) -> Bool {
    guard var new else { return false }
    if new.marks != field.marks { new.use(field.marks) }
    field = new
    fieldHistory = history
    return true
  }

  /// Exchanges the units.
  mutating func swap() {
    use(target, source)
    isSwapped = true
  }

  /// Returns the units of a quantity that were left last.
  ///
  /// The result is `nil` if the quantity was not left since the start, or if a unit no longer
  /// exists.
  func leftUnits(of quantity: String, in catalog: Catalog) -> (MeasureUnit, MeasureUnit)? {
    guard let last = left.first(where: { $0.category.hasBytes(of: quantity) }) else { return nil }
    return Self.units(last.from, last.to, in: catalog)
  }

  /// Takes the units from another catalog; if a unit is missing there, takes the units of the first
  /// start.
  mutating func take(_ catalog: Catalog) {
    (source, target) =
      Self.units(source.identifier, target.identifier, in: catalog) ?? Self.first(in: catalog)
  }

  /// Returns mile and kilometer, or twice the first unit of a catalog without them.
  private static func first(in catalog: Catalog) -> (MeasureUnit, MeasureUnit) {
    if let mile = catalog.unit("mile"), let kilometer = catalog.unit("kilometer") {
      return (mile, kilometer)
    }
    return (catalog.units[0], catalog.units[0])
  }

  /// The conversion for a notebook.
  ///
  /// The input has a decimal point, because the next start may be in another locale.
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
