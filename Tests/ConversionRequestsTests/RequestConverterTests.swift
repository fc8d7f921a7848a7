import GMPDecimal
import Metryvo
import Testing

/// The results of requests in words, and of a value with two units.
@Suite struct RequestConverterTests {
  private func said<Number: DecimalBackend>(
    _ text: String, _ settings: ConversionSettings = ConversionSettings(), on _: Number.Type
  ) -> String {
    do throws(RequestError) {
      let answer = try RequestConverter<Number>(settings).convert(text)
      return "\(answer.text) (\(answer.remark.english))"
    } catch { return "\(error.identifier): \(error.english)" }
  }

  @Test func requestsInWords() {
    let rows = [
      ("5 mi km", "8.04672 km (exact)"), ("5 ft 6 in to cm", "167.64 cm (exact)"),
      ("12 fl oz -> mL", "354.88235475 mL (exact)"), ("10-12 kg to g", "10000 – 12000 g (exact)"),
      ("1/3 cup in mL", "78.8627455 mL (exact)"), ("20 C to F", "68 °F (exact)"),
      ("1 km to mi", "0.6213711922373339696174341843633182 mi (rounded half-up)"),
      ("1 calorie-15 to joule", "4.1855 J (exact for a measured unit)"),
    ]
    for (text, expected) in rows {
      #expect(said(text, on: Decimal128.self) == expected)
      #expect(said(text, on: BigDecimal.self) == expected)
    }
  }

  /// Each part of a sum has the unit that a request of this part and the target alone would have.
  @Test func sumsAgreeWithPairs() {
    var settings = ConversionSettings()
    let rows: [(String, String, String)] = [
      ("", "1 year 2 hours to months", "12.00273790700698850763533816573920 mo (Gregorian)"),
      ("", "1 pint 10 mL to mL", "483.176473 mL"), ("GB", "1 pint 10 mL to mL", "578.26125 mL"),
      ("US", "1 cup 10 mL to mL", "246.5882365 mL"), ("AU", "1 cup 2 tbsp to mL", "290 mL"),
      ("CA", "1 cup 2 tbsp to mL", "280 mL"), ("GB", "1 ton 5 kg to kg", "1021.0469088 kg"),
    ]
    for (region, text, expected) in rows {
      settings.region = RegionCode(rawValue: region)
      #expect(said(text, settings, on: Decimal128.self).hasPrefix("\(expected) ("), "\(text)")
      #expect(said(text, settings, on: BigDecimal.self).hasPrefix("\(expected) ("), "\(text)")
    }
  }

  @Test func settingsDecideReadingRoundingAndWriting() {
    var settings = ConversionSettings()
    settings.locale = .german
    settings.decimals = 2
    #expect(
      said("1.234,5 km in mi", settings, on: Decimal128.self) == "767,08 mi (rounded half-up)")
    settings.rounding = .ceiling
    settings.style = .expression
    #expect(
      said("1.234,5 km in mi", settings, on: Decimal128.self)
        == "1.234,5 km = 767,09 mi (rounded ceiling)")
    settings.range = .arbitraryPrecision
    settings.decimals = nil
    settings.digits = 40
    settings.style = .value
    #expect(
      said("1 km in mi", settings, on: BigDecimal.self)
        == "0,6213711922373339696174341843633182215860 (rounded ceiling)")
  }

  @Test func requestsDivideAtWordsOfTheLocale() {
    for (locale, text, expected) in [
      (NumberLocale.french, "1 siècle en années", "100 "), (.german, "1 Jahr in Monaten", "12 "),
      (.german, "5 Meter nach Zentimeter", "500 "), (.spanish, "5 m a centímetros", "500 "),
      (.italian, "5 m in centimetri", "500 "), (.brazilianPortuguese, "5 m em centímetros", "500 "),
      (.russian, "5 м в сантиметры", "500 "), (.french, "5 m en centimètres", "500 "),
      (.french, "5 m to cm", "500 "),
    ] {
      var settings = ConversionSettings()
      settings.locale = locale
      #expect(said(text, settings, on: Decimal128.self).hasPrefix(expected), "\(text)")
    }
    #expect(said("5 km en m", ConversionSettings(), on: Decimal128.self).contains("unknown unit"))
  }

  @Test func valueAndUnitsApart() throws {
    let converter = RequestConverter<Decimal128>()
    #expect(try converter.convert("3 1/2", from: "cups", to: "mL").text == "828.05882775 mL")
    let answer = try converter.convert("1,234", from: "oz", to: "mL")
    #expect(answer.plan.source.identifier == "fluid-ounce")
    #expect(answer.notes.map(\.identifier) == ["nameReadAs", "numberReadAs"])
    // A batch notes the reading of this number too.
    let grouped = try converter.convert("12,34,567", from: "m", to: "km")
    #expect(grouped.notes == [.flag(.otherGrouping)])
    do throws(RequestError) {
      _ = try converter.convert("5", from: "mi", to: "kilometr")
      Issue.record("a misspelt unit was converted")
    } catch {
      guard case .unreadable(let reading, in: "kilometr") = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reading.offset == 0)
    }
  }

  /// Each kind of error, with its place in the text if the error has a place.
  @Test func errorsAreValues() {
    let rows = [
      ("5 mi", "missingTarget", "the unit to convert '5 mi' to is missing"),
      ("5 mi kg", "notConvertible", "cannot convert mile (length) to kilogram (mass)"),
      (
        "1 in to CM", "notConvertibleInThisCase",
        "cannot convert inch (length) to circular mil (area): they measure different quantities; "
          + "did you mean cm (centimeter)?"
      ),
      ("5k mi km", "notANumber", "'5k' is not a number: write its zeros"),
      ("5 xyzzy km", "unreadable", "unknown unit 'xyzzy'"),
      ("0 mpg to L/100km", "noResult", "0 mpg (US) has no value in liters per 100 kilometers"),
      ("-5 W to dBm", "noResult", "-5 W has no value in"),
      ("1e6144 km m", "noResult", "the result in meters is too large"),
      (
        "1.234567890123456789012345678901234e-6144 m km", "digitsOutOfRange",
        "the number 1.234567890123456789012345678901234E-614… has digits below 1E-6176"
      ),
      ("abc m km", "notANumber", "'abc' is not a number"),
    ]
    for (text, identifier, start) in rows {
      let said = said(text, on: Decimal128.self)
      #expect(said.hasPrefix("\(identifier): \(start)"), "\(text): \(said)")
    }
  }

  @Test func everyUnitOfAQuantity() throws {
    let request = try RequestReader(MeasureReader()).measure(["5", "mi"])
    let answers = try RequestConverter<Decimal128>().answers(request).rows
    #expect(answers.count == Catalog.standard.quantity("length")?.units.count)
    #expect(answers.contains { $0.text == "8.04672 km" })
    var settings = ConversionSettings()
    settings.region = RegionCode(rawValue: "DE")
    let preferred = try RequestConverter<Decimal128>(settings).answers(request).rows
    #expect(preferred.contains { $0.text == "8.04672 km" } && preferred.count < answers.count)
  }
}
