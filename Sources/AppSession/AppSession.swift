import AppModel
import AppScreens
import Markup
import MeasureText
import Notebook

/// The app behind a page: events as bytes in, effects as bytes out.
///
///     var session = AppSession()
///     session.handle(boot)     // regions, fields, root
///     session.handle(press)
///
/// The session has no clock and no random numbers: events contain the time and the random number of
/// the start.
///
/// A replay of a log of events therefore gives equal effects.
public struct AppSession {
  /// The version of the protocol.
  public static let version: UInt64 = 1

  /// The number of traps in short succession from which on the page withholds the stored values.
  private static let trapsWithoutStore = 3
  /// The maximum number of history rows that one event stores or removes, except when the page is
  /// left.
  private static let rowLimit = 250

  private var app = AppModel()
  private var store = NotebookStore(values: PageStore(), records: PageRecords())
  /// Whether the app got none of the stored values, and therefore must not overwrite the store.
  private var keepsNothing = false
  /// The notebook at the last save.
  private var saved = NotebookContent()
  /// The unsaved input at the last save.
  private var savedDraft: [UInt8] = []
  private var shown = ShownRegion()
  /// The identifier of the converter's field.
  private static let field = "value"
  /// The dialogs on the page; the last one is in front.
  private var shownDialogs: [AppDialog] = []
  /// The text and selection of the field on the page; `nil` if they are unknown.
  private var shownField: (text: String, selection: Range<Int>)?
  /// The classes of the page that were sent last.
  private var root = ""
  /// The title of the document that was sent last; empty before the first title.
  private var title = ""
  /// Whether the layout runs from right to left.
  private var isMirrored = false
  /// Whether an idle event was requested and has not arrived.
  private var isIdleAsked = false
  /// Whether input is not saved yet.
  private var isUnsaved = false
  /// Whether rows of the history are not stored yet, because one event stores a limited number.
  private var isPartlySaved = false
  /// Whether another page has stored data that this page does not show yet.
  private var isStale = false
  /// The number of performed halves of ``rehearsals``.
  ///
  /// Each rehearsal has a half for the model and a half for the screen.
  private var rehearsed = 0

  /// The actions that idle events perform on a copy of the session, which nobody sees.
  ///
  /// A browser compiles each function at its first call. Without a rehearsal, the first press of
  /// each kind takes several times as long as the second.
  private static let rehearsals: [[AppAction]] = [
    [.closeSheet],
    [.open(AppPlace.converter.path)],
    [.clear],
    [.start("#/converter?from=zz")],
    [.input("1.5e", selection: 4..<4)],
    [.input("-1.5e-3", selection: 7..<7)],
    [.open(AppSheet.unit(.source).path)],
    [.open(AppSheet.precision.path)],
    [.open(AppSheet.copying.path)],
    [.input("5 ft 6 in", selection: 9..<9)],
    [.pasted("5 ft 6 in")],
    [.open(AppPlace.allUnits.path)],
    [.open(AppSheet.unitValuePath("mile"))],
    [.open(AppPlace.home.path)],
    [.open(AppSheet.quickUnitsPath("length"))],
    [.open(AppPlace.calculator.path)],
    [.open(AppPlace.tools.path), .typeAmount("48.5")],
    [.showTool("discount"), .typeAmount("80")],
    [.showTool("split"), .typeAmount("100"), .setPeople(3)],
    [.open(AppPlace.library.path)],
    [.open(AppPlace.library.path), .showLibrary(.history)],
    [.open(AppSheet.article(.tips).path), .open(AppSheet.alert(.resetSettings).path)],
    [.open(AppPlace.settings.path), .open(AppSheet.setting(.theme).path)],
    [.open(AppSheet.unitsPath(.target))],
    [.open(AppSheet.unitsPath(.target)), .showUnit("meter")],
  ]

  /// Creates a session that has not started.
  public init() {}

