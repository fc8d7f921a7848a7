import Conformance
import DecimalArithmetic
import ExactArithmetic

/// A documented difference from a peer: the behaviour of the peer, and where it occurs.
///
/// A difference is accepted only if our answer equals the oracle's, so it never excuses a backend.
package struct PeerDeviation: Sendable {
  /// The name by which reports count the deviation, in lower case with hyphens.
  package let identifier: String
  /// The behaviour of the peer, and the reason why we do not follow it.
  package let rule: String
  /// A question that shows the difference; a run asks it first, and fails if the peer agrees.
  package let witness: ArithmeticQuestion
  /// The versions of the peer in which the difference was seen.
  package let versions: Set<String>
  /// The function that returns whether a difference is of the kind that this deviation documents.
  let isMet: @Sendable (PeerDifference) -> Bool
}

/// A question to which a peer gave another answer.
struct PeerDifference: Sendable {
  var question: ArithmeticQuestion
  /// Our answer, with only the distinctions that the peer makes.
  var ours: ArithmeticAnswer
  var theirs: ArithmeticAnswer

  /// The values of both answers, if they are finite.
  var values: (ours: Rational, theirs: Rational)? {
    guard let ours = Rational(exactly: ours.text), let theirs = Rational(exactly: theirs.text)
    else {
      return nil
    }
    return (ours, theirs)
  }

  /// Whether the answers differ only because the peer does not clamp its exponent to Etop.
  var isUnclamped: Bool {
    guard question.context.clamp, let values, values.ours == values.theirs,
      let kept = DecimalOperand(theirs.text)?.exponent
    else { return false }
    return kept > question.context.etop
      && ours.conditions.subtracting(.clamped) == theirs.conditions
  }

  /// Whether the peer's number is our number or adjacent to it.
  ///
  /// Infinity is adjacent to the largest finite number.
  var isNeighbour: Bool {
    let context = question.context
    func value(_ answer: ArithmeticAnswer) -> (Rational, last: Int)? {
      guard let operand = DecimalOperand(answer.text), !operand.isNaN else { return nil }
      if let value = operand.value { return (value, operand.exponent) }
      return (
        Rational(operand.isNegative ? -1 : 1, exponent: context.maxExponent + 1), context.etop
      )
    }
    guard let ours = value(ours), let theirs = value(theirs) else { return false }
    let distance = ours.0 - theirs.0
    let unit = Rational(1, exponent: max(ours.last, theirs.last))
    return !(unit < (distance.isNegative ? -distance : distance))
  }
}

extension PeerDeviation {
  /// The documented differences of libmpdec and of Python's calls to it.
  package static let ofPython: [PeerDeviation] = [
    PeerDeviation(
      identifier: "next-toward-zero-at-one-digit",
      rule:
        "at precision 1 libmpdec's next-toward reports nothing when it reaches 0, where Etiny is "
        + "Emin; at any other precision it reports an underflow",
      witness: ArithmeticQuestion(
        .nextToward, ["27E-2203", "-85E-2237"], in: limits(1, 96, -95, clamp: false)),
      versions: seen
    ) { difference in
      difference.question.operation == .nextToward && difference.question.context.precision == 1
        && difference.ours.text == difference.theirs.text && difference.theirs.conditions == []
        && difference.values?.ours.isZero == true
    },
    PeerDeviation(
      identifier: "to-integral-above-etop",
      rule:
        "libmpdec's to-integral keeps an exponent above Etop in spite of clamp (decTest ddintx074 "
        + "asks for Etop)",
      witness: ArithmeticQuestion(
        .roundToIntegralExact, ["677E36"], in: limits(24, 56, -29, clamp: true)),
      versions: seen
    ) { difference in
      [.roundToIntegralExact, .roundToIntegralValue].contains(difference.question.operation)
        && difference.isUnclamped
    },
    PeerDeviation(
      identifier: "exact-integer-above-etop",
      rule:
        "where Etop is below 0, libmpdec leaves the exact results 0 and 1 of exp, ln, power and "
        + "divide-integer at exponent 0 in spite of clamp",
      witness: ArithmeticQuestion(
        .ln, ["1E0"], in: limits(7, 4, -4, clamp: true)),
      versions: seen
    ) { difference in
      [.exp, .ln, .power, .divideInteger].contains(difference.question.operation)
        && difference.question.context.etop < 0 && difference.isUnclamped
    },
    PeerDeviation(
      identifier: "subnormal-after-rounding",
      rule:
        "libmpdec's exp reports subnormal by the rounded result; the specification asks it of the "
        + "result before rounding",
      witness: ArithmeticQuestion(
        .exp, ["-10E-21"], in: limits(5, 1, 0, clamp: false)),
      versions: seen
    ) { difference in
      difference.question.operation == .exp && difference.ours.text == difference.theirs.text
        && difference.ours.conditions
          == difference.theirs.conditions.union([.subnormal, .underflow])
        && difference.values.map {
          $0.ours == Rational(1, exponent: difference.question.context.minExponent)
        } == true
    },
    PeerDeviation(
      identifier: "power-not-correctly-rounded",
      rule: "Python calls its power only almost always correctly rounded: its result is ours or a "
        + "neighbour, and its conditions belong to that",
      witness: ArithmeticQuestion(
        .power, ["1265E-3", "45555555555999E-66"],
        in: limits(7, 11, -11, clamp: false).rounding(.up)),
      versions: seen
    ) { difference in
      difference.question.operation == .power && difference.theirs.conditions.contains(.inexact)
        && difference.isNeighbour
    },
  ]

  private static let seen: Set<String> = ["2.5.1"]

  private static func limits(
    _ precision: Int, _ maxExponent: Int, _ minExponent: Int, clamp: Bool
  ) -> ArithmeticContext {
    ArithmeticContext(
      precision: precision, maxExponent: maxExponent, minExponent: minExponent, clamp: clamp)
  }
}
