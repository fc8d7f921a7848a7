import DecimalArithmetic

/// A definition as read from its text; the README of the target states the grammar.
struct Definition {
  /// What the text begins with.
  var form = Form.sum
  /// The sum's products; the first is the scale, the others add to the offset.
  ///
  /// Empty for `base`; one for `reciprocal` and `level`.
  var terms: [Term] = []

  enum Form {
    case base
    case sum
    case reciprocal
    case level(multiplier: ExactRatio, LogarithmBase)
  }

  /// A product and its sign in the sum.
  struct Term {
    var isSubtracted: Bool
    var factors: [Factor]
  }

  /// A number or a power; below the ` / ` the number is inverted, the power negated.
  enum Factor {
    case number(ExactRatio)
    case power(String, Int)
    case irrational(IrrationalFactor, Int)
  }

  /// Reads the whole of `text`.
  ///
  /// - Throws: `unexpectedWord`, `doesNotFit`, or `zero` for a zero below the ` / `.
  init(_ text: String) throws(DefinitionProblem) {
    if text == "base" {
      form = .base
      return
    }
    var words = DefinitionWords(text)
    if words.take("reciprocal") {
      form = .reciprocal
    } else if words.take("level") {
      form = try words.takeLevel()
    }
    var isSubtracted = false
    while true {
      terms.append(Term(isSubtracted: isSubtracted, factors: try words.takeProduct()))
      guard case .sum = form else { break }
      if words.take("+") {
        isSubtracted = false
      } else if words.take("-") {
        isSubtracted = true
      } else {
        break
      }
    }
    if words.current != nil { throw words.unexpected }
  }
}

/// The words of a definition and the place in them.
private struct DefinitionWords {
  let words: [String]
  var position = 0

  init(_ text: String) { words = text.split(byte: UInt8(ascii: " ")) }

  var current: String? { position < words.count ? words[position] : nil }
  var unexpected: DefinitionProblem { .unexpectedWord(current ?? "", at: position + 1) }

  mutating func take(_ word: String) -> Bool {
    guard current == word else { return false }
    position += 1
    return true
  }

  /// Takes what stands between `level` and the reference: `20 log10 re`.
  mutating func takeLevel() throws(DefinitionProblem) -> Definition.Form {
    guard let word = current, case .number(let multiplier)? = try DefinitionFactor(word) else {
      throw unexpected
    }
    position += 1
    if multiplier.isZero { throw .zero }
    let isDecimal = take("log10")
    guard isDecimal || take("ln"), take("re") else { throw unexpected }
    return .level(multiplier: multiplier, isDecimal ? .ten : .e)
  }

  mutating func takeProduct() throws(DefinitionProblem) -> [Definition.Factor] {
    var factors = try takeFactors(inverted: false)
    if take("/") { factors += try takeFactors(inverted: true) }
    return factors
  }

  private mutating func takeFactors(
    inverted: Bool
  ) throws(DefinitionProblem) -> [Definition.Factor] {
    var factors = [try takeFactor(inverted: inverted)]
    while let word = current, word != "/", word != "+", word != "-" {
      _ = take("*")
      factors.append(try takeFactor(inverted: inverted))
    }
    return factors
  }

  private mutating func takeFactor(
    inverted: Bool
  ) throws(DefinitionProblem) -> Definition.Factor {
    guard let word = current, let factor = try DefinitionFactor(word) else { throw unexpected }
    position += 1
    switch factor {
    case .power(let name, let exponent):
      let signed = inverted ? -exponent : exponent
      if let constant = IrrationalFactor.named[name] { return .irrational(constant, signed) }
      return .power(name, signed)
    case .number(let number):
      if !inverted { return .number(number) }
      guard let reciprocal = number.reciprocal else { throw .zero }
      return .number(reciprocal)
    }
  }
}

extension IrrationalFactor {
  /// π and ln 10 as definitions write them.
  fileprivate static let named = [
    "pi": IrrationalFactor(piPower: 1), "ln10": IrrationalFactor(lnTenPower: 1),
  ].compactMapValues { $0 }
}
