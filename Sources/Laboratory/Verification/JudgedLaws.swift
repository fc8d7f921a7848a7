import Conformance
import GMPDecimal
import NativeDecimal
import ProductLaws

/// The laws that a run can judge, with their identifiers.
package enum JudgedLaws {
  /// The laws of conversions, created once, because every pair of units needs a plan and a formula.
  static let conversions = Result { try ConversionLaws() }

  /// Every law, created for one backend, or for two backends in a law of their agreement.
  ///
  /// The laws of other backends have the same identifiers.
  package static var all: [Law] {
    get throws {
      try ArithmeticLaws.all(for: Decimal128.self)
        + EncodingLaws.all(for: Decimal128.encodings)
        + ArithmeticLaws.exhaustive(Decimal128.self)
        + DirectedLaws.all(for: [DifferentialSubject(Decimal128.self)])
        + LimbLengthLaws.all(for: [DifferentialSubject(BigDecimal.self)])
        + conversions.get().all(for: Decimal128.self)
        + ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)
        + TextLaws.all
        + CalculationLaws.all(for: Decimal128.self)
        + CalculationLaws.money
        + NotebookLaws.all
    }
  }

  /// The identifiers of all laws.
  package static var names: Set<String> { get throws { try Set(all.map(\.identifier)) } }

  /// Returns the law with the identifier `law`, or else the laws that begin with `law` and a
  /// hyphen.
  package static func names(_ law: String) throws -> Set<String> {
    let names = try names
    return names.contains(law) ? [law] : names.filter { $0.hasPrefix(law + "-") }
  }

  /// Returns the reason why `law` cannot be judged on `backend` alone.
  ///
  /// - Returns: the reason as text; `nil` if the laws judge `backend`.
  package static func obstacle(to backend: JudgedBackend, law: String) throws -> String? {
    let names = try names(law)
    if law.hasPrefix("backends-agree") { return "judges both backends" }
    let encodings = EncodingLaws.all(for: Decimal128.encodings).map(\.identifier)
    if backend == .gmp && names.isSubset(of: encodings) { return "judges Decimal128" }
    if backend == .native && names.allSatisfy({ $0.hasPrefix(LimbLengthLaws.prefix) }) {
      return "judges BigDecimal, whose operands are long"
    }
    let withoutBackend = (TextLaws.all + CalculationLaws.money + NotebookLaws.all)
      .map(\.identifier)
    if !names.isEmpty && names.isSubset(of: withoutBackend) { return "judges no backend" }
    return nil
  }
}
