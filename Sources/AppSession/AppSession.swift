import AppModel
import AppScreens
import Markup
import MeasureText
import Notebook

/// The app behind a page: bytes of events in, bytes of effects out.
///
///     var session = AppSession()
///     session.handle(boot)     // regions, fields, root
///     session.handle(press)
///
/// It has no clock and no random numbers, which come with events, so that a log of events gives the
/// same effects again.
public struct AppSession {
  /// The version of the protocol.
  public static let version: UInt64 = 1

  /// From so many traps in short succession on the page does not give what was stored.
  private static let trapsWithoutStore = 3
  /// The most rows of the history that an event stores or removes at once, unless the page is left.
  private static let rowLimit = 250

  private var app = AppModel()
  private var store = NotebookStore(values: PageStore(), records: PageRecords())
  /// Whether the app got nothing of what is stored, which must not be overwritten then.
  private var keepsNothing = false
  /// The notebook as it was stored last.
  private var saved = NotebookContent()
  /// What was typed and is in no notebook, as it was stored last.
  private var savedDraft: [UInt8] = []
  private var shown = ShownRegion()
  /// The dialogs that the page shows: the last one stands in front of the others.
  private var shownDialogs: [AppDialog] = []
  /// What the field of the page shows, with its selection; `nil` if that is not known.
  private var shownField: (text: String, selection: Range<Int>)?
  /// The classes of the page as they were sent last.
  private var root = ""
  /// The title of the document as it was sent last; empty before the first.
  private var title = ""
  /// Whether the page is laid out from right to left.
  private var isMirrored = false
  /// Whether an idle event was asked for and has not come.
  private var isIdleAsked = false
  /// Whether what is typed is not saved yet.
  private var isUnsaved = false
  /// Whether rows of the history are not stored yet, because they were too many for one event.
  private var isPartlySaved = false
  /// Whether another page has stored what this one does not show yet.
  private var isStale = false
  /// How many halves of ``rehearsals`` were done: each has its model, then its screen.
  private var rehearsed = 0

  /// What idle events do on a copy that nobody sees, each in a list of its own.
  ///
  /// A browser compiles each function at its first call, which makes the first press of each kind
  /// several times as long as the next.
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

  /// A session that has not started.
  public init() {}

  /// Lets something happen.
  ///
  /// - Returns: what the page shall do; nothing for bytes that are no event.
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
    // What another page's person types is that page's alone.
    case .stored(DraftText.key, _): break
    // A browser that empties its store names no key.
    case .stored(PageStore.prefix, _):
      (store.values, store.records) = (PageStore(), PageRecords())
      (isStale, isPartlySaved) = (true, false)
    case .stored(let key, let value):
      // A value that was removed is reported as an empty one.
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

  /// The tables of names that the terminal in the browser reads tokens by, as JavaScript.
  public static var tables: String { MarkupTables.javaScript }

  /// The HTML of the first screen, for a page that stands before the program runs.
  public static var firstScreen: String {
    var markup = Markup(.html)
    AppScreen.write(AppModel().view, &markup)
    return markup.html
  }

  /// The texts that stand on the page without the program, by their names in its template.
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
    // Languages from right to left are tried with the pseudolocale of CLDR; the words stay English.
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
    resume(now, &writer)
  }

  /// Brings back what was typed and is in no notebook.
  private mutating func resume(_ now: Timestamp, _ writer: inout EffectWriter) {
    do throws(StoreError) {
      guard let draft = try store.values.value(DraftText.key) else { return }
      savedDraft = draft
      let (actions, isDamaged) = DraftText.read(draft)
      let isWhole = app.resume(actions) && !isDamaged
      show(&writer)
      if !isWhole { act(.notice(.draftDamaged), now, &writer) }
    } catch {}  // What the page cannot give is not there.
  }

  /// Takes over what the page has under a key: a row of the history, or a part of the notebook.
  private mutating func take(_ value: [UInt8]?, under key: String) {
    if let row = PageRecords.row(of: key) {
      store.records.take(row, value)
    } else {
      store.values.take(key, value)
    }
  }

  /// Takes over what another page has stored; the field keeps what is being typed.
  ///
  /// It happens before the next event of another kind, the idle one at the latest: a page that clears a
  /// history reports each row.
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
        // A save takes longer than all else that a key does.
        case .input, .key, .labelFavorite: isUnsaved = true
        default: save(now, &writer)
        }
      case .copy(let text, let said):
        writer.texts(.copy, text, said, AppText.notCopied.english)
      case .announce(let text, let isShown):
        writer.texts(.announce, text, isShown ? "toast" : "hidden")
      case .focus(let id): writer.texts(.focus, id)
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

  /// Does a part of the work that nobody waits for, the save first.
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

  /// Saves what is new, or a part of it where it is much and `all` is not asked for.
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

  /// Stores what was typed and is in no notebook, if that is new.
  private mutating func saveDraft() {
    let draft = DraftText(app.draft).bytes
    if draft == savedDraft { return }
    savedDraft = draft
    // The page says what it cannot store.
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
    // Only a field that the app changed is sent: other events leave the person's caret alone.
    let field = app.converter.field
    if let shownField, shownField.selection == field.selection,
      shownField.text.utf8.elementsEqual(field.text.utf8)
    {
      return
    }
    shownField = (field.text, field.selection)
    writer.field("value", field.text, field.selection)
  }

  /// The first language that is a locale, else English.
  private static func locale(of languages: [String]) -> NumberLocale {
    for language in languages {
      if let locale = NumberLocale(rawValue: language) { return locale }
    }
    return .english
  }
}

extension Timestamp {
  /// The time of a clock, of which one beyond the year 9999 stands still.
  fileprivate init(clampingMilliseconds clock: Int64) {
    let clamped = min(max(clock, Self.range.lowerBound), Self.range.upperBound)
    guard let time = Timestamp(millisecondsSince1970: clamped) else {
      preconditionFailure("a year from 0000 to 9999")
    }
    self = time
  }
}
