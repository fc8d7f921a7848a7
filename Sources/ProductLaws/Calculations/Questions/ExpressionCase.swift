import ExactArithmetic
import MeasureText
import PropertyTesting

/// An expression, the locale of its text, and optionally a mistake in the text.
package struct ExpressionCase: Sendable {
  /// A mistake that is added before or after a valid expression.
  package enum Damage: CaseIterable, Sendable {
    case missingOperand, missingOperator, unopenedParenthesis, unclosedParenthesis, word
  }

  let tree: ExpressionTree
  let locale: NumberLocale
  let isStrict: Bool
  /// The seed that decides on spaces and on the spelling of each operator.
  let style: UInt64
  let damage: Damage?

  static let generator = Generator<ExpressionCase>("expression") { source in
    ExpressionCase(
      tree: .drawnSum(depth: 3, &source),
      locale: source.element(of: NumberLocale.distinctCases), isStrict: source.oneIn(3),
      style: source.choice(upTo: .max),
      damage: source.oneIn(6) ? source.element(of: Damage.allCases) : nil)
  }

  var syntax: NumberSyntax { isStrict ? .strict(locale.symbols) : .lenient(locale) }

  /// The text with its value or error.
  var written: WrittenExpression {
    var written = WrittenExpression(locale.symbols, style: style)
    if damage == .unclosedParenthesis { written.open() }
    written.finish(written.write(tree, base: nil), damage)
    return written
  }
}

extension ExpressionCase: CustomStringConvertible {
  package var description: String {
    "\(written.text) (\(locale.language) \"\(locale.symbols.decimal)\" "
      + "\"\(locale.symbols.grouping)\", \(isStrict ? "strict" : "lenient"))"
  }
}
