import ConversionRequests
import MeasureText
import UnitCatalog

/// The content of the converter's screen, in words and formatted numbers.
public struct ConverterViewModel: Hashable, Sendable {
  /// The label of a unit.
  public struct UnitLabel: Hashable, Sendable {
    /// The identifier of the unit: `mile`.
    public var identifier: String
    /// The symbol of the unit: `mi`.
    public var symbol: String
    /// The name of the unit: `mile`.
    public var name: String

    init(_ unit: MeasureUnit) {
      identifier = unit.identifier
      symbol = unit.symbol
      name = unit.name
    }
  }

  /// The label of a quantity.
  public struct QuantityLabel: Hashable, Sendable {
    /// The identifier of the quantity: `length`.
    public var identifier: String
    /// The name of the quantity: `Length`.
    public var name: String
    /// Whether the converter's units have this quantity.
    public var isChosen: Bool
  }

  /// The content at the position of the result.
  public enum Result: Hashable, Sendable {
    /// Nothing is typed, or only the beginning of a number.
    case none
    /// A number, a remark on its accuracy, and whether it equals the mathematical result.
    case value(String, remark: String, isExact: Bool)
    /// The button's text for a typed measure with units of its own.
    case measure(String)
    /// The reason why there is no result.
    case refused(String)
  }

  /// The text of the field.
  public var input: String
  /// The selection in ``input``, in code units of UTF-16.
  public var selection: Range<Int>
  /// Whether a phone's own keyboard has letters, for a measure such as `5 ft 6 in`.
  public var hasLetters: Bool
  /// The unit converted from.
  public var source: UnitLabel
  /// The unit converted to.
  public var target: UnitLabel
  /// Whether the last action swapped the units; selections do not count.
  public var isSwapped: Bool
  /// The identifier of the quantity.
  public var quantity: String
  /// The name of the quantity's icon: `ruler`.
  package var icon: String
  /// The offered quantities, including the current one.
  public var quantities: [QuantityLabel]
  /// The result.
  public var result: Result
  /// The text that is shown in place of a missing result.
  public var placeholder: String
  /// The notes on how the input was read.
  public var notes: [String]
  /// Whether both units are equal.
  public var isSameUnit: Bool
  /// The style from the settings in which a press of the result, or of its button, copies the
  /// result.
  public var copyStyle: CopyStyle
  /// The decimals of results.
  public var decimals: Int
  /// The rounding mode, as ``DecimalArithmetic/RoundingMode`` names it.
  public var rounding: String
  /// Decimals and rounding in words: `8 decimals, half up`.
  public var precision: String
  /// The symbols of the two units: `mi to km`.
  public var pair: String
  /// Whether the product has a screen of all units.
  public var hasAllUnits: Bool
  /// Whether the pair is a favourite.
  public var isStarred: Bool
  /// The decimal mark on the keypad.
  public var decimalMark: String
}
