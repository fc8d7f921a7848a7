import Markup

/// The laws of the document tree, which hold for each page that the app shows.
///
/// | law | |
/// |---|---|
/// | keys and ids | each id and each key is unique in the document |
/// | references | `aria-labelledby`, `aria-describedby`, `aria-controls` and `for` name elements |
/// | names | a control, a dialog and a group have a name; a field has a label |
/// | headings | the first is the only `h1`; to the next heading, levels grow by at most 1 |
/// | dialogs | at most one; everything beside it is inert, and without a dialog nothing is inert |
/// | nesting | an HTML parser keeps the tree: no list without items, no block in a paragraph |
package enum DocumentLaws {
  /// Returns one sentence for each broken law; an empty array if all hold.
  package static func problems(of tree: PageTree) -> [String] {
    var survey = DocumentSurvey()
    for node in tree.root.content { survey.visit(node, in: tree.root, isInPhrasing: false) }
    return survey.problems + survey.referenceProblems + survey.nameProblems
      + survey.headingProblems + dialogProblems(of: tree)
  }

  private static func dialogProblems(of tree: PageTree) -> [String] {
    let isDialog = { (node: PageNode) in node.bytes(.ariaModal) == Array("true".utf8) }
    let all = tree.root.nodes()
    let dialogs = all.filter(isDialog)
    let inert = all.filter { $0.has(.inert) }
    guard let dialog = dialogs.first else {
      return inert.isEmpty ? [] : ["\(inert[0].shortName) is inert without a dialog"]
    }
    if dialogs.count > 1 { return ["\(dialogs.count) dialogs"] }
    return tree.root.content.filter { $0 !== dialog && !$0.has(.inert) }.map {
      "\($0.shortName) is not inert beside a dialog"
    }
  }
}

extension PageNode {
  /// The element's name and id for messages: `button#swap`.
  package var shortName: String {
    guard let element else { return "text" }
    let id = value(.id).map { "#" + $0 } ?? ""
    let given = value(.dataValue) ?? (isRadio ? value(.value) : nil) ?? ""
    let action = value(.dataAction).map { "[\($0) \(given)]" } ?? ""
    return "\(element.name)\(id)\(action)"
  }

  /// Whether the element is a control that needs an accessible name.
  package var isControl: Bool {
    switch element {
    case .a, .button, .input, .select, .summary: true
    default:
      ["button", "link", "slider", "switch", "tab", "checkbox", "radio", "option"].contains(
        value(.role))
    }
  }

  /// Whether the element is a field, which needs a label.
  package var isField: Bool { element == .input || element == .select }

  /// Whether the element is a radio button.
  package var isRadio: Bool { element == .input && value(.type) == "radio" }
}

/// The data that the laws judge, collected in one walk of the tree.
private struct DocumentSurvey {
  var problems: [String] = []
  private var ids: [[UInt8]: PageNode] = [:]
  private var keys: Set<[UInt8]> = []
  private var references: [(node: PageNode, name: AttributeName)] = []
  private var named: [PageNode] = []
  private var labels: [[UInt8]: PageNode] = [:]
  /// The `label` elements that enclose fields.
  private var enclosing: [ObjectIdentifier: PageNode] = [:]
  private var headings: [(level: Int, node: PageNode)] = []

  mutating func visit(_ node: PageNode, in parent: PageNode, isInPhrasing: Bool) {
    nesting(node, in: parent, isInPhrasing: isInPhrasing)
    guard let element = node.element else { return }
    if !node.key.isEmpty, !keys.insert(node.key).inserted {
      problems.append("the key of \(node.shortName) stands twice")
    }
    for attribute in node.attributes {
      switch attribute.name {
      case .id:
        if attribute.value.isEmpty || ids.updateValue(node, forKey: attribute.value) != nil {
          problems.append("the id of \(node.shortName) is empty or stands twice")
        }
      case .ariaLabelledby, .ariaDescribedby, .ariaControls:
        references.append((node, attribute.name))
      case .for:
        references.append((node, .for))
        if element == .label { labels[attribute.value] = node }
      default: break
      }
    }
    if node.isField, parent.element == .label { enclosing[ObjectIdentifier(node)] = parent }
    if node.isControl || node.has(.ariaModal)
      || ["group", "radiogroup"].contains(node.value(.role))
    {
      named.append(node)
    }
    switch element {
    case .h1: headings.append((1, node))
    case .h2: headings.append((2, node))
    case .h3: headings.append((3, node))
    default: break
    }
    let isPhrasing = isInPhrasing || element.hasPhrasingAlone
    for inner in node.content { visit(inner, in: node, isInPhrasing: isPhrasing) }
  }

  private mutating func nesting(_ node: PageNode, in parent: PageNode, isInPhrasing: Bool) {
    let isList = parent.element == .ul || parent.element == .ol
    let isItem = node.element == .li
    let isTerm = node.element == .dt || node.element == .dd
    if isList != isItem { problems.append("\(node.shortName) in \(parent.shortName)") }
    if isTerm != (parent.element == .dl) {
      problems.append("\(node.shortName) in \(parent.shortName)")
    }
    if isInPhrasing, node.element?.isBlock == true {
      problems.append("\(node.shortName), a block, in \(parent.shortName)")
    }
    if parent.isControl, node.isControl {
      problems.append("\(node.shortName), a control, in \(parent.shortName)")
    }
  }

  var referenceProblems: [String] {
    references.filter { node, name in
      let named = (node.bytes(name) ?? []).split(separator: 0x20)
      return named.isEmpty || named.contains { ids[Array($0)] == nil }
    }.map { node, name in
      "\(name.name) of \(node.shortName) names no element"
    }
  }

  var nameProblems: [String] {
    named.filter { name(of: $0).utf8.allSatisfy { $0 <= 0x20 } }.map {
      "\($0.shortName) has no \($0.isField ? "label" : "name")"
    }
  }

  var headingProblems: [String] {
    var problems: [String] = []
    var before = 0
    for (level, node) in headings {
      if level > before + 1 { problems.append("\(node.shortName) follows a heading \(before)") }
      if node.readText.isEmpty { problems.append("\(node.shortName) is empty") }
      before = level
    }
    let count = headings.count { $0.level == 1 }
    if count != 1 { problems.append("\(count) h1") }
    return problems
  }

  /// Returns the accessible name of an element (Accessible Name and Description Computation 1.2, in
  /// part).
  private func name(of node: PageNode) -> String {
    if let id = node.bytes(.ariaLabelledby) { return ids[id]?.readText ?? "" }
    if let label = node.value(.ariaLabel) { return label }
    if node.isField {
      let label = enclosing[ObjectIdentifier(node)] ?? node.bytes(.id).flatMap { labels[$0] }
      return label?.readText ?? ""
    }
    return node.isControl ? node.readText : ""
  }
}

extension ElementName {
  /// Whether the element's content model is phrasing content only (HTML Standard, 3.2.5.2.5).
  fileprivate var hasPhrasingAlone: Bool {
    switch self {
    case .button, .dt, .em, .h1, .h2, .h3, .kbd, .label, .legend, .output, .p, .small, .span: true
    case .strong, .sub, .summary, .sup, .time: true
    default: false
    }
  }

  /// Whether the element is not phrasing content.
  fileprivate var isBlock: Bool {
    switch self {
    case .article, .aside, .dd, .details, .dialog, .div, .dl, .dt, .fieldset, .footer, .h1: true
    case .h2, .h3, .header, .hr, .legend, .li, .main, .nav, .ol, .p, .search, .section: true
    case .summary, .table, .tbody, .td, .th, .thead, .tr, .ul: true
    default: false
    }
  }
}
