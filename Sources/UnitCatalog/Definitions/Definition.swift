import DecimalArithmetic

/// A parsed definition; the README of this folder states the grammar.
struct Definition {
  /// The form of the definition, which its first word determines.
  var form = Form.sum
  /// The factors of the first product, which is the scale; empty for `base`.
  var scale: [Factor] = []
  /// The further products of a sum, which add up to the offset; empty for other forms.
  var addends: [Term] = []

  enum Form {
    case base
    case sum
    case reciprocal
    case level(multiplier: ExactRatio, LogarithmBase)
  }

  /// A product of a sum, and its sign.
  struct Term {
    var isSubtracted: Bool
    var factors: [Factor]
  }

  /// A number or a power.
  ///
  /// A number after the ` / ` is inverted, and an exponent after the ` / ` is negated.
  enum Factor {
    case number(ExactRatio)
    /// The position of a unit in the catalog, and an exponent.
    case power(Int, Int)
    case unknownUnit(String)
    case irrational(IrrationalFactor, Int)
  }

  /// Parses the whole of `text`.
  ///
  /// - Throws: `unexpectedWord`, `doesNotFit`, or `zero` for a number 0 after the ` / `.
  init(_ text: TextBytes, _ units: UnitPositions) throws(DefinitionProblem) {
    if text.equals("base") {
      form = .base
      return
    }
    var words = DefinitionWords(text, units)
    if words.take("reciprocal") {
      form = .reciprocal
    } else if words.take("level") {
      form = try words.takeLevel()
    }
    scale = try words.takeProduct()
    if case .sum = form {
      while true {
        let isSubtracted = words.take("-")
        guard isSubtracted || words.take("+") else { break }
        addends.append(Term(isSubtracted: isSubtracted, factors: try words.takeProduct()))
      }
    }
    if words.current != nil { throw words.unexpected }
  }
}

/// The words of a definition, and the position of the parser in them.
private struct DefinitionWords {
  private let bytes: TextBytes
  private let units: UnitPositions
  /// The next word to parse; `nil` at the end.
  private(set) var current: TextBytes?
  private var end = 0
  /// The number of words parsed so far.
  private var count = 0

  /// Creates the words of `text`, which are separated by single spaces.
  init(_ text: TextBytes, _ units: UnitPositions) {
    bytes = text
    self.units = units
    setCurrent(from: 0)
  }

  private mutating func setCurrent(from start: Int) {
    end = bytes.end(of: start..<bytes.count, before: UInt8(ascii: " "))
    current = bytes.part(start..<end)
  }

  private mutating func advance() {
    count += 1
    if end == bytes.count { current = nil } else { setCurrent(from: end + 1) }
  }

  var unexpected: DefinitionProblem {
    .unexpectedWord(current.map { String($0) } ?? "", at: count + 1)
  }

  mutating func take(_ word: StaticString) -> Bool {
    guard current?.equals(word) == true else { return false }
    advance()
    return true
  }

  /// Parses the words between `level` and the reference: `20 log10 re`.
  mutating func takeLevel() throws(DefinitionProblem) -> Definition.Form {
    guard let word = current, case .number(let multiplier)? = try DefinitionFactor(word) else {
      throw unexpected
    }
    advance()
    if multiplier.isZero { throw .zero }
    let isDecimal = take("log10")
    guard isDecimal || take("ln"), take("re") else { throw unexpected }
    return .level(multiplier: multiplier, isDecimal ? .ten : .e)
  }

  mutating func takeProduct() throws(DefinitionProblem) -> [Definition.Factor] {
    var factors: [Definition.Factor] = []
    try takeFactors(inverted: false, into: &factors)
    if take("/") { try takeFactors(inverted: true, into: &factors) }
    return factors
  }

  private mutating func takeFactors(
    inverted: Bool, into factors: inout [Definition.Factor]
  ) throws(DefinitionProblem) {
    factors.append(try takeFactor(inverted: inverted))
    while let word = current, !word.equals("/"), !word.equals("+"), !word.equals("-") {
      _ = take("*")
      factors.append(try takeFactor(inverted: inverted))
    }
  }

  private mutating func takeFactor(
    inverted: Bool
  ) throws(DefinitionProblem) -> Definition.Factor {
    guard let word = current, let factor = try DefinitionFactor(word) else { throw unexpected }
    advance()
    switch factor {
    case .power(let name, let exponent):
      let signed = inverted ? -exponent : exponent
      if let constant = IrrationalFactor.named(name) { return .irrational(constant, signed) }
      guard let unit = units[name] else { return .unknownUnit(String(name)) }
      return .power(unit, signed)
    case .number(let number):
      if !inverted { return .number(number) }
      guard let reciprocal = number.reciprocal else { throw .zero }
      return .number(reciprocal)
    }
  }
}

extension IrrationalFactor {
  /// Returns the constant that a definition writes as `pi` or `ln10`; `nil` for other names.
  fileprivate static func named(_ name: TextBytes) -> IrrationalFactor? {
    if name.equals("pi") { return IrrationalFactor(piPower: 1) }
    return name.equals("ln10") ? IrrationalFactor(lnTenPower: 1) : nil
  }
}
