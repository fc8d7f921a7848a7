import Metryvo
import Testing

/// The log entries of a request.
@Suite struct RequestLogTests {
  private func lines(_ text: String) -> [String] {
    var log = EventLog(capacity: 100)
    let converter = RequestConverter<Decimal128>()
    let logged = try? converter.convert(text, log: &log)
    #expect(logged?.text == (try? converter.convert(text))?.text)
    return log.events.map(\.description)
  }

  @Test func aConversionTellsEachStep() {
    #expect(
      lines("5 mi to km") == [
        "request.settings precision=34 rounding=half-up",
        "request.divided source=\"5 mi\" target=km",
        "text.read text=\"5 mi\" number=5 unit=mile name=mi",
        "conversion.planned from=mile to=kilometer map=linear definedExactly=yes",
        "request.answered text=\"8.04672 km\" remark=exact",
      ])
  }

  @Test func divisionsThatFailAreToldWithTheirReason() {
    let lines = lines("5 in in cm")
    #expect(lines.contains { $0.hasPrefix("request.divided source=\"5 in\" target=cm") })
    let refused = self.lines("5 mi to kq")
    #expect(refused.contains { $0.hasPrefix("request.notDivided source=\"5 mi\" target=kq ") })
    #expect(refused.last?.hasPrefix("request.refused error=unreadable ") == true)
  }

  @Test func aRefusalIsTheLastEvent() {
    #expect(lines("5 mi to kg").last?.hasPrefix("request.refused error=notConvertible ") == true)
    #expect(lines("").last?.hasPrefix("request.refused error=unreadable ") == true)
    #expect(lines("5 mi").last?.hasPrefix("request.refused error=missingTarget ") == true)
    #expect(lines("0 mpg to L/100km").last?.hasPrefix("request.refused error=noResult ") == true)
  }

  @Test func aTableTellsItsRows() throws {
    var log = EventLog(capacity: 1_000)
    let converter = RequestConverter<Decimal128>()
    let request = try RequestReader(converter.reader).measure(["1 cup"], log: &log)
    let rows = try converter.answers(request, log: &log).rows
    #expect(log.events.count { $0.name == "request.answered" } == rows.count)
    #expect(log.events.contains { $0.name == "request.noted" })
  }
}
