/// A definition as a tree, before its names have values.
///
/// Sums and products hold all their terms, so only parentheses, signs and powers add depth.
indirect enum TableExpression: Hashable, Sendable {
  case number(WrittenNumber)
  case name(String)
  case sum([Term])
  case product([Factor])
  case power(TableExpression, TableExpression)
  /// A name directly before parentheses: a function, or a unit with a factor.
  case call(String, TableExpression)

  struct Term: Hashable, Sendable {
    var expression: TableExpression
    var isSubtracted: Bool
  }

  struct Factor: Hashable, Sendable {
    var expression: TableExpression
    var divides: Bool
  }
}
