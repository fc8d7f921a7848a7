import Markup

/// A node of the page: an element, or a text node, whose tag is 0.
package final class PageNode {
  /// An attribute of an element.
  package struct Attribute: Hashable, Sendable {
    package var name: AttributeName
    package var value: [UInt8]
  }

  package let tag: UInt8
  package internal(set) var key: [UInt8] = []
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var text: [UInt8] = []
  package internal(set) var content: [PageNode] = []

  init(tag: UInt8) { self.tag = tag }

  /// The name of the element; `nil` for text nodes and for the region.
  package var element: ElementName? { ElementName(rawValue: tag) }

  /// Returns the bytes of an attribute's value; `nil` if the element lacks the attribute.
  package func bytes(_ name: AttributeName) -> [UInt8]? {
    attributes.first { $0.name == name }?.value
  }

  /// Returns an attribute's value as text; `nil` if the element lacks the attribute.
  package func value(_ name: AttributeName) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  package func has(_ name: AttributeName) -> Bool { attributes.contains { $0.name == name } }

  /// Returns the descendants in document order, without the elements that `isLeftOut` selects and
  /// without their descendants.
  package func nodes(leavingOut isLeftOut: (PageNode) -> Bool = { _ in false }) -> [PageNode] {
    var (found, open): ([PageNode], [PageNode]) = ([], content.reversed())
    while let node = open.popLast() {
      if isLeftOut(node) { continue }
      found.append(node)
      open += node.content.reversed()
    }
    return found
  }

  /// The joined text of the descendants that are not `aria-hidden`.
  package var readText: String {
    let texts = nodes { $0.bytes(.ariaHidden) == Array("true".utf8) }.flatMap { $0.text }
    return String(decoding: texts, as: UTF8.self)
  }
}

// MARK: HTML

extension PageTree {
  /// The HTML of the region.
  package var html: String { root.content.map { $0.html }.joined() }

}

extension PageNode {
  /// The HTML of the node.
  package var html: String {
    guard let element else { return Self.escaped(text) }
    if element.isVoid { return start }
    return start + content.map { $0.html }.joined() + "</\(element.name)>"
  }

  /// Returns the HTML of the node, one line for each node.
  ///
  /// A short element, or one with text only, takes one line.
  func lines(indent: String) -> [String] {
    guard let element else { return [indent + Self.escaped(text)] }
    let html = html
    if element.isVoid || content.allSatisfy({ $0.tag == 0 }) || html.utf8.count <= 160 {
      return [indent + html]
    }
    return [indent + start] + content.flatMap { $0.lines(indent: indent + "  ") }
      + [indent + "</\(element.name)>"]
  }

  private var start: String {
    guard let element else { return "" }
    var start = "<\(element.name)"
    if !key.isEmpty { start += " data-key=\"\(Self.escaped(key))\"" }
    for attribute in attributes {
      start += " \(attribute.name.name)=\"\(Self.escaped(attribute.value))\""
    }
    return start + ">"
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var escaped = ""
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
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
}
