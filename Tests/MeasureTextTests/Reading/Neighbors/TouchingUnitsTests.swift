import Metryvo
import Testing

/// Units, products, requests, deductions and functions beside a measure.
@Suite struct TouchingUnitsTests {
  private typealias Row = (locale: NumberLocale, text: String, found: String)

  private func failures(_ rows: [(String, String)]) -> [String] {
    MeasureNeighborsTests.failures(rows)
  }

  private func failures(_ rows: [Row]) -> [String] {
    rows.flatMap { MeasureNeighborsTests.failures([($0.text, $0.found)], $0.locale) }
  }

  /// A full stop between unit symbols multiplies them, and symbols of metric units have no other
  /// full stop.
  @Test func stopsInsideNames() {
    let rows = [
      ("5 m.s", "4 s"), ("5 m.s.", "4 s"), ("5 g.m", "4 m"), ("5 m.in", "4 in"), ("5 km.h", "5 h"),
      ("5 N.m", "5 newton-meter"), ("5 kW.h", "5 kilowatt-hour"), ("5 Pa.s", "5 pascal-second"),
      ("5 A.h", "5 ampere-hour"), ("5 lb.ft", "5 pound-force-foot"),
      ("5 m.p.h.", "5 mile-per-hour"), ("5 h.p.", "5 horsepower"), ("5 c.c.", "5 cubic-centimeter"),
      ("5 R.P.M.", "5 revolution-per-minute"), ("5 fl.oz.", "5 fluid-ounce"),
      ("5 sq.ft.", "5 square-foot"), ("5 U.S. gal", "5 gallon"), ("5 in.Hg", "5 inch-ofhg"),
      ("5 in. of snow", "5 inch | of snow"), ("It is 5 km. Far.", "5 kilometer | It is | Far"),
    ]
    #expect(failures(rows) == [])
    for name in ["m.s", "p.m.", "a.m.", "P.M.", "g.m", "m.in", "k.m."] {
      #expect(throws: ReadingError.self) { try MeasureReader().unit(name) }
    }
  }

  /// For each pair of metric symbols, a full stop between them means their product or is an error.
  @Test func noStopMakesAnotherUnit() throws {
    let reader = MeasureReader(suggestsUnits: false)
    let symbols = Catalog.standard.units.filter { $0.systems.contains(.metric) }.map(\.symbol)
      .filter { $0.count < 3 && $0.allSatisfy { $0.isASCII && $0.isLetter } }
    var failures: [String] = []
    for first in symbols {
      for second in symbols {
        guard let pointed = try? reader.unit("\(first).\(second)").unit else { continue }
        let product = try? reader.unit("\(first)\u{22C5}\(second)").unit
        if pointed != product { failures.append("\(first).\(second): \(pointed.identifier)") }
      }
    }
    #expect(failures == [])
    #expect(symbols.count > 100)
  }

  /// A time of day is skipped in running text.
  ///
  /// Alone, `5 pm` is a measure.
  @Test func timesOfDayArePassedOver() {
    let rows = [
      ("We met at 5 p.m. and ran 10 km", "10 kilometer | We met at 5 p.m. and ran"),
      ("5 pm, 10 km", "10 kilometer | 5 pm"),
      ("At 12:30 pm we ran 10 km", "10 kilometer | At 12:30 pm we ran"),
      ("at 11AM we ran 10 km", "10 kilometer | at 11AM we ran"),
      ("5 pm", "5 picometer"), ("a bond of 154 pm", "154 picometer | a bond of"),
    ]
    #expect(failures(rows) == [])
    for text in ["5 p.m.", "5 a.m.", "5 P.M.", "Meet at 5 pm"] {
      #expect(throws: ReadingError.self, "\(text)") { try MeasureReader().find(in: text) }
    }
  }

