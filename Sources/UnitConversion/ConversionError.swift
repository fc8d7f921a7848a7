import UnitCatalog

/// The reasons why a conversion is refused.
public enum ConversionError: Error, Equatable, Sendable {
  /// The units measure different quantities.
  case differentQuantities(from: MeasureUnit, to: MeasureUnit)
  /// The exact ratio of the units needs more than 128 bits above or below the fraction bar.
  case ratioTooWide(from: MeasureUnit, to: MeasureUnit)
  /// No unit has this identifier; `nearest` are the units that may be meant, the most likely first.
  case unknownUnit(String, nearest: [MeasureUnit])
  /// No quantity has this identifier.
  case unknownQuantity(String)
  /// The text is not a GDA numeric string.
  ///
  /// `offset` is the number of bytes before the first byte in error, or the length of a text that
  /// ends too early.
  case unreadableNumber(String, offset: Int)
  /// The type cannot hold the number exactly: it has too many digits, or its exponent is out of
  /// range.
  case numberNotHeld(String)
}

extension ConversionError: CustomStringConvertible {
  /// One sentence that names both units and their quantities, the unknown identifier, or the text.
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
    case .unreadableNumber(let text, let offset):
      return offset < text.utf8.count
        ? "'\(text)' is no number: byte \(offset + 1) is in error"
        : "'\(text)' is no number: it ends too early"
    case .numberNotHeld(let text):
      return "'\(text)' has more digits, or a larger or smaller exponent, than the type holds"
    }
  }
}
