import ExactArithmetic
import MeasureText
import PropertyTesting

/// The text of an expression, with its value or first error by the table in `ExpressionCalculator`.
///
/// One walk writes and computes the tree. The walk applies an operator right after writing the
/// right operand, so the first error found is the leftmost error in the text.
package struct WrittenExpression {
  /// The value or the error of an expression.
  package enum Outcome {
    case value(Rational)
    /// An operation without a value, and the byte offset of its operator.
    case failure(ReferenceError, offset: Int)
    /// A text that is not an expression, and the byte offset of the mistake.
    case malformed(ExpressionCase.Damage, offset: Int)
  }

  package private(set) var text = ""
  package private(set) var outcome = Outcome.value(.zero)
  /// The labels of the constructs in the expression.
  private(set) var labels: Set<String> = []
  private var style: CaseRandom
  private let symbols: NumberSymbols

  init(_ symbols: NumberSymbols, style: UInt64) {
    self.symbols = symbols
    self.style = CaseRandom(seed: style, index: 0)
  }

  private var offset: Int { text.utf8.count }

  /// Writes a tree and computes it.
  ///
  /// `base` is the value of the sum to the left of the plus or minus before the tree, within the
  /// same parentheses.
  ///
  /// - Returns: the value; 0 after an error.
  mutating func write(_ tree: ExpressionTree, base: Rational?) -> Rational {
    switch tree {
    case .number(let number):
      if number.hasGroups { labels.insert("groups") }
      append(number.text(symbols))
      return number.value
    case .parentheses(let inner):
      labels.insert("parentheses")
      open()
      let value = write(inner, base: nil)
      append(")")
      return value
    case .percent(let inner):
      let value = write(inner, base: base)
      labels.insert(base == nil ? "percent alone" : "percent of a sum")
      return apply(append("%")) { () throws(ReferenceError) in
        let part = try ReferenceArithmetic.percent(value)
        return try base.map { base throws(ReferenceError) in
          try ReferenceArithmetic.product(base, part)
        } ?? part
      }
    case .power(let root, let exponent): return writePower(root, exponent, base: base)
    case .signed(let isMinus, let inner):
      labels.insert("sign")
      append(isMinus ? anyOf("-", "\u{2212}") : "+")
      let value = write(inner, base: base)
      return isMinus ? -value : value
    case .product(let first, let rest): return writeProduct(first, rest, base: base)
    case .sum(let first, let rest): return writeSum(first, rest)
    }
  }

  private mutating func writePower(
    _ tree: ExpressionTree, _ exponent: ExpressionTree, base: Rational?
  ) -> Rational {
    if case .power = exponent { labels.insert("power of a power") }
    let value = write(tree, base: base)
    let place = append(anyOf("^", "**"))
    let count = write(exponent, base: nil)
    return apply(place) { () throws(ReferenceError) in
      try ReferenceArithmetic.power(value, count)
    }
  }

  private mutating func writeProduct(
    _ first: ExpressionTree, _ rest: [(isInverse: Bool, tree: ExpressionTree)], base: Rational?
  ) -> Rational {
    var product = write(first, base: base)
    for (isInverse, tree) in rest {
      let place = append(isInverse ? anyOf("/", "\u{F7}") : anyOf("*", "\u{D7}", "\u{B7}", "x"))
      // `0x1` would be read as the beginning of a hexadecimal number.
      if text.hasSuffix("0x") { text += " " }
      let factor = write(tree, base: nil)
      product = apply(place) { [product] () throws(ReferenceError) in
        isInverse
          ? try ReferenceArithmetic.quotient(product, factor)
          : try ReferenceArithmetic.product(product, factor)
      }
    }
    return product
  }

  private mutating func writeSum(
    _ first: ExpressionTree, _ rest: [(isInverse: Bool, tree: ExpressionTree)]
  ) -> Rational {
    var sum = write(first, base: nil)
    for (isInverse, tree) in rest {
      let place = append(isInverse ? anyOf("-", "\u{2212}") : "+")
      let term = write(tree, base: sum)
      sum = apply(place) { [sum] () throws(ReferenceError) in
        isInverse
          ? try ReferenceArithmetic.difference(sum, term)
          : try ReferenceArithmetic.sum(sum, term)
      }
    }
    return sum
  }

  mutating func open() { append("(") }

  /// Sets the outcome to the value, or to the mistake, unless an earlier error is the outcome.
  mutating func finish(_ value: Rational, _ damage: ExpressionCase.Damage?) {
    guard case .value = outcome else { return }
    outcome = .value(value)
    guard let damage else { return }
    switch damage {
    case .missingOperand:
      append("+")
      outcome = .malformed(damage, offset: offset)
    case .missingOperator: outcome = .malformed(damage, offset: append("("))
    case .unopenedParenthesis: outcome = .malformed(damage, offset: append(")"))
    case .unclosedParenthesis:
      outcome = .malformed(damage, offset: text.utf8.count - text.drop { $0 != "(" }.utf8.count)
    case .word: outcome = .malformed(damage, offset: append("km"))
    }
  }

  private mutating func apply(
    _ offset: Int, _ operation: () throws(ReferenceError) -> Rational
  ) -> Rational {
    guard case .value = outcome else { return .zero }
    do throws(ReferenceError) {
      return try operation()
    } catch {
      outcome = .failure(error, offset: offset)
      return .zero
    }
  }

  /// Appends a piece, in some cases after a space, and returns its byte offset.
  @discardableResult
  private mutating func append(_ piece: String) -> Int {
    switch style.number(upTo: 7) {
    case 0, 1, 2: text += " "
    case 3: text += "\u{A0}"
    default: break
    }
    let place = offset
    text += piece
    return place
  }

  private mutating func anyOf(_ spellings: String...) -> String {
    spellings[Int(style.number(upTo: UInt64(spellings.count - 1)))]
  }
}