  /// Handles an event.
  ///
  /// - Returns: the effects for the page; empty for bytes that are not an event.
  public mutating func handle(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    guard let (event, clock) = AppEvent.read(bytes) else { return [] }
    let now = Timestamp(clampingMilliseconds: clock)
    var writer = EffectWriter()
    switch event {
    case .boot, .stored: break
    default: reload(now, &writer)
    }
    switch event {
    case .boot(let boot): start(boot, now, &writer)
    case .press(let name, let value):
      act(ActionText(name: name, value: value).action, now, &writer)
    case .field(let name, let text, let selection):
      let action = ActionText(name: name, value: "").action(ofField: text, selection: selection)
      if case .input = action { shownField = (text, selection) }
      act(action, now, &writer)
    case .selected(let name, let range):
      guard case .input = ActionText(name: name, value: "").action(ofField: "", selection: range)
      else { break }
      _ = app.update(.select(range), at: now)
      shownField = (app.converter.field.text, app.converter.field.selection)
    // Each page keeps its own unsaved input.
    case .stored(DraftText.key, _): break
    // A browser that clears its store reports the prefix of all keys.
    case .stored(PageStore.prefix, _):
      (store.values, store.records) = (PageStore(), PageRecords())
      (isStale, isPartlySaved) = (true, false)
    case .stored(let key, let value):
      // The page reports a removed value as an empty value.
      take(value.isEmpty ? nil : value, under: key)
      isStale = true
    case .resend:
      (shown, shownField) = (ShownRegion(), nil)
      show(&writer)
    case .route(let path): act(.route(path), now, &writer)
    case .unstored(_, let reason): act(.notice(.notStored(reason: reason)), now, &writer)
    case .pasted(let text): act(.pasted(text), now, &writer)
    case .updateReady: act(.notice(.updateReady), now, &writer)
    case .idle:
      isIdleAsked = false
      doIdleWork(now, &writer)
    case .left: if hasUnsaved { save(now, &writer, all: true) }
    }
    if hasIdleWork, !isIdleAsked {
      isIdleAsked = true
      writer.texts(.later)
    }
    return writer.bytes
  }

  /// The tables of element and attribute names as JavaScript, for the reader of tokens in the
  /// browser.
  public static var tables: String { MarkupTables.javaScript }

  /// The HTML of the first screen, for the page before the program runs.
  public static var firstScreen: String {
    var markup = Markup(.html)
    AppScreen.write(AppModel().view, &markup)
    return markup.html
  }

  /// The texts of the page without the program, by their names in the template.
  public static var pageTexts: [(name: String, text: String)] {
    PageText.allCases.map { ($0.rawValue, $0.english) }
  }

  private mutating func start(_ boot: AppEvent.Boot, _ now: Timestamp, _ writer: inout EffectWriter)
  {
    store = NotebookStore(values: PageStore(), records: PageRecords())
    for (key, value) in boot.stored { take(value, under: key) }
    keepsNothing = boot.traps >= Self.trapsWithoutStore
    let (content, problems) = store.load()
    saved = content
    (shown, shownField, shownDialogs) = (ShownRegion(), nil, [])
    (isIdleAsked, isUnsaved, isPartlySaved, isStale, rehearsed) = (false, false, false, false, 0)
    savedDraft = []
    app = AppModel(
      content, systemLocale: Self.locale(of: boot.languages), at: now,
      minutesEast: boot.minutesEast,
      identifierPrefix: String(boot.random, radix: 36))
    let (conversion, others, isWhole) = storedDraft()
    // A link in the path replaces the converter's input, and a search needs the screen of the path.
    var isResumed = app.resume(conversion) && isWhole
    // CLDR's pseudolocale tests the layout from right to left. The words stay English.
    isMirrored = boot.languages.first.map { $0.utf8.elementsEqual("ar-XB".utf8) } ?? false
    (root, title) = ("", "")
    show(&writer)
    for problem in problems { act(.notice(.unreadable(problem.english)), now, &writer) }
    if keepsNothing {
      act(.notice(.startedEmpty), now, &writer)
    } else if boot.traps > 0 {
      act(.notice(.restarted), now, &writer)
    }
    if !boot.path.utf8.isEmpty { act(.start(boot.path), now, &writer) }
    if !others.isEmpty {
      isResumed = app.resume(others) && isResumed
      show(&writer)
    }
    if !isResumed { act(.notice(.draftDamaged), now, &writer) }
  }

