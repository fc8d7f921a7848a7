import Conformance
import ExactArithmetic
import Testing
import UnitCatalog

@Suite struct ConstantMarginTests {
  /// 75 digits of π and of ln 10 suffice for a backend of 34 digits.
  @Test func seventyFiveDigitsDecideEveryRounding() throws {
    let special = try #require(try ConstantMargin.least(in: specialUnitsCatalog()))
    #expect((71...75).contains(special.requiredDigits), "\(special)")
    let standard = try ConstantMargin.least()
    #expect((standard?.requiredDigits ?? 0) <= 75, "\(standard as ConstantMargin?)")
  }

  @Test func whatNeedsNoConstantHasNoMargin() throws {
    let catalog = try Catalog(
      texts: [
        CatalogText(
          name: "length",
          [
            "quantity length", "name Length", "icon none", "base meter", "dimension length",
            "unit meter", "symbol m", "name meter", "system metric", "definition base", "source SI",
          ].joined(separator: "\n"))
      ])
    #expect(try ConstantMargin.least(in: catalog) == nil)
  }

  /// The nearest operand has at most 34 digits, and its stated distance is above 0 and below 10⁻³³.
  @Test func theNearestValueIsAsNearAsStated() throws {
    let margin = try #require(try ConstantMargin.least(in: specialUnitsCatalog()))
    #expect(margin.coefficient.count <= 34 && margin.distance > .zero)
    #expect(margin.distance < Rational(1, exponent: -33))
    #expect(margin.shareOfHalfUnit.contains("E-3"))
  }
}
