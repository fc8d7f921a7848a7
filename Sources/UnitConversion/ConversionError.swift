import UnitCatalog

/// Why one unit does not convert to another.
public enum ConversionError: Error, Equatable, Sendable {
  /// The units measure different quantities.
  case differentQuantities(from: MeasureUnit, to: MeasureUnit)
  /// The exact ratio of the units needs more than 128 bits above or below the fraction bar.
  case ratioTooWide(from: MeasureUnit, to: MeasureUnit)
  /// No unit has this identifier; some that may have been meant, the most likely first.
  case unknownUnit(String, nearest: [MeasureUnit])
  /// No quantity has this identifier.
  case unknownQuantity(String)
}

extension ConversionError: CustomStringConvertible {
  /// One sentence that names both units and what they measure, or what is not known.
  public var description: String {
    switch self {
    case .differentQuantities(let source, let target):
      return
        "cannot convert \(source.name) (\(source.quantity)) to \(target.name) (\(target.quantity)): "
        + "they measure different quantities"
    case .ratioTooWide(let source, let target):
      return "the exact ratio of \(source.name) to \(target.name) exceeds 128 bits"
    case .unknownUnit(let identifier, let nearest):
      if nearest.isEmpty { return "no unit has the identifier '\(identifier)'" }
      var names = ""
      for unit in nearest { names += (names.isEmpty ? "" : ", ") + unit.identifier }
      return "no unit has the identifier '\(identifier)': try \(names)"
    case .unknownQuantity(let identifier): return "no quantity is called '\(identifier)'"
    }
  }
}
