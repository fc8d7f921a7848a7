/// An event that the page reports, in version 1 of the protocol.
enum AppEvent {
  /// The app starts.
  case boot(Boot)
  /// A person pressed an element with an action.
  case press(name: String, value: String)
  /// The text of a field with an action changed; the selection counts UTF-16 code units.
  case field(name: String, text: String, selection: Range<Int>)
  /// Another page of the app stored a value.
  case stored(key: String, value: [UInt8])
  /// The page lacks an element that was sent as `unchanged`; everything must be sent again.
  case resend
  /// The fragment of the address changed.
  case route(String)
  /// The browser could not store a value; `reason` is the name of the error.
  case unstored(key: String, reason: String)

  /// The page read this text from the clipboard; `nil` if the browser refused.
  case pasted(String?)
  /// A new version of the app is available.
  case updateReady
  /// The browser is idle.
  case idle
  /// A person selected a range of a field with an action, in UTF-16 code units.
  case selected(name: String, Range<Int>)
  /// The page is hidden, or will be closed.
  case left

  /// The content of the first event.
  struct Boot {
    /// A random number, different at each start.
    var random: UInt64
    /// The person's languages, the preferred one first: `de-AT`.
    var languages: [String]
    /// The offset of the person's clocks from UTC, in minutes to the east.
    var minutesEast: Int
    /// The fragment of the address.
    var path: String
    /// The number of traps in short succession before this start; 0 if a person starts the app.
    var traps: Int
    /// The stored values.
    var stored: [(key: String, value: [UInt8])]
  }

  /// Reads an event and its time in milliseconds since 1970; `nil` for invalid bytes.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> (event: AppEvent, clock: Int64)? {
    var reader = EventReader(bytes)
    let kind = reader.byte()
    let clock = Int64(clamping: reader.number())
    let event: AppEvent
    switch kind {
    case 1:
      guard reader.number() == AppSession.version else { return nil }
      event = .boot(boot(&reader))
    case 2: event = .press(name: reader.text(), value: reader.text())
    case 3:
      let (name, text) = (reader.text(), reader.text())
      event = .field(name: name, text: text, selection: range(&reader))
    case 4: event = .stored(key: reader.text(), value: Array(reader.part()))
    case 5: event = .resend
    case 6: event = .route(reader.text())
    case 7: event = .unstored(key: reader.text(), reason: reader.text())
    case 8:
      let isGiven = reader.number() == 1
      let text = reader.text()
      event = .pasted(isGiven ? text : nil)
    case 9: event = .updateReady
    case 10: event = .idle
    case 11: event = .selected(name: reader.text(), range(&reader))
    case 12: event = .left
    default: return nil
    }
    return reader.isWhole && reader.isAtEnd ? (event, clock) : nil
  }

  private static func range(_ reader: inout EventReader) -> Range<Int> {
    let (start, end) = (Int(clamping: reader.number()), Int(clamping: reader.number()))
    return min(start, end)..<max(start, end)
  }

  private static func boot(_ reader: inout EventReader) -> Boot {
    var boot = Boot(
      random: reader.number(), languages: [], minutesEast: 0, path: "", traps: 0, stored: [])
    for _ in 0..<reader.count() { boot.languages.append(reader.text()) }
    // The protocol has only unsigned numbers, so the page adds the 1,440 minutes of a day.
    boot.minutesEast = min(max(0, Int(clamping: reader.number())), 2880) - 1440
    boot.path = reader.text()
    boot.traps = Int(clamping: reader.number())
    for _ in 0..<reader.count() { boot.stored.append((reader.text(), Array(reader.part()))) }
    return boot
  }
}
