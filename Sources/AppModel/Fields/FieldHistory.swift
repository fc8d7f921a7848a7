/// The texts that a field had, for undo and redo.
///
/// A browser forgets the edits of a field whose text a page changes. Grouping the digits changes
/// the text after each keystroke.
struct FieldHistory: Hashable, Sendable {
  /// The maximum number of texts to which undo can go back.
  private static let limit = 100
  /// The maximum total length of the stored texts in UTF-16 code units.
  private static let lengthLimit = 4 * NumberField.limit

  private var earlier: [NumberField] = []
  private var later: [NumberField] = []

  /// Records the field before an edit; after an edit, no earlier undo can be redone.
  mutating func record(_ old: NumberField) {
    earlier.append(old)
    later = []
    var length = earlier.reduce(0) { $0 + $1.plain.count }
    while earlier.count > Self.limit || length > Self.lengthLimit {
      length -= earlier.removeFirst().plain.count
    }
  }

  /// Returns the field before the last edit of `field`; `nil` if no edit is left.
  mutating func undo(_ field: NumberField) -> NumberField? {
    guard let old = earlier.popLast() else { return nil }
    later.append(field)
    return old
  }

  /// Returns the field after the edit that was undone last; `nil` if no edit was undone.
  mutating func redo(_ field: NumberField) -> NumberField? {
    guard let new = later.popLast() else { return nil }
    earlier.append(field)
    return new
  }
}
