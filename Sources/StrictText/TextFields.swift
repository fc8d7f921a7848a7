/// Texts and flags of a row by their numbers, as places in the bytes of a text.
///
/// A row of known fields is read in this way without a text for each key and value.
///
///     var fields = TextFields(count: 2)
///     fields.set(0, to: 7..<11, isASCII: true)
///     fields.set(1, to: true)
///     fields.text(0, in: bytes)         // the bytes 7 to 10
///     fields.flag(1, else: false)       // true
package struct TextFields {
  private enum Value {
    case missing, ascii, beyondASCII, yes, no
  }

  private struct Field {
    var value = Value.missing
    /// The bytes of a text.
    var start = 0
    var end = 0
  }

  private var fields: [Field]

  /// So many fields, which have no value.
  package init(count: Int) { fields = [Field](repeating: Field(), count: count) }

  /// Takes all values away.
  package mutating func removeAll() {
    for number in fields.indices { fields[number].value = .missing }
  }

  /// Sets a text, which may not be UTF-8: ``text(_:in:)`` is `nil` then.
  package mutating func set(_ number: Int, to bytes: Range<Int>, isASCII: Bool) {
    fields[number] = Field(
      value: isASCII ? .ascii : .beyondASCII, start: bytes.lowerBound, end: bytes.upperBound)
  }

  /// Sets a flag.
  package mutating func set(_ number: Int, to flag: Bool) {
    fields[number].value = flag ? .yes : .no
  }

  /// Whether a field has a value.
  package func has(_ number: Int) -> Bool {
    if case .missing = fields[number].value { return false }
    return true
  }

  /// The bytes of a text, which may not be UTF-8; `nil` for no value and for a flag.
  package func bytes(
    _ number: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    switch fields[number].value {
    case .ascii, .beyondASCII:
      UnsafeBufferPointer(rebasing: text[fields[number].start..<fields[number].end])
    case .missing, .yes, .no: nil
    }
  }

  /// A text; `nil` for no value, for a flag, and for bytes that are no UTF-8.
  package func text(_ number: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    guard let bytes = bytes(number, in: text) else { return nil }
    if case .ascii = fields[number].value { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self)
  }

  /// A flag; `standard` for no value, and `nil` for a text.
  package func flag(_ number: Int, else standard: Bool) -> Bool? {
    switch fields[number].value {
    case .missing: standard
    case .yes: true
    case .no: false
    case .ascii, .beyondASCII: nil
    }
  }
}
