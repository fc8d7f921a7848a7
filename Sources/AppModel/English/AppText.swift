import Calculation
import DecimalArithmetic
import MeasureText
import Notebook
import UnitCatalog

/// The texts of the app, as values.
public enum AppText: Hashable, Sendable {
  // Converter.
  case converter, from, to, swapUnits, clear, copyResult, notes, sameUnit, chooseOther
  case keypad, changeSign, decimalMark, deleteLast, letters
  /// The label of the field for a value in a unit.
  case value(unit: String)
  /// The button that takes over a measure.
  case convert(String)
  /// A text is read as a measure with units of its own.
  case understoodAs(String)
  /// The note on a unit.
  case unitNote(String, String)
  /// A text was copied.
  case copied(String)
  /// A text could not be copied.
  case notCopied
  case paste, notPasted, nothingToPaste, pasteIsBehind, nothingToCopy, pastedText, noNumberPasted,
    insertPaste
  /// The button that takes over a pasted value: `66 in`.
  case usePaste(String)
  case dismiss, useUpdate, saveCopy
  /// A notice.
  case notice(AppNotice)
  /// The number of characters of a long input.
  case characters(Int)
  /// A character that is not allowed at its position in a number.
  case unexpected(Unicode.Scalar, place: Int)
  /// The text is too long for the field.
  case fieldIsFull(limit: Int)
  /// The text is too long for a search.
  case searchIsCut(limit: Int)

  // Sheets.
  case precisionHeading, decimalsHeading, roundingHeading, copyHeading
  case themeHeading, numbersHeading, systemNumbers
  /// Decimals and rounding in words.
  case precision(decimals: Int, RoundingMode)
  /// Two units of a conversion, from the first to the second.
  case pair(from: String, to: String)
  /// The name of a rounding mode.
  case rounding(RoundingMode)
  /// The rule of a rounding mode, with the decimal mark of its examples.
  case roundingRule(RoundingMode, mark: String)
  /// The name of a copy style.
  case copyStyle(CopyStyle)
  /// The name of a theme.
  case theme(ColorTheme)
  /// The name of a language in this language.
  case language(NumberLanguage)

  // Places.
  case home, settings
  /// The title of a place.
  case place(AppPlace)
  case mainTabs

  // All units.
  case useAsSource, useAsTarget, copyValue, unitsOfRegion, units
  /// The button that copies the value in a unit.
  case copyValueOf(String)

  // The first screen.
  case searchAll, lastConversion, recentQuantities, seeAllUnits, tips
  /// The button that opens a screen.
  case openPlace(AppPlace)
  /// The button that shows the first units of a quantity.
  case quickUnitsOf(String)

  // Calculator.
  case calculator, display, tape, clearAll, percent, divide, multiply, subtract, add, equals
  case calculatorMode(KeypadMode)
  /// The rule of a calculator mode.
  case calculatorRule(KeypadMode)

  // Tools.
  case tools, tipAmount, saved, total, peopleHeading, fewerPeople, morePeople, answer
  case stepsHeading
  case tool(KeptToolRun.Tool)
  /// The label of a tool's amount.
  case toolAmount(KeptToolRun.Tool)
  /// The label of a tool's percentage.
  case toolPercent(KeptToolRun.Tool)
  case percentWords(Int)
  /// A group of people with equal shares, by the numbers of the first and the last person.
  case people(from: Int, to: Int)

  // Library.
  case history, noFavorites, noHistory, showOlder, restoreHistory, clearHistory
  /// The button that restores a row or a favourite.
  case restore(String)
  case clearHistoryQuestion, historyIsCleared, rowIsDeleted, isBack, deleteRow, copyRow
  case today, yesterday, showGrid, showList, label, colorHeading, removeFavorite
  case favoriteIsAdded, favoriteIsRemoved, unitIsGone, moveUp, moveDown, starRow, unstarRow
  case date(day: Int, month: Int, year: Int)
  case minutesAgo(Int)
  case clock(hour: Int, minute: Int)
  /// A run of a tool, with its percentage or number of people.
  case toolRun(KeptToolRun.Tool, by: String, from: String, to: String)
  /// The button that uses a row of the history again on a screen.
  case openIn(AppPlace)
  case color(ColorTag?)
  case accent(AccentColor)
  /// A colour that is not offered.
  case ownColor(RGBColor)
  /// The scope of decimals.
  case scopeHeading, ownDecimals, remove
  case decimalsOf(String, Int)
  /// Previews of products and of the free part.
  case previewHeading, limitHeading, notInFreePart, endPreview, stopPreview
  case mostFavorites(Int)
  case mostDecimals(Int)
  /// The announcement that a product lacks a feature.
  case notInProduct(ProductProfile)
  case product(ProductProfile)
  case tab(ProfileTab)
  case onlyPair(String)
  case allOfQuantity(String)
  case movedTo(place: Int, count: Int)
  /// The index of a favourite among the others.
  case placeOf(Int, count: Int)
  /// The button that opens the menu of a row.
  case more(String)
  /// The button that stars a unit, a pair of units or a row of the history.
  case star(String)
  /// The handle that moves a favourite.
  case reorder(String)

