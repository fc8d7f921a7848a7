import AppPages
import Markup
import Notebook
import PropertyTesting

/// An event of a person, the browser or another page; its effect depends on the page.
enum DrawnEvent: Sendable {
  /// Presses a control, by its index among the controls that are not inert.
  case press(Int)
  /// Moves the focus to a control, as the Tab key does.
  case focus(Int)
  /// Sends an action for which the page may have no control.
  case action(String, String)
  /// Holds an element that has an action for holding.
  case hold(Int)
  /// Presses a key that an element handles.
  case key(Int)
  /// Types a text into the converter's field, in place of some characters.
  case type(String, at: Int, replacing: Int, isComposing: Bool)
  /// Sets a field to a text, with a selection that may exceed the text.
  case field(String, String, Range<Int>)
  /// Selects a part of the converter's field.
  case select(Range<Int>)
  case paste(String?)
  case visit(String)
  case go(Int)
  /// Presses a control on another page of the app, and reports the values that the other page
  /// stores.
  case otherPage(Int)
  /// Stores a value as another program would.
  case store(String, Storing)
  case refuse(Bool)
  case updateReady
  /// Sends one idle event, or idle events until the app asks for no more.
  case idle, rest
  /// Presses a control at a time.
  case clock(UInt64)
  case resend
  case trap(Int)
  case start([String])
  case bytes([UInt8])

  /// The kinds of values with which another program replaces a part of the notebook.
  enum Storing: Sendable, CaseIterable { case nothing, cut, noise, newer, removed }
}

extension DrawnEvent {
  static let generator = Generator<DrawnEvent>("event") { source in
    switch source.uniform(in: 0...99) {
    case 0...36: return .press(source.uniform(in: 0...999))
    case 37...39: return .focus(source.uniform(in: 0...999))
    case 40...57:
      return .type(
        source.oneIn(3) ? source.element(of: texts) : source.element(of: digits),
        at: source.uniform(in: 0...30), replacing: source.oneIn(4) ? source.integer(in: 0...30) : 0,
        isComposing: source.oneIn(6))
    case 58...61:
      let text = source.element(of: searches)
      return .field(
        source.element(of: [
          "search-units", "search-home", "search-home", "type-amount", "input", "label-favorite",
        ]), text,
        drawnRange(&source))
    case 62, 63: return .key(source.uniform(in: 0...14))
    case 64...66:
      let (first, second) = (source.integer(in: 0...12), source.integer(in: 0...12))
      return .select(min(first, second)..<max(first, second))
    case 67...72: return .go(source.element(of: [-1, -1, 1]))
    case 73...76: return .visit(source.element(of: addresses))
    case 77, 78: return .hold(0)
    case 79...82:
      let name = source.element(of: names)
      return .action(name, source.element(of: values))
    case 83...85:
      return .paste(source.oneIn(8) ? nil : source.element(of: texts + searches))
    case 86...89: return .otherPage(source.uniform(in: 0...999))
    case 90: return rareText(&source)
    case 91: return .refuse(source.oneIn(3))
    case 92: return source.element(of: [.updateReady, .idle, .idle, .rest])
    case 93, 94: return .clock(source.element(of: clocks))
    case 95: return .resend
    case 96:
      return .store(
        source.element(of: NotebookPart.allCases.map { $0.key }),
        source.element(of: Storing.allCases))
    case 97: return .trap(source.element(of: [1, 1, 2, 3]))
    case 98: return .start(source.element(of: languages))
    default: return .bytes(drawnBytes(&source))
    }
  }

  /// Returns the paste of a long text; such events are rare, because they make each later event
  /// slow.
  private static func rareText(_ source: inout ChoiceSource) -> DrawnEvent {
    if source.oneIn(4) { return .paste(String(repeating: "9.", count: 1_000_000)) }
    let long = source.element(of: ["7", "1,", "🇩🇪", "\u{202E}", "5 ft "])
    return .paste(String(repeating: long, count: source.element(of: [100, 1_000, 10_000])))
  }

  private static func drawnRange(_ source: inout ChoiceSource) -> Range<Int> {
    let (first, second) = (source.integer(in: 0...40), source.integer(in: 0...1 << 40))
    return min(first, second)..<max(first, second)
  }

  private static func drawnBytes(_ source: inout ChoiceSource) -> [UInt8] {
    var bytes = [UInt8(source.uniform(in: 0...12))]
    for _ in 0..<source.integer(in: 0...20) { bytes.append(UInt8(source.integer(in: 0...255))) }
    return bytes
  }

  private static let digits = ["1", "2", "5", "0", "9", "12", "123456", ".", ",", "-", "", "e3"]

