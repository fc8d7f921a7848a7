import Conformance
import Laboratory
import ProductLaws
import Testing

/// A law is chosen by its name or by the first words of its name.
@Suite struct JudgedLawsTests {
  @Test func namesAreOnesOfLaws() throws {
    let all = try JudgedLaws.all.map(\.identifier)
    #expect(all.count > 200 && Set(all).count == all.count)
    #expect(try JudgedLaws.names == Set(all))
  }

  @Test func aNameOrItsBeginningChooses() throws {
    #expect(try JudgedLaws.names("add-commutes") == ["add-commutes"])
    let ofAdd = try JudgedLaws.names("add")
    #expect(ofAdd.count > 3 && ofAdd.allSatisfy { $0.hasPrefix("add-") })
    for name in ["", "ad", "nope", "add-commutes-x"] {
      #expect(try JudgedLaws.names(name) == [], "\(name)")
    }
  }

  @Test func someLawsJudgeNoBackendAlone() throws {
    let rows: [(law: String, backend: JudgedBackend, reason: String?)] = [
      ("add-commutes", .native, nil), ("add-commutes", .gmp, nil), ("directed", .gmp, nil),
      ("backends-agree-add", .gmp, "judges both backends"),
      ("dpd-encoding-round-trip", .gmp, "judges Decimal128"),
      ("dpd-encoding-round-trip", .native, nil),
      ("limb-lengths-divide", .native, "judges BigDecimal, whose operands are long"),
      ("limb-lengths-divide", .gmp, nil),
      (TextLaws.typedNumberIdentifier, .native, "judges no backend"),
      ("calculations", .native, nil), (CalculationLaws.keypadIdentifier, .gmp, nil),
      ("calculations-tips-are-rounded-once", .gmp, "judges no backend"),
      ("notebooks", .gmp, "judges no backend"),
    ]
    for (law, backend, reason) in rows {
      #expect(try JudgedLaws.obstacle(to: backend, law: law) == reason, "\(law) \(backend)")
    }
  }
}
