import PropertyTesting

/// A binary tree without values; `.` is a leaf.
indirect enum BinaryTree: CustomStringConvertible, Sendable {
  case leaf
  case node(BinaryTree, BinaryTree)

  static let generator = Generator<BinaryTree>("tree") { grown(&$0, depth: 0) }

  private static func grown(_ source: inout ChoiceSource, depth: Int) -> BinaryTree? {
    if depth > 8 || source.oneIn(2) == false { return .leaf }
    let part = Generator<BinaryTree>("subtree") { grown(&$0, depth: depth + 1) }
    guard let left = source.draw(part), let right = source.draw(part) else { return nil }
    return .node(left, right)
  }

  private var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, let right): 1 + max(left.depth, right.depth)
    }
  }

  var isOutOfBalance: Bool {
    switch self {
    case .leaf: false
    case .node(let left, let right):
      abs(left.depth - right.depth) > 1 || left.isOutOfBalance || right.isOutOfBalance
    }
  }

  var description: String {
    switch self {
    case .leaf: "."
    case .node(let left, let right): "(\(left) \(right))"
    }
  }
}

/// Sums and quotients of digits; no divisor is the literal 0.
indirect enum Sum: CustomStringConvertible, Sendable {
  case digit(Int)
  case plus(Sum, Sum)
  case over(Sum, Sum)

  static let generator = Generator<Sum>("expression") { grown(&$0, depth: 0) }

  private static func grown(_ source: inout ChoiceSource, depth: Int) -> Sum? {
    let kind = depth > 5 ? 0 : source.uniform(in: 0...2)
    if kind == 0 { return .digit(source.uniform(in: 0...9)) }
    let part = Generator<Sum>("part") { grown(&$0, depth: depth + 1) }
    guard let left = source.draw(part), let right = source.draw(part) else { return nil }
    if kind == 1 { return .plus(left, right) }
    if case .digit(0) = right {
      source.reject("a divisor written as 0")
      return nil
    }
    return .over(left, right)
  }

  /// The value; `nil` if a divisor is 0.
  var value: Int? {
    switch self {
    case .digit(let digit): return digit
    case .plus(let left, let right):
      guard let left = left.value, let right = right.value else { return nil }
      return left + right
    case .over(let left, let right):
      guard let left = left.value, let right = right.value, right != 0 else { return nil }
      return left / right
    }
  }

  var description: String {
    switch self {
    case .digit(let digit): "\(digit)"
    case .plus(let left, let right): "(\(left)+\(right))"
    case .over(let left, let right): "\(left)/\(right)"
    }
  }
}

/// A decimal of up to 18 digits, with simplifications for its parts.
struct SmallDecimal: CustomStringConvertible, Sendable {
  var isNegative: Bool
  var coefficient: Int
  var exponent: Int

  var description: String { "\(isNegative ? "-" : "")\(coefficient)E\(exponent)" }

  static let generator = Generator<SmallDecimal>("small decimal") { source in
    // The coefficient consists of runs of digits, so that no single choice is a digit.
    var coefficient = 0
    for _ in 0..<source.uniform(in: 1...6) {
      let digit = source.uniform(in: 0...9)
      for _ in 0..<source.uniform(in: 1...3) { coefficient = coefficient * 10 + digit }
    }
    return SmallDecimal(
      isNegative: source.oneIn(2), coefficient: coefficient,
      exponent: source.integer(in: -6_000...6_000))
  }

  static let simplifications: [Simplification<SmallDecimal>] = [
    Simplification("sign to +") { x in
      var x = x
      x.isNegative = false
      return [x]
    },
    Simplification("exponent towards 0") { x in
      [0, x.exponent / 2, x.exponent - x.exponent.signum()].map { exponent in
        var x = x
        x.exponent = exponent
        return x
      }
    },
    Simplification("drop a digit") { x in
      powers(upTo: x.coefficient).map { power in
        var x = x
        x.coefficient = x.coefficient / (power * 10) * power + x.coefficient % power
        return x
      }
    },
    Simplification("lower a digit") { x in
      powers(upTo: x.coefficient).filter { x.coefficient / $0 % 10 > 0 }.flatMap { power in
        [x.coefficient / power % 10, 1].map { lowered in
          var x = x
          x.coefficient -= lowered * power
          return x
        }
      }
    },
  ]

  /// Returns the powers 10ⁿ from that of the highest digit down to 1.
  private static func powers(upTo coefficient: Int) -> [Int] {
    Array(sequence(first: 1) { $0 * 10 }.prefix { $0 <= coefficient }.reversed())
  }
}
