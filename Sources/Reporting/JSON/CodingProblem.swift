import TerminalText

/// The description of a JSON error in one line, with the path of the value.
package enum CodingProblem {
  /// Returns a description like `document.sections[2].title: missing`.
  package static func text(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "\(place(context.codingPath + [key])): missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(place(context.codingPath)): \(sentence(context.debugDescription))"
    case DecodingError.dataCorrupted(let context) where context.codingPath.isEmpty:
      "not JSON, or cut off"
    case DecodingError.dataCorrupted(let context):
      "\(place(context.codingPath)): \(sentence(context.debugDescription))"
    case EncodingError.invalidValue(let value, let context):
      "\(place(context.codingPath)): \(value) cannot be written"
    default: "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }

  private static func sentence(_ text: String) -> String {
    DisplayText.line(text.hasSuffix(".") ? String(text.dropLast()) : text)
  }
}
