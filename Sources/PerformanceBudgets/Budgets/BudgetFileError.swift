/// An error in a budget file, with its position.
public struct BudgetFileError: Error, Hashable, Sendable {
  /// The name of the file.
  public let file: String
  /// The line of the error, from 1.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// The path of the value in the document, like `budgets[3].limt`; empty if the text is not JSON.
  public let path: String
  /// The problem in words.
  public let reason: String
}

extension BudgetFileError: CustomStringConvertible {
  /// The error as `file:line:column: path: reason`.
  public var description: String {
    "\(file):\(line):\(column): \(path.isEmpty ? "" : path + ": ")\(reason)"
  }

  /// Returns the message for an unknown name, with the list of known names.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> String {
    "unknown \(kind) '\(excerpt(name))'; known are \(known.joined(separator: ", "))"
  }

  /// Returns the first 40 Unicode scalars of a text from the file.
  ///
  /// Scalars that are invisible, or change how other text is shown, are replaced by their code.
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
