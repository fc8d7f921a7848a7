/// Where the values of an object stand in a text, if all its keys are known.
///
/// Rows of one shape are read in this way without a node or a text for each member. A key is compared
/// by its bytes, first with the key that comes next in the list. An object with anything unusual is
/// left to ``JSONScanner``, which reads or refuses it: an unknown or repeated key, an escape, a value
/// that is neither a string nor `true` or `false`, or an error of syntax.
///
///     var fields = JSONFields(keys: "id starred")
///     fields.read(text, at: 0)       // the byte after the object, or `nil`
///     fields.text(0, in: text)       // the string of "id"
///     fields.flag(1, else: false)    // the flag of "starred"
package struct JSONFields {
  private struct Field {
    var value = Value.missing
    /// The bytes between the quotation marks of a string.
    var start = 0
    var end = 0
  }

  private enum Value {
    case missing, ascii, beyondASCII, yes, no
  }

  private let keys: StaticString
  /// The bytes of each key in `keys`.
  private let words: [Range<Int>]
  private var fields: [Field]

  /// Fields for keys of ASCII without escapes, written with a space between them.
  package init(keys: StaticString) {
    self.keys = keys
    var words: [Range<Int>] = []
    var start = 0
    for end in 0...keys.utf8CodeUnitCount
    where end == keys.utf8CodeUnitCount || keys.utf8Start[end] == UInt8(ascii: " ") {
      words.append(start..<end)
      start = end + 1
    }
    self.words = words
    fields = [Field](repeating: Field(), count: words.count)
  }

  /// Finds the fields of the object that begins at a byte of a text.
  ///
  /// A string beyond ASCII may not be UTF-8: ``text(_:in:)`` is `nil` then.
  ///
  /// - Returns: the byte after the object, or `nil` for an object that ``JSONScanner`` must read.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
    for number in fields.indices { fields[number].value = .missing }
    var place = JSONPlace(text, start)
    guard place.takes("{") else { return nil }
    var next = 0
    repeat {
      guard let number = takeKey(from: next, &place), case .missing = fields[number].value,
        place.takes(":"), let field = Self.value(&place)
      else { return nil }
      fields[number] = field
      next = number + 1 < words.count ? number + 1 : 0
    } while place.takes(",")
    return place.takes("}", skipsSpace: false) ? place.position : nil
  }

  /// Steps over a key and the space behind, and finds its number: the one expected, else another.
  private func takeKey(from next: Int, _ place: inout JSONPlace) -> Int? {
    for number in next..<words.count where takes(number, &place) { return number }
    for number in 0..<next where takes(number, &place) { return number }
    return nil
  }

  private func takes(_ number: Int, _ place: inout JSONPlace) -> Bool {
    let word = words[number]
    return place.takesString(
      UnsafeBufferPointer(start: keys.utf8Start + word.lowerBound, count: word.count))
  }

  /// Takes a value and the space behind.
  private static func value(_ place: inout JSONPlace) -> Field? {
    if let (start, end, bits) = place.takePlainString() {
      return Field(value: bits < 0x80 ? .ascii : .beyondASCII, start: start, end: end)
    }
    if place.takes("true") { return Field(value: .yes) }
    return place.takes("false") ? Field(value: .no) : nil
  }
}

extension JSONFields {
  /// Whether the object has the key of a number.
  package func has(_ number: Int) -> Bool {
    if case .missing = fields[number].value { return false }
    return true
  }

  /// The bytes of a string, which may not be UTF-8; `nil` for no key and for another value.
  package func bytes(
    _ number: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    switch fields[number].value {
    case .ascii, .beyondASCII:
      UnsafeBufferPointer(rebasing: text[fields[number].start..<fields[number].end])
    case .missing, .yes, .no: nil
    }
  }

  /// A string; `nil` for no key, for another value, and for bytes that are no UTF-8.
  package func text(_ number: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    guard let bytes = bytes(number, in: text) else { return nil }
    if case .ascii = fields[number].value { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A flag; `standard` for no key, and `nil` for another value.
  package func flag(_ number: Int, else standard: Bool) -> Bool? {
    switch fields[number].value {
    case .missing: standard
    case .yes: true
    case .no: false
    case .ascii, .beyondASCII: nil
    }
  }
}
