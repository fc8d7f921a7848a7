#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// Python's `fractions` as a child process that rounds with its own code: a judge of the oracle.
///
/// ``FractionScript`` is the Python program.
package final class FractionPeer: ArithmeticPeer {
  package static var name: String { "fractions" }
  package static var deviations: [PeerDeviation] { [] }

  package let version: String
  private let child: PeerChild

  /// Starts Python.
  ///
  /// - Parameters:
  ///   - program: a path, or a name to be found on PATH.
  ///   - timeLimit: the longest time to wait for output of Python.
  /// - Throws: ``PeerError`` if Python is not installed.
  package init(
    _ program: String = "python3", timeLimit: Duration = .seconds(30)
  ) throws(PeerError) {
    child = try PeerChild(
      program, arguments: ["-I", "-c", FractionScript.text], timeLimit: timeLimit)
    version = try child.greeting(fields: 1)[0]
  }

  package var description: String { "Python \(version)'s fractions" }

  package static func isAsked(_ operation: ArithmeticOperation) -> Bool {
    asked.contains(operation)
  }

  private static let asked: [ArithmeticOperation] = [
    .plus, .minus, .abs, .add, .subtract, .multiply, .divide, .compare, .quantize, .fma,
  ]

  /// Returns a generator of questions with finite operands and exponents near 0.
  ///
  /// A fraction stores every digit of a number, so large exponents would be slow. Precisions are
  /// 1…40; Emax is at most 2 · precision + 9.
  package static func questions(
    _ operations: [ArithmeticOperation],
    supportedBy supports: @escaping @Sendable (ArithmeticContext) -> Bool
  ) -> Generator<ArithmeticQuestion> {
    Generator("operation on fractions") { source in
      if operations.isEmpty { return nil }
      let operation = source.element(of: operations)
      let precision =
        source.oneIn(2) ? source.uniform(in: 1...9) : source.uniform(in: 1...40)
      let reach = source.uniform(in: 0...2 * precision + 9)
      let context = ArithmeticContext(
        precision: precision, maxExponent: reach, minExponent: min(0, 1 - reach),
        rounding: source.element(of: RoundingMode.allCases), clamp: source.oneIn(2))
      if !supports(context) { return nil }
      let generator = OperandGenerator(
        format: context, maximumDigits: precision < 34 ? min(2 * precision, 34) : precision)
      let drawn = ArithmeticQuestion.operands(of: operation, by: generator, &source)
      var texts = drawn.map { number in
        number.kind == .finite ? number : generator.finiteOperand(&source)
      }.map(\.text)
      if operation == .divide, DecimalOperand(texts[1])?.isZero != false { texts[1] = "3E0" }
      return ArithmeticQuestion(operation, texts, in: context)
    }
  }

  package static func folded(_ answer: ArithmeticAnswer) -> ArithmeticAnswer { answer }

  package func ask(_ questions: [ArithmeticQuestion]) throws(PeerError) {
    try ask(
      questions.map { question in
        Self.line(question.operation.rawValue, question.context, question.operands)
      })
  }

  package func nextAnswer(
    to _: ArithmeticQuestion
  ) throws(PeerError) -> ArithmeticAnswer { try PeerLine.answer(child.line()) }

  /// Returns the expected result of converting x by x · scale + offset.
  func conversion(
    of x: String, scale: Rational, offset: Rational, to target: RoundingTarget,
    in context: ArithmeticContext
  ) throws(PeerError) -> ConversionAnswer {
    let place =
      switch target {
      case .digits(let digits): "digits \(digits)"
      case .decimals(let decimals, let elseDigits): "decimals \(decimals) \(elseDigits)"
      }
    try ask([Self.line("convert", context, [x, scale.row, offset.row, place])])
    let fields = try child.line().split(separator: "\t", omittingEmptySubsequences: false)
    let words = fields.count == 2 ? fields[1].split(separator: " ").map(String.init) : []
    let known = words.filter { $0 != "limited" }
    let answer = try PeerLine.answer(
      "\(fields[0])" + (fields.count == 2 ? "\t\(known.joined(separator: " "))" : ""))
    return ConversionAnswer(
      text: answer.text, conditions: answer.conditions,
      isPrecisionLimited: known.count < words.count)
  }

  private static func line(
    _ operation: String, _ context: ArithmeticContext, _ operands: [String]
  ) -> String {
    let mode = context.rounding.decTestName.uppercased()
    let limits = [
      context.precision, context.minExponent, context.maxExponent, context.clamp ? 1 : 0,
    ]
    return ([operation] + limits.map(String.init) + [mode] + operands).joined(separator: "\t")
  }

  private func ask(_ lines: [String]) throws(PeerError) {
    try child.send(lines.map { $0 + "\n" }.joined() + "\n")
  }
}

extension Rational {
  /// The number as text in the form `numerator/denominatorEexponent`.
  fileprivate var row: String { "\(numerator)/\(denominator)E\(exponent)" }
}
#endif
