import Markup

/// A writer of effects for the page, in version 1 of the protocol.
struct EffectWriter {
  private(set) var bytes: [UInt8] = []

  /// The kinds of effects; the raw value is the first byte.
  enum Kind: UInt8 {
    case region = 1
    case field, focus, announce, copy, save, remove, navigate, root, title, paste, update, backUp
    case later, haptic, click, leave
  }

  /// Shows tokens in a region.
  mutating func region(_ name: String, _ tokens: [UInt8]) {
    begin(.region)
    text(name)
    part(tokens)
  }

  /// Sets the text and selection of a field, in UTF-16 code units.
  ///
  /// The page ignores the effect while a person composes text in the field.
  mutating func field(_ id: String, _ value: String, _ selection: Range<Int>) {
    begin(.field)
    text(id)
    text(value)
    bytes.appendLength(selection.lowerBound)
    bytes.appendLength(selection.upperBound)
  }

  /// Vibrates for a number of milliseconds.
  mutating func haptic(_ milliseconds: Int) {
    begin(.haptic)
    bytes.appendLength(milliseconds)
  }

  /// Writes an effect that has only texts.
  mutating func texts(_ kind: Kind, _ texts: String...) {
    begin(kind)
    for text in texts { self.text(text) }
  }

  /// Stores bytes under a key.
  mutating func save(_ key: String, _ value: [UInt8]) {
    begin(.save)
    text(key)
    part(value)
  }

  private mutating func begin(_ kind: Kind) { bytes.append(kind.rawValue) }

  private mutating func text(_ text: String) { bytes.appendText(text) }

  private mutating func part(_ part: [UInt8]) {
    bytes.appendLength(part.count)
    bytes.append(contentsOf: part)
  }
}
