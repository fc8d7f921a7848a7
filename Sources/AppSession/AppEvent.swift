/// What the page reports, of version 1 of the protocol.
enum AppEvent {
  /// The app starts.
  case boot(Boot)
  /// An element with an action was pressed.
  case press(name: String, value: String)
  /// A field with an action shows a text, with its selection in code units of UTF-16.
  case field(name: String, text: String, selection: Range<Int>)
  /// Another page of the app has stored a value.
  case stored(key: String, value: [UInt8])
  /// An element that was sent as `unchanged` is not on the page: all is to be sent again.
  case resend
  /// The part of the address behind `#` has changed.
  case route(String)
  /// A value could not be stored, for a reason that the browser names.
  case unstored(key: String, reason: String)

  /// The clipboard had this text; `nil` if the browser did not give it.
  case pasted(String?)
  /// A new version of the app waits to be used.
  case updateReady
  /// Nobody waits for the app.
  case idle
  /// A person selected a part of a field with an action, in code units of UTF-16.
  case selected(name: String, Range<Int>)
  /// The page is left, for a while or for ever.
  case left

  /// What the app gets at its start.
  struct Boot {
    /// Nobody else has this number.
    var random: UInt64
    /// The languages that the person reads, the best first: `de-AT`.
    var languages: [String]
    /// How many minutes the person's clocks are ahead of UTC.
    var minutesEast: Int
    /// The part of the address behind `#`.
    var path: String
    /// The number of traps in short succession before this start; 0 when a person starts the app.
    var traps: Int
    /// What was stored.
    var stored: [(key: String, value: [UInt8])]
  }

  /// The event of bytes, and the milliseconds since 1970; `nil` for bytes that are none.
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
    // Numbers are from 0 on: the page sends a day more.
    boot.minutesEast = min(max(0, Int(clamping: reader.number())), 2880) - 1440
    boot.path = reader.text()
    boot.traps = Int(clamping: reader.number())
    for _ in 0..<reader.count() { boot.stored.append((reader.text(), Array(reader.part()))) }
    return boot
  }
}
