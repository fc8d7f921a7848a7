/// A `key value` line of a data text with its continuation lines, as ranges of the text's bytes.
struct TextField {
  let key: Range<Int>
  var value: Range<Int>
  let line: Int
}

/// The fields of one unit, or of the quantity.
///
/// The lines of the quantity precede the first unit.
struct TextBlock {
  let source: CatalogText
  /// The bytes of the whole text.
  let bytes: TextBytes
  var fields: [TextField] = []

  var line: Int? { fields.first?.line }
  /// The unit's identifier; `nil` for the quantity's block.
  var unit: String? { fields.first.flatMap { key($0).equals("unit") ? value($0) : nil } }

  func key(_ field: TextField) -> TextBytes { bytes.part(field.key) }
  func value(_ field: TextField) -> String { bytes.value(field.value) }

  func error(_ problem: CatalogError.Problem, line: Int? = nil) -> CatalogError {
    CatalogError(text: source.name, line: line ?? self.line, unit: unit, problem)
  }

  func unknown(_ field: TextField) -> CatalogError {
    error(.unknownKey(String(key(field))), line: field.line)
  }

  func unreadable(_ field: TextField) -> CatalogError {
    error(.unreadableValue(key: String(key(field)), value: value(field)), line: field.line)
  }

  func repeated(_ field: TextField) -> CatalogError {
    error(.repeatedKey(String(key(field))), line: field.line)
  }

  /// Throws if a value `a | b | c` has an empty part.
  func checkList(_ field: TextField) throws(CatalogError) {
    var isComplete = true
    bytes.withValue(field.value) { value in
      value.forEachPart(separatedBy: UInt8(ascii: "|")) {
        if value.trimmed($0).isEmpty { isComplete = false }
      }
    }
    if !isComplete { throw unreadable(field) }
  }
}
