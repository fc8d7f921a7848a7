extension PrecisionSettings {
  /// The first problem: decimals out of range, malformed identifiers, or too many exceptions.
  var problem: FieldProblem? {
    let limit = NotebookLimits.rowValues
    if 2 * categories.count + 4 * pairs.count > limit {
      return FieldProblem(.tooManyValues(limit: limit))
    }
    if !Self.range.contains(global) {
      return FieldProblem(
        .decimalsOutOfRange(global), at: [.name("global"), .name("decimals")])
    }
    for category in categories {
      if let problem = category.problem { return problem.inside("perCategory") }
    }
    // A reader checks each pair at its place in the text, because the settings sort the pairs.
    for pair in pairs {
      if let problem = pair.problem { return problem.inside("perPair") }
    }
    return nil
  }
}

extension CategoryDecimals {
  /// The first problem, with the category as the key.
  fileprivate var problem: FieldProblem? {
    if !KeptText.isName(category) {
      return FieldProblem(.malformedName(category), at: [.key(category)], isOfKey: true)
    }
    if PrecisionSettings.range.contains(decimals) { return nil }
    return FieldProblem(
      .decimalsOutOfRange(decimals), at: [.key(category), .name("decimals")])
  }
}

extension PairDecimals {
  /// The first problem of the identifiers and the decimals.
  var problem: FieldProblem? {
    if !KeptText.isName(from) { return FieldProblem(.malformedName(from), at: [.name("from")]) }
    if !KeptText.isName(to) { return FieldProblem(.malformedName(to), at: [.name("to")]) }
    if PrecisionSettings.range.contains(decimals) { return nil }
    return FieldProblem(.decimalsOutOfRange(decimals), at: [.name("decimals")])
  }
}
