import DecimalArithmetic
import StrictText

extension NotebookContent {
  /// Reads a row of history and adds it.
  mutating func read(history node: JSONNode, _ source: DataSource) {
    let entry = HistoryEntry(node, in: source)
    if source.isRefused { return }
    do throws(FieldProblem) { _ = try record(entry) } catch { source.refuse(error, in: node) }
  }

  /// Reads a row in the writer's form at an offset of a text and adds the row.
  ///
  /// - Returns: the byte offset behind the row; `nil` for a row that the general reader must read
  ///   or refuse.
  mutating func read(
    _ rows: inout PlainRows, _ text: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Int? {
    guard let (entry, end) = rows.row(text, at: start) else { return nil }
    do throws(FieldProblem) { _ = try record(entry) } catch { return nil }
    return end
  }
}

extension HistoryEntry {
  fileprivate init(_ node: JSONNode, in source: DataSource) {
    let any = DataObject(node, in: source)
    let kind: HistoryKind = any.requiredChoice("kind", else: .conversion, expected: .historyKind)
    let object = DataObject(node, keys: kind.keys, in: source)
    let content: Content
    switch kind {
    case .conversion: content = .conversion(KeptConversion(object))
    case .calculation:
      content = .calculation(
        KeptCalculation(
          expression: object.text("expression"), result: object.numberText("result")))
    case .tool:
      let tool: KeptToolRun.Tool = object.requiredChoice("tool", else: .tip, expected: .tool)
      content = .tool(
        KeptToolRun(tool, inputs: object.fields("inputs"), outputs: object.fields("outputs")))
    }
    self.init(
      id: object.text("id"), createdAt: object.time("createdAt", or: "timestamp"), content,
      isStarred: object.flag("starred", else: false),
      isCopied: object.flag("copied", else: false))
  }
}

extension HistoryKind {
  /// The keys of a row of this kind.
  fileprivate var keys: StaticString {
    switch self {
    case .conversion:
      """
      id kind createdAt timestamp category from to input result exact rounding text copied starred
      """
    case .calculation: "id kind createdAt timestamp expression result copied starred"
    case .tool: "id kind createdAt timestamp tool inputs outputs copied starred"
    }
  }
}

extension KeptConversion {
  fileprivate init(_ object: DataObject) {
    self.init(
      category: object.text("category"), from: object.text("from"), to: object.text("to"),
      input: object.numberText("input"), result: object.numberText("result"),
      isExact: object.flag("exact", else: false),
      rounding: object.choice("rounding", else: .halfUp, expected: .roundingMode),
      text: object.optionalText("text") ?? "")
  }
}

extension DataObject {
  /// Returns the named values of a tool.
  fileprivate func fields(_ key: StaticString) -> [ToolField] {
    required(key, else: []) { node in
      DataObject(node, in: source).members.compactMap { member in
        source.inside(.key(member.key)) { field(member) }
      }
    }
  }

  private func field(_ member: JSONMember) -> ToolField? {
    guard case .array(let nodes) = member.value.content else {
      return numberText(of: member.value).map { ToolField(member.key, $0) }
    }
    return ToolField(member.key, list: elements(nodes) { numberText(of: $0) })
  }
}
