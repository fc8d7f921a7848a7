import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law of texts longer than the precision whose last digit may decide the rounding.
  ///
  /// A text has a tie, zeros, and possibly a digit other than 0 far behind the tie. A reader that
  /// stops where its machine integers end mistakes such numbers for ties.
  static func longTexts<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "long-texts-are-rounded-once",
      "a text of up to 120 digits, of which the precision takes some, is rounded by all the others: as the "
        + "oracle rounds it, with its conditions",
      source: "General Decimal Arithmetic Specification 1.70, Conversion from string",
      of: longNumbers
    ) { question, _ in
      guard case .success(let expected) = OracleSubject().answer(question) else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let read = B.parse(question.operands[0], in: question.context)
      return .equation(
        ("oracle", expected.description), (B.backendName, ArithmeticAnswer(read).description))
    }
  }

  private static var longNumbers: Generator<ArithmeticQuestion> {
    Generator("long texts") { source in
      let context = source.element(of: [ArithmeticContext.decimal128, .decimal64, .decimal32])
      var digits = NumberParts.digits(context.precision, &source)
      digits += source.element(of: ["5", "", "4", "49", "9"])
      digits += String(repeating: "0", count: source.uniform(in: 0...80))
      if source.oneIn(2) { digits += String(source.uniform(in: 1...9)) }
      var text = source.oneIn(2) ? "-" : ""
      if source.oneIn(2) {
        let point = source.uniform(in: 1...digits.utf8.count - 1)
        text += "\(digits.prefix(point)).\(digits.dropFirst(point))"
      } else {
        text += digits
      }
      text += "E\(source.integer(in: -90...0))"
      return ArithmeticQuestion(
        .toNumber, [text], in: context.rounding(source.element(of: RoundingMode.allCases)))
    }
  }
}
