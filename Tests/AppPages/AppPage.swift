import AppModel
import AppScreens
import AppSession
import Markup

/// A model of the browser page that hosts the app: it keeps the browser's state and performs the
/// effects that the app asks for.
///
///     var page = AppPage()
///     page.boot()
///     page.send(EventBytes.press("key", "5"))
///     page.tree.html
///     page.problems        // the broken laws, in the order found
///
/// After each event, the tree must equal the tree of a page drawn anew, and the laws of
/// ``DocumentLaws`` must hold.
package struct AppPage {
  package private(set) var session = AppSession()
  package private(set) var tree = PageTree()
  /// The effects of the last event.
  package private(set) var effects: [PageEffect] = []
  /// The broken laws, one sentence each, in the order found.
  package private(set) var problems: [String] = []
  /// All events, each with the digest of its effects.
  package private(set) var log: [(event: [UInt8], answer: UInt64)] = []
  package private(set) var root: [String] = []
  /// The value and the selection of the converter's field, as the browser has them.
  package private(set) var field = (text: "", selection: 0..<0)
  /// Whether a composition (IME) is in progress in the converter's field.
  package var isComposing = false
  /// The values in the browser's store, by key.
  package var stored: [String: [UInt8]] = [:]
  /// Whether the browser refuses to store.
  package var refusesToStore = false
  /// Whether the app was started without the stored values, as after three traps.
  package private(set) var isStartedEmpty = false
  /// The values that the browser refused to store, kept until the page is closed; `nil` for
  /// removals.
  package private(set) var unstored: [String: [UInt8]?] = [:]
  /// Whether the app has asked for an idle event.
  package private(set) var isIdleAsked = false
  /// The element with the focus.
  package private(set) var focused: PageNode?
  /// The control that had the focus when an effect removed it; the focus moved to the last element
  /// that handles keys.
  private var lostFocus: PageNode?
  /// The paths of the browser's history; `place` is the index of the current one.
  package private(set) var paths = [""]
  package private(set) var place = 0
  /// The keys that the last event saved or removed.
  package private(set) var changedKeys: [String] = []
  package private(set) var languages = ["en"]
  /// The stored values that the app cannot read, each with whether a newer program wrote the value.
  private var unreadable: [String: (bytes: [UInt8], isNewer: Bool)] = [:]
  /// The tokens of the region for which the laws were judged last.
  private var judged: [UInt8] = []

  package init() {}

  /// The fragment of the address, with its `#`.
  package var path: String { paths[place] }

  /// Stores a value that the app cannot read, as another program would.
  package mutating func store(unreadable bytes: [UInt8], isNewer: Bool, under key: String) {
    stored[key] = bytes
    unreadable[key] = (bytes, isNewer)
  }

  /// Starts the app with the stored values, or without them after three traps.
  package mutating func boot(
    _ languages: [String]? = nil, path: String? = nil, traps: Int = 0,
    clock: UInt64 = EventBytes.now
  ) {
    if traps == 0 { leave() }
    session = AppSession()
    if let languages { self.languages = languages }
    if let path { (paths, place) = ([path], 0) }
    if traps == 0 {
      (tree, unstored) = (PageTree(), [:])
      isComposing = false
    }
    // A new session does not know which element had the focus.
    focused = nil
    // After three traps, the app gets none of the stored values.
    isStartedEmpty = traps >= 3
    var values = isStartedEmpty ? [:] : stored
    if !isStartedEmpty { for (key, value) in unstored { values[key] = value } }
    send(
      EventBytes.boot(
        self.languages, path: self.path, traps: traps,
        stored: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, clock: clock))
  }

  /// Moves the focus to a control, as a click does; `nil` for the page.
  package mutating func focus(on node: PageNode?) { focused = node }

  /// The controls with an action that a press triggers.
  package var pressable: [PageNode] {
    reached.filter { $0.has(.dataAction) && (!$0.isField || $0.isRadio) }
  }

  /// Presses a control, which gets the focus.
  package mutating func press(_ control: PageNode) {
    focus(on: control)
    lostFocus = nil
    let name = control.value(.dataAction) ?? ""
    if control.isRadio {
      tree.check(control)
      send(EventBytes.field(name, control.value(.value) ?? "", 0..<0))
    } else {
      send(EventBytes.press(name, control.value(.dataValue) ?? ""))
    }
    // Only the app knows which element follows a control that its own press removed.
    if lostFocus === control { fail("the focus is lost: \(control.shortName)") }
  }

  /// Goes back or forward in the browser's history.
  ///
  /// Returns `false` if the history has no such entry.
  package mutating func go(_ steps: Int) -> Bool {
    guard paths.indices.contains(place + steps) else { return false }
    place += steps
    send(EventBytes.event(6, [.text(path)]))
    return true
  }

  /// Opens a path that is typed into the address.
  ///
  /// The address bar has the focus then.
  package mutating func visit(_ path: String) {
    focused = nil
    push(path)
    send(EventBytes.event(6, [.text(path)]))
  }

  /// Stores and reports a value that another page stored; `nil` means that the page removed the
  /// value.
  package mutating func take(_ value: [UInt8]?, under key: String) {
    stored[key] = value
    unstored[key] = nil
    send(EventBytes.event(4, [.text(key), .bytes(value ?? [])]))
    // The idle event runs before a person can press a control.
    send(EventBytes.idle)
  }

  /// Sends the event of a page that is left or hidden, if the app was started.
  package mutating func leave() {
    if !log.isEmpty { send(EventBytes.left) }
  }

  /// Sends idle events until the app asks for no more.
  package mutating func rest() {
    while isIdleAsked { send(EventBytes.idle) }
  }

  /// Sends an event, performs its effects, and sends the events that the browser reports for them.
  package mutating func send(_ event: [UInt8]) {
    if event.first == 10 || event.first == 1 { isIdleAsked = false }
    let answer = event.withUnsafeBufferPointer { session.handle($0) }
    log.append((event, Self.digest(answer)))
    guard let effects = PageEffect.read(answer) else { return fail("the answer is no effects") }
    self.effects = effects
    changedKeys = []
    var reports: [[UInt8]] = []
    var goesBack = false
    for effect in effects { perform(effect, &reports, &goesBack) }
    // The event of another page's store (kind 4) redraws nothing. The next event shows the stored
    // value.
    if !effects.isEmpty, event.first != 4 { check() }
    for report in reports { send(report) }
    if goesBack, !go(-1) { fail("the app is left") }
  }

  // MARK: Effects

  private mutating func perform(
    _ effect: PageEffect, _ reports: inout [[UInt8]], _ goesBack: inout Bool
  ) {
    switch effect {
    case .region(let name, let tokens):
      if name != AppScreen.region { fail("the region \(name) is not on the page") }
      if !tree.apply(tokens) { fail("the region is no tokens") }
      if tree.isMissing { fail("an element that came as unchanged is not on the page") }
      if let node = focused, !tree.root.nodes().contains(where: { $0 === node }) {
        (lostFocus, focused) = (
          node, tree.root.nodes().last { $0.has(.dataKeys) && $0.has(.tabindex) }
        )
        if focused?.has(.tabindex) != true { fail("nothing gets the focus of \(node.shortName)") }
      }
    case .field(let id, let text, let selection):
      if element(id)?.isField != true { fail("the field \(id) is not on the page") }
      // A field of one line drops line breaks (HTML Standard, 4.10.5.1.2).
      if text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D || $0 == 0 }) {
        fail("the field cannot show \(text)")
      }
      if selection.upperBound > text.utf16.count { fail("the selection ends behind \(text)") }
      if !isComposing { field = (text, selection) }
    case .focus(let id):
      guard let node = element(id), node.isControl else {
        return fail("\(id), which gets the focus, is not on the page")
      }
      if isInert(node) { fail("\(id), which gets the focus, is inert") }
      (focused, lostFocus) = (node, nil)
    case .announce(let text, let look):
      if text.isEmpty || !["toast", "hidden"].contains(look) { fail("nothing is announced") }
    case .copy(let text, _, _): if text.isEmpty { fail("nothing is copied") }
    case .save(let key, let value): store(key, value, &reports)
    case .remove(let key): store(key, nil, &reports)
    case .navigate(let path, let how):
      switch how {
      case "back": goesBack = true
      case "push", "enter": push(path)
      default: paths[place] = path
      }
    case .root(let language, let direction, let classes, _):
      root = [language, direction, classes]
    case .later:
      if isIdleAsked { fail("an idle event is asked for twice") }
      isIdleAsked = true
    case .haptic(let milliseconds): if milliseconds == 0 { fail("the device vibrates for no time") }
    case .leave(let dialog):
      if AppDialog(rawValue: dialog) == nil { fail("a dialog \(dialog) leaves") }
    case .title, .paste, .update, .backUp, .click: break
    }
  }

  private mutating func push(_ path: String) {
    paths = paths[...place] + [path]
    place += 1
  }

  private mutating func store(_ key: String, _ value: [UInt8]?, _ reports: inout [[UInt8]]) {
    changedKeys.append(key)
    if !key.hasPrefix("metryvo.") { fail("the key \(key) is not the app's") }
    unstored[key] = .some(value)
    // Copies of an overwritten value are stored before the value.
    for copy in unstored.keys.filter({ $0.hasPrefix(key + ".") }) + [key] {
      if refusesToStore {
        reports.append(EventBytes.event(7, [.text(copy), .text("QuotaExceededError")]))
        return
      }
      put(copy, unstored.removeValue(forKey: copy) ?? nil)
    }
  }

  private mutating func put(_ key: String, _ value: [UInt8]?) {
    if isStartedEmpty { fail("what the app did not get under \(key) is overwritten") }
    if let (bytes, isNewer) = unreadable[key], stored[key] == bytes {
      if isNewer { fail("what a newer program stored under \(key) is overwritten") }
      if stored[key + ".unreadable"] != bytes { fail("what stood under \(key) is lost") }
    }
    stored[key] = value
  }

  // MARK: Laws

  /// Checks that the screen or sheet that the address names is open.
  package mutating func checkPath() {
    var path = AppPath(path)
    if path.place == "open", let link = path.value(of: "link") { path = AppPath(link) }
    let names = [
      "units", "unit", "precision", "copy", "reset-settings", "clear-history",
      "clear-recents",
    ]
    // The sheets that open only if the address names an existing object, such as a favourite.
    let namesOfSome = [
      "unit-value", "quick-units", "setting", "about", "favorite", "entry", "paste", "limit",
    ]
    let isSheet = tree.root.content.contains { $0.has(.ariaModal) }
    let screen =
      switch path.place {
      case "home", "calculator", "library", "settings", "tools": path.place
      case "all": "all-units-screen"
      default: "converter"
      }
    if isSheet != (names.contains(path.place) || isSheet && namesOfSome.contains(path.place))
      || !isSheet && element(screen) == nil
    {
      fail("the address is \(self.path)")
    }
  }

  private mutating func check() {
    var fresh = session
    let answer = EventBytes.resend.withUnsafeBufferPointer { fresh.handle($0) }
    for case .region(_, let tokens) in PageEffect.read(answer) ?? [] {
      if !tree.shows(tokens) { fail("the page differs from one that is drawn anew") }
      if judged == tokens { continue }
      problems += DocumentLaws.problems(of: tree) + actionProblems
      judged = tokens
    }
    if let value = element("value")?.value(.value), !isComposing, value != field.text {
      fail("the field shows \(field.text) in place of \(value)")
    }
    if let node = focused, isInert(node) {
      fail("the focus is on what is inert: \(node.shortName)")
      focused = nil
    }
  }

  /// Whether a control is hidden from assistive technology and another control has the same action.
  private func isDouble(_ control: PageNode) -> Bool {
    control.value(.ariaHidden) == "true"
      && tree.root.nodes().contains {
        $0.value(.dataAction) == control.value(.dataAction)
          && $0.value(.dataValue) == control.value(.dataValue) && !$0.has(.tabindex)
      }
  }

  /// The actions of the page that the app does not know, and the controls that the keyboard does
  /// not reach.
  private var actionProblems: [String] {
    var problems: [String] = []
    func known(_ entry: Substring) -> Bool {
      let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return ActionText(
        name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : ""
      ).action != nil
    }
    for node in tree.root.nodes() where node.element != nil {
      if let name = node.value(.dataAction) {
        let text = ActionText(name: name, value: node.value(.dataValue) ?? "")
        let hasValue = node.isRadio || node.value(.type) == "range"
        let shown = hasValue ? node.value(.value) ?? "" : ""
        let action = node.isField ? text.action(ofField: shown, selection: 0..<0) : text.action
        if action == nil { problems.append("\(node.shortName) does nothing") }
        if node.has(.tabindex) && !isDouble(node) {
          problems.append("\(node.shortName) is left out by the tabulator")
        }
      } else if node.element == .button {
        problems.append("\(node.shortName) has no action")
      }
      if let entry = node.value(.dataHold), !known(entry[...]) {
        problems.append("\(entry) does nothing")
      }
      for entry in node.value(.dataKeys)?.split(separator: "\t") ?? [] {
        // The key itself may be `=`.
        let action = entry.dropFirst().drop { $0 != "=" }.dropFirst()
        if action.isEmpty || !known(action) { problems.append("\(entry) does nothing") }
      }
    }
    return problems
  }

  /// Returns the first element with an id.
  package func element(_ id: String) -> PageNode? {
    let bytes = Array(id.utf8)
    return tree.root.nodes().first { $0.bytes(.id) == bytes }
  }

  /// The elements that are not inert.
  package var reached: [PageNode] { tree.root.nodes { $0.has(.inert) } }

  private func isInert(_ node: PageNode) -> Bool { !reached.contains { $0 === node } }

  private mutating func fail(_ problem: String) { problems.append(problem) }

  /// Returns the 64-bit FNV-1a hash of bytes.
  package static func digest(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}