  /// A unit of the same quantity after a word such as `in` requests a conversion and is refused.
  @Test func requestsAreRefused() {
    let rows: [Row] = [
      (.english, "5 km in miles", "5 in miles"), (.english, "5 km to miles?", "5 to miles"),
      (.english, "5 km as miles please", "5 as miles"),
      (.english, "5 kg into pounds", "5 into pounds"),
      (.english, "5 mph in km/h", "6 in km/h"),
      (.english, "5 sq ft in square meters", "8 in square meters"),
      (.german, "5 kg in Tonnen", "5 in Tonnen"), (.french, "5 km en miles", "5 en miles"),
      (.spanish, "5 km en millas", "5 en millas"), (.italian, "5 km in miglia", "5 in miglia"),
      (NumberLocale(.portuguese), "5 km em milhas", "5 em milhas"),
      (.russian, "5 км в милях", "7 в милях"),
      (.english, "5 km in Germany", "5 kilometer | in Germany"),
      (.english, "5 km in 3 days", "5 kilometer | in 3 days"),
      (.english, "5 km in seconds", "5 kilometer | in seconds"),
      (.english, "5 km on foot", "5 kilometer | on foot"),
      (.english, "5 km by foot", "5 kilometer | by foot"),
      (.german, "100 m in Sekunden", "100 meter | in Sekunden"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func ratesToTheUnit() {
    let rows = [
      ("30 miles to the gallon", "30 mile-per-gallon"),
      (
        "It does 30 miles to the gallon on the highway",
        "30 mile-per-gallon | It does | on the highway"
      ),
      ("20 km to the litre", "20 kilometer-per-liter"), ("5 kg to the acre", "5 to the acre"),
      ("5 m to the bar", "5 meter | to the bar"),
      ("5 km to the second exit", "5 kilometer | to the second exit"),
      ("5 km to the station", "5 kilometer | to the station"),
    ]
    #expect(failures(rows) == [])
  }

  /// Words for a deduction or an addition, in each language.
  @Test func deductionsAreRefused() {
    let rows: [Row] = [
      (.german, "5 kg abzüglich 200 g", "5 abzüglich"),
      (.german, "5 kg zzgl. Verpackung", "5 zzgl"), (.german, "10 kg weniger 2 kg", "6 weniger"),
      (.french, "5 km sauf dimanche", "5 sauf"), (.spanish, "5 km menos 2", "5 menos"),
      (.spanish, "5 kg descontando 1 kg", "5 descontando"), (.italian, "5 kg tranne 1", "5 tranne"),
      (NumberLocale(.portuguese), "5 kg exceto 1 kg", "5 exceto"),
      (.russian, "5 кг за вычетом упаковки", "12 вычетом"), (.russian, "5 кг кроме", "7 кроме"),
      (.japanese, "5kg差し引き", "3 差し引き"), (.simplifiedChinese, "5公斤减去1公斤", "7 减去"),
      (.english, "5 kg less 200 g", "5 less"), (.english, "5 km excluding 2 km", "5 excluding"),
      (.english, "10 km including 5 km uphill", "10 kilometer | including 5 km uphill"),
      (.english, "5 m\u{B2}. $20 each", "5 square-meter | $20 each"),
      (.english, "5 kg excluding packaging", "5 kilogram | excluding packaging"),
      (.english, "5 m\u{B2}. Plus 3 m\u{B2}.", "7 Plus"), (.english, "5 m\u{B2}. + 3", "7 +"),
      (.english, "5 m\u{B2}. Less is more.", "5 square-meter | Less is more"),
      (.english, "5 km. Plus 3 km.", "sum"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func functionsAreRefused() {
    let rows: [Row] = [
      (.english, "sqrt 5 km", "0 sqrt"), (.english, "sqrt(5 km)", "0 sqrt"),
      (.english, "the square root of 5 km", "11 root"), (.english, "log10 5 km", "0 log10"),
      (.english, "sin 30 deg", "0 sin"), (.german, "Wurzel aus 5 km", "0 Wurzel"),
      (.french, "racine de 5 km", "0 racine"),
      (.spanish, "5 km sin parar", "5 kilometer | sin parar"),
      (.russian, "корень из 5 км", "0 корень"), (.simplifiedChinese, "平方根5公里", "0 平方根"),
    ]
    #expect(failures(rows) == [])
  }

  /// A word is a qualifier only if the catalog has such a unit.
  ///
  /// For example, there is no dry kilogram, so `dry` behind `kg` is left out as an ordinary word.
  @Test func qualifiersBehindCommas() {
    let rows = [
      ("5 tons, long", "8 long"), ("5 gal, dry", "7 dry"), ("5 gal dry", "6 gal (dry)"),
      ("5 kg dry", "5 kilogram | dry"), ("5 kg, dry", "5 kilogram | dry"),
      ("5 km, long road", "5 kilometer | long road"),
    ]
    #expect(failures(rows) == [])
  }
}
