import DecimalArithmetic
import StrictText

extension HistoryEntry {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.text("id", id)
      writer.text("kind", kind.rawValue)
      writer.time("createdAt", createdAt)
      switch content {
      case .conversion(let conversion): conversion.write(to: &writer)
      case .calculation(let calculation):
        writer.text("expression", calculation.expression)
        writer.text("result", calculation.result)
      case .tool(let run):
        writer.text("tool", run.tool.rawValue)
        writer.fields("inputs", run.inputs)
        writer.fields("outputs", run.outputs)
      }
      #if SeededFaults
      if forgetsCopied { return writer.flag("starred", isStarred) }
      #endif
      writer.flag("copied", isCopied)
      writer.flag("starred", isStarred)
    }
  }
}

extension KeptConversion {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.text("category", category)
    writer.text("from", from)
    writer.text("to", to)
    writer.text("input", input)
    writer.text("result", result)
    writer.flag("exact", isExact)
    writer.text("rounding", rounding.rawValue)
    writer.text("text", text)
  }
}

extension JSONWriter {
  /// Writes a key and the named values of a tool as an object.
  fileprivate mutating func fields(_ key: String, _ fields: [ToolField]) {
    self.key(key)
    members(fields)
  }

  /// Writes the named values of a tool as an object.
  mutating func members(_ fields: [ToolField]) {
    object { writer in
      for field in fields {
        switch field.value {
        case .text(let text): writer.text(field.name, text)
        case .list(let texts): writer.texts(field.name, texts)
        }
      }
    }
  }
}
