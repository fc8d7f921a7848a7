import Markup

/// What tokens say, read again and applied as the browser does, written as HTML.
struct TokenTree {
  struct Node: Equatable {
    var tag: String
    var key: String = ""
    var attributes: [String] = []
    var text: String = ""
    var content: [Node] = []

    /// The HTML of the node.
    var html: String {
      if tag.isEmpty { return Self.escaped(text) }
      let key = key.isEmpty ? "" : " data-key=\"\(Self.escaped(key))\""
      let start = "<\(tag)\(key)\(attributes.joined())>"
      if ["br", "hr", "input"].contains(tag) { return start }
      return start + content.map(\.html).joined() + "</\(tag)>"
    }

    static func escaped(_ text: String) -> String {
      var escaped = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": escaped += "&amp;"
        case "<": escaped += "&lt;"
        case ">": escaped += "&gt;"
        case "\"": escaped += "&quot;"
        case "\r": escaped += "&#13;"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
      return escaped
    }

    /// The node of a tag and a key at any depth.
    func keyed(_ tag: String, _ key: String) -> Node? {
      if self.tag == tag, self.key == key { return self }
      for node in content {
        if let found = node.keyed(tag, key) { return found }
      }
      return nil
    }
  }

  /// What the region shows.
  private(set) var content: [Node] = []
  private var bytes: ArraySlice<UInt8> = []
  /// How many elements came as `unchanged`.
  private(set) var unchanged = 0

  var html: String { content.map(\.html).joined() }

  private static let tags = Dictionary(
    uniqueKeysWithValues: ElementName.allCases.map { ($0.rawValue, "\($0.name)") })
  private static let names = Dictionary(
    uniqueKeysWithValues: AttributeName.allCases.map { ($0.rawValue, "\($0.name)") })

  /// Shows what tokens say; `false` if they are none.
  mutating func apply(_ tokens: [UInt8]) -> Bool {
    bytes = tokens[...]
    unchanged = 0
    var new: [Node] = []
    while !bytes.isEmpty {
      guard let node = node() else { return false }
      new.append(node)
    }
    content = new
    return true
  }

  private mutating func node() -> Node? {
    switch bytes.popFirst() {
    case MarkupToken.element: return element()
    case MarkupToken.text: return text().map { Node(tag: "", text: $0) }
    case MarkupToken.unchanged:
      guard let tag = bytes.popFirst().flatMap({ Self.tags[$0] }), let key = text() else {
        return nil
      }
      unchanged += 1
      return content.lazy.compactMap { $0.keyed(tag, key) }.first
    default: return nil
    }
  }

  private mutating func element() -> Node? {
    guard let tag = bytes.popFirst().flatMap({ Self.tags[$0] }) else { return nil }
    var node = Node(tag: tag)
    while let kind = bytes.popFirst(), kind != MarkupToken.content {
      switch kind {
      case MarkupToken.key:
        guard node.attributes.isEmpty, let key = text() else { return nil }
        node.key = key
      case MarkupToken.attribute:
        guard let name = bytes.popFirst().flatMap({ Self.names[$0] }), let value = text()
        else { return nil }
        node.attributes.append(" \(name)=\"\(Node.escaped(value))\"")
      default: return nil
      }
    }
    while bytes.first != MarkupToken.end {
      guard let inner = self.node() else { return nil }
      // Neighbouring texts are one.
      if inner.tag.isEmpty, node.content.last?.tag == "" { return nil }
      node.content.append(inner)
    }
    bytes.removeFirst()
    return node
  }

  private mutating func text() -> String? {
    var (length, shift) = (0, 0)
    while let byte = bytes.popFirst() {
      length |= Int(byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { break }
    }
    guard length <= bytes.count else { return nil }
    defer { bytes = bytes.dropFirst(length) }
    return String(validating: bytes.prefix(length), as: UTF8.self)
  }
}
