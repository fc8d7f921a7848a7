import Markup

/// Writes what the page shall do, of version 1 of the protocol.
struct EffectWriter {
  private(set) var bytes: [UInt8] = []

  /// The kinds of effects, by their first byte.
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

  /// Sets what a field shows, and its selection in code units of UTF-16, unless a person composes
  /// in it.
  mutating func field(_ id: String, _ value: String, _ selection: Range<Int>) {
    begin(.field)
    text(id)
    text(value)
    bytes.appendLength(selection.lowerBound)
    bytes.appendLength(selection.upperBound)
  }

  /// Makes the device vibrate for so many milliseconds.
  mutating func haptic(_ milliseconds: Int) {
    begin(.haptic)
    bytes.appendLength(milliseconds)
  }

  /// Writes an effect of texts alone.
  mutating func texts(_ kind: Kind, _ texts: String...) {
    begin(kind)
    for text in texts { self.text(text) }
  }

  /// Keeps bytes under a key.
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
