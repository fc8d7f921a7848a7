import StrictText

extension DataSource {
  /// Refuses the value at the path of a problem, or the innermost enclosing value that the text
  /// has.
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
  /// Returns the step in which the key of the text replaces the key of the format.
  fileprivate func renamed(_ key: (StaticString) -> StaticString) -> FieldStep {
    if case .name(let name) = self { return .name(key(name)) }
    return self
  }

  /// Returns the member of an object to which the step leads; `nil` if the member is missing or
  /// `null`.
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
  /// Whether `node` has a value at each step of the path.
  fileprivate func reachesEnd(of node: JSONNode) -> Bool {
    var node = node
    for step in self {
      guard let member = step.member(of: node) else { return false }
      node = member.value
    }
    return true
  }
}
