import Foundation

/// A problem of a document before the name of its file is known.
struct PlacedProblem: Error {
  var path: String
  var problem: BudgetFileError.Problem

  init(path: String, problem: BudgetFileError.Problem) {
    self.path = path
    self.problem = problem
  }

  /// What a decoder's error means.
  init(_ error: any Error) {
    switch error {
    case let placed as PlacedProblem: self = placed
    case DecodingError.keyNotFound(let key, let context):
      self.init(path: Self.text(of: context.codingPath + [key]), problem: .missing)
    case DecodingError.typeMismatch(let type, let context),
      DecodingError.valueNotFound(let type, let context):
      self.init(
        path: Self.text(of: context.codingPath), problem: .wrongType(expected: Self.name(of: type)))
    case DecodingError.dataCorrupted(let context):
      self.init(
        path: Self.text(of: context.codingPath), problem: .malformed(Self.words(of: context)))
    default: self.init(path: "", problem: .malformed("\(error)"))
    }
  }

  /// `budgets[3].limt`.
  static func text(of path: [any CodingKey]) -> String {
    path.reduce("") { text, key in
      if let index = key.intValue { return "\(text)[\(index)]" }
      return text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)"
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Int.Type, is Double.Type: "a number"
    case is any Sequence.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "a list"
    default: "an object"
    }
  }

  /// Foundation's words for what is no JSON, with line and column where it gives them.
  private static func words(of context: DecodingError.Context) -> String {
    let underlying = context.underlyingError.map { $0 as NSError }
    let words = underlying?.userInfo[NSDebugDescriptionErrorKey] as? String
    return words ?? context.debugDescription
  }
}
