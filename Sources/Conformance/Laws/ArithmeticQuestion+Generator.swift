import DecimalArithmetic
import PropertyTesting

extension ArithmeticQuestion {
  /// The contexts of questions.
  ///
  /// Half of the cases are in decimal128, the others in any context that a backend supports. Small
  /// precisions make ties and both ends of the range frequent.
  static let contexts: [ArithmeticContext] = [
    .decimal128, .decimal64, .decimal32,
    ArithmeticContext(precision: 34, maxExponent: 6_144, minExponent: -6_143),
    ArithmeticContext(precision: 9, maxExponent: 384, minExponent: -383),
    ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -8, clamp: true),
    ArithmeticContext(precision: 1, maxExponent: 5, minExponent: -5),
    // Precisions near 38, because 10³⁸ is the largest power of ten below 2¹²⁸.
    ArithmeticContext(precision: 37, maxExponent: 999, minExponent: -999),
    ArithmeticContext(precision: 38, maxExponent: 999, minExponent: -999, clamp: true),
    ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999),
  ]

  /// Returns a generator of questions in the contexts that a backend supports.
  static func generator<B: DecimalBackend>(
    _ operation: ArithmeticOperation, for _: B.Type
  ) -> Generator<ArithmeticQuestion> {
    let contexts = contexts.filter(B.supports)
    return Generator("\(operation) in the contexts of \(B.backendName)") { source in
      if contexts.isEmpty { return nil }
      return drawn(operation, in: drawnLimits(&source, of: contexts), &source)
    }
  }

  /// Returns a generator of questions in all contexts, also contexts that a backend may not
  /// support.
  static func generator(_ operation: ArithmeticOperation) -> Generator<ArithmeticQuestion> {
    Generator("\(operation)") { drawn(operation, in: drawnLimits(&$0), &$0) }
  }

  /// Draws the limits of a question, the first of `contexts` in half of the cases.
  static func drawnLimits(
    _ source: inout ChoiceSource, of contexts: [ArithmeticContext] = contexts
  ) -> ArithmeticContext {
    source.oneIn(2) ? source.element(of: contexts) : contexts[0]
  }

  /// Returns a generator of questions in one format, in every rounding mode.
  static func generator(
    _ operation: ArithmeticOperation, in limits: ArithmeticContext
  ) -> Generator<ArithmeticQuestion> {
    Generator("\(operation) in \(limits.precision) digits") { drawn(operation, in: limits, &$0) }
  }

  /// Draws a question in `limits` and any rounding mode.
  package static func drawn(
    _ operation: ArithmeticOperation, in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> ArithmeticQuestion {
    let generator = operandGenerator(in: limits, &source)
    let context = limits.rounding(generator.rounding(&source))
    if operation.takesText {
      let text = generator.operand(&source).value.text
      let other =
        source.oneIn(4)
        ? respelled(text, &source) : source.oneIn(8) ? garbled(text, &source) : text
      return ArithmeticQuestion(operation, [other], in: context)
    }
    let operands = operands(of: operation, by: generator, &source)
    return ArithmeticQuestion(operation, operands.map(\.text), in: context)
  }

  /// Returns the generator of operands for questions in `limits`.
  static func operandGenerator(
    in limits: ArithmeticContext, _ source: inout ChoiceSource
  ) -> OperandGenerator {
    // Operands may be longer than the precision. Only a context with a longer precision than
    // decimal128 has operands longer than decimal128.
    let digits = limits.precision < 34 ? min(2 * limits.precision, 34) : limits.precision
    // In one case of eight the exponents exceed the context, which operands need not fit.
    let isBeyond = limits.precision < 34 && source.oneIn(8)
    return OperandGenerator(format: isBeyond ? .decimal128 : limits, maximumDigits: digits)
  }

  /// Returns another text of the number.
  ///
  /// The text has a plus sign, leading zeros, a point among the digits, or `e`.
  private static func respelled(_ text: String, _ source: inout ChoiceSource) -> String {
    let sign = text.hasPrefix("-") ? "-" : source.oneIn(2) ? "+" : ""
    let unsigned = text.drop { $0 == "-" }
    let body = source.oneIn(2) ? unsigned.lowercased() : unsigned.uppercased()
    guard let mark = body.firstIndex(where: { $0 == "E" || $0 == "e" }),
      body.first?.isNumber == true, let exponent = Int(body[body.index(after: mark)...])
    else { return sign + body }
    let digits = String(repeating: "0", count: source.uniform(in: 0...3)) + body[..<mark]
    let decimals = source.uniform(in: 0...digits.count)
    let point = decimals == 0 && source.oneIn(2) ? "" : "."
    let written = "\(digits.dropLast(decimals))\(point)\(digits.suffix(decimals))"
    let plus = exponent + decimals >= 0 && source.oneIn(2) ? "+" : ""
    return "\(sign)\(written)\(body[mark])\(plus)\(exponent + decimals)"
  }

  /// Returns a text with an inserted, missing or moved character, which is mostly no number.
  private static func garbled(_ text: String, _ source: inout ChoiceSource) -> String {
    var bytes = Array(text.utf8)
    for _ in 0...source.uniform(in: 0...2) {
      let place = source.uniform(in: 0...bytes.count)
      if source.oneIn(3) && place < bytes.count {
        bytes.remove(at: place)
      } else {
        bytes.insert(source.element(of: Self.strays), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let strays = Array("E.-+ _x0NI".utf8)
}