  private static let texts = [
    "1234.5", "1,234", "1.234,5", "1 234", "1/3", "3 1/2", "½", "1e400", "-1e-400", "−5", "+",
    "--5",
    "5 ft 6 in", "5–10 km", "≈ 3 kg", "10 mi to km", "5 OZ", "20°", "< 5 m", "-300 °C", "1 century",
    "１２３", "٣٫٥", "NaN", "Infinity", "<script>alert(1)</script>", "<b>5</b>", "\"'&<>", "&amp;",
    "\u{202E}123\u{202C}", "\u{2066}5\u{2069}", "👩‍👩‍👧", "🇩🇪", "e\u{301}", "\0", "5\0", "\r\n", "\t5 ",
    "\u{FEFF}5", "日本 5 km", "5 カロリー",
  ]

  private static let searches = [
    "", "m", "naut", "KM", "meile", "°", "走", "<b>", "\u{202E}", "nothing is called so", "\0", " ",
    "fl oz", "🇩🇪", "ﬁ", "\"", "kilo gram",
  ]

  private static let addresses = [
    "", "#/", "#/units?for=from", "#/units?for=to", "#/units", "#/unit?of=from", "#/unit?of=to",
    "#/precision", "#/copy", "#/precision/", "#/elsewhere", "#/%", "#/<script>", "#/home", "#/all",
    "#/calculator", "#/tools",
    "#/settings", "#/settings/", "#/unit-value?of=mile", "#/unit-value?of=nothing",
    "#/quick-units?of=mass", "#/quick-units?of=nothing", "#/setting?of=theme", "#/setting?of=x",
    "#/about?of=privacy", "#/reset-settings", "#/clear-recents", "#/library", "#/clear-history",
    "#/favorite?of=x",
    "#/entry?of=x",
    "#?from=ft",
    "#/converter?from=kg&to=lb&value=20", "#/converter?from=°C&value=-300", "#/converter?to=mi",
    "#/converter?from=kg&to=mi", "#/converter?value=%00%FF%F0%9F", "#/converter?from=usd",
    "web+offlineunit://converter?from=mi&to=ft&value=1%2C5",
    "#/open?link=web%2Bofflineunit%3A%2F%2Fconverter%3Ffrom%3Dft%26value%3D6",
    "#/open?link=web%2Bofflineunit%3A%2F%2Fprecision", "#/open?link=%23%2Fopen%3Flink%3D", "#/open",
    "#/converter?from=" + String(repeating: "a", count: 10_000),
  ]

  private static let names = [
    "key", "clear", "swap", "take-measure", "copy", "paste", "pair-decimals", "decimals",
    "rounding",
    "theme", "motion", "locale", "grouping", "exponents", "copy-style", "region", "below-zero",
    "open",
    "calculate", "take-result", "show-tool", "type-amount", "set-percent", "set-people",
    "copy-calculation", "back", "convert-search", "convert-from", "convert-to",
    "copy-value", "open-quantity", "search-home", "reset-all", "close-sheet", "dismiss-notice",
    "apply-update", "back-up", "show-quantity",
    "filter-units", "choose-unit", "star-unit", "show-unit", "search-units", "input", "", "nothing",
    "choose-quantity", "show-library", "show-older", "show-grid", "star-pair", "open-favorite",
    "color-favorite", "move-favorite", "remove-favorite", "open-entry", "star-entry", "copy-entry",
    "delete-entry", "clear-all-history", "restore", "label-favorite",
  ]

  private static let values = [
    "", "0", "7", "-1", "13", "99999999999999999999", "-9223372036854775808", "decimal", "sign",
    "backspace", "tip", "split", "value", "expression", "half-even", "dark", "de-DE", "xx",
    "#/settings", "#/all",
    "#/precision", "never", "reduced", "US", "off", "mile",
    "celsius", "nothing", "length", "\0", "🇩🇪", "history", "favorites", "on", "x/1", "/", "x/blue",
  ]

  private static let clocks: [UInt64] = [
    0, 1, 1_000_000_000_000, EventBytes.now - 1, 253_402_300_799_999, 253_402_300_800_000,
    1 << 53, .max,
  ]

  static let languages = [
    ["en"], ["de-AT", "de", "en"], ["ja"], ["ar-XB"], [], ["xx", ""], ["fr"], ["ru"], ["zh-Hant"],
    ["es"], ["\0", "pt"],
  ]
}

/// Events of a session, and the values stored before it.
struct DrawnSession: Sendable, CustomStringConvertible {
  var languages: [String]
  var events: [DrawnEvent]

  static func generator(events count: ClosedRange<Int>) -> Generator<DrawnSession> {
    Generator("session") { source in
      let languages = source.element(of: DrawnEvent.languages)
      guard let events = source.array(count: count, of: DrawnEvent.generator) else { return nil }
      return DrawnSession(languages: languages, events: events)
    }
  }

  var description: String {
    "\(languages): " + events.map { String("\($0)".prefix(120)) }.joined(separator: "; ")
  }
}
