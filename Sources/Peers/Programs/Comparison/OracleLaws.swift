#if os(macOS) || os(Linux)
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// Laws of the oracle, judged by a peer that shares neither code nor language with the oracle.
package enum OracleLaws {
  /// Returns the law that the oracle's linear conversions equal those of Python's `fractions`.
  package static func conversions(beside peer: FractionPeer) -> Law {
    conversions(beside: peer) { Oracle.convert($0, by: $1, to: $2, in: $3) }
  }

  /// Returns the law for `convert` in place of the oracle; a test passes a faulty `convert`.
  package static func conversions(
    beside peer: FractionPeer,
    by convert:
      @escaping @Sendable (
        DecimalOperand, ConversionFormula, RoundingTarget, ArithmeticContext
      ) -> Expected?
  ) -> Law {
    let replay: @Sendable (UInt64, UInt64) -> String = {
      "metryvo verify peer \(FractionPeer.name) --seed \($0) --case \($1)"
    }
    return .conversion(
      "oracle-converts-as-fractions",
      "x · scale + offset by the oracle = by Python's fractions, rounded by definition: value, exponent, "
        + "conditions, and whether the precision decided the place",
      source: "DecimalBackend.convert", of: MapCase.linearMaps, keptAs: MapCase.regressionText,
      replay: replay
    ) { mapping, labels in
      guard case .linear(let scale, let offset) = ConversionFormula(mapping.map),
        let operand = DecimalOperand(mapping.value), operand.kind == .finite,
        let expected = convert(
          operand, .linear(scale: scale, offset: offset), mapping.target, mapping.context)
      else { return .discarded("no finite number by a linear map within the oracle's limit") }
      let theirs = try peer.conversion(
        of: mapping.value, scale: scale, offset: offset, to: mapping.target, in: mapping.context)
      let ours = ConversionAnswer(expected)
      let isZero = DecimalOperand(ours.text)?.isZero == true
      labels.add(isZero ? "zero" : expected.conditions.contains(.inexact) ? "rounded" : "exact")
      return ours == theirs ? .holds : .broken([(FractionPeer.name, theirs.description)])
    }
  }
}
#endif
