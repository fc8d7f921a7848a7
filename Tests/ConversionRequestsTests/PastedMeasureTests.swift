import Metryvo
import Testing

/// The first measure of a running text, and the notes about it.
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

  /// Degrees may be an angle or a temperature.
  ///
  /// A note names both readings, in all languages and beside any words.
  @Test func degreesAreToldApart() throws {
    let texts: [(NumberLocale, [String])] = [
      (.english, ["20 degrees", "20°", "-5 degrees", "20 degrees outside", "It is 20 deg"]),
      (.german, ["20 Grad", "minus 5 Grad", "draußen 20 Grad"]),
      (.spanish, ["20 grados"]), (.french, ["20 degrés"]), (.italian, ["20 gradi"]),
      (.brazilianPortuguese, ["20 graus"]), (.russian, ["20 градусов", "на улице 20 градусов"]),
      (.japanese, ["20度", "マイナス5度", "気温20度"]), (.simplifiedChinese, ["20度", "今天20度"]),
      (.traditionalChinese, ["20度"]),
    ]
    for (locale, texts) in texts {
      var settings = ConversionSettings()
      settings.locale = locale
      for text in texts {
        let pasted = try PastedMeasure(in: text, settings)
        #expect(pasted.reading.unit == .degree, "\(text)")
        #expect(pasted.notes.contains(.unitMayBe([.celsius, .fahrenheit])), "\(text)")
      }
    }
    for text in ["20 °C", "5 degrees Fahrenheit", "5° 30'", "5 rad"] {
      let notes = try PastedMeasure(in: text).notes
      #expect(!notes.contains(.unitMayBe([.celsius, .fahrenheit])), "\(text)")
    }
    let reader = RequestReader(MeasureReader())
    let told = RequestNote.unitMayBe([.celsius, .fahrenheit])
    #expect(try reader.measure(["20 degrees"]).notes == [told])
    #expect(try reader.read(["20 degrees to rad"]).notes == [])
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
