import Conformance
import DecimalArithmetic
import ExactArithmetic

extension PeerDeviation {
  /// The documented differences of Intel's library, which follow from IEEE 754.
  package static let ofIntel: [PeerDeviation] = [
    PeerDeviation(
      identifier: "remainder-of-a-long-quotient",
      rule:
        "IEEE 754 has a remainder whatever the quotient; the specification has none where the quotient is "
        + "longer than the precision (Division_impossible)",
      witness: ArithmeticQuestion(.remainder, ["1E100", "3"], in: .decimal128),
      versions: ["libbidgcc000"]
    ) { difference in
      [.remainder, .remainderNear].contains(difference.question.operation)
        && difference.ours == ArithmeticAnswer("NaN", .invalidOperation)
        && difference.theirs.conditions == [] && difference.theirs.text != "NaN"
    },
    PeerDeviation(
      identifier: "fma-of-zero-infinity-and-nan",
      rule:
        "IEEE 754 leaves open whether 0 · ∞ + NaN is an invalid operation (7.2); the specification multiplies "
        + "first, so it is, and Intel's library reports nothing",
      witness: ArithmeticQuestion(.fma, ["0", "Infinity", "NaN"], in: .decimal128),
      versions: ["libbidgcc000"]
    ) { difference in
      difference.question.operation == .fma
        && difference.ours == ArithmeticAnswer("NaN", .invalidOperation)
        && difference.theirs == ArithmeticAnswer("NaN", [])
        && difference.question.operands.last.flatMap { DecimalOperand($0) }?.kind == .quietNaN
    },
  ]
}
