import ConversionRequests
import MeasureText
import UnitCatalog

/// What the converter shows, worded and formatted.
public struct ConverterViewModel: Hashable, Sendable {
  /// A unit as its button shows it.
  public struct UnitLabel: Hashable, Sendable {
    /// `mile`.
    public var identifier: String
    /// `mi`.
    public var symbol: String
    /// `mile`.
    public var name: String

    init(_ unit: MeasureUnit) {
      identifier = unit.identifier
      symbol = unit.symbol
      name = unit.name
    }
  }

  /// A quantity as its button shows it.
  public struct QuantityLabel: Hashable, Sendable {
    /// `length`.
    public var identifier: String
    /// `Length`.
    public var name: String
    /// Whether its units are those of the converter.
    public var isChosen: Bool
  }

  /// What stands in the place of the result.
  public enum Result: Hashable, Sendable {
    /// Nothing was typed, or only the beginning of a number.
    case none
    /// A number, how far it can be trusted, and whether it is the mathematical result.
    case value(String, remark: String, isExact: Bool)
    /// The text is a measure with units of its own, which can be taken over.
    case measure(String)
    /// Why there is no result.
    case refused(String)
  }

  /// What the field shows.
  public var input: String
  /// The selection in ``input``, in code units of UTF-16.
  public var selection: Range<Int>
  /// The unit converted from.
  public var source: UnitLabel
  /// The unit converted to.
  public var target: UnitLabel
  /// Whether the last action exchanged the units, but for a selection.
  public var isSwapped: Bool
  /// The identifier of the quantity.
  public var quantity: String
  /// The name of the quantity's picture: `ruler`.
  package var icon: String
  /// The quantities that are offered, among them the one that is shown.
  public var quantities: [QuantityLabel]
  /// The result.
  public var result: Result
  /// What stands in the place of the result where there is none.
  public var placeholder: String
  /// What is said about how the input was understood.
  public var notes: [String]
  /// Whether both units are the same one.
  public var isSameUnit: Bool
  /// How a press of the result or of its button copies it, as the settings say.
  public var copyStyle: CopyStyle
  /// The decimals of results.
  public var decimals: Int
  /// The rounding mode, as ``DecimalArithmetic/RoundingMode`` names it.
  public var rounding: String
  /// Decimals and rounding in words: `8 decimals, half up`.
  public var precision: String
  /// The two units: `mi to km`.
  public var pair: String
  /// Whether there is a screen of all units.
  public var hasAllUnits: Bool
  /// Whether the pair is a favourite.
  public var isStarred: Bool
  /// The mark of decimals on the keypad.
  public var decimalMark: String
}
