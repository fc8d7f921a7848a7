import AppPages
import Foundation
import Markup
import PropertyTesting
import Testing

/// Writing markup as HTML and as tokens.
@Suite struct MarkupTests {
  @Test func elementsAreWrittenAsHTML() {
    var markup = Markup(.html)
    markup.element(.p) {
      $0.set(.class, "result")
    } content: {
      $0.text("5 < 6")
    }
    markup.element(.input, key: "a\"b") {
      $0.set(.value, "<b>&\"\r")
      $0.set(.disabled)
      $0.set(.hidden, if: false)
    }
    markup.text("a")
    markup.text("")
    markup.text("\0b")
    #expect(
      markup.html == "<p class=\"result\">5 &lt; 6</p>"
        + "<input data-key=\"a&quot;b\" value=\"&lt;b&gt;&amp;&quot;&#13;\" disabled=\"\">a\u{FFFD}b"
    )
  }

  /// The browser's tables have each name at the index of its raw value.
  @Test func tablesHaveTheNamesAtTheirRawValues() throws {
    let script = MarkupTables.javaScript
    func table(_ name: String) throws -> [Substring] {
      let start = try #require(script.range(of: "const \(name) = ("))
      let end = try #require(script[start.upperBound...].range(of: ")"))
      return script[start.upperBound..<end.lowerBound].split(separator: "'").enumerated()
        .filter { $0.offset % 2 == 1 }.map(\.element).joined().split(
          separator: " ", omittingEmptySubsequences: false)
    }
    let (tags, names) = (try table("TAGS"), try table("NAMES"))
    #expect(tags.count == ElementName.allCases.count + 1)
    #expect(names.count == AttributeName.allCases.count + 1)
    for element in ElementName.allCases {
      #expect(tags[Int(element.rawValue)] == "\(element.name)")
    }
    for attribute in AttributeName.allCases {
      #expect(names[Int(attribute.rawValue)] == "\(attribute.name)")
    }
    let svg = ElementName.allCases.filter(\.isSVG).map { "\($0.rawValue)" }
    #expect(script.contains("const SVG = [" + svg.joined(separator: ", ") + "];") && svg.count > 3)
  }

  @Test func tokensHaveTheBytesOfTheProtocol() {
    var markup = Markup(.tokens)
    markup.element(.p, key: "k") {
      $0.set(.id, "é")
    } content: {
      $0.text("a")
      $0.text("b")
      $0.element(.br)
    }
    markup.text("c")
    var region = ShownRegion()
    let name = AttributeName.id.rawValue
    let (p, br) = (ElementName.p.rawValue, ElementName.br.rawValue)
    #expect(
      region.update(markup) == [
        1, p, 5, 1, 0x6B, 2, name, 2, 0xC3, 0xA9, 4, 3, 2, 0x61, 0x62, 1, br, 4, 0, 0, 3, 1, 0x63,
      ])
    #expect(region.update(markup) == [6, p, 1, 0x6B, 3, 1, 0x63])
  }

  @Test func lengthsAreLEB128() {
    for length in [0, 1, 127, 128, 16_383, 16_384, 2_097_152] {
      var bytes: [UInt8] = []
      bytes.appendLength(length)
      let read = bytes.enumerated().reduce(0) { $0 | Int($1.element & 0x7F) << (7 * $1.offset) }
      #expect(read == length)
      #expect(bytes.dropLast().allSatisfy { $0 >= 0x80 } && bytes.last.map { $0 < 0x80 } == true)
    }
  }

  /// Names are those of the standards, and unique.
  @Test func namesAreDistinct() {
    let tags = ElementName.allCases.map { "\($0.name)" }
    #expect(Set(tags).count == tags.count && tags == ElementName.allCases.map { "\($0)" })
    let names = AttributeName.allCases.map { "\($0.name)" }
    #expect(Set(names).count == names.count && !names.contains("style"))
    #expect(names.allSatisfy { !$0.hasPrefix("on") })
    for (name, attribute) in zip(names, AttributeName.allCases) {
      #expect(
        name.split(separator: "-").joined() == "\(attribute)".lowercased() || attribute == .viewBox)
    }
  }

  @Test func elementsWithStateAreAlwaysSent() {
    for type in ["text", "radio"] {
      var region = ShownRegion()
      func field(_ value: String) -> Markup {
        var markup = Markup(.tokens)
        markup.element(.label, key: "from") {
          $0.element(.input, key: "value") {
            $0.set(.value, value)
            $0.set(.type, type)
          }
        }
        return markup
      }
      let whole = region.update(field("5"))
      // The app knows the chosen radio button, so an unchanged radio button is not sent.
      #expect((region.update(field("5")) == whole) == (type == "text"))
    }
  }

  /// A row that moves to another list is sent there with all of its content.
  @Test func whatMovesIsSentWhole() {
    func write(_ lists: [[String]], _ markup: inout Markup) {
      for (name, rows) in zip(["a", "b"], lists) {
        markup.element(.ul, key: name) {
          for name in rows {
            $0.element(.li, key: name) { row(name, &$0) }
          }
        }
      }
    }
    func row(_ name: String, _ markup: inout Markup) {
      markup.element(.div, key: "in " + name) { $0.text(name) }
    }
    var (region, shown) = (ShownRegion(), PageTree())
    let steps = [
      ([["x", "y"], ["z"]], 0), ([["y"], ["x", "z"]], 2), ([[], ["x", "y", "z"]], 2),
    ]
    for (lists, unchanged) in steps {
      var (tokens, page) = (Markup(.tokens), Markup(.html))
      write(lists, &tokens)
      write(lists, &page)
      let isApplied = shown.apply(region.update(tokens))
      #expect(isApplied && !shown.isMissing)
      #expect(shown.unchanged == unchanged && shown.html == page.html)
    }
  }

  @Test func aLinkLeavesTheProgramNever() async {
    await #expect(processExitsWith: .failure) {
      var markup = Markup(.html)
      markup.element(.a) { $0.set(.href, "javascript:alert(1)") }
    }
    await #expect(processExitsWith: .failure) {
      var markup = Markup(.html)
      markup.element(.p) {
        $0.set(.id, "a")
        $0.set(.id, "b")
      }
    }
  }

  // MARK: Random trees

  /// A node of a random tree; a node without a `tag` is text.
  struct Drawn: Sendable {
    var tag: ElementName?
    var key = ""
    var attributes: [(AttributeName, String)] = []
    var text = ""
    var content: [Drawn] = []

    func has(_ key: String) -> Bool { self.key == key || content.contains { $0.has(key) } }

    func write(_ markup: inout Markup) {
      guard let tag else { return markup.text(text) }
      markup.element(
        tag, key: key, { list in for (name, value) in attributes { list.set(name, value) } },
        content: { markup in for node in content { node.write(&markup) } })
    }
  }

  private static let texts = ["", "a", "é<", "&amp;", "\"", "\r\n", "\0", "日本"]
  private static let tags: [ElementName] = [.div, .li, .p, .br, .input, .svg]
  private static let names: [AttributeName] = [.id, .class, .ariaLabel, .dataValue, .value, .open]

  private static func drawn(_ source: inout ChoiceSource, _ depth: Int, _ keys: inout [String])
    -> Drawn
  {
    if depth == 0 || source.oneIn(3) { return Drawn(text: source.element(of: texts)) }
    var node = Drawn(tag: source.element(of: tags))
    // The number of keys is small, so that successive trees have elements with equal keys.
    if source.oneIn(2), !keys.isEmpty {
      node.key = keys.remove(at: source.integer(in: 0...keys.count - 1))
    }
    for name in names where source.oneIn(5) {
      node.attributes.append((name, source.element(of: texts)))
    }
    if node.tag?.isVoid == true { return node }
    for _ in 0..<source.integer(in: 0...4) { node.content.append(drawn(&source, depth - 1, &keys)) }
    return node
  }

  private static let keys = ["k", "l", "m", "<\"", "n", "o"]

  /// Successive trees; each has some nodes of the previous tree, in another order.
  private static let trees = Generator<[[Drawn]]>("successive trees") { source in
    var trees: [[Drawn]] = []
    for _ in 0..<source.integer(in: 1...4) {
      var tree = (trees.last ?? []).filter { _ in !source.oneIn(4) }
      if tree.count > 1, source.oneIn(2) { tree.swapAt(0, tree.count - 1) }
      var free = keys.filter { key in !tree.contains { $0.has(key) } }
      for _ in 0..<source.integer(in: 0...2) {
        tree.insert(drawn(&source, 3, &free), at: source.integer(in: 0...tree.count))
      }
      trees.append(tree)
    }
    return trees
  }

  /// After each update, the browser shows the HTML of the tree.
  @Test func tokensShowWhatHTMLSays() {
    var property = Property(
      "tokens-show-the-html", "apply(tokens(B), after A) = html(B)", of: Self.trees,
      labelled: { trees, labels in
        var (region, shown) = (ShownRegion(), PageTree())
        for tree in trees {
          var (tokens, page) = (Markup(.tokens), Markup(.html))
          for node in tree {
            node.write(&tokens)
            node.write(&page)
          }
          guard shown.apply(region.update(tokens)) else { return .broken([("html", page.html)]) }
          if shown.unchanged > 0 { labels.add("unchanged") }
          if shown.isMissing {
            labels.add("missing")
            region = ShownRegion()
            guard shown.apply(region.update(tokens)), !shown.isMissing else {
              return .broken([("again", page.html)])
            }
          }
          if shown.html != page.html {
            return .broken([("html", page.html), ("shown", shown.html)])
          }
        }
        return .holds
      })
    property.requiredLabels = ["unchanged": 500]
    let report = property.run(.quiet(seed: 31, cases: 5_000))
    #expect(report.holds, "\(report)")
  }
}
