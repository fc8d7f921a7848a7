/// A field for a number, whose digits are grouped while a person types.
///
///     var field = NumberField(FieldMarks(NumberLocale.english.symbols, .auto))
///     field.insert("1234")
///     field.text          // "1,234"
///     field.deleteBackward()
///     field.text          // "123"
///
/// The field keeps the text without the marks that it shows, so that a mark is never taken for one
/// that the person typed. The caret stays behind the same digit. A text that is no number alone,
/// such as `5 ft`, is shown as it was typed. Offsets count code units of UTF-16, as browsers do.
public struct NumberField: Hashable, Sendable {
  /// The most code units that the field takes.
  public static let limit = 20_000

  /// What the person typed, without marks of groups.
  private(set) var plain: [UInt16] = []
  /// The selection in `plain`; empty for a caret.
  private(set) var selected = 0..<0
  /// Whether a person put the caret behind a mark, in front of which ``selection`` has it.
  private var isBehindMark = false
  /// The marks that are shown.
  public private(set) var marks: FieldMarks

  /// An empty field.
  public init(_ marks: FieldMarks) { self.marks = marks }

  /// What the field shows.
  public var text: String { String(decoding: shown, as: UTF16.self) }

  /// What the person typed, without marks of groups, as it is read.
  public var typed: String { String(decoding: plain, as: UTF16.self) }

  /// The selection in ``text``, in code units of UTF-16; empty for a caret.
  ///
  /// A caret beside a mark stands in front of it, behind the digit that was typed.
  public var selection: Range<Int> {
    let places = marks.places(in: plain)
    func shown(_ offset: Int) -> Int { offset + places.count { $0 < offset } }
    return shown(selected.lowerBound)..<shown(selected.upperBound)
  }

  /// Shows other marks, as when the locale changes: the decimal mark becomes the new one, in the
  /// text as it is kept, too.
  public mutating func use(_ new: FieldMarks) {
    let kept = marks.exchanged(typed)
    let selected = selected
    marks = new
    // The text is as long as before, unless it has marks of groups now.
    _ = replace(0..<plain.count, Array(new.exchanged(kept).utf16))
    self.selected = min(selected.lowerBound, plain.count)..<min(selected.upperBound, plain.count)
  }

  /// Puts a text in place of the selection, and the caret behind it.
  ///
  /// - Returns: `false`, and nothing changes, if the text would be longer than ``limit``.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool { replace(selected, Array(text.utf16)) }

  /// Puts a text in place of all, and the caret behind it.
  ///
  /// - Returns: `false`, and nothing changes, if the text is longer than ``limit``.
  @discardableResult
  public mutating func replace(with text: String) -> Bool {
    replace(0..<plain.count, Array(text.utf16))
  }

  /// Selects what a person selected in the browser's field, in code units of UTF-16; what lies
  /// beyond its end is cut off.
  package mutating func select(_ range: Range<Int>) {
    let end = shown.count
    let start = min(max(0, range.lowerBound), end)
    selected = typedOffset(of: start)..<typedOffset(of: min(max(start, range.upperBound), end))
    isBehindMark = range.isEmpty && selection.lowerBound < start
  }

  /// Removes the selection, or the character in front of the caret.
  public mutating func deleteBackward() {
    var range = selected
    if range.isEmpty, range.lowerBound > 0 {
      let start = range.lowerBound - 1
      let isPair = start > 0 && UTF16.isTrailSurrogate(plain[start])
      range = (isPair ? start - 1 : start)..<range.upperBound
    }
    _ = replace(range, [])
  }

  /// Takes a minus sign away from the front, or puts one there.
  ///
  /// - Returns: `false`, and nothing changes, if the text would be longer than ``limit``.
  @discardableResult
  public mutating func changeSign() -> Bool {
    let caret = selected.upperBound
    switch plain.first {
    case 0x2B: plain[0] = 0x2D
    case let first? where FieldMarks.isSign(first):
      plain.removeFirst()
      select(caret - 1)
    default:
      if plain.count == Self.limit { return false }
      plain.insert(0x2D, at: 0)
      select(caret + 1)
    }
    return true
  }

  /// Removes everything.
  public mutating func clear() { _ = replace(0..<plain.count, []) }

  /// Takes over what a person did in the browser's field.
  ///
  /// What the field showed and what it shows now differ in one place. A mark that was removed alone
  /// removes the digit beside it.
  ///
  /// - Parameters:
  ///   - new: what the field shows now.
  ///   - selection: its selection, in code units of UTF-16.
  /// - Returns: `false`, and nothing changes, if the text is longer than ``limit``.
  @discardableResult
  public mutating func take(_ new: String, selection: Range<Int>) -> Bool {
    let (units, old) = (Array(new.utf16), shown)
    let caret = min(max(0, selection.upperBound), units.count)
    // The text behind the caret was there before, as far as it is equal.
    var suffix = 0
    while suffix < min(units.count - caret, old.count),
      units[units.count - suffix - 1] == old[old.count - suffix - 1]
    {
      suffix += 1
    }
    var prefix = 0
    while prefix < min(units.count, old.count) - suffix, units[prefix] == old[prefix] {
      prefix += 1
    }
    let inserted = Array(units[prefix..<units.count - suffix])
    let removed = removedRange(prefix..<old.count - suffix, isAlone: inserted.isEmpty)
    guard replace(removed, inserted) else { return false }
    if caret < prefix { select(typedOffset(of: caret)) }
    return true
  }

  /// What the field shows.
  private var shown: [UInt16] { marks.grouped(plain, marks.places(in: plain)) }

  /// The range of `plain` that a removed range of the shown text means.
  private func removedRange(_ range: Range<Int>, isAlone: Bool) -> Range<Int> {
    let removed = typedOffset(of: range.lowerBound)..<typedOffset(of: range.upperBound)
    guard isAlone, removed.isEmpty, !range.isEmpty else { return removed }
    // A mark was removed: by the key that removes forward if the caret stood in front of the mark.
    return selection == range.lowerBound..<range.lowerBound && !isBehindMark
      ? removed.lowerBound..<removed.lowerBound + 1
      : removed.lowerBound - 1..<removed.lowerBound
  }

  /// The offset in `plain` of an offset in the shown text.
  private func typedOffset(of shown: Int) -> Int {
    var marksBefore = 0
    for place in marks.places(in: plain) where place + marksBefore < shown { marksBefore += 1 }
    return shown - marksBefore
  }

  private mutating func replace(_ range: Range<Int>, _ units: [UInt16]) -> Bool {
    guard plain.count - range.count + units.count <= Self.limit else { return false }
    plain.replaceSubrange(range, with: units.map(Self.shownUnit))
    var caret = range.lowerBound + units.count
    let ungrouped = marks.ungrouped(plain)
    if ungrouped.count < plain.count {
      caret -= plain[..<caret].count { $0 == marks.grouping }
      plain = ungrouped
    }
    select(caret)
    return true
  }

  /// A code unit as a field of the browser can show it: a line break is a space there, and U+0000
  /// cannot stand on a page.
  private static func shownUnit(_ unit: UInt16) -> UInt16 {
    switch unit {
    case 0: 0xFFFD
    case 0x0A, 0x0D: 0x20
    default: unit
    }
  }

  private mutating func select(_ offset: Int) {
    let offset = min(max(0, offset), plain.count)
    selected = offset..<offset
    isBehindMark = false
  }
}
