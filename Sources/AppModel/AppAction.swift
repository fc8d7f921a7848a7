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
  /// The results of the pair of units get so many decimals.
  case setDecimals(Int)
  /// Results are rounded in a mode.
  case setRounding(RoundingMode)

  // Display.

  /// Light or dark.
  case setTheme(ColorTheme)
  /// Numbers are written as in a language; `nil` for the system's way.
  case setLocale(NumberLocale?)

  // The address and sheets.

  /// The app starts at a path.
  case start(String)
  /// The part of the address behind `#` has changed.
  case route(String)
  /// A sheet opens, by its path.
  case open(String)
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
