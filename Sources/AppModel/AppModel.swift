import Calculation
import ConversionRequests
import DecimalArithmetic
import MeasureText
import NativeDecimal
import Notebook
import UnitCatalog

/// The app: what is shown and kept, and what becomes of each action.
///
///     var app = AppModel()
///     app.update(.input("5", selection: 1..<1), at: now)
///     app.converterView.result    // .value("8.04672", remark: "exact", isExact: true)
///
/// A value without clock, storage, random numbers or markup. What the host must do comes back as
/// effects.
public struct AppModel: Sendable {
  /// The release, which is that of `metryvo` too.
  package static let version = "0.1.0"

  /// What the person keeps.
  public private(set) var notebook: NotebookContent
  /// The converter.
  public internal(set) var converter: ConverterState
  /// The screen that is shown.
  public internal(set) var place = AppPlace.converter {
    didSet {
      if place == oldValue { return }
      isReturn = parent(of: oldValue) == place
      library.removal = nil
    }
  }
  /// Whether the screen stood behind the one that was shown before it.
  private(set) var isReturn = false
  /// The calculator.
  var keypad = Keypad<Decimal128>()
  /// What was done with the calculator since it was cleared.
  var calculatorDraft: [AppAction] = []
  /// The mode of the keypad that ``calculatorDraft`` has noted last.
  var notedMode = KeypadMode.apple
  /// What the tools were given.
  var tools = ToolsState()
  /// The rows of all units while they are shown.
  var allUnits: AllUnitsState?
  /// What the library shows.
  var library = LibraryState()
  /// What was typed into the search of Home.
  var homeSearch = UnitPickerState(side: .source)
  /// The control of Home that led to the converter last; `nil` for one without an identifier.
  var homeOpener: String?
  /// What stands in front of the screen; `nil` for nothing.
  public internal(set) var sheet: AppSheet?
  /// What the app says about itself, the newest last.
  public internal(set) var notices: [AppNotice] = []
  private var saidNotices: [AppNotice] = []
  /// The locale of the person's system, which settings may replace.
  public let systemLocale: NumberLocale
  /// How many minutes the person's clocks are ahead of UTC.
  let minutesEast: Int
  /// When something happened last.
  private(set) var now: Timestamp
  /// Whether the free part of the app is shown, until the next start.
  var previewsFreePart = false
  /// The product that is shown, until the next start.
  var product = ShownProduct(.all)
  /// What the plan refused during the action.
  var refusal: PlanRefusal?
  /// When the device vibrated last.
  var lastHaptic: Timestamp?
  /// What identifiers of rows begin with: random at each start.
  private let identifierPrefix: String
  private var identifierCount = 0
  /// All units, custom ones too.
  private(set) var catalog: Catalog
  private(set) var requests: RequestConverter<Decimal128>
  private(set) var search: UnitSearch
  /// What ``doIdleWork()`` does next for the first search.
  private enum Preparation {
    case start
    case index(UnitSearchPreparation)
    case firstSearch, firstView, end
  }
  private var preparation = Preparation.start

  /// The app with what was kept.
  ///
  /// - Parameters:
  ///   - notebook: what the person kept; empty for the first start.
  ///   - systemLocale: the locale of the system.
  ///   - start: when the app starts.
  ///   - minutesEast: how many minutes the person's clocks are ahead of UTC.
  ///   - identifierPrefix: what no other start of the app had, for identifiers of rows.
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
  /// The marks with which numbers are read and written.
  public var symbols: NumberSymbols { notebook.settings.formatting.symbols(locale.symbols) }
  /// How numbers are read.
  var syntax: NumberSyntax { requests.settings.syntax }

  /// Lets something happen.
  ///
  /// - Parameters:
  ///   - action: what happened.
  ///   - now: when.
  /// - Returns: what the host shall do, in order.
  public mutating func update(_ action: AppAction, at now: Timestamp) -> [AppEffect] {
    defer {
      beginAllUnits()
      // A browser that goes back scrolls to where the page was, for which all rows must be there.
      if case .route = action { finishAllUnits() }
    }
    self.now = now
    let left = leaving
    // The page knows what a person selects, and is not drawn for it.
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
      // Said once: what a person took away does not come back at the next key.
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

  /// Shows a notice, unless it is there, and says it.
  mutating func show(_ notice: AppNotice) -> [AppEffect] {
    if !notices.contains(notice) { notices.append(notice) }
    return [.announce(AppText.notice(notice).english, isShown: false)]
  }

  /// Whether ``doIdleWork()`` has something to do.
  public var hasIdleWork: Bool {
    if picker?.isBegun == true || allUnits?.isBegun == true { return true }
    if case .end = preparation { return false }
    return true
  }

  /// Does a part of the work that nobody waits for.
  ///
  /// It shows the further rows of a list, or prepares the first search for some milliseconds.
  ///
  /// - Returns: whether what is shown has changed.
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
      // There is no second owner, for which a change would copy all of the index.
      preparation = .firstSearch
      if index.proceed() { preparation = .index(index) }
    case .firstSearch:
      // A browser compiles each function at its first call.
      _ = search.matches(for: "m", limit: 1)
      preparation = .firstView
    case .firstView:
      let quantity = converter.source.quantity
      _ = view(of: UnitPickerState(side: .source, search: "m", quantity: quantity))
      preparation = .end
    case .end: break
    }
  }

  /// Takes over a notebook that another page has stored; what is being typed and shown stays.
  ///
  /// - Parameters:
  ///   - new: what the other page has stored.
  ///   - isTyping: whether this page's conversion is not saved yet, and stays the last one.
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

  /// Makes an edit of the notebook; a refused edit changes nothing.
  mutating func edit(_ edit: NotebookEdit) -> Bool {
    if case .some = inverse(of: edit) { true } else { false }
  }

  /// Makes an edit of the notebook, and gives its inverse; `nil` for an edit that is refused.
  mutating func inverse(of edit: NotebookEdit) -> NotebookEdit? {
    if !allows(edit) { return nil }
    do throws(NotebookEditError) { return try notebook.edit(edit) } catch { return nil }
  }

  /// An identifier for a new row.
  mutating func newIdentifier() -> String {
    identifierCount += 1
    return "\(identifierPrefix)-\(identifierCount)"
  }

  /// Keeps the conversion as the last one.
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

  /// The settings of requests between the units of a state.
  func requestSettings(_ state: ConverterState) -> ConversionSettings {
    Self.requestSettings(notebook.settings, systemLocale, state)
  }

  /// Makes the converter of requests for the pair of units and the settings.
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
