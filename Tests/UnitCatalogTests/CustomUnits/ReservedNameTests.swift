import Testing
import UnitCatalog

/// Spellings that texts would read as something else, and factors below 0.
@Suite struct ReservedNameTests {
  private func problem(of unit: CustomUnit) -> CustomUnitError.Problem? {
    do throws(CustomUnitError) {
      _ = try Catalog.standard.adding([unit])
      return nil
    } catch { return error.problem }
  }

  @Test func numbersAndSeparatorsAreNoNames() {
    for text in [
      "to", "in", "into", "as", "To", "IN", "->", "12", "-1.5", "1e5", "1,000", "3 1/2", "½", "１２",
      "1'000",
    ] {
      for unit in [
        CustomUnit(identifier: "x", name: text, symbol: "xx", reference: "newton", factor: "2"),
        CustomUnit(name: "x", symbol: text, reference: "newton", factor: "2"),
        CustomUnit(name: "x", symbol: "xx", aliases: [text], reference: "newton", factor: "2"),
      ] {
        #expect(problem(of: unit) == .nameOfSyntax(text), "\(unit)")
      }
    }
    for text in ["ton x", "asx", "15 °X", "e5", "2nd x", "to x", "°"] where text != "°" {
      let unit = CustomUnit(
        identifier: "x", name: text, symbol: "xx", reference: "newton", factor: "2")
      #expect(problem(of: unit) == nil, "\(text)")
    }
  }

  @Test func noFactorIsNegative() {
    for (reference, factor) in [
      ("meter", "-2"), ("meter", "-1/3"), ("liter-per-100-kilometer", "-5/9"), ("kelvin", "-1"),
    ] {
      let unit = CustomUnit(name: "x", symbol: "xx", reference: reference, factor: factor)
      #expect(problem(of: unit) == .negativeFactor(factor))
    }
    let error = CustomUnitError(unit: "x", .negativeFactor("-2"))
    #expect(
      error.description
        == "x: factor \"-2\" is negative; state how many of the reference one is, above 0")
    // A scale with a zero of its own may run downwards, and so may a level.
    for (reference, factor, offset) in [("kelvin", "-2/3", "373.15"), ("decibel-watt", "-1", "0")] {
      let unit = CustomUnit(
        name: "x", symbol: "xx", reference: reference, factor: factor, offset: offset)
      #expect(problem(of: unit) == nil, "\(reference)")
    }
  }
}
