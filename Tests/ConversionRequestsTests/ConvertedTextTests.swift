import Metryvo
import Testing

/// The text of a converted number: rounded once, by the conversion or by the format.
@Suite struct ConvertedTextTests {
  private let format = NumberFormat(precision: .decimals(2), trailingZeros: .padded)

  private func text(_ value: Decimal128, by converter: Converter<Decimal128>) throws -> String {
    format.text(of: try converter.convert(value, from: .meter, to: .kilometer))
  }

  @Test func exactResultsAreRoundedByTheFormat() throws {
    let converter = Converter<Decimal128>()
    #expect(try text(8_046, by: converter) == "8.05")
    #expect(try text(8_000, by: converter) == "8.00")
    #expect(try text(8_045, by: converter) == "8.05")
  }

  @Test func roundedResultsAreNotRoundedAgain() throws {
    // 8.0449 rounds to 8.045 at three decimals; rounding again to two decimals would give 8.05.
    let three = Converter<Decimal128>(target: .decimals(3))
    let value = try #require(Decimal128(exactly: "8044.9"))
    #expect(try text(value, by: three) == "8.045")
    #expect(try text(value, by: Converter(target: format.target)) == "8.04")
  }
}