  /// Reads the unsaved input of the last session: of the converter, and of other screens.
  ///
  /// An unreadable draft counts as absent.
  private mutating func storedDraft() -> (
    conversion: [AppAction], others: [AppAction], isWhole: Bool
  ) {
    do throws(StoreError) { savedDraft = try store.values.value(DraftText.key) ?? [] } catch {}
    let (actions, isDamaged) = DraftText.read(savedDraft)
    var (conversion, others): ([AppAction], [AppAction]) = ([], [])
    for action in actions {
      if case .restoreConversion = action {
        conversion.append(action)
      } else {
        others.append(action)
      }
    }
    return (conversion, others, !isDamaged)
  }

  /// Takes over a stored value of the page: a row of the history, or a part of the notebook.
  private mutating func take(_ value: [UInt8]?, under key: String) {
    if let row = PageRecords.row(of: key) {
      store.records.take(row, value)
    } else {
      store.values.take(key, value)
    }
  }

  /// Takes over the data that another page has stored; unsaved input stays.
  ///
  /// The call comes before the next event of another kind, at the latest an idle event. If another
  /// page clears a history, each row is reported, and reloading at each report would be slow.
  private mutating func reload(_ now: Timestamp, _ writer: inout EffectWriter) {
    if !isStale { return }
    isStale = false
    if isPartlySaved { save(now, &writer, all: true) }
    let (content, problems) = store.load()
    saved = content
    app.take(content, isTyping: isUnsaved)
    show(&writer)
    for problem in problems { act(.notice(.unreadable(problem.english)), now, &writer) }
  }

  private mutating func act(_ action: AppAction?, _ now: Timestamp, _ writer: inout EffectWriter) {
    guard let action else { return }
    let effects = app.update(action, at: now)
    switch action {
    case .calculate, .takeResult, .pasted, .usePaste, .openEntry, .showTool, .typeAmount,
      .setPercent, .setPeople, .searchHome:
      isUnsaved = true
    default: break
    }
    show(&writer)
    for effect in effects {
      switch effect {
      case .save:
        switch action {
        // A save takes longer than all other work after a keystroke. So the changes of these
        // actions are saved in idle time.
        case .input, .key, .labelFavorite: isUnsaved = true
        default: save(now, &writer)
        }
      case .copy(let text, let said):
        writer.texts(.copy, text, said, AppText.notCopied.english)
      case .announce(let text, let isShown):
        writer.texts(.announce, text, isShown ? "toast" : "hidden")
      case .focus(let id):
        writer.texts(.focus, id)
        // The caret of a field that never had the focus is in front of the text.
        let field = app.converter.field
        if id.utf8.elementsEqual(Self.field.utf8) {
          writer.field(Self.field, field.text, field.selection)
        }
      case .navigate(let path): writer.texts(.navigate, path, "push")
      case .enter(let path): writer.texts(.navigate, path, "enter")
      case .replacePath(let path): writer.texts(.navigate, path, "replace")
      case .goBack: writer.texts(.navigate, "", "back")
      case .paste: writer.texts(.paste)
      case .applyUpdate:
        save(now, &writer, all: true)
        writer.texts(.update)
      case .haptic(let milliseconds): writer.haptic(milliseconds)
      case .click: writer.texts(.click)
      case .backUp:
        save(now, &writer, all: true)
        writer.texts(.backUp)
      }
    }
  }

  private var hasUnsaved: Bool { isUnsaved || isPartlySaved }

