import Metryvo
import Testing

@Suite struct MeasureSplitterTests {
  @Test func theUnitBeginsAtTheFirstLetter() {
    let rows: [(String, String, String)] = [
      ("5 mi", "5 ", "mi"), ("5mi", "5", "mi"), ("5e3 mi", "5e3 ", "mi"), ("5e-3m", "5e-3", "m"),
      ("5 eV", "5 ", "eV"), ("5eV", "5", "eV"), ("-40°C", "-40", "°C"), ("20℃", "20", "℃"),
      ("6'", "6", "'"), ("6\"", "6", "\""), ("1,5 km", "1,5 ", "km"), ("1'000 m", "1'000 ", "m"),
      ("12 fl oz", "12 ", "fl oz"), ("5", "5", ""), ("mi", "", "mi"), ("", "", ""),
      ("5 µm", "5 ", "µm"), ("1e", "1", "e"), ("7e+ m", "7", "e+ m"),
    ]
    for (text, number, unit) in rows {
      let split = MeasureSplitter.split(text)
      #expect(split.number == number && split.unit == unit, "\(text)")
    }
  }
}
