import BigInt
import DecimalArithmetic
import PropertyTesting

/// Questions to one operation whose operands have each length at which a word is filled.
///
/// In 45 consecutive cases each operand has each length once. Each further 45 cases have another
/// precision, and pair each length of the second operand with another length of the first.
package struct LimbLengthQuestions: Sendable {
  package let operation: ArithmeticOperation

  package init(_ operation: ArithmeticOperation) { self.operation = operation }

  /// The operations that are judged on long operands.
  ///
  /// Operations that only inspect an operand or copy it with a sign are left out.
  package static let operations = ArithmeticOperation.judged.filter { operation in
    switch operation {
    case .copyAbs, .copyNegate, .copySign, .canonical, .sameQuantum, .numberClass, .isFinite,
      .isInfinite, .isNaN, .isNormal, .isQuietNaN, .isSignalingNaN, .isSigned, .isSubnormal,
      .isZero:
      false
    default: true
    }
  }

  /// The number of operands, from the first, with a chosen length; the others are small integers.
  package var longOperands: Int {
    switch operation {
    case .rescale, .scaleB, .shift, .rotate, .power: 1
    default: operation.operandCount
    }
  }

  /// Whether an operand longer than the precision is invalid.
  private var needsPrecision: Bool {
    switch operation {
    case .and, .or, .xor, .invert, .shift, .rotate, .modularPower: true
    default: false
    }
  }

  /// Returns the operands and the limits of a case.
  package func question(
    ofCase index: UInt64, random: CaseRandom
  ) -> (operands: [DirectedOperand], limits: ArithmeticContext) {
    let lengths = LimbLengths.all
    let count = UInt64(lengths.count)
    let (row, column) = (index / count % (1 << 40), index % count)
    // The steps 11 and 7 are coprime to the number of lengths.
    let places = [column + row * 11, column, column + row * 7 + 3].map { Int($0 % count) }
    let own = Array(places.prefix(operation.operandCount).map { lengths[$0] })
    let longest = needsPrecision ? own.max() ?? 1 : 1
    let precisions = LimbLengths.precisions.filter { $0 >= longest }
    let precision = precisions[Int(row % UInt64(precisions.count))]
    let limits = ArithmeticContext(
      precision: precision, maxExponent: 99_999, minExponent: -99_999)
    var draft = DirectedDraft(operation, in: limits, longest: lengths[lengths.count - 1], random)
    return (operands(own, &draft), limits)
  }
}

extension LimbLengthQuestions {
  /// The generator of questions in every mode.
  var everyMode: Generator<DifferentialQuestion> {
    Generator("\(operation) at the ends of limbs") { source in
      let random = CaseRandom(seed: source.choice(upTo: .max), index: source.index)
      let (operands, limits) = question(ofCase: source.index, random: random)
      return DifferentialQuestion(
        operation, operands.map(\.drawn), in: limits,
        turn: Int(source.index % UInt64(RoundingMode.allCases.count)))
    }
  }

  /// The generator of questions in one mode.
  var oneMode: Generator<ArithmeticQuestion> {
    Generator("\(operation) at the ends of limbs") { source in
      let random = CaseRandom(seed: source.choice(upTo: .max), index: source.index)
      let (operands, limits) = question(ofCase: source.index, random: random)
      let modes = RoundingMode.allCases
      let mode = modes[Int(source.index % UInt64(modes.count))]
      return ArithmeticQuestion(operation, operands.map(\.text), in: limits.rounding(mode))
    }
  }
}