  private var hasIdleWork: Bool {
    isStale || hasUnsaved || app.hasIdleWork || rehearsed < 2 * Self.rehearsals.count
  }

  /// Does a part of the idle work, saving first.
  private mutating func doIdleWork(_ now: Timestamp, _ writer: inout EffectWriter) {
    if hasUnsaved { return save(now, &writer) }
    if app.hasIdleWork {
      if app.doIdleWork() { show(&writer) }
    } else if rehearsed < 2 * Self.rehearsals.count {
      var copy = self
      var ignored = EffectWriter()
      for action in Self.rehearsals[rehearsed / 2] {
        if rehearsed % 2 == 0 {
          _ = (copy.app.update(action, at: now), copy.app.view)
        } else {
          copy.act(action, now, &ignored)
        }
      }
      rehearsed += 1
    }
  }

  /// Saves the changes; a large change is saved in parts unless `all` is set.
  private mutating func save(
    _ now: Timestamp, _ writer: inout EffectWriter, all: Bool = false
  ) {
    isUnsaved = false
    if keepsNothing { return }
    saveDraft()
    let content = all ? app.notebook : app.notebook.step(from: saved, rows: Self.rowLimit)
    isPartlySaved = content.history.count != app.notebook.history.count
    let problems = store.save(content, after: saved)
    for problem in problems { act(.notice(.unreadable(problem.english)), now, &writer) }
    saved = content
    for (key, value) in store.values.takeUnsaved() + store.records.takeUnsaved() {
      if let value { writer.save(key, value) } else { writer.texts(.remove, key) }
    }
  }

  /// Stores the unsaved input if it has changed.
  private mutating func saveDraft() {
    let draft = DraftText(app.draft).bytes
    if draft == savedDraft { return }
    savedDraft = draft
    // The page reports a failure to store.
    do throws(StoreError) {
      try store.values.set(DraftText.key, to: draft.isEmpty ? nil : draft)
    } catch {}
  }

  private mutating func show(_ writer: inout EffectWriter) {
    let dialogs = app.dialogs
    if dialogs.count < shownDialogs.count {
      writer.texts(.leave, shownDialogs[dialogs.count].rawValue)
    }
    shownDialogs = dialogs
    let settings = app.notebook.settings
    let classes = AppScreen.classes(of: settings)
    if !root.utf8.elementsEqual(classes.utf8) {
      writer.texts(
        .root, isMirrored ? "ar-XB" : "en", isMirrored ? "rtl" : "ltr", classes,
        AppScreen.barColor(of: settings.theme))
      root = classes
    }
    let view = app.view
    let name = AppScreen.title(of: view)
    if !title.utf8.elementsEqual(name.utf8) {
      writer.texts(.title, name)
      title = name
    }
    var markup = Markup(.tokens)
    AppScreen.write(view, &markup)
    writer.region(AppScreen.region, shown.update(markup))
    guard app.place.hasValueField else {
      shownField = nil
      return
    }
    // The field is sent only if the app changed it, so other events do not move the person's caret.
    let field = app.converter.field
    if let shownField, shownField.selection == field.selection,
      shownField.text.utf8.elementsEqual(field.text.utf8)
    {
      return
    }
    shownField = (field.text, field.selection)
    writer.field(Self.field, field.text, field.selection)
  }

  /// Returns the first language with a locale, else English.
  private static func locale(of languages: [String]) -> NumberLocale {
    for language in languages {
      if let locale = NumberLocale(rawValue: language) { return locale }
    }
    return .english
  }
}

extension Timestamp {
  /// Creates a time from milliseconds since 1970, clamped to the years 0000 to 9999.
  fileprivate init(clampingMilliseconds clock: Int64) {
    let clamped = min(max(clock, Self.range.lowerBound), Self.range.upperBound)
    guard let time = Timestamp(millisecondsSince1970: clamped) else {
      preconditionFailure("a year from 0000 to 9999")
    }
    self = time
  }
}
