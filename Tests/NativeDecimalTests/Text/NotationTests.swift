import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct NotationTests {
  @Test func eachNotationWritesTheSameNumber() throws {
    let rows: [(String, plain: String, scientific: String, engineering: String)] = [
      ("123E+5", "12300000", "1.23E+7", "12.3E+6"), ("1.50", "1.50", "1.50", "1.50"),
      ("-12E-9", "-0.000000012", "-1.2E-8", "-12E-9"), ("0E+2", "0", "0E+2", "0.0E+3"),
      ("-Infinity", "-Infinity", "-Infinity", "-Infinity"), ("sNaN7", "sNaN7", "sNaN7", "sNaN7"),
    ]
    for (text, plain, scientific, engineering) in rows {
      let value = try #require(Decimal128(exactly: text))
      #expect(
        DecimalNotation.allCases.map { value.formatted($0) } == [plain, scientific, engineering])
    }
  }
}
