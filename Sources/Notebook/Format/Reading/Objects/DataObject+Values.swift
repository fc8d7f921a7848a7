import StrictText

extension DataObject {
  /// Returns the text of a required key.
  func text(_ key: StaticString) -> String {
    required(key, else: "") { text(of: $0) }
  }

  func optionalText(_ key: StaticString) -> String? { value(key) { text(of: $0) } }

  /// Returns the text of a required number, given as a string or as a JSON number.
  func numberText(_ key: StaticString) -> String {
    required(key, else: "") { numberText(of: $0) }
  }

  func flag(_ key: StaticString, else standard: Bool) -> Bool {
    value(key) { node in
      if case .boolean(let flag) = node.content { return flag }
      source.refuse(node, expected: .flag)
      return nil
    } ?? standard
  }

  func time(_ key: StaticString) -> Timestamp {
    required(key, else: Timestamp(unchecked: 0)) { time(of: $0) }
  }

  /// Returns the time of a key or of its alternative `other`; refuses an object with both keys.
  func time(_ key: StaticString, or other: StaticString) -> Timestamp {
    guard let node = node(other) else { return time(key) }
    if self.node(key) != nil {
      source.inside(.name(other)) {
        source.refuse(.exclusiveKeys(key.description, other.description), at: node.offset)
      }
    }
    return time(other)
  }

  func optionalTime(_ key: StaticString) -> Timestamp? { value(key) { time(of: $0) } }

  /// Returns the case of an enum whose raw value is the text of a key.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: StaticString, else standard: Choice, expected: NotebookDataError.Expected
  ) -> Choice where Choice.RawValue == String {
    value(key) { node in choice(of: node, expected: expected) } ?? standard
  }

  /// Returns the case of an enum whose raw value is the text of a required key.
  func requiredChoice<Choice: RawRepresentable & CaseIterable>(
    _ key: StaticString, else empty: Choice, expected: NotebookDataError.Expected
  ) -> Choice where Choice.RawValue == String {
    required(key, else: empty) { node in choice(of: node, expected: expected) }
  }

  /// Returns the elements of the array of a key; an empty array if the key is missing.
  func elements<Element>(_ key: StaticString, _ read: (JSONNode) -> Element?) -> [Element] {
    value(key) { node in
      guard case .array(let nodes) = node.content else {
        source.refuse(node, expected: .array)
        return nil
      }
      return elements(nodes, read)
    } ?? []
  }

  /// Returns the results of `read` for all nodes; during a call, the path has the position of the
  /// node.
  func elements<Element>(_ nodes: [JSONNode], _ read: (JSONNode) -> Element?) -> [Element] {
    var elements: [Element] = []
    for (position, node) in nodes.enumerated() {
      source.inside(.position(position)) {
        if let element = read(node) { elements.append(element) }
      }
    }
    return elements
  }

  func texts(_ key: StaticString) -> [String] { elements(key) { text(of: $0) } }

  /// Returns a small integer, given as a JSON number or as a string of digits.
  func integer(_ key: StaticString) -> Int? {
    value(key) { integer(of: $0) }
  }

  /// Returns the number in an object `{"decimals": 4}`.
  func decimals(_ key: StaticString) -> Int? {
    value(key) { node in
      let object = DataObject(node, keys: "decimals", in: source)
      if object.node("decimals") == nil {
        source.refuse(.missingKey("decimals"), at: node.offset)
      }
      return object.integer("decimals")
    }
  }
}

extension DataObject {
  func text(of node: JSONNode) -> String? {
    if case .string(let text) = node.content { return text }
    source.refuse(node, expected: .text)
    return nil
  }

  func numberText(of node: JSONNode) -> String? {
    switch node.content {
    case .number(let text), .string(let text): return text
    default:
      source.refuse(node, expected: .number)
      return nil
    }
  }

  /// Returns the value of an integral JSON number, or of digits in a string.
  func integer(of node: JSONNode) -> Int? {
    guard let text = numberText(of: node) else { return nil }
    let number =
      if case .number = node.content {
        SmallInteger.value(ofNumber: text)
      } else {
        SmallInteger.value(ofDigits: text)
      }
    if number == nil { source.refuse(text, expected: .smallInteger, at: node.offset) }
    return number
  }

  private func time(of node: JSONNode) -> Timestamp? {
    guard let text = text(of: node) else { return nil }
    if let time = Timestamp(text) { return time }
    source.refuse(text, expected: .time, at: node.offset)
    return nil
  }

  func choice<Choice: RawRepresentable & CaseIterable>(
    of node: JSONNode, expected: NotebookDataError.Expected
  ) -> Choice? where Choice.RawValue == String {
    guard let text = text(of: node) else { return nil }
    for choice in Choice.allCases where choice.rawValue.hasBytes(of: text) { return choice }
    source.refuse(text, expected: expected, at: node.offset)
    return nil
  }
}
