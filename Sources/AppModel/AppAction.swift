import DecimalArithmetic
import MeasureText
import Notebook

/// An action of a person, or a report of the host.
public enum AppAction: Hashable, Sendable {
  // Converter.

  /// The text of the field changed; the selection counts UTF-16 code units.
  case input(String, selection: Range<Int>)
  /// A person selected a range of the field, in UTF-16 code units; an empty range is the caret.
  case select(Range<Int>)
  /// Presses a key of the keypad.
  case key(KeypadKey)
  /// Clears the field.
  case clear
  /// Swaps the two units.
  case swap
  /// Converts between units of another quantity, by its identifier.
  case chooseQuantity(String)
  /// Takes over the typed measure, such as `5 ft 6 in`, as number and unit.
  case takeMeasure
  /// Copies the result in a style.
  case copy(CopyStyle)
  /// Requests the text of the clipboard.
  case paste
  /// The host read this text from the clipboard; `nil` if the browser refused.
  case pasted(String?)
  /// Takes over the value that was read from the pasted text, with its unit.
  case usePaste
  /// Puts the pasted text unchanged into the field.
  case insertPaste
  /// Sets the decimals of the pair of units.
  case setDecimals(Int)
  /// Sets the scope of the pair's decimals: the pair alone, its quantity, or all conversions.
  case useDecimals(for: PrecisionScope)
  /// Removes the own decimals of a quantity or a pair of units, by its identifier.
  case removeDecimals(String)

  // Calculator.

  /// Presses a key of the calculator.
  case calculate(CalculatorKey)
  /// Uses the result of a calculation as a number of the calculator, by its row in the history.
  case takeResult(String)
  /// Copies the number on the display.
  case copyCalculation

  // Tools.

  /// Shows a tool, by its name.
  case showTool(String)
  /// The text of the amount changed.
  case typeAmount(String)
  /// Sets the percentage of the tip or the discount.
  case setPercent(Int)
  /// Sets the number of people who share.
  case setPeople(Int)

  // Settings.

  /// Sets a setting to a value, by the identifier of the value.
  case set(AppSetting, String)
  /// Ends the preview of a smaller product, and shows the whole app.
  case endPreview
  /// Resets all settings to the values of the first start.
  case resetSettings
  /// Clears the recent units, quantities and searches.
  case clearRecents

  // All units, and Home.

  /// Converts from a unit, by its identifier, and opens the converter.
  case convertFrom(String)
  /// Converts to a unit, by its identifier, and opens the converter.
  case convertTo(String)
  /// Copies the value in a unit, by its identifier.
  case copyValue(String)
  /// Opens the converter with units of a quantity, by its identifier.
  case openQuantity(String)
  /// The text of the search field of Home changed.
  case searchHome(String)
  /// Shows how the text of Home's search is read as a measure.
  case convertSearch

  // Library.

  /// Shows a part of the library.
  case showLibrary(LibraryPart)
  /// Shows more rows of the history.
  case showOlder
  /// Shows the favourites in a grid, or in a list.
  case showGrid(Bool)
  /// Stars or unstars the converter's pair of units.
  case starPair
  /// Opens the converter with the units of a favourite, by its identifier.
  case openFavorite(String)
  /// The text of the label changed.
  case labelFavorite(String)
  /// Sets or removes the colour of a favourite.
  case colorFavorite(String, ColorTag?)
  /// Moves a favourite to an index in the list, from 0.
  case moveFavorite(String, to: Int)
  /// Removes a favourite.
  case removeFavorite(String)
  /// Uses a row of the history again, by its identifier.
  case openEntry(String)
  /// Stars or unstars a row.
  case starEntry(String)
  /// Copies the result of a row.
  case copyEntry(String)
  /// Deletes a row.
  case deleteEntry(String)
  /// Deletes all rows.
  case clearHistory
  /// Restores the latest removal.
  case restore

  // The address and sheets.

  /// Starts the app at a path.
  case start(String)
  /// Restores the units and the input of the converter; unknown units are ignored.
  case restoreConversion(LastConversion)
  /// The fragment of the address changed.
  case route(String)
  /// Opens a place or a sheet, by its path.
  case open(String)
  /// Goes back from a screen to its parent.
  case back
  /// Closes the sheet without a choice.
  case closeSheet

  // Notices.

  /// Shows a notice until a person dismisses it.
  case notice(AppNotice)
  /// Dismisses a notice, by its index.
  case dismissNotice(Int)
  /// Saves all stored data to a file.
  case backUp
  /// Activates the new version of the app.
  case applyUpdate

  // Unit picker.

  /// The text of the picker's search field changed.
  case searchUnits(String)
  /// Repeats a recent search.
  case searchAgain(String)
  /// Shows only the units of a quantity; `nil` shows all.
  case filterUnits(quantity: String?)
  /// Opens the tab of a quantity, and keeps the search.
  case showQuantity(String)
  /// Shows only custom units.
  case filterCustomUnits
  /// Chooses a unit, by its identifier.
  case chooseUnit(String)
  /// Stars or unstars a unit.
  case starUnit(String)
  /// Opens the card about a unit, or closes the card.
  case showUnit(String?)
}

/// A key of the converter's keypad.
public enum KeypadKey: Hashable, Sendable {
  /// 0 to 9.
  case digit(Int)
  /// The decimal mark of the locale.
  case decimal
  /// Changes the sign.
  case sign
  /// Deletes the character in front of the caret.
  case backspace
  /// Clears the field; the focus does not move, so a phone does not open its own keyboard.
  case clear
  /// Lets a phone's own keyboard have letters, or digits alone again, and focuses the field.
  case letters
  /// Undoes the last edit of the field; a key of the keyboard alone.
  case undo
  /// Repeats the edit that was undone last; a key of the keyboard alone.
  case redo
}
