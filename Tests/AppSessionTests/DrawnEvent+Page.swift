import AppPages
import Markup
import Notebook

/// Two pages of one browser.
///
/// The second page opens at the first event for it.
struct PagePair {
  var page = AppPage()
  private var other: AppPage?
  private let languages: [String]
  /// Whether the store has the conversion of the first page.
  private var hasItsConversion = true
  private var comingBackProblems: [String] = []
  /// The kinds of the events so far.
  private(set) var labels: Set<String> = []

  init(_ languages: [String]) {
    self.languages = languages
    page.stored = Self.stored
    page.boot(languages)
  }

  /// The broken laws of both pages and of restarts.
  var problems: [String] { page.problems + (other?.problems ?? []) + comingBackProblems }
  var eventCount: Int { page.log.count + (other?.log.count ?? 0) }

  mutating func does(_ event: DrawnEvent) {
    switch event {
    case .press(let number): press(number)
    case .focus(let number):
      let controls = page.reached.filter { $0.isControl }
      page.focus(on: controls[number % controls.count])
    case .action(let name, let value):
      page.focus(on: nil)
      page.send(EventBytes.press(name, value))
    case .hold: hold()
    case .key(let number): key(number)
    case .type(let text, let place, let count, let isComposing):
      page.type(text, at: place, replacing: count, isComposing: isComposing)
    case .field(let name, let text, let selection): field(name, text, selection)
    case .select(let selection): page.select(selection)
    case .paste(let text):
      page.send(EventBytes.event(8, [.number(text == nil ? 0 : 1), .text(text ?? "")]))
    case .visit(let path): page.visit(path)
    case .go(let steps): _ = page.go(steps)
    case .otherPage(let number): return pressInOther(number)
    case .store(let key, let storing): store(key, storing)
    case .refuse(let refuses): page.refusesToStore = refuses
    case .updateReady: page.send(EventBytes.event(9, []))
    case .idle: page.send(EventBytes.idle)
    case .rest: page.rest()
    case .clock(let clock):
      page.focus(on: nil)
      page.send(EventBytes.event(2, [.text("key"), .text("7")], clock: clock))
    case .resend: page.send(EventBytes.resend)
    case .trap(let traps): page.boot(traps: traps)
    case .start(let languages): page.boot(languages)
    case .bytes(let bytes):
      page.send(bytes)
      // The path of a drawn route event is not in the address, so the browser reports its own path.
      if bytes.first == 6 { _ = page.go(0) }
    }
    page.checkPath()
    report()
  }

  // MARK: The page

  private mutating func press(_ number: Int) {
    let controls = page.pressable
    let control = controls[number % controls.count]
    page.press(control)
    labels.insert(control.value(.dataAction) ?? "")
  }

  private mutating func hold() {
    guard let entry = page.reached.compactMap({ $0.value(.dataHold) }).first else { return }
    act(entry[...])
    labels.insert("hold")
  }

  private mutating func key(_ number: Int) {
    let keys = page.reached.compactMap { $0.value(.dataKeys) }.flatMap { $0.split(separator: "\t") }
    if keys.isEmpty { return }
    act(keys[number % keys.count].dropFirst().drop { $0 != "=" }.dropFirst())
    labels.insert("key of an element")
  }

  /// Performs the action of an entry such as `take:5`.
  private mutating func act(_ entry: Substring) {
    let parts = entry.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    page.send(EventBytes.press(String(parts[0]), parts.count > 1 ? String(parts[1]) : ""))
  }

  private mutating func field(_ name: String, _ text: String, _ selection: Range<Int>) {
    guard let field = page.reached.first(where: { $0.value(.dataAction) == name }) else { return }
    page.focus(on: field)
    labels.insert(name)
    if name == "input" { return page.input(text, selection) }
    page.send(EventBytes.field(name, text, selection))
  }

  // MARK: The store

