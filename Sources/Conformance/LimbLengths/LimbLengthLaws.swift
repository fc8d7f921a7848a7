import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// The laws of long operands: the answer is the oracle's for coefficients that just fill words.
package enum LimbLengthLaws {
  /// The prefix of the laws' identifiers.
  package static let prefix = "limb-lengths-"

  /// Returns a law for each operation, judged on the subjects that support any precision.
  package static func all(for subjects: [DifferentialSubject]) -> [Law] {
    let wide = ArithmeticContext(precision: 247, maxExponent: 99_999, minExponent: -99_999)
    let asked = subjects.filter { $0.supports(wide) }
    if asked.isEmpty { return [] }
    return LimbLengthQuestions.operations.map { operation in
      ArithmeticOperation.inEveryMode.contains(operation)
        ? everyMode(operation, of: asked) : oneMode(operation, of: asked)
    }
  }

  private static let functions: [ArithmeticOperation] = [.exp, .ln, .log10, .power]

  /// Returns the number of cases of a law of long operands; `nil` for other laws.
  ///
  /// `casesPerLaw` is the number of cases of other laws. A quotient depends on the length of the
  /// divisor and on the precision, which form 675 pairs. A case of a function takes a hundred times
  /// as long as a case of another operation.
  package static func cases(of law: String, casesPerLaw: Int) -> Int? {
    guard
      let operation = LimbLengthQuestions.operations.first(where: { prefix + $0.rawValue == law })
    else { return nil }
    if functions.contains(operation) { return max(1, casesPerLaw / 400) }
    return max(1, operation == .divide ? casesPerLaw / 2 : casesPerLaw / 20)
  }

  /// Returns the label of an operand with a length.
  package static func label(_ operand: Int, digits: Int) -> String {
    "\(["x", "y", "z"][operand]) of \(digits) digits"
  }

  /// Returns the number of cases that each length of each operand requires.
  package static func leastHits(_ operation: ArithmeticOperation) -> Int {
    functions.contains(operation) ? 1 : 5
  }

  /// The number of lengths of operands.
  package static var lengths: Int { LimbLengths.all.count }

  /// The largest length of an operand, in digits.
  package static var longest: Int { LimbLengths.all.last ?? 0 }

  /// Returns the fewest cases in a law's report that share the length of one operand.
  package static func leastHits(in report: PropertyReport) -> Int {
    let operation = LimbLengthQuestions.operations.first {
      prefix + $0.rawValue == report.identifier
    }
    return operation.map { operation in
      labels(operation).map { report.labels.counts[$0, default: 0] }.min() ?? 0
    } ?? 0
  }

  private static func labels(_ operation: ArithmeticOperation) -> [String] {
    (0..<LimbLengthQuestions(operation).longOperands).flatMap { operand in
      LimbLengths.all.map { label(operand, digits: $0) }
    }
  }

  private static func required(_ operation: ArithmeticOperation) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: labels(operation).map { ($0, leastHits(operation)) })
  }

  private static func statement(_ operation: ArithmeticOperation) -> String {
    "\(operation) of operands whose lengths are those at the ends of 1 to \(LimbLengths.limbs) words, at "
      + "precisions there and round ones = the same by exact rationals rounded once"
  }

  private static let source =
    "General Decimal Arithmetic Specification 1.70; "
    + "a quotient by 57 digits at precision 90, wrong unseen"

  private static func everyMode(
    _ operation: ArithmeticOperation, of subjects: [DifferentialSubject]
  ) -> Law {
    let questions = LimbLengthQuestions(operation)
    let lengths = Set(LimbLengths.all)
    return .differential(
      prefix + operation.rawValue, statement(operation), source: source,
      of: questions.everyMode, requiring: required(operation), on: subjects, countsSkips: false
    ) { judged, labels in
      // Adds the labels by name, because there are more labels than label indices.
      for (operand, drawn) in judged.question.operands.enumerated()
      where lengths.contains(drawn.digitCount) {
        labels.add(label(operand, digits: drawn.digitCount))
      }
    }
  }

  private static func oneMode(
    _ operation: ArithmeticOperation, of subjects: [DifferentialSubject]
  ) -> Law {
    let questions = LimbLengthQuestions(operation)
    let lengths = Set(LimbLengths.all)
    return .arithmetic(
      prefix + operation.rawValue, statement(operation), source: source, of: questions.oneMode,
      requiring: required(operation)
    ) { question, labels in
      guard case .success(let expected) = OracleSubject().answer(question) else {
        return .discarded(SkipReason.beyondOracle.description)
      }
      let answers = subjects.map { ($0, $0.answer(question)) }
      for (_, answer) in answers where answer.text != expected.description {
        return .broken(answers.map { ($0.name, $1.text) })
      }
      for (operand, text) in question.operands.prefix(questions.longOperands).enumerated() {
        let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }.prefix {
          $0 != UInt8(ascii: "E")
        }.count
        if lengths.contains(digits) { labels.add(label(operand, digits: digits)) }
      }
      return .agrees(on: expected.description)
    }
  }
}