extension AppPage {
  /// The lines of the HTML that is not inert: the open sheet, or the screen.
  package var lines: [String] {
    tree.root.content.filter { !$0.has(.inert) }.flatMap { $0.lines(indent: "") }
  }

  /// The lines of the converter's two panels, without the panels of notices.
  package var panels: [String] {
    tree.root.nodes().first { $0.value(.class)?.hasPrefix("panels ") == true }?.lines(indent: "")
      ?? []
  }

  /// Selects a part of the converter's field.
  package mutating func select(_ range: Range<Int>) {
    if element("value") == nil { return }
    field.selection = range.clamped(to: 0..<field.text.utf16.count)
    send(EventBytes.selected("input", field.selection))
  }

  /// Sets text and selection of the converter's field, and tells the app.
  package mutating func input(_ text: String, _ selection: Range<Int>) {
    field = (text, selection.clamped(to: 0..<text.utf16.count))
    send(EventBytes.field("input", text, selection))
  }

  /// Types a text into the converter's field, in a composition if `isComposing`.
  package mutating func type(
    _ text: String, at place: Int, replacing count: Int, isComposing: Bool
  ) {
    guard let node = element("value") else { return }
    var units = Array(field.text.utf16)
    let start = min(place, units.count)
    units.replaceSubrange(start..<min(units.count, start + count), with: text.utf16)
    let caret = start + text.utf16.count
    let shown = String(decoding: units, as: UTF16.self)
    self.isComposing = isComposing
    if reached.contains(where: { $0 === node }) { focus(on: node) }
    input(shown, caret..<caret)
  }
}

/// A session that replays the log of events of an ``AppPage``.
package struct AppSessionLog {
  private var session = AppSession()

  package init() {}

  /// Returns the digest of the effects of an event.
  package mutating func answer(_ event: [UInt8]) -> UInt64 {
    AppPage.digest(event.withUnsafeBufferPointer { session.handle($0) })
  }
}
