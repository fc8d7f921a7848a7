extension HistoryEntry.Content {
  /// The first problem of the values of a row.
  var problem: FieldProblem? {
    switch self {
    case .conversion(let conversion):
      Self.numberProblem(conversion.input, "input")
        ?? Self.numberProblem(conversion.result, "result")
    case .calculation(let calculation): Self.numberProblem(calculation.result, "result")
    case .tool(let run): run.problem
    }
  }

  private static func numberProblem(_ text: String, _ key: StaticString) -> FieldProblem? {
    KeptText.isNumber(text) ? nil : FieldProblem(.notANumber(text), at: [.name(key)])
  }
}

extension KeptToolRun {
  /// The number of fields up to which comparing all pairs of names is faster than hashing.
  private static let comparedFields = 16

  /// The first problem of the fields.
  fileprivate var problem: FieldProblem? {
    if let problem = Self.problem(of: inputs)?.inside("inputs")
      ?? Self.problem(of: outputs)?.inside("outputs")
    {
      return problem
    }
    let limit = NotebookLimits.rowValues
    var room = limit - inputs.count - outputs.count
    for field in inputs { room -= field.value.listCount }
    for field in outputs { room -= field.value.listCount }
    return room < 0 ? FieldProblem(.tooManyValues(limit: limit)) : nil
  }

  private static func problem(of fields: [ToolField]) -> FieldProblem? {
    if let name = fields.first(where: { !KeptText.isName($0.name) })?.name {
      return FieldProblem(.malformedName(name), at: [.key(name)], isOfKey: true)
    }
    return repeatedName(of: fields).map {
      FieldProblem(.repeatedField($0), at: [.key($0)], isOfKey: true)
    }
  }

  /// Returns the first name that occurs twice.
  private static func repeatedName(of fields: [ToolField]) -> String? {
    if fields.count > comparedFields {
      var names: Set<TextKey> = []
      return fields.first { !names.insert(TextKey($0.name)).inserted }?.name
    }
    for (position, field) in fields.enumerated()
    where fields[..<position].contains(where: { $0.name.hasBytes(of: field.name) }) {
      return field.name
    }
    return nil
  }
}

extension ToolField.Value {
  /// The number of texts in a list; 0 for one text.
  fileprivate var listCount: Int {
    if case .list(let texts) = self { return texts.count }
    return 0
  }
}
