import ArgumentParser
import Conformance
import GMPDecimal
import NativeDecimal

extension VerifyCommand {
  /// The laws of conversions, made once: each pair of units gets a plan and a formula.
  static let conversions = Result { try ConversionLaws() }

  /// Every law, by its agreement of backends or one of them: the others state the same.
  private static var laws: [Law] {
    get throws {
      try ArithmeticLaws.all(for: Decimal128.self)
        + EncodingLaws.all(for: Decimal128.encodings)
        + ArithmeticLaws.exhaustive(Decimal128.self)
        + DirectedLaws.all(for: [DifferentialSubject(Decimal128.self)])
        + LimbLengthLaws.all(for: [DifferentialSubject(BigDecimal.self)])
        + conversions.get().all(for: Decimal128.self)
        + ArithmeticLaws.agreement(of: Decimal128.self, and: BigDecimal.self)
        + TextLaws.all
    }
  }

  /// The names of all laws.
  static var lawNames: Set<String> { get throws { try Set(laws.map(\.identifier)) } }

  /// The law of that name, or those whose names begin with it and a hyphen.
  static func names(_ law: String) throws -> Set<String> {
    let names = try lawNames
    return names.contains(law) ? [law] : names.filter { $0.hasPrefix(law + "-") }
  }

  func printLaws() throws {
    for law in try Self.laws {
      try StandardOutput.write("\(law.identifier)\n  \(law.statement)\n  \(law.source)")
    }
  }
}
