import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

/// The state of the app, which actions change.
///
///     var app = AppModel()
///     app.update(.input("5", selection: 1..<1), at: now)
///     app.converterView.result    // .value("8.04672", remark: "exact", isExact: true)
///
/// The model is a value without clock, storage, random numbers or markup. It returns effects that
/// the host performs.
public struct AppModel: Sendable {
  /// The release, equal to that of `metryvo`.
  package static let version = "0.1.0"

  /// The person's notebook.
  public private(set) var notebook: NotebookContent
  /// The converter.
  public internal(set) var converter: ConverterState
  /// The screen.
  public internal(set) var place = AppPlace.converter {
    didSet {
      if place == oldValue { return }
      isReturn = parent(of: oldValue) == place
      library.removal = nil
    }
  }
  /// Whether the current screen is the parent of the previous screen.
  private(set) var isReturn = false
  /// The calculator.
  var keypad = Keypad<Decimal128>()
  /// The calculator's actions since it was cleared.
  var calculatorDraft: [AppAction] = []
  /// The mode of the keypad that ``calculatorDraft`` recorded last.
  var notedMode = KeypadMode.apple
  /// The inputs of the tools.
  var tools = ToolsState()
  /// The rows of all units while they are shown.
  var allUnits: AllUnitsState?
  /// The state of the library.
  var library = LibraryState()
  /// The search of Home.
  var homeSearch = UnitPickerState(side: .source)
  /// The control of Home that opened the converter last; `nil` for a control without an identifier.
  var homeOpener: String?
  /// The sheet in front of the screen; `nil` for none.
  public internal(set) var sheet: AppSheet?
  /// The notices, the newest last.
  public internal(set) var notices: [AppNotice] = []
  private var saidNotices: [AppNotice] = []
  /// The locale of the person's system; settings may override it.
  public let systemLocale: NumberLocale
  /// The offset of the person's clocks from UTC, in minutes to the east.
  let minutesEast: Int
  /// The time of the last action.
  private(set) var now: Timestamp
  /// Whether the free part of the app is previewed, until the next start.
  var previewsFreePart = false
  /// The shown product; the preview of a smaller product ends at the next start.
  var product = ShownProduct(.all)
  /// The edit that the plan refused during the current action.
  var refusal: PlanRefusal?
  /// The time of the last vibration.
  var lastHaptic: Timestamp?
  /// The prefix of new identifiers, random at each start.
  private let identifierPrefix: String
  private var identifierCount = 0
  /// All units, including custom units.
  private(set) var catalog: Catalog
  private(set) var requests: RequestConverter<Decimal128>
  private(set) var search: UnitSearch
  /// The next step of ``doIdleWork()`` towards the first search.
  private enum Preparation {
    case start
    case index(UnitSearchPreparation)
    case firstSearch, firstView, end
  }
  private var preparation = Preparation.start

  /// Creates the app from a notebook.
  ///
  /// - Parameters:
  ///   - notebook: the person's notebook; empty for the first start.
  ///   - systemLocale: the locale of the system.
  ///   - start: the time of the start.
  ///   - minutesEast: the offset of the person's clocks from UTC, in minutes to the east.
  ///   - identifierPrefix: the prefix of new identifiers, unique among all starts of the app.
  public init(
    _ notebook: NotebookContent = NotebookContent(), systemLocale: NumberLocale = .english,
    at start: Timestamp = .epoch, minutesEast: Int = 0, identifierPrefix: String = ""
  ) {
    self.notebook = notebook
    self.systemLocale = systemLocale
    self.minutesEast = minutesEast
    now = start
    self.identifierPrefix = identifierPrefix
    catalog = notebook.catalog()
    search = UnitSearch(catalog: catalog)
    let marks = Self.marks(notebook.settings, systemLocale)
    converter = ConverterState(notebook.recents.last, in: catalog, marks)
    requests = RequestConverter(
      Self.requestSettings(notebook.settings, systemLocale, converter), catalog: catalog)
  }

  /// The locale in which numbers are read and written.
  public var locale: NumberLocale { notebook.settings.locale ?? systemLocale }
  /// The symbols with which numbers are read and written.
  public var symbols: NumberSymbols { notebook.settings.formatting.symbols(locale.symbols) }
  /// The syntax with which numbers are read.
  var syntax: NumberSyntax { requests.settings.syntax }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - action: the action.
  ///   - now: the time of the action.
  /// - Returns: the effects for the host, in order.
  public mutating func update(_ action: AppAction, at now: Timestamp) -> [AppEffect] {
    defer {
      beginAllUnits()
      // A browser that goes back restores the scroll position, which requires all rows.
      if case .route = action { finishAllUnits() }
    }
    self.now = now
    let left = leaving
    // The page already shows a selection, so a selection does not redraw the converter.
    if case .select = action {} else { converter.isSwapped = false }
    let effects = perform(action) + explainRefusal()
    let kept = keepHistory(left, by: action)
    return feedback(on: action, isDone: !effects.isEmpty)
      + (effects.contains(.save) ? effects : kept + effects)
  }

