import Testing
import UnitCatalog

/// The notation of dimensions in data texts.
@Suite struct DimensionVectorTests {
  @Test func dimensionsAreRead() throws {
    for (text, exponents) in [
      ("1", [0, 0, 0, 0, 0, 0, 0, 0]), ("length", [1, 0, 0, 0, 0, 0, 0, 0]),
      ("length^2 mass time^-2", [2, 1, -2, 0, 0, 0, 0, 0]),
      ("luminous-intensity data^9", [0, 0, 0, 0, 0, 0, 1, 9]),
      ("temperature^-9 current amount", [0, 0, 0, 1, -9, 1, 0, 0]),
    ] {
      #expect(DimensionVector(text)?.exponents == exponents, "\(text)")
    }
  }

  @Test func malformedDimensionsAreRefused() {
    for text in [
      "", " ", "2", "1 length", "len", "lengths", "Length", "length length", "length  mass",
      "length ", " length", "length^", "length^0", "length^10", "length^-10", "length^2^3",
      "^2", "length^x", "length^2.0", "length2",
    ] {
      #expect(DimensionVector(text) == nil, "\(text)")
    }
  }
}
