import Markup

/// The content of a region: decodes tokens and applies them as `tokens.js` does.
///
/// Nodes keep their identity, as DOM nodes do: an element that tokens change remains the same
/// ``PageNode``.
package struct PageTree {
  /// The region, an element without a name.
  package let root = PageNode(tag: 0)
  /// The number of elements that the last tokens marked as `unchanged`.
  package private(set) var unchanged = 0
  /// Whether the last tokens marked an element as `unchanged` that is not among its siblings.
  ///
  /// If so, the page asks for the complete tree.
  package private(set) var isMissing = false
  private var bytes: ArraySlice<UInt8> = []

  /// Creates a region without content.
  package init() {}

  /// Applies tokens to the region.
  ///
  /// - Returns: `false` if the bytes are not valid tokens.
  package mutating func apply(_ tokens: [UInt8]) -> Bool {
    bytes = tokens[...]
    (unchanged, isMissing) = (0, false)
    return morphContent(of: root) && bytes.isEmpty
  }

  /// Returns whether the region equals, node by node, the tree of tokens without `unchanged`.
  package func shows(_ tokens: [UInt8]) -> Bool {
    var reader = PageTree()
    reader.bytes = tokens[...]
    return reader.isContent(root.content) && reader.bytes.isEmpty
  }

  /// Checks a radio button and unchecks the others of its group, as a browser does on a press.
  package func check(_ radio: PageNode) {
    let group = root.nodes().filter { $0.isRadio && $0.bytes(.name) == radio.bytes(.name) }
    for node in group { node.attributes.removeAll { $0.name == .checked } }
    radio.attributes.append(PageNode.Attribute(name: .checked, value: []))
  }

  // MARK: Applying

  private mutating func morphContent(of parent: PageNode) -> Bool {
    let old = parent.content
    var next = 0
    var passed: [Int] = []
    var new: [PageNode] = []
    while let kind = bytes.first, kind != MarkupToken.end {
      guard let (tag, key) = head() else { return false }
      func fits(_ place: Int) -> Bool { old[place].tag == tag && old[place].key == key }
      var node: PageNode?
      if let place = (next..<old.count).first(where: fits) {
        passed += next..<place
        next = place + 1
        node = old[place]
      } else if let index = passed.firstIndex(where: fits) {
        node = old[passed.remove(at: index)]
      }
      if kind == MarkupToken.unchanged {
        unchanged += 1
        if node == nil { isMissing = true }
      }
      if node == nil, kind != MarkupToken.unchanged { node = PageNode(tag: tag) }
      guard morph(node, kind) else { return false }
      if let node {
        // Adjacent text nodes are invalid, unless an element between them is missing.
        if node.tag == 0, new.last?.tag == 0, !isMissing { return false }
        new.append(node)
      }
    }
    parent.content = new
    return true
  }

  /// Reads a node from the tokens and updates `node` to it.
  private mutating func morph(_ node: PageNode?, _ kind: UInt8) -> Bool {
    bytes.removeFirst()
    if kind == MarkupToken.text {
      guard let text = part(), !text.isEmpty else { return false }
      node?.text = Array(text)
      return true
    }
    bytes.removeFirst()
    if kind == MarkupToken.unchanged { return part() != nil }
    guard kind == MarkupToken.element, let node, let (key, attributes) = start() else {
      return false
    }
    (node.key, node.attributes) = (key, attributes)
    guard morphContent(of: node) else { return false }
    return bytes.popFirst() == MarkupToken.end
  }

  /// Returns tag and key of the next node, without consuming its bytes.
  private func head() -> (tag: UInt8, key: [UInt8])? {
    var rest = self
    guard let kind = rest.bytes.popFirst() else { return nil }
    if kind == MarkupToken.text { return (0, []) }
    guard let tag = rest.bytes.popFirst(), ElementName(rawValue: tag) != nil else { return nil }
    if kind == MarkupToken.element {
      guard rest.bytes.first == MarkupToken.key else { return (tag, []) }
      rest.bytes.removeFirst()
    } else if kind != MarkupToken.unchanged {
      return nil
    }
    return rest.part().map { (tag, Array($0)) }
  }

  /// Reads the key and the attributes of an element.
  ///
  /// The content follows in the tokens.
  private mutating func start() -> (key: [UInt8], attributes: [PageNode.Attribute])? {
    var (key, attributes): ([UInt8], [PageNode.Attribute]) = ([], [])
    while let kind = bytes.popFirst(), kind != MarkupToken.content {
      if kind == MarkupToken.key, key.isEmpty, attributes.isEmpty, let part = part() {
        key = Array(part)
      } else if kind == MarkupToken.attribute,
        let name = bytes.popFirst().flatMap({ AttributeName(rawValue: $0) }), let value = part()
      {
        attributes.append(PageNode.Attribute(name: name, value: Array(value)))
      } else {
        return nil
      }
    }
    return (key, attributes)
  }

  // MARK: Comparing

  private mutating func isContent(_ nodes: [PageNode]) -> Bool {
    for node in nodes {
      guard isNode(node) else { return false }
    }
    return bytes.first.map { $0 == MarkupToken.end } ?? true
  }

  private mutating func isNode(_ node: PageNode) -> Bool {
    if node.tag == 0 {
      return bytes.popFirst() == MarkupToken.text && part()?.elementsEqual(node.text) == true
    }
    guard bytes.popFirst() == MarkupToken.element, bytes.popFirst() == node.tag,
      let (key, attributes) = start(), key == node.key, attributes == node.attributes,
      isContent(node.content)
    else { return false }
    return bytes.popFirst() == MarkupToken.end
  }

  /// Reads a length and the bytes that it counts.
  private mutating func part() -> ArraySlice<UInt8>? {
    guard let length = bytes.popLength(), length <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return bytes.prefix(length)
  }
}

extension ArraySlice<UInt8> {
  /// Reads an unsigned LEB128 number.
  package mutating func popLength() -> Int? {
    var (value, shift) = (0, 0)
    while shift < 63, let byte = popFirst() {
      value |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return value }
    }
    return nil
  }
}
