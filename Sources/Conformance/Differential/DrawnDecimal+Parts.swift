import BigInt
import DecimalArithmetic
import ExactArithmetic

extension DrawnDecimal {
  /// Whether the value is a number of at most 38 digits, so that it is built without a text.
  @usableFromInline var isShort: Bool { kind == .finite && trailing.isEmpty }
}

extension DecimalBackend {
  /// Creates the operand of a question from its parts; `nil` if the type cannot represent the
  /// operand exactly.
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
  /// Creates the operand from the parts of a drawn value, without a text.
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
  /// Creates the value of a numeric string; `nil` for other texts and for too many digits.
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

  /// Creates a value from its parts.
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