  /// Replaces a part of the store, as another program would.
  private mutating func store(_ key: String, _ storing: DrawnEvent.Storing) {
    let old = page.stored[key] ?? Self.document
    var value: [UInt8]? = old
    switch storing {
    case .nothing: break
    case .cut: value = Array(old.dropLast(1 + old.count / 3))
    case .noise: value = Array("<script>\u{0}{\"format\":".utf8)
    case .newer:
      let text = String(decoding: Self.document, as: UTF8.self)
      value = Array(text.replacing("\"version\" : 1", with: Self.newer).utf8)
    case .removed: value = nil
    }
    if let value, storing != .nothing {
      page.store(unreadable: value, isNewer: storing == .newer, under: key)
    }
    hasItsConversion = false
    labels.insert("stored \(storing)")
    page.take(value, under: key)
    other?.take(value, under: key)
  }

  private mutating func pressInOther(_ number: Int) {
    if other == nil {
      var new = AppPage()
      new.stored = page.stored
      new.boot(languages)
      other = new
    }
    guard var other else { return }
    let controls = other.pressable
    let before = other.stored
    other.press(controls[number % controls.count])
    let after = other.stored
    self.other = other
    for key in Set(before.keys).union(after.keys).sorted() where before[key] != after[key] {
      hasItsConversion = false
      labels.insert("two pages")
      page.take(after[key], under: key)
    }
  }

  /// Reports the stored values of the first page to the second.
  private mutating func report() {
    if page.changedKeys.contains("metryvo.recents") { hasItsConversion = true }
    guard var other, other.stored != page.stored else { return }
    for key in Set(other.stored.keys).union(page.stored.keys).sorted()
    where other.stored[key] != page.stored[key] {
      other.take(page.stored[key], under: key)
    }
    self.other = other
  }

  // MARK: What is judged at times

  /// Restarts a page with the stored values, and compares the two pages.
  mutating func comeBack() {
    page.leave()
    report()
    if page.element("converter") == nil { return }
    let isNewer = page.stored.values.contains { value in
      String(decoding: value, as: UTF8.self).contains(Self.newer)
    }
    if !hasItsConversion || isNewer || page.isStartedEmpty || page.refusesToStore
      || !page.unstored.isEmpty
    {
      return
    }
    var again = AppPage()
    again.stored = page.stored
    again.boot(page.languages)
    labels.insert("comes back")
    // The restarted page does not show the animation of a swap.
    let panels = page.panels.map { $0.replacing("unit-row swapped", with: "unit-row") }
    for line in zip(page.root + panels, again.root + again.panels) where line.0 != line.1 {
      comingBackProblems.append("\(line.0) comes back as \(line.1)")
    }
    if page.panels.count != again.panels.count { comingBackProblems.append("other panels") }
    if again.root.contains(where: { $0.contains("Not all of what you had typed") }) {
      let draft = page.stored["metryvo.draft"] ?? []
      comingBackProblems.append("not whole: \(String(decoding: draft, as: UTF8.self))")
    }
  }

  /// Returns whether a new session gives the same effects for the log.
  func isReplayed() -> Bool {
    var session = AppSessionLog()
    return page.log.allSatisfy { session.answer($0.event) == $0.answer }
  }

  // MARK: What is stored at first

  private static let newer = "\"version\" : 99"

  private static let document: [UInt8] =
    (try? NotebookDocument(content: NotebookContent()).bytes(withEntitlements: true)) ?? []

  /// Custom units and searches with hostile texts.
  private static let stored: [String: [UInt8]] = {
    var notebook = NotebookContent()
    guard let now = Timestamp(millisecondsSince1970: 0) else { return [:] }
    for (name, symbol) in [("<script>alert(1)</script>", "<b>"), ("\u{202E}走る \"x\" & y", "走&")] {
      let unit = UserUnit(
        id: "u" + symbol, category: "length", name: name, symbol: symbol, reference: "inch",
        factor: "67", note: "a=\"b\" <i>", createdAt: now)
      _ = try? notebook.edit(.addUnit(unit))
    }
    for text in ["naut", "<b>", " ", "走る"] { _ = try? notebook.edit(.search(text)) }
    var store = NotebookStore(values: MemoryStore(), records: MemoryStore())
    _ = store.save(notebook, after: NotebookContent())
    var stored: [String: [UInt8]] = [:]
    for part in NotebookPart.allCases { stored[part.key] = try? store.values.value(part.key) }
    return stored
  }()
}
