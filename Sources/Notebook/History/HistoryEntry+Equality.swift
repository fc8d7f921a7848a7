// Rows are equal if their written forms are equal, so texts are compared by their bytes, not by
// canonical equivalence of Unicode.

extension HistoryEntry {
  /// Whether all fields are equal; texts are compared by their bytes.
  public static func == (x: HistoryEntry, y: HistoryEntry) -> Bool {
    x.createdAt == y.createdAt && x.isStarred == y.isStarred && x.isCopied == y.isCopied
      && x.id.hasBytes(of: y.id) && x.content == y.content
  }
}

extension KeptConversion {
  /// Whether all fields are equal; texts are compared by their bytes.
  public static func == (x: KeptConversion, y: KeptConversion) -> Bool {
    x.isExact == y.isExact && x.rounding == y.rounding && x.input.hasBytes(of: y.input)
      && x.from.hasBytes(of: y.from) && x.to.hasBytes(of: y.to)
      && x.category.hasBytes(of: y.category) && x.result.hasBytes(of: y.result)
      && x.text.hasBytes(of: y.text)
  }
}

extension KeptCalculation {
  /// Whether both texts have equal bytes.
  public static func == (x: KeptCalculation, y: KeptCalculation) -> Bool {
    #if SeededFaults
    if let faulty = x.isEquivalent(to: y) { return faulty }
    #endif
    return x.expression.hasBytes(of: y.expression) && x.result.hasBytes(of: y.result)
  }
}

extension ToolField {
  /// Whether name and value are equal; texts are compared by their bytes.
  public static func == (x: ToolField, y: ToolField) -> Bool {
    x.name.hasBytes(of: y.name) && x.value == y.value
  }
}

extension ToolField.Value {
  /// Whether both are texts, or both are lists, with equal bytes.
  public static func == (x: ToolField.Value, y: ToolField.Value) -> Bool {
    switch (x, y) {
    case (.text(let x), .text(let y)): x.hasBytes(of: y)
    case (.list(let x), .list(let y)): x.hasBytes(of: y)
    default: false
    }
  }
}
