import Foundation
import Metryvo
import Testing

/// Full-width, half-width and squared characters are read, found and searched as their common
/// forms.
@Suite struct WidthsTests {
  @Test func squaredAndHalfWidthKatakana() throws {
    for (text, number, unit) in [
      ("5㍑", "5", "liter"), ("5 ㌔㍍", "5", "kilometer"), ("5㌢㍍", "5", "centimeter"),
      ("5㌢", "5", "centimeter"), ("5㍉㍍", "5", "millimeter"), ("5㌘", "5", "gram"),
      ("5㌔㌘", "5", "kilogram"), ("5㌕", "5", "kilogram"), ("5㌧", "5", "tonne"),
      ("5㍗", "5", "watt"), ("5㌔㍗", "5", "kilowatt"), ("5㌔㌍", "5", "kilocalorie"),
      ("5㌫", "5", "percent"), ("5㌶", "5", "hectare"), ("5㍊", "5", "millibar"),
      ("5ﾘｯﾄﾙ", "5", "liter"), ("5 ｷﾛﾒｰﾄﾙ", "5", "kilometer"), ("5ｷﾛｸﾞﾗﾑ", "5", "kilogram"),
      ("５ﾎﾟﾝﾄﾞ", "5", "pound"), ("5グラム", "5", "gram"), ("5カ\u{3099}ロン", "5", "gallon"),
    ] {
      for locale in [NumberLocale.english, .japanese] {
        let reader = MeasureReader(.lenient(locale))
        let reading = try reader.read(text)
        #expect(reading.number == .decimal(number), "\(text)")
        #expect(reading.unit.identifier == unit, "\(text)")
        let name = String(text.drop { $0.isNumber || $0 == " " })
        #expect(try reader.unit(name).unit == reading.unit, "\(name)")
        #expect(UnitSearch().matches(for: name).contains { $0.unit == reading.unit }, "\(name)")
      }
    }
    // A prefix alone may abbreviate several units.
    for text in ["5㌔", "5㍉"] {
      #expect(throws: ReadingError.self) { try MeasureReader(.lenient(.japanese)).read(text) }
    }
  }

  /// Characters that stand for a word, a mark or letters are folded as Unicode maps them.
  @Test func foldingIsThatOfUnicode() throws {
    var failures: [String] = []
    var count = 0
    for value in Array(0x3300...0x3357) + Array(0xFF01...0xFF0C) + Array(0xFF0E...0xFF0F)
      + Array(0xFF1A...0xFF5E) + Array(0xFF61...0xFF9D)
    {
      let scalar = try #require(Unicode.Scalar(value))
      let written = String(Character(scalar))
      let common = written.precomposedStringWithCompatibilityMapping
      for locale in [NumberLocale.english, .japanese] {
        count += 1
        let places = ["5\(written)km", "5 km\(written)h", "5 \(written)", "5 km\(written) 10"]
        for (text, other) in zip(places, places.map { $0.replacing(written, with: common) })
        where outcome(text, locale) != outcome(other, locale) {
          failures.append("\(text): \(outcome(text, locale)), not \(outcome(other, locale))")
        }
      }
    }
    #expect(failures == [])
    #expect(count > 400)
  }

  /// Every squared character is read as Unicode's mapping of it, or refused.
  @Test func squaredCharactersAreReadAsUnicodeMapsThem() throws {
    var failures: [String] = []
    var read = 0
    for value in 0x3300...0x33FF {
      let written = String(Character(try #require(Unicode.Scalar(value))))
      let common = written.precomposedStringWithCompatibilityMapping
      for locale in [NumberLocale.english, .japanese, .simplifiedChinese] {
        for (text, other) in [
          ("5\(written)", "5 \(common)"), ("5 \(written) net", "5 \(common) net"),
        ] {
          let found = outcome(text, locale)
          // Unicode maps the sign pH to PH.
          if found == "refused" || common == "PH" { continue }
          read += 1
          if found != outcome(other, locale) { failures.append("\(text): \(found)") }
        }
      }
    }
    #expect(failures == [])
    #expect(read > 500)
    for (text, unit) in [("5㎞", "kilometer"), ("5㎡", "square-meter"), ("5㏈", "decibel")] {
      #expect(try MeasureReader().read(text).unit.identifier == unit)
    }
    // Hours, days, eras, companies, prefixes alone and times of day are no units.
    for text in ["5㍘", "5㏠", "5㍻", "5㍿", "5㍲", "5㏂"] {
      #expect(throws: ReadingError.self) { try MeasureReader(.lenient(.japanese)).read(text) }
    }
  }

  /// Returns the unit and the number, or `refused`, without the message, which quotes the text.
  private func outcome(_ text: String, _ locale: NumberLocale) -> String {
    let reader = MeasureReader(.lenient(locale), suggestsUnits: false)
    guard let reading = try? reader.find(in: text) else { return "refused" }
    return reading.unit.identifier + "\(String(describing: reading.number))"
  }

  /// Places refer to the original text.
  @Test func placesAreThoseOfTheText() throws {
    let rows = [
      ("5 km：h", "4 ：h"), ("５ｋｍ：ｈ", "9 ：ｈ"), ("5 km ＋ 3", "5 ＋"), ("＄5 km", "0 ＄"),
      ("5 km（2x）", "4 （2x）"), ("5 km，x2", "7 x2"), ("5 km；10", "4 ；"),
      ("重さ60㎏、約", "60 kilogram | 重さ | 約"), ("ｗｅｉｇｈｔ： 5㍑ ｎｅｔ", "5 liter | ｗｅｉｇｈｔ | ｎｅｔ"),
      ("＊＊5 kg＊＊", "5 kilogram | ＊＊ | ＊＊"),
    ]
    #expect(MeasureNeighborsTests.failures(rows) == [])
    let text = "体重は60㌔㌘です"
    let reading = try MeasureReader(.lenient(.japanese)).find(in: text)
    let unit = Array(text.utf8)[reading.utf8UnitRange]
    #expect(String(decoding: unit, as: UTF8.self) == "㌔㌘")
    let error = #expect(throws: ReadingError.self) { try MeasureReader().read("㎏㎏ 5 km") }
    #expect(error?.column ?? 0 > 0)
    let digits = #expect(throws: ReadingError.self) { try MeasureReader().read("5６㎏") }
    #expect(digits?.reason == .mixedDigits)
  }
}