  // Settings.
  case conversionsHeading, dataHeading, aboutHeading, resetSettings, resetQuestion, reset, cancel
  case clearRecents, clearRecentsQuestion, recentsAreCleared
  case settingsAreReset
  /// The name of a setting.
  case setting(AppSetting)
  /// The explanation of a setting; empty if the name suffices.
  case settingNote(AppSetting)
  case motion(MotionLevel)
  case skin(InterfaceSkin)
  case haptics(HapticSettings.Profile)
  case number(Int)
  case grouping(FormattingSettings.Grouping)
  case separators(NumberSeparators)
  case otherSeparators
  /// The powers of ten beyond which numbers are written with an exponent.
  case exponents(from: Int, below: Int)
  case measureStyle(MeasureStyle)
  /// The choice that the region or the separators follow the number format.
  case asNumberFormat
  /// A measure on the screen of all units, which has no button that takes over the measure.
  case takeOver(String)
  /// A region by its code.
  case region(String)
  case isOn(Bool)
  /// The title of an article about the app.
  case article(AppArticle)

  // Unit picker.
  case convertFrom, convertTo, close, searchUnits, recentSearches, quantities, allQuantities
  case customUnits, favorites
  case measures, definition, baseUnit, exactnessHeading, examples, source, note, otherNames
  /// The number of units of a quantity.
  case unitCount(Int)
  /// No unit matches a search.
  case nothingFound(String)
  /// Only units outside the chosen tab match a search.
  case foundElsewhere(String, tab: String)
  /// The number of matches that are not shown.
  case moreFound(Int)
  /// The number of further matches in a quantity.
  case moreIn(Int, quantity: String)
  /// The number of further matches in quantities that are not shown.
  case moreElsewhere(Int, quantities: Int)
  /// The button that shows the card of a unit.
  case aboutUnit(String)
  /// The accuracy of results with a unit.
  case exactness(DefinitionKind)
}

