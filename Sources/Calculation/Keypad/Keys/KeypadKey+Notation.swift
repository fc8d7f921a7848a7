import MeasureText

extension KeypadKey {
  /// The key in the notation that ``keys(in:_:)`` reads: `7`, `.`, `+/-`, `BS`, `AC`, `C`, `%`,
  /// `+`.
  public var notation: String {
    switch self {
    case .point: "."
    case .sign: "+/-"
    case .backspace: "BS"
    case .allClear: "AC"
    case .clear: "C"
    case .percent: "%"
    case .add: "+"
    case .subtract: "-"
    case .multiply: "*"
    case .divide: "/"
    case .equals: "="
    default: "\(rawValue)"
    }
  }

  /// Reads a text of keys in the notation of `percent-cases.tsv`.
  ///
  ///     try KeypadKey.keys(in: "10 + -5 =").map(\.notation)  // ["1", "0", "+", "5", "+/-", "="]
  ///     try KeypadKey.keys(in: "1.234,5", NumberLocale.german.symbols).count  // 6
  ///     try? KeypadKey.keys(in: "2 plus 3")  // nil
  ///
  /// Blanks, tabs and line ends separate tokens.
  ///
  /// - A token of digits and decimal marks is one key for each character. The point is a decimal
  ///   mark in all locales except locales with the point as grouping mark.
  /// - Grouping marks are no keys; a number has all of its grouping marks or none.
  /// - `-5` presses the digits and then ±. A token with a minus is refused while a number is being
  ///   typed.
  /// - A number with more digits than the display is refused, because the display would show
  ///   another number.
  /// - Any other token is one key: `+` `-` `*` `/` `=` `%`, `−` `×` `÷`, `+/-` or `±`, `BS` or `⌫`,
  ///   `C`, `AC`.
  ///
  /// A text without tokens has no keys.
  ///
  /// - Throws: ``KeyNotationError`` for the first token that is no key or is too long a number.
  /// - Complexity: O(*n*) time and memory for *n* bytes.
  public static func keys(
    in text: String, _ symbols: NumberSymbols = NumberLocale.english.symbols
  ) throws(KeyNotationError) -> [KeypadKey] {
    try text.withUTF8Bytes { bytes throws(KeyNotationError) in
      var scanner = KeyScanner(bytes: bytes, symbols: symbols)
      while let token = scanner.nextToken() { try scanner.append(token) }
      return scanner.keys
    }
  }
}

/// A scanner that reads the tokens of a key notation in order.
private struct KeyScanner {
  let bytes: UTF8Bytes
  let symbols: NumberSymbols
  var keys: [KeypadKey] = []
  private var position = 0
  private var tokenCount = 0

  init(bytes: UTF8Bytes, symbols: NumberSymbols) {
    self.bytes = bytes
    self.symbols = symbols
  }

  mutating func nextToken() -> Range<Int>? {
    while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
    let start = position
    while position < bytes.count, !Self.isBlank(bytes[position]) { position += 1 }
    if start == position { return nil }
    tokenCount += 1
    return start..<position
  }

  mutating func append(_ token: Range<Int>) throws(KeyNotationError) {
    if let key = key(named: token) {
      keys.append(key)
      return
    }
    let number = TypedKeys(String(decoding: bytes[token], as: UTF8.self), symbols)
    guard let number, !(number.isNegative && isTyping) else {
      throw error(.unknownKey, token)
    }
    if number.isTooLong { throw error(.numberTooLong, token) }
    keys += number.keys
    if number.isNegative { keys.append(.sign) }
  }

  /// Whether the last key belongs to a number that further digits would extend.
  private var isTyping: Bool {
    switch keys.last {
    case .point?, .sign?, .backspace?: true
    case let key?: key.digit != nil
    case nil: false
    }
  }

  private func key(named token: Range<Int>) -> KeypadKey? {
    for (name, key) in Self.names where matches(token, name) { return key }
    return nil
  }

  private func matches(_ token: Range<Int>, _ name: StaticString) -> Bool {
    if token.count != name.utf8CodeUnitCount { return false }
    for index in 0..<token.count where bytes[token.lowerBound + index] != name.utf8Start[index] {
      return false
    }
    return true
  }

  private func error(
    _ reason: KeyNotationError.Reason, _ token: Range<Int>
  ) -> KeyNotationError {
    KeyNotationError(
      reason: reason, token: String(decoding: bytes[token], as: UTF8.self), number: tokenCount,
      offset: token.lowerBound)
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte &- 0x9 < 5 }

  private static let names: [(StaticString, KeypadKey)] = [
    ("+", .add), ("-", .subtract), ("*", .multiply), ("/", .divide), ("=", .equals),
    ("%", .percent), ("BS", .backspace), ("C", .clear), ("AC", .allClear), ("+/-", .sign),
    ("\u{2212}", .subtract), ("\u{D7}", .multiply), ("\u{F7}", .divide), ("\u{B1}", .sign),
    ("\u{232B}", .backspace),
  ]
}
