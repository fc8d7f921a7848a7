import BigInt
import DecimalArithmetic
import ExactArithmetic

extension DrawnDecimal {
  /// Whether it is a number of at most 38 digits, which its parts say.
  @usableFromInline var isShort: Bool { kind == .finite && trailing.isEmpty }
}

extension DecimalBackend {
  /// The operand of a question as it was drawn, if the type holds it unrounded.
  @inlinable
  init?(operand number: Int, of question: DifferentialQuestion) {
    let drawn = question.operands[number]
    if drawn.isShort {
      self.init(exactly: drawn.leading, exponent: drawn.exponent, isNegative: drawn.isNegative)
    } else {
      self.init(exactly: question.texts[number])
    }
  }
}

extension DecimalOperand {
  /// The operand as it was drawn: no text is made of it and read again.
  package init(_ drawn: DrawnDecimal) {
    let kind: NumericString.Kind =
      switch drawn.kind {
      case .finite: .finite
      case .infinity: .infinity
      case .quietNaN: .quietNaN
      case .signalingNaN: .signalingNaN
      }
    let first = ExactCoefficient(drawn.leading)
    self.init(
      kind: kind, isNegative: drawn.isNegative,
      digits: drawn.trailing.isEmpty
        ? first
        : ExactCoefficient(
          drawn.trailing.reduce(first.integer) {
            $0 * BigUInt(DrawnDecimal.wordLimit) + BigUInt($1)
          }), exponent: drawn.kind == .finite ? drawn.exponent : 0)
  }
}

extension DrawnDecimal {
  /// The operand that a numeric string denotes; `nil` for any other text and beyond the oracle's
  /// digits.
  package init?(_ text: String) {
    guard let operand = DecimalOperand(text) else { return nil }
    let kind: Kind =
      switch operand.kind {
      case .finite: .finite
      case .infinity: .infinity
      case .quietNaN: .quietNaN
      case .signalingNaN: .signalingNaN
      }
    self.init(
      kind: kind, isNegative: operand.isNegative, operand.digits, exponent: operand.exponent)
  }

  /// An operand by its parts.
  init(kind: Kind, isNegative: Bool, _ digits: ExactCoefficient, exponent: Int) {
    var words: [UInt64] = []
    var rest = digits
    while case .long(let integer) = rest {
      let (quotient, word) = integer.quotientAndRemainder(dividingBy: BigUInt(Self.wordLimit))
      words.append(UInt64(word))
      rest = ExactCoefficient(quotient)
    }
    self.init(
      kind: kind, isNegative: isNegative, leading: rest.short ?? 0, trailing: words.reversed(),
      exponent: exponent)
  }
}
