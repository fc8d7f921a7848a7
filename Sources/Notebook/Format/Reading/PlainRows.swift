import DecimalArithmetic
import StrictText

/// Reads rows of history of the form in which documents are written, straight from the bytes.
///
/// Nearly all rows have this form: a conversion or a calculation with known keys, each once, whose
/// values are strings without escapes and flags. Every other row, and every row with something to
/// refuse, is left to the general reader, so both give the same content and the same errors.
package struct PlainRows {
  private var fields = JSONFields(
    keys: """
      id kind createdAt category from to input expression result exact rounding text copied starred
      """)

  package init() {}

  /// The keys by their positions.
  private enum Key: Int {
    case id, kind, createdAt, category, from, to, input, expression, result, exact, rounding, text
    case copied, starred
  }

  /// The row that begins at a byte, and the byte after it; `nil` for a row of another form.
  package mutating func row(
    _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> (entry: HistoryEntry, end: Int)? {
    guard let end = fields.read(text, at: start), let entry = entry(text) else { return nil }
    return (entry, end)
  }

  private func entry(_ text: UnsafeBufferPointer<UInt8>) -> HistoryEntry? {
    guard let id = string(.id, text), let createdAt = time(text), let content = content(text),
      let isStarred = flag(.starred), let isCopied = flag(.copied)
    else { return nil }
    return HistoryEntry(
      id: id, createdAt: createdAt, content, isStarred: isStarred, isCopied: isCopied)
  }

  private func content(_ text: UnsafeBufferPointer<UInt8>) -> HistoryEntry.Content? {
    guard let kind = fields.bytes(Key.kind.rawValue, in: text),
      let result = string(.result, text)
    else { return nil }
    if HistoryKind.conversion.rawValue.hasBytes(of: kind), !has(.expression) {
      return conversion(text, result).map { .conversion($0) }
    }
    let others = [Key.category, .from, .to, .input, .exact, .rounding, .text]
    guard HistoryKind.calculation.rawValue.hasBytes(of: kind), !others.contains(where: has),
      let expression = string(.expression, text)
    else { return nil }
    return .calculation(KeptCalculation(expression: expression, result: result))
  }

  private func conversion(
    _ text: UnsafeBufferPointer<UInt8>, _ result: String
  ) -> KeptConversion? {
    guard let category = string(.category, text), let from = string(.from, text),
      let to = string(.to, text), let input = string(.input, text), let isExact = flag(.exact),
      let rounding = rounding(text)
    else { return nil }
    guard has(.text) else {
      return KeptConversion(
        category: category, from: from, to: to, input: input, result: result, isExact: isExact,
        rounding: rounding, text: "")
    }
    guard let shown = string(.text, text) else { return nil }
    return KeptConversion(
      category: category, from: from, to: to, input: input, result: result, isExact: isExact,
      rounding: rounding, text: shown)
  }

  private func rounding(_ text: UnsafeBufferPointer<UInt8>) -> RoundingMode? {
    guard has(.rounding) else { return .halfUp }
    guard let word = fields.bytes(Key.rounding.rawValue, in: text) else { return nil }
    if RoundingMode.halfUp.rawValue.hasBytes(of: word) { return .halfUp }
    return RoundingMode.allCases.first { $0.rawValue.hasBytes(of: word) }
  }

  private func time(_ text: UnsafeBufferPointer<UInt8>) -> Timestamp? {
    fields.bytes(Key.createdAt.rawValue, in: text).flatMap { Timestamp(utf8: $0) }
  }

  private func has(_ key: Key) -> Bool { fields.has(key.rawValue) }

  private func string(_ key: Key, _ text: UnsafeBufferPointer<UInt8>) -> String? {
    fields.text(key.rawValue, in: text)
  }

  private func flag(_ key: Key) -> Bool? { fields.flag(key.rawValue, else: false) }
}
