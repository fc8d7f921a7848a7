/// What is wrong in a budget file, with its place.
public struct BudgetFileError: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The line of the place, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// The place in the document, like `budgets[3].limt`; empty where the text is no JSON.
  public let path: String
  /// What is wrong, in words.
  public let reason: String
}

extension BudgetFileError: CustomStringConvertible {
  /// `file:line:column: place: what is wrong`.
  public var description: String {
    "\(file):\(line):\(column): \(path.isEmpty ? "" : path + ": ")\(reason)"
  }

  /// That something of this name does not exist, and what does.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> String {
    "unknown \(kind) '\(excerpt(name))'; known are \(known.joined(separator: ", "))"
  }

  /// The beginning of a text from the file; what is not seen, or changes what is, as its code.
  static func excerpt(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(40)
    let shown = start.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        "<U+\(String(scalar.value, radix: 16, uppercase: true))>"
      default: String(scalar)
      }
    }.joined()
    return start.endIndex < text.unicodeScalars.endIndex ? shown + "…" : shown
  }
}
