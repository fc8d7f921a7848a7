/// A step from a value of the document format to a value inside it.
enum FieldStep {
  /// A key that the format defines.
  case name(StaticString)
  /// A key that a person chose.
  case key(String)
  case position(Int)
}

/// A reason to refuse a row or settings, and the path to the wrong value.
struct FieldProblem: Error {
  let error: NotebookEditError
  /// The path to the wrong value in the document format; empty for the whole row.
  let steps: [FieldStep]
  /// The path that replaces `steps` if the document lacks the value at `steps`; empty if no path
  /// replaces them.
  let others: [FieldStep]
  /// Whether the last key of the path is wrong, not its value.
  let isOfKey: Bool

  init(
    _ error: NotebookEditError, at steps: [FieldStep] = [], else others: [FieldStep] = [],
    isOfKey: Bool = false
  ) {
    self.error = error
    self.steps = steps
    self.others = others
    self.isOfKey = isOfKey
  }

  /// Returns the problem with its path prefixed by a key of the enclosing value.
  func inside(_ name: StaticString) -> FieldProblem {
    FieldProblem(
      error, at: [.name(name)] + steps, else: others.isEmpty ? [] : [.name(name)] + others,
      isOfKey: isOfKey)
  }
}