  private mutating func perform(_ action: AppAction) -> [AppEffect] {
    switch action {
    case .input(let text, let selection):
      return converter.field.take(text, selection: selection) ? kept() : tooLong
    case .select(let range):
      converter.field.select(range)
      return []
    case .key(let key): return press(key)
    case .clear:
      converter.field.clear()
      return kept() + focusOnValue
    case .swap:
      converter.swap()
      prepare()
      return kept()
    case .takeMeasure: return takeMeasure()
    case .chooseQuantity(let quantity): return chooseQuantity(quantity)
    case .copy(let style): return copy(style)
    case .paste: return [.paste]
    case .pasted(let text): return paste(text)
    case .usePaste: return takePaste(asText: false)
    case .insertPaste: return takePaste(asText: true)
    case .calculate(let key): return calculate(key)
    case .takeResult(let row): return takeResult(row)
    case .showTool(let name):
      if let tool = KeptToolRun.Tool(rawValue: name) { show(tool) }
      return []
    case .typeAmount(let text): return typeAmount(text)
    case .setPercent(let percent):
      setPercent(percent)
      return []
    case .setPeople(let people):
      setPeople(people)
      return []
    case .copyCalculation: return copyCalculation()
    case .setDecimals(let decimals): return setDecimals(decimals)
    case .useDecimals(let scope): return useDecimals(for: scope)
    case .removeDecimals(let identifier): return removeDecimals(identifier)
    case .set(let setting, let value): return set(setting, to: value)
    case .resetSettings: return resetSettings()
    case .clearRecents: return clearRecents()
    case .start(let path): return start(path)
    case .restoreConversion(let last):
      restore(last)
      return []
    case .route(let path): return route(path)
    case .open(let path): return open(path)
    case .back: return back()
    case .convertFrom(let unit):
      homeOpener = nil
      return convert(with: unit, as: .source)
    case .convertTo(let unit): return convert(with: unit, as: .target)
    case .copyValue(let unit): return copyValue(in: unit)
    case .openQuantity(let quantity): return openQuantity(quantity)
    case .searchHome(let text): return searchHome(text)
    case .convertSearch: return paste(homeSearch.search)
    case .showLibrary(let part):
      show(part)
      return []
    case .showOlder: return showOlder()
    case .showGrid(let isGrid):
      var settings = notebook.settings
      settings.favoritesLayout = isGrid ? .grid : .list
      return change(settings)
    case .starPair: return starPair()
    case .openFavorite(let favorite): return openFavorite(favorite)
    case .labelFavorite(let label): return labelFavorite(label)
    case .colorFavorite(let favorite, let color):
      return changeFavorite(favorite) { $0.color = color }
    case .moveFavorite(let favorite, let place): return moveFavorite(favorite, to: place)
    case .removeFavorite(let favorite): return removeFavorite(favorite)
    case .openEntry(let entry): return openEntry(entry)
    case .starEntry(let entry): return starEntry(entry)
    case .copyEntry(let entry): return copyEntry(entry)
    case .deleteEntry(let entry): return deleteEntry(entry)
    case .clearHistory: return clearHistory()
    case .restore: return restore()
    case .closeSheet:
      if picker?.shownUnit != nil { return showUnit(nil) }
      return leaveSheet()
    case .notice(let notice):
      // A notice appears once: a dismissed notice does not return with the next action.
      if saidNotices.contains(notice) { return [] }
      saidNotices.append(notice)
      return show(notice)
    case .dismissNotice(let place):
      guard notices.indices.contains(place) else { return [] }
      notices.remove(at: place)
      return focusOnValue
    case .endPreview: return endPreview()
    case .backUp: return [.backUp]
    case .applyUpdate: return [.applyUpdate]
    case .searchUnits(let text): return searchUnits(text)
    case .searchAgain(let text):
      return picker == nil ? [] : searchUnits(text) + [.focus("unit-search")]
    case .filterUnits(let quantity):
      filter(quantity: quantity)
      return []
    case .showQuantity(let quantity): return showQuantity(quantity)
    case .filterCustomUnits:
      picker?.quantity = nil
      picker?.showsCustomUnits = true
      return []
    case .chooseUnit(let identifier): return choose(identifier)
    case .starUnit(let identifier): return star(identifier)
    case .showUnit(let identifier): return showUnit(identifier)
    }
  }