extension AppText {
  /// The text in English.
  public var english: String {
    switch self {
    case .converter: "Converter"
    case .from: "From"
    case .to: "To"
    case .swapUnits: "Swap units"
    case .clear: "Clear"
    case .copyResult: "Copy result"
    case .notes: "Notes"
    case .sameUnit: "Both units are the same."
    case .chooseOther: "Choose another"
    case .keypad: "Keypad"
    case .changeSign: "Plus or minus"
    case .decimalMark: "Decimal mark"
    case .deleteLast: "Delete"
    case .letters: "abc, letters"
    case .value(let unit): "Value in \(unit)"
    case .convert(let measure): "Convert \(measure)"
    case .understoodAs(let measure): "Understood as \(measure)"
    case .unitNote(let unit, let note): "\(unit): \(note)".asSentence
    case .copied(let text): "Copied \(text)"
    case .notCopied: "The browser did not allow copying."
    case .paste: "Paste"
    case .notPasted: "The browser did not give the clipboard. Press Ctrl+V or hold the field."
    case .pastedText: "The text"
    case .noNumberPasted: "There is no number in it."
    case .insertPaste: "Put the text into the field"
    case .usePaste(let value): "Use \(value)"
    case .nothingToPaste: "The clipboard holds no text."
    case .pasteIsBehind: "Close what is open first, or paste into its field."
    case .nothingToCopy: "There is no result yet. Type a value, and its styles stand here."
    case .dismiss: "Dismiss"
    case .useUpdate: "Update now"
    case .saveCopy: "Save a copy"
    case .notice(let notice): notice.english
    case .precisionHeading: "Precision"
    case .decimalsHeading: "Decimals"
    case .roundingHeading: "Rounding"
    case .copyHeading: "Copy as"
    case .themeHeading: "Appearance"
    case .numbersHeading: "Numbers"
    case .systemNumbers: "As the system"
    case .precision(let decimals, let mode):
      Self.decimalCount(decimals) + ", " + mode.english.lowercasedFirst
    case .pair(let source, let target): "\(source) to \(target)"
    case .rounding(let mode): mode.english
    case .roundingRule(let mode, let mark): mode.rule(mark)
    case .copyStyle(let style): style.english
    case .theme(let theme): theme.english
    case .language(let language): language.ownName
    case .characters(let count): "\(count) characters"
    case .unexpected(let character, let place):
      "No number or measure: \(character.shown) cannot stand as character \(place)."
    case .fieldIsFull(let limit):
      "The field takes at most \(limit) characters. Nothing was changed."
    case .searchIsCut(let limit): "The search looks for the first \(limit) characters alone."
    case .home: "Home"
    case .settings: "Settings"
    case .place(let place): place.english
    case .mainTabs: "Screens"
    case .useAsSource: "Convert from this unit"
    case .useAsTarget: "Convert to this unit"
    case .copyValue: "Copy the value"
    case .unitsOfRegion: "Units of your region"
    case .units: "Units"
    case .copyValueOf(let unit): "Copy the value in \(unit)"
    case .searchAll: "Search units and quantities"
    case .lastConversion: "Last conversion"
    case .recentQuantities: "Recent quantities"
    case .seeAllUnits: "See all units"
    case .openPlace(let place): "Open the \(place.english.lowercasedFirst)"
    case .tips: "Tips"
    case .quickUnitsOf(let quantity): "First units of \(quantity)"
    case .calculator: "Calculator"
    case .display: "Display"
    case .tape: "Calculations"
    case .clearAll: "Clear all"
    case .percent: "Percent"
    case .divide: "Divide"
    case .multiply: "Multiply"
    case .subtract: "Subtract"
    case .add: "Add"
    case .equals: "Equals"
    case .calculatorMode(let mode): mode == .apple ? "Multiply first" : "One by one"
    case .calculatorRule(let mode): mode == .apple ? "2 + 3 × 4 = 14" : "2 + 3 × 4 = 20"
    case .tools: "Tools"
    case .tipAmount: "Tip"
    case .saved: "Saved"
    case .total: "Total"
    case .peopleHeading: "People"
    case .fewerPeople: "Fewer people"
    case .morePeople: "More people"
    case .answer: "Answer"
    case .stepsHeading: "How it came about"
    case .tool(let tool): tool.english
    case .toolAmount(let tool): tool.amountName
    case .toolPercent(let tool): tool == .tip ? "Tip in percent" : "Discount in percent"
    case .percentWords(let percent): "\(percent) percent"
    case .people(let first, let last):
      first == last
        ? "Person \(first)"
        : "Persons \(first) \(last == first + 1 ? "and" : "to") \(last), each"
    case .history: "History"
    case .noFavorites:
      "No favourites yet. Star a pair of units in the converter, or a unit in the list of units."
    case .noHistory: "Nothing here yet. What you convert and calculate is kept here."
    case .showOlder: "Show older"
    case .restoreHistory: "Bring the history back"
    case .starRow: "Star"
    case .unstarRow: "Unstar"
    case .restore(let name): "Bring “\(name)” back"
    case .clearHistory: "Clear history"
    case .clearHistoryQuestion:
      "All conversions, calculations and tools go. They can be brought back until you compute again "
        + "or leave the app."
    case .isBack: "It is back."
    case .historyIsCleared: "The history is empty."
    case .rowIsDeleted: "Deleted."
    case .deleteRow: "Delete"
    case .copyRow: "Copy the result"
    case .today: "Today"
    case .yesterday: "Yesterday"
    case .showGrid: "Show as a grid"
    case .showList: "Show as a list"
    case .label: "Label"
    case .colorHeading: "Colour"
    case .removeFavorite: "Remove from favourites"
    case .favoriteIsAdded: "Added to favourites."
    case .favoriteIsRemoved: "Removed from favourites."
    case .unitIsGone: "A unit of it is not there any more."
    case .moveUp: "Move up"
    case .moveDown: "Move down"
    case .date(let day, let month, let year): "\(day) \(month.monthName) \(year)"
    case .minutesAgo(let minutes): minutes == 0 ? "Now" : "\(minutes) min ago"
    case .clock(let hour, let minute):
      (hour < 10 ? "0" : "") + "\(hour):" + (minute < 10 ? "0" : "") + "\(minute)"
    case .toolRun(let tool, let by, let before, let after):
      tool.english + (tool == .split ? " by \(by): " : " \(by) %: ") + before + " → " + after
    case .openIn(let place): "Open in \(place.english.lowercasedFirst)"
    case .color(let color): color?.english ?? "None"
    case .accent(let accent): accent.english
    case .ownColor(let color): color.text
    case .previewHeading: "Products"
    case .limitHeading: "Not in the preview"
    case .mostFavorites(let most): "What you preview keeps \(most) favourites."
    case .mostDecimals(let most): "What you preview shows up to \(most) decimals."
    case .notInProduct(let product): "The product \(product.english) does not have this."
    case .product(let product): product.english
    case .tab(let tab): tab.english
    case .notInFreePart: "The free part does not have this."
    case .endPreview: "You preview it. Without the preview everything is there."
    case .stopPreview: "Stop the preview"
    case .scopeHeading: "Use these decimals for"
    case .ownDecimals: "With decimals of their own"
    case .remove: "Remove"
    case .decimalsOf(let name, let count): name + ": " + Self.decimalCount(count)
    case .onlyPair(let pair): "Only \(pair)"
    case .allOfQuantity(let quantity): "\(quantity)"
    case .movedTo(let place, let count): "Moved to place \(place) of \(count)."
    case .placeOf(let place, let count): "Place \(place) of \(count)"
    case .more(let name): "More about \(name)"
    case .star(let name): "Star \(name)"
    case .reorder(let name): "Move \(name)"
    case .conversionsHeading: "Conversions"
    case .dataHeading: "Data"
    case .aboutHeading: "About"
    case .resetSettings: "Reset settings"
    case .clearRecents: "Clear recent items"
    case .clearRecentsQuestion:
      "Home and the search show none of late. The converter keeps its units."
    case .recentsAreCleared: "Recent items are cleared."
    case .resetQuestion: "All settings become those of the first start. Units and conversions stay."
    case .reset: "Reset"
    case .cancel: "Cancel"
    case .settingsAreReset: "The settings are those of the first start."
    case .setting(let setting): setting.english
    case .settingNote(let setting): setting.note
    case .haptics(let profile): profile.english
    case .motion(let motion): motion.english
    case .skin(let skin): skin.english
    case .number(let number): "\(number)"
    case .grouping(let grouping): grouping.english
    case .separators(let separators): separators.english
    case .otherSeparators: "Others"
    case .exponents(let largest, let smallest):
      "10\(smallest.superscript) to 10\(largest.superscript)"
    case .measureStyle(let style): style.english
    case .region(let code): code.regionName
    case .asNumberFormat: "As the number format"
    case .takeOver(let measure): "Understood as \(measure), which the converter can take over."
    case .isOn(let isOn): isOn ? "On" : "Off"
    case .article(let article): article.title
    case .convertFrom: "Convert from"
    case .convertTo: "Convert to"
    case .close: "Close"
    case .searchUnits: "Search units"
    case .recentSearches: "Recent searches"
    case .quantities: "Quantities"
    case .allQuantities: "All"
    case .customUnits: "My units"
    case .favorites: "Favourites"
    case .measures: "Measures"
    case .definition: "Definition"
    case .baseUnit: "base unit"
    case .exactnessHeading: "Exactness"
    case .examples: "Examples"
    case .source: "Source"
    case .note: "Note"
    case .otherNames: "Other names"
    case .nothingFound(let text):
      "No unit is called \(text.isolated). Try a symbol, such as km, or another word."
    case .foundElsewhere(let text, let tab):
      "Nothing in \(tab) is called \(text.isolated). Found elsewhere:"
    case .unitCount(let count): count == 1 ? "1 unit" : "\(count) units"
    case .moreFound(let count):
      (count == 1 ? "1 more unit fits." : "\(count) more units fit.") + " Type more letters."
    case .moreIn(let count, let quantity): "\(count) more in \(quantity)"
    case .moreElsewhere(let count, let quantities):
      "\(count) more in "
        + (quantities == 1 ? "another quantity." : "\(quantities) other quantities.")
        + " Type more letters."
    case .aboutUnit(let unit): "About \(unit)"
    case .exactness(let kind): kind.exactness
    }
  }
}
