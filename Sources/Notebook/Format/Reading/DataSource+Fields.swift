import StrictText

extension DataSource {
  /// Refuses the value that a problem names, or the innermost value around it that the text has.
  ///
  /// `key` maps a key of the format to the key in the text.
  @inline(never)
  func refuse(
    _ problem: FieldProblem, in node: JSONNode, key: (StaticString) -> StaticString = { $0 }
  ) {
    let steps = problem.steps.map { $0.renamed(key) }
    let others = problem.others.map { $0.renamed(key) }
    #if SeededFaults
    if Self.staysAtRows { return refuse(.edit(problem.error), at: node.offset) }
    #endif
    let isGiven = others.isEmpty || steps.reachesEnd(of: node)
    refuse(problem, in: node, (isGiven ? steps : others)[...])
  }

  private func refuse(
    _ problem: FieldProblem, in node: JSONNode, _ steps: ArraySlice<FieldStep>
  ) {
    guard let step = steps.first, let member = step.member(of: node) else {
      return refuse(.edit(problem.error), at: node.offset)
    }
    inside(step) {
      if problem.isOfKey && steps.count == 1 {
        refuse(.edit(problem.error), at: member.offset)
      } else {
        refuse(problem, in: member.value, steps.dropFirst())
      }
    }
  }
}

extension FieldStep {
  /// Returns the step with the text's name of the key.
  fileprivate func renamed(_ key: (StaticString) -> StaticString) -> FieldStep {
    if case .name(let name) = self { return .name(key(name)) }
    return self
  }

  /// Returns the member of an object that the step leads to; `nil` if it is missing or `null`.
  fileprivate func member(of node: JSONNode) -> JSONMember? {
    guard case .object(let members) = node.content else { return nil }
    return members.first { member in
      if case .null = member.value.content { return false }
      return switch self {
      case .name(let name): name.hasBytes(of: member.key)
      case .key(let key): key.hasBytes(of: member.key)
      case .position: false
      }
    }
  }
}

extension [FieldStep] {
  /// Whether the value has all values along the path.
  fileprivate func reachesEnd(of node: JSONNode) -> Bool {
    var node = node
    for step in self {
      guard let member = step.member(of: node) else { return false }
      node = member.value
    }
    return true
  }
}
