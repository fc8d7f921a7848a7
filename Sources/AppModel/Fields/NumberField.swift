/// A text field for a number that groups the digits during typing.
///
///     var field = NumberField(FieldMarks(NumberLocale.english.symbols, .auto))
///     field.insert("1234")
///     field.text          // "1,234"
///     field.deleteBackward()
///     field.text          // "123"
///
/// The field stores the text without the shown grouping marks. When a person types or pastes a
/// grouping mark, the shown marks become part of the text, so a person can continue `1,000,` to
/// `1,000,000`. The caret keeps its position behind a digit. A text that is not a plain
/// number, such as `5 ft`, is shown unchanged. Offsets count UTF-16 code units, as browsers do.
public struct NumberField: Hashable, Sendable {
  /// The maximum length in UTF-16 code units.
  public static let limit = 20_000

  /// The typed text without grouping marks.
  private(set) var plain: [UInt16] = []
  /// The selection in `plain`; an empty range is the caret.
  private(set) var selected = 0..<0
  /// Whether a person put the caret behind a grouping mark; ``selection`` puts it in front.
  private var isBehindMark = false
  /// The decimal mark and the grouping of the shown text.
  public private(set) var marks: FieldMarks

  /// Creates an empty field.
  public init(_ marks: FieldMarks) { self.marks = marks }

  /// The shown text.
  public var text: String { String(decoding: shown, as: UTF16.self) }

  /// The typed text without grouping marks, as it is parsed.
  public var typed: String { String(decoding: plain, as: UTF16.self) }

  /// The selection in ``text``, in UTF-16 code units; an empty range is the caret.
  ///
  /// A caret beside a grouping mark is in front of the mark, behind the typed digit.
  public var selection: Range<Int> {
    let places = marks.places(in: plain)
    func shown(_ offset: Int) -> Int { offset + places.count { $0 < offset } }
    return shown(selected.lowerBound)..<shown(selected.upperBound)
  }

  /// Changes the decimal mark and the grouping, for example after a change of the locale.
  ///
  /// The new decimal mark replaces the old mark in the stored text.
  public mutating func use(_ new: FieldMarks) {
    let kept = marks.exchanged(typed)
    let selected = selected
    marks = new
    // The length is unchanged, unless the text now contains removable grouping marks.
    _ = replace(0..<plain.count, Array(new.exchanged(kept).utf16))
    self.selected = min(selected.lowerBound, plain.count)..<min(selected.upperBound, plain.count)
  }

  /// Replaces the selection by a text, and puts the caret behind the text.
  ///
  /// - Returns: `false` if the text would be longer than ``limit``; the field is then unchanged.
  @discardableResult
  public mutating func insert(_ text: String) -> Bool {
    insert(Array(text.utf16), over: selection, selected)
  }

  /// Replaces the whole text, and puts the caret at the end.
  ///
  /// - Returns: `false` if the text is longer than ``limit``; the field is then unchanged.
  @discardableResult
  public mutating func replace(with text: String) -> Bool {
    replace(0..<plain.count, Array(text.utf16))
  }

  /// Sets the selection to a range of the shown text in UTF-16 code units, clamped to the text.
  package mutating func select(_ range: Range<Int>) {
    let end = shown.count
    let start = min(max(0, range.lowerBound), end)
    selected = typedOffset(of: start)..<typedOffset(of: min(max(start, range.upperBound), end))
    isBehindMark = range.isEmpty && selection.lowerBound < start
  }

  /// Deletes the selection, or the character in front of the caret.
  public mutating func deleteBackward() {
    var range = selected
    if range.isEmpty, range.lowerBound > 0 {
      let start = range.lowerBound - 1
      let isPair = start > 0 && UTF16.isTrailSurrogate(plain[start])
      range = (isPair ? start - 1 : start)..<range.upperBound
    }
    _ = replace(range, [])
  }

  /// Removes a leading minus sign, or adds one.
  ///
  /// - Returns: `false` if the text would be longer than ``limit``; the field is then unchanged.
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

  /// Removes the whole text.
  public mutating func clear() { _ = replace(0..<plain.count, []) }

  /// Applies an edit that a person made in the browser's field.
  ///
  /// The old and the new shown text differ in one place. If only a grouping mark was removed, the
  /// adjacent digit is removed.
  ///
  /// - Parameters:
  ///   - new: the new shown text.
  ///   - selection: the new selection in UTF-16 code units.
  /// - Returns: `false` if the text is longer than ``limit``; the field is then unchanged.
  @discardableResult
  public mutating func take(_ new: String, selection: Range<Int>) -> Bool {
    let (units, old) = (Array(new.utf16), shown)
    let caret = min(max(0, selection.upperBound), units.count)
    // The text behind the caret is unchanged as far as it equals the end of the old text.
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
    guard insert(inserted, over: prefix..<old.count - suffix, removed) else { return false }
    if caret < prefix { select(typedOffset(of: caret)) }
    return true
  }

  /// The shown text in UTF-16 code units.
  private var shown: [UInt16] { marks.grouped(plain, marks.places(in: plain)) }

  /// Returns the range of `plain` for a removed range of the shown text.
  private func removedRange(_ range: Range<Int>, isAlone: Bool) -> Range<Int> {
    let removed = typedOffset(of: range.lowerBound)..<typedOffset(of: range.upperBound)
    guard isAlone, removed.isEmpty, !range.isEmpty else { return removed }
    // Only a grouping mark was removed. The caret in front of the mark means the forward delete
    // key.
    return selection == range.lowerBound..<range.lowerBound && !isBehindMark
      ? removed.lowerBound..<removed.lowerBound + 1
      : removed.lowerBound - 1..<removed.lowerBound
  }

  /// Returns the offset in `plain` for an offset in the shown text.
  private func typedOffset(of shown: Int) -> Int {
    var marksBefore = 0
    for place in marks.places(in: plain) where place + marksBefore < shown { marksBefore += 1 }
    return shown - marksBefore
  }

  /// Inserts a text over a range of the shown text, which is the range `removed` of `plain`.
  private mutating func insert(
    _ units: [UInt16], over range: Range<Int>, _ removed: Range<Int>
  ) -> Bool {
    let shown = shown
    guard units.contains(marks.grouping), shown.count > plain.count else {
      return replace(removed, units)
    }
    let whole = shown[..<range.lowerBound] + units + shown[range.upperBound...]
    return replace(0..<plain.count, Array(whole), caret: range.lowerBound + units.count)
  }

  /// Replaces a range of `plain`, and puts the caret at the offset `caret` of the new text, or
  /// behind `units` if `caret` is `nil`.
  private mutating func replace(
    _ range: Range<Int>, _ units: [UInt16], caret: Int? = nil
  ) -> Bool {
    guard plain.count - range.count + units.count <= Self.limit else { return false }
    plain.replaceSubrange(range, with: units.map(Self.shownUnit))
    var caret = caret ?? range.lowerBound + units.count
    let ungrouped = marks.ungrouped(plain)
    if ungrouped.count < plain.count {
      caret -= plain[..<caret].count { $0 == marks.grouping }
      plain = ungrouped
    }
    select(caret)
    return true
  }

  /// Returns a code unit as a browser's field can show it.
  ///
  /// Line breaks become spaces, and U+0000 becomes U+FFFD.
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
