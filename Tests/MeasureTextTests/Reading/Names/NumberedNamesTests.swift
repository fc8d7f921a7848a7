import Metryvo
import Testing

/// Unit names that begin with a digit are read after a number, or the text is refused.
@Suite struct NumberedNamesTests {
  /// The catalog's names that begin with a digit, with their units.
  private static let names: [(name: String, unit: MeasureUnit)] = Catalog.standard.units.flatMap {
    unit in
    ([unit.symbol, unit.name, unit.pluralName] + unit.aliases)
      .filter { ("0"..."9").contains($0.unicodeScalars.first ?? "x") }.map { ($0, unit) }
  }

  @Test func theyAreReadBehindNumbers() throws {
    #expect(Self.names.count >= 6)
    var failures: [String] = []
    for (name, unit) in Self.names {
      for number in ["5", "-5", "12", "123", "1000", "1,000", "2.5", "5e3"] {
        let text = "\(number) \(name)"
        let reading = try? MeasureReader().read(text)
        let read = try? NumberSyntax.lenient(.english).read(number).number
        if reading?.unit != unit || reading?.number != read || read == nil {
          failures.append("\(text): \(reading?.unit.identifier ?? "refused")")
        }
        // Running text may be refused: in `1,000 365` the reader sees two numbers.
        if let found = try? MeasureReader().find(in: "about \(text) ago"),
          found.unit != unit || found.number != read
        {
          failures.append("found in: \(text)")
        }
      }
    }
    #expect(failures == [])
  }

  /// A request is not divided inside a name that begins with a digit.
  @Test func requestsNameThem() throws {
    let reader = RequestReader(MeasureReader())
    for text in ["5 365-day year", "5 365-day years", "5 365-day year to days"] {
      let request = try reader.read([text])
      #expect(request.source.number == .decimal("5"), "\(text)")
      #expect(request.source.unit.identifier == "year-365-day", "\(text)")
    }
    #expect(try reader.read(["5 30-day months days"]).target?.name == "days")
  }

  /// A number with a space may be two numbers in front of a hyphenated unit.
  ///
  /// The text is refused.
  @Test func spacedNumbersBeforeHyphens() throws {
    for text in ["5 365-day", "2 100-meter", "5 365-day week"] {
      #expect(throws: ReadingError.self, "\(text)") { try MeasureReader().read(text) }
    }
    #expect(try MeasureReader().read("5-day").unit.identifier == "day")
    #expect(try MeasureReader().read("1,365-day").number == .decimal("1365"))
    #expect(try MeasureReader().read("5 1/2 in").unit.identifier == "inch")
  }
}
