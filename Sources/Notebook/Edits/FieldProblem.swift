/// A step from a value of the format to one inside.
enum FieldStep {
  /// A key that the format has.
  case name(StaticString)
  /// A key that a person chose.
  case key(String)
  case position(Int)
}

/// Why an edit refuses a row or settings, and which of their values is wrong.
struct FieldProblem: Error {
  let error: NotebookEditError
  /// The keys of the format that lead to the wrong value; none for the whole.
  let steps: [FieldStep]
  /// The keys of the value that decides where the first is not given.
  let others: [FieldStep]
  /// Whether the last key itself is wrong.
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

  /// The problem seen from a value around.
  func inside(_ name: StaticString) -> FieldProblem {
    FieldProblem(
      error, at: [.name(name)] + steps, else: others.isEmpty ? [] : [.name(name)] + others,
      isOfKey: isOfKey)
  }
}
