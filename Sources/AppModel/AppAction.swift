import DecimalArithmetic
import MeasureText
import Notebook

/// What a person does, or the host reports.
public enum AppAction: Hashable, Sendable {
  // Converter.

  /// The field shows this text, with the selection in code units of UTF-16.
  case input(String, selection: Range<Int>)
  /// A person selects a range of the field, in code units of UTF-16; an empty range is the caret.
  case select(Range<Int>)
  /// A key of the keypad.
  case key(KeypadKey)
  /// The field is emptied.
  case clear
  /// The two units change places.
  case swap
  /// The units become those of another quantity, by its identifier.
  case chooseQuantity(String)
  /// The measure that was typed takes the place of number and unit: `5 ft 6 in`.
  case takeMeasure
  /// The result is copied in a style.
  case copy(CopyStyle)
  /// The text of the clipboard is asked for.
  case paste
  /// The clipboard had this text; `nil` if the browser did not give it.
  case pasted(String?)
  /// The value that the pasted text was understood as is taken, with its unit.
  case usePaste
  /// The pasted text goes into the field as it stands.
  case insertPaste
  /// The results of the pair of units get so many decimals.
  case setDecimals(Int)
  /// The decimals of the pair of units are set for the pair alone, for its quantity, or for all.
  case useDecimals(for: PrecisionScope)
  /// A quantity or a pair of units has no decimals of its own any more.
  case removeDecimals(String)

  // Calculator.

  /// A key of the calculator.
  case calculate(CalculatorKey)
  /// The result of a calculation becomes a number of the calculator, by the row of the history.
  case takeResult(String)
  /// The number on the display is copied.
  case copyCalculation

  // Tools.

  /// A tool is shown, by its name.
  case showTool(String)
  /// The field of the amount shows this text.
  case typeAmount(String)
  /// The tip or the discount gets so many percent.
  case setPercent(Int)
  /// So many people share.
  case setPeople(Int)

  // Settings.

  /// A setting gets a value, by its identifier.
  case set(AppSetting, String)
  /// Everything is shown again, in place of a preview.
  case endPreview
  /// All settings are those of the first start again.
  case resetSettings
  /// Units, quantities and searches of late are forgotten.
  case clearRecents

  // All units, and Home.

  /// A unit becomes the one converted from, by its identifier, and the converter opens.
  case convertFrom(String)
  /// A unit becomes the one converted to, by its identifier, and the converter opens.
  case convertTo(String)
  /// The value in a unit is copied, by its identifier.
  case copyValue(String)
  /// The converter opens with units of a quantity, by its identifier.
  case openQuantity(String)
  /// The search field of Home shows this text.
  case searchHome(String)

  // Library.

  /// A part of the library is shown.
  case showLibrary(LibraryPart)
  /// More rows of the history are shown.
  case showOlder
  /// The favourites stand in a grid, or in a list.
  case showGrid(Bool)
  /// The star of the converter's pair of units is set, or taken away.
  case starPair
  /// The converter opens with the units of a favourite, by its identifier.
  case openFavorite(String)
  /// The field of the label shows this text.
  case labelFavorite(String)
  /// A favourite gets a colour, or none.
  case colorFavorite(String, ColorTag?)
  /// A favourite moves to a place in the list, of which the first is 0.
  case moveFavorite(String, to: Int)
  /// A favourite is removed.
  case removeFavorite(String)
  /// A row of the history is used again, by its identifier.
  case openEntry(String)
  /// The star of a row is set, or taken away.
  case starEntry(String)
  /// The result of a row is copied.
  case copyEntry(String)
  /// A row is removed.
  case deleteEntry(String)
  /// All rows are removed.
  case clearHistory
  /// What was removed last is brought back.
  case restore

  // The address and sheets.

  /// The app starts at a path.
  case start(String)
  /// The part of the address behind `#` has changed.
  case route(String)
  /// A place or a sheet opens, by its path.
  case open(String)
  /// A person leaves a place that stands on another one.
  case back
  /// The sheet closes without a choice.
  case closeSheet

  // Notices.

  /// Something is to be said until a person takes it away.
  case notice(AppNotice)
  /// A notice is taken away, by its place.
  case dismissNotice(Int)
  /// All that is kept is saved to a file.
  case backUp
  /// The new version of the app is used from now on.
  case applyUpdate

  // Unit picker.

  /// The search field of the picker shows this text.
  case searchUnits(String)
  /// A text that was searched for before is searched for again.
  case searchAgain(String)
  /// Only units of a quantity are shown; `nil` for all.
  case filterUnits(quantity: String?)
  /// The units of a quantity in the list are shown, or those that the search found in it.
  case showQuantity(String)
  /// Only custom units are shown.
  case filterCustomUnits
  /// A unit is chosen, by its identifier.
  case chooseUnit(String)
  /// The star of a unit is set, or taken away.
  case starUnit(String)
  /// The card about a unit opens, or closes.
  case showUnit(String?)
}

/// A key of the converter's keypad.
public enum KeypadKey: Hashable, Sendable {
  /// 0 to 9.
  case digit(Int)
  /// The decimal mark of the locale.
  case decimal
  /// Plus or minus.
  case sign
  /// Removes what stands in front of the caret.
  case backspace
  /// Empties the field; the focus stays where it is, so that a phone opens no keyboard of its own.
  case clear
}
