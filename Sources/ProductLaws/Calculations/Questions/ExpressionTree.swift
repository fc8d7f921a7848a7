import PropertyTesting

/// The syntax tree of an expression, which determines the text and the value.
package indirect enum ExpressionTree: Sendable {
  case number(SpelledAmount)
  case parentheses(ExpressionTree)
  case percent(ExpressionTree)
  case power(ExpressionTree, ExpressionTree)
  case signed(isMinus: Bool, ExpressionTree)
  /// A product: each later factor multiplies the product so far, or divides it if `isInverse`.
  case product(ExpressionTree, [(isInverse: Bool, tree: ExpressionTree)])
  /// A sum: each later term is added to the sum so far, or subtracted from it if `isInverse`.
  case sum(ExpressionTree, [(isInverse: Bool, tree: ExpressionTree)])
}

extension ExpressionTree {
  /// Draws a sum of one to four terms, with parentheses up to a depth.
  static func drawnSum(depth: Int, _ source: inout ChoiceSource) -> ExpressionTree {
    let first = drawnProduct(depth: depth, &source)
    var rest: [(isInverse: Bool, tree: ExpressionTree)] = []
    while rest.count < 3 && source.choice(upTo: 1) == 1 {
      rest.append((source.oneIn(3), drawnProduct(depth: depth, &source)))
    }
    return rest.isEmpty ? first : .sum(first, rest)
  }

  private static func drawnProduct(depth: Int, _ source: inout ChoiceSource) -> ExpressionTree {
    let first = drawnFactor(depth: depth, &source)
    var rest: [(isInverse: Bool, tree: ExpressionTree)] = []
    while rest.count < 2 && source.oneIn(4) {
      rest.append((source.oneIn(2), drawnFactor(depth: depth, &source)))
    }
    return rest.isEmpty ? first : .product(first, rest)
  }

  private static func drawnFactor(depth: Int, _ source: inout ChoiceSource) -> ExpressionTree {
    if source.oneIn(8) {
      return .signed(isMinus: !source.oneIn(4), drawnFactor(depth: depth, &source))
    }
    let base = drawnPostfix(depth: depth, &source)
    return source.oneIn(6) ? .power(base, drawnExponent(&source)) : base
  }

  /// Draws an exponent: mostly a small integer, sometimes a power, a percentage or a sum.
  private static func drawnExponent(_ source: inout ChoiceSource) -> ExpressionTree {
    let number = ExpressionTree.number(
      source.oneIn(8) ? .drawn(&source) : SpelledAmount(whole: source.uniform(in: 0...3)))
    switch source.uniform(in: 0...7) {
    case 0: return .signed(isMinus: true, number)
    case 1, 2: return .power(number, .number(SpelledAmount(whole: source.uniform(in: 0...2))))
    case 3: return source.oneIn(3) ? .percent(number) : number
    case 4: return .parentheses(drawnSum(depth: 0, &source))
    default: return number
    }
  }

  private static func drawnPostfix(depth: Int, _ source: inout ChoiceSource) -> ExpressionTree {
    var tree =
      depth > 0 && source.oneIn(4)
      ? ExpressionTree.parentheses(drawnSum(depth: depth - 1, &source))
      : .number(.drawn(&source))
    if source.oneIn(4) {
      tree = .percent(tree)
      if source.oneIn(8) { tree = .percent(tree) }
    }
    return tree
  }
}
