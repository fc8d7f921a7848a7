import Metryvo
import Testing

/// The first measure in a text, as people are told of it.
@Suite struct PastedMeasureTests {
  @Test func aTextIsReadWithWhatItLeavesOut() throws {
    let pasted = try PastedMeasure(in: "It is 5 ft 6 in tall")
    #expect(pasted.number == "66" && pasted.reading.unit == .inch)
    #expect(pasted.leftOut == ["It is", "tall"])
    #expect(
      pasted.notes.map(\.english) == ["the parts were added up", "left out: 'It is', 'tall'"])
  }

  @Test func numbersEndWithTheirLastDigit() throws {
    let texts = [
      "5.50 km": "5.5", "500 km": "500", "5.00 km": "5", "0.00 km": "0", "-0.0 km": "-0",
      "1.50E+7 m": "1.5E7", "10-12 kg": "10 – 12", "3 1/2 cups": "7/2", "1/5 km": "1/5",
    ]
    for (text, number) in texts { #expect(try PastedMeasure(in: text).number == number, "\(text)") }
  }

  @Test func strictSettingsReadTheWholeText() throws {
    var settings = ConversionSettings()
    settings.isStrict = true
    #expect(throws: RequestError.self) { try PastedMeasure(in: "It is 5 km", settings) }
    #expect(try PastedMeasure(in: "5 km", settings).number == "5")
  }

  @Test func aRefusalHasItsPlace() throws {
    do throws(RequestError) {
      _ = try PastedMeasure(in: "nothing here")
      Issue.record("read")
    } catch {
      guard case .unreadable(_, let text) = error else { throw error }
      #expect(text == "nothing here")
    }
  }
}