  /// Shows a notice, unless it is already shown, and announces it.
  mutating func show(_ notice: AppNotice) -> [AppEffect] {
    if !notices.contains(notice) { notices.append(notice) }
    return [.announce(AppText.notice(notice).english, isShown: false)]
  }

  /// Whether ``doIdleWork()`` has work left.
  public var hasIdleWork: Bool {
    if picker?.isBegun == true || allUnits?.isBegun == true { return true }
    if case .end = preparation { return false }
    return true
  }

  /// Does a part of the work that can wait for idle time.
  ///
  /// The call fills the remaining rows of a list, or prepares the first search for some
  /// milliseconds.
  ///
  /// - Returns: whether the view changed.
  public mutating func doIdleWork() -> Bool {
    if picker?.isBegun == true {
      picker?.isBegun = false
      return true
    }
    if allUnits?.isBegun == true {
      finishAllUnits()
      return true
    }
    prepareSearch()
    return false
  }

  private mutating func prepareSearch() {
    switch preparation {
    case .start: preparation = .index(UnitSearchPreparation(search))
    case .index(var index):
      // The assignment drops the second owner, so `proceed()` does not copy the whole index.
      preparation = .firstSearch
      if index.proceed() { preparation = .index(index) }
    case .firstSearch:
      // The call makes the browser compile the functions of the search.
      _ = search.matches(for: "m", limit: 1)
      preparation = .firstView
    case .firstView:
      let quantity = converter.source.quantity
      _ = view(of: UnitPickerState(side: .source, search: "m", quantity: quantity))
      preparation = .end
    case .end: break
    }
  }

  /// Takes over a notebook that another page has stored; unsaved input and the screen stay.
  ///
  /// - Parameters:
  ///   - new: the notebook that the other page has stored.
  ///   - isTyping: whether this page has an unsaved conversion, which stays the last.
  public mutating func take(_ new: NotebookContent, isTyping: Bool = false) {
    defer {
      if isTyping { _ = edit(.keepLast(converter.kept)) }
      beginAllUnits()
    }
    let hasOtherUnits =
      notebook.customUnits != new.customUnits || notebook.customCategories != new.customCategories
    notebook = new
    converter.field.use(Self.marks(new.settings, systemLocale))
    if !hasOtherUnits { return prepare() }
    catalog = new.catalog()
    search = UnitSearch(catalog: catalog)
    preparation = .start
    converter.take(catalog)
    requests = RequestConverter(
      Self.requestSettings(notebook.settings, systemLocale, converter), catalog: catalog)
  }

  /// Applies an edit to the notebook, and returns whether it was applied.
  mutating func edit(_ edit: NotebookEdit) -> Bool {
    if case .some = inverse(of: edit) { true } else { false }
  }

  /// Applies an edit to the notebook and returns its inverse; `nil` if the edit was refused.
  mutating func inverse(of edit: NotebookEdit) -> NotebookEdit? {
    if !allows(edit) { return nil }
    do throws(NotebookEditError) { return try notebook.edit(edit) } catch { return nil }
  }

  /// Returns an identifier for a new row.
  mutating func newIdentifier() -> String {
    identifierCount += 1
    return "\(identifierPrefix)-\(identifierCount)"
  }

  /// Stores the present conversion as the last conversion of the notebook.
  mutating func kept() -> [AppEffect] {
    edit(.keepLast(converter.kept)) ? [.save] : []
  }

  /// Changes the settings.
  mutating func change(_ settings: NotebookSettings) -> [AppEffect] {
    guard edit(.changeSettings(settings)) else { return [] }
    let (old, new) = (converter.field.marks, Self.marks(settings, systemLocale))
    converter.field.use(new)
    if old.decimal != new.decimal { tools.amount = new.exchanged(old.exchanged(tools.amount)) }
    prepare()
    return [.save]
  }

  /// Returns the request settings for the units of a state.
  func requestSettings(_ state: ConverterState) -> ConversionSettings {
    Self.requestSettings(notebook.settings, systemLocale, state)
  }

  /// Updates the converter of requests for the current units and settings.
  mutating func prepare() {
    let settings = requestSettings(converter)
    if settings != requests.settings {
      requests = RequestConverter(settings, catalog: catalog)
    }
  }

  private static func requestSettings(
    _ settings: NotebookSettings, _ system: NumberLocale, _ state: ConverterState
  ) -> ConversionSettings {
    var requests = settings.requestSettings(system, from: state.source, to: state.target)
    requests.trailingZeros = .stripped
    return requests
  }

  private static func marks(
    _ settings: NotebookSettings, _ system: NumberLocale
  ) -> FieldMarks {
    let formatting = settings.formatting
    return FieldMarks(
      formatting.symbols((settings.locale ?? system).symbols), formatting.grouping.digitGrouping)
  }
}
