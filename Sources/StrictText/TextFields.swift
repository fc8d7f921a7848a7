/// The texts and flags of a row by field number, as ranges of the bytes of a text.
///
/// A reader of rows with known fields need not create a string for each key and value.
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
    /// The range of the text's bytes.
    var start = 0
    var end = 0
  }

  private var fields: [Field]

  /// Creates `count` fields without values.
  package init(count: Int) { fields = [Field](repeating: Field(), count: count) }

  /// Removes all values.
  package mutating func removeAll() {
    for number in fields.indices { fields[number].value = .missing }
  }

  /// Sets a text.
  ///
  /// If the bytes are not UTF-8, ``text(_:in:)`` returns `nil`.
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

  /// Returns the bytes of a text, which may not be UTF-8; `nil` for a missing value and for a flag.
  package func bytes(
    _ number: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    switch fields[number].value {
    case .ascii, .beyondASCII:
      UnsafeBufferPointer(rebasing: text[fields[number].start..<fields[number].end])
    case .missing, .yes, .no: nil
    }
  }

  /// Returns a text; `nil` for a missing value, for a flag, and for bytes that are not UTF-8.
  package func text(_ number: Int, in text: UnsafeBufferPointer<UInt8>) -> String? {
    guard let bytes = bytes(number, in: text) else { return nil }
    if case .ascii = fields[number].value { return String(decoding: bytes, as: UTF8.self) }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Returns a flag; `standard` for a missing value, and `nil` for a text.
  package func flag(_ number: Int, else standard: Bool) -> Bool? {
    switch fields[number].value {
    case .missing: standard
    case .yes: true
    case .no: false
    case .ascii, .beyondASCII: nil
    }
  }
}
