/// The reasons why a text is refused as JSON.
public enum JSONProblem: Error, Hashable, Sendable {
  /// A character that the syntax does not allow at its place, and the expected text.
  case unexpected(String, expected: String)
  /// The text ends within a value.
  case endsEarly
  /// Arrays and objects nested more deeply than the limit.
  case nestedTooDeeply(limit: Int)
  /// More values than the limit.
  case tooManyValues(limit: Int)
  /// A key that occurs twice in one object.
  case repeatedKey(String)
  /// A number with a leading zero, or without required digits.
  case malformedNumber
  /// A backslash that begins no JSON escape.
  case malformedEscape
  /// Half of a surrogate pair: `\ud83d` alone.
  case loneSurrogate
  /// Bytes that are not UTF-8.
  case malformedUTF8
  /// A control character within a string.
  case controlCharacter
}

extension JSONProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpected(let found, let expected): "unexpected \(found); expected \(expected)"
    case .endsEarly: "the file ends too early; it may be cut off"
    case .nestedTooDeeply(let limit): "more than \(limit) arrays and objects inside each other"
    case .tooManyValues(let limit): "more than \(limit) values; split the file"
    case .repeatedKey(let key): "the key \"\(key)\" stands twice; keep one"
    case .malformedNumber: "malformed number; write digits, a point between digits, an exponent"
    case .malformedEscape: "malformed escape; write a backslash as \\\\"
    case .loneSurrogate: "half of a surrogate pair; write the character itself"
    case .malformedUTF8: "the text is not UTF-8; save the file as UTF-8"
    case .controlCharacter: "control character in a string; write it as an escape like \\n"
    }
  }
}

extension JSONProblem {
  /// Returns the problem with `excerpt` applied to text quoted from the input, because such text
  /// may have any characters.
  package func quoting(_ excerpt: (String) -> String) -> JSONProblem {
    switch self {
    case .unexpected(let found, let expected): .unexpected(excerpt(found), expected: expected)
    case .repeatedKey(let key): .repeatedKey(excerpt(key))
    default: self
    }
  }
}
