import UnitCatalog

/// Why one unit does not convert to another.
public enum ConversionError: Error, Equatable, Sendable {
  /// The units measure different quantities.
  case differentQuantities(from: MeasureUnit, to: MeasureUnit)
  /// The exact ratio of the units needs more than 128 bits above or below the fraction bar.
  case ratioTooWide(from: MeasureUnit, to: MeasureUnit)
}

extension ConversionError: CustomStringConvertible {
  /// One sentence that names both units and what they measure.
  public var description: String {
    switch self {
    case .differentQuantities(let source, let target):
      "cannot convert \(source.name) (\(source.quantity)) to \(target.name) (\(target.quantity)): "
        + "they measure different quantities"
    case .ratioTooWide(let source, let target):
      "the exact ratio of \(source.name) to \(target.name) exceeds 128 bits"
    }
  }
}
