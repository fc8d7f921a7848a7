import Metryvo
import Testing

/// Words that change a measure at any distance: the words are read with the measure, or the text is
/// refused.
@Suite struct DistantWordsTests {
  private typealias Row = (locale: NumberLocale, text: String, found: String)
  private static let portuguese = NumberLocale(.portuguese)
  private static let spanish = NumberLocale(.spanish)

  private func failures(_ rows: [Row]) -> [String] {
    rows.flatMap { MeasureNeighborsTests.failures([($0.text, $0.found)], $0.locale) }
  }

  /// A nation's name is refused if it selects among units of one name, such as pints, but not with
  /// kilometers.
  @Test func nationsAreNoOrdinaryWords() {
    let rows: [Row] = [
      (.english, "2 gal of milk (UK)", "15 gal (UK)"),
      (.english, "2 pints in the UK", "15 pints (UK)"),
      (.english, "In the UK, 2 pints", "7 pints (UK)"),
      (.english, "2 gallons = UK", "12 gallons (UK)"), (.english, "2 gal, (UK)", "8 gal (UK)"),
      (.english, "2 pints. This is for the American market", "25 pints (American)"),
      (.english, "2 cups, in Great Britain", "17 cups (Britain)"),
      (.english, "2 cups sold in the United Kingdom", "26 cups (Kingdom)"),
      (.english, "2 cups in Canada", "10 Canada"), (.english, "1 year, Julian", "8 Julian"),
      (.german, "5 Pinten in Großbritannien", "12 Pinten (Großbritannien)"),
      (.french, "5 pintes au Royaume-Uni", "12 pintes (Royaume)"),
      (Self.spanish, "2 galones en EE. UU.", "13 galones (EEUU)"),
      (.italian, "2 pinte negli Stati Uniti", "20 pinte (Uniti)"),
      (.russian, "2 галлона в США", "20 галлона (США)"),
      (.japanese, "アメリカの2カップ", "0 カップ (アメリカ)"),
      (.simplifiedChinese, "我在英国买了2品脱", "6 品脱 (英国)"),
      (.english, "5 km in the UK", "5 kilometer | in the UK"),
      (.english, "5 miles in the US", "5 mile | in the US"),
      (
        .english, "It weighs 5 kg and is made in the USA",
        "5 kilogram | It weighs | and is made in the USA"
      ),
      (.english, "3 pints for us", "3 pint | for us"),
    ]
    #expect(failures(rows) == [])
  }

  /// With an ordinal or a number, words such as `power` denote a power and are refused.
  ///
  /// Without them, such words are ordinary words.
  @Test func powersInWordsAreRefused() {
    let rows: [Row] = [
      (.english, "5 km to the second power", "12 second power"),
      (.english, "5 km to the 2nd power", "5 to"),
      (.english, "5 km to the power of two", "18 of two"),
      (.english, "square of 5 km", "0 square"),
      (.german, "5 km zur zweiten Potenz", "9 zweiten Potenz"),
      (.french, "5 km à la puissance 2", "11 puissance 2"),
      (Self.spanish, "5 km a la segunda", "10 segunda"),
      (.italian, "5 km alla seconda", "10 seconda"),
      (Self.portuguese, "5 km à segunda potência", "8 segunda potência"),
      (.russian, "5 км во второй степени", "12 второй степени"),
      (.japanese, "5kmの二乗", "6 二乗"), (.simplifiedChinese, "5公里的二次方", "10 二次方"),
      (.english, "5 kW of power", "5 kilowatt | of power"),
      (.french, "5 kW de puissance", "5 kilowatt | de puissance"),
      (.english, "The power is 5 kW", "5 kilowatt | The power is"),
    ]
    #expect(failures(rows) == [])
  }

  /// Words for temperatures below zero are refused, unless the number has a minus.
  @Test func coldIsRefused() {
    let rows: [Row] = [
      (.english, "5 °C, below zero", "7 below zero"), (.english, "5 °C of frost", "9 frost"),
      (.english, "subzero 5 °C", "0 subzero"), (.english, "sub-zero 5 °C", "0 sub-zero"),
      (.english, "It was \u{2013} 5 °C", "7 \u{2013}"),
      (.english, "It was \u{2014} 5 °C", "7 \u{2014}"),
      (.english, "|-5 km|", "0 |"), (.english, "5 °C warmer", "6 warmer"),
      (.german, "5 °C unter dem Gefrierpunkt", "6 unter dem Gefrierpunkt"),
      (.english, "-5 °C, well below zero", "-5 celsius | well below zero"),
      (.english, "5 m below the surface", "5 meter | below the surface"),
      (.english, "Distance \u{2013} 5 km", "5 kilometer | Distance \u{2013}"),
    ]
    #expect(failures(rows) == [])
  }

  /// A negated measure is refused.
  ///
  /// A negated bound is another bound and is left out.
  @Test func negationsAreRefused() {
    let rows: [Row] = [
      (.english, "not 5 km", "0 not"), (.english, "It is not 5 km", "6 not"),
      (.english, "It isn't 5 km", "7 t"), (.english, "He does not weigh 5 kg", "8 not"),
      (.german, "nicht 5 km", "0 nicht"), (.german, "keine 5 km", "0 keine"),
      (Self.spanish, "no 5 km", "0 no"), (.french, "ne pas 5 km", "3 pas"),
      (.italian, "non 5 km", "0 non"), (Self.portuguese, "não 5 km", "0 não"),
      (.russian, "не 5 км", "0 не"), (.japanese, "5kmではない", "3 ではない"),
      (.simplifiedChinese, "不是5公里", "0 不是"),
      (.english, "not more than 5 km", "5 kilometer | not more than"),
      (.english, "No, it is 5 km", "5 kilometer | No, it is"),
      (.german, "nicht mehr als 5 km", "5 kilometer | nicht mehr als"),
      (.french, "pas plus de 5 km", "5 kilometer | pas plus de"),
      (.russian, "не более 5 км", "5 kilometer | не более"),
      (Self.portuguese, "no 5 km", "5 kilometer | no"),
      (.simplifiedChinese, "不到5公里", "5 kilometer | 不到"),
    ]
    #expect(failures(rows) == [])
  }

  /// Words for what a measure counts, such as CO2 equivalent, are refused.
  ///
  /// Before another measure, `equivalent` restates the first measure.
  @Test func equivalentsAndWeightingsAreRefused() {
    let rows: [Row] = [
      (.english, "2 tonnes oil equivalent", "13 equivalent"),
      (.english, "2 tons coal equivalent", "12 equivalent"), (.english, "5 t of CO2e", "7 CO2e"),
      (.english, "5 dB(A)", "4 (A)"), (.english, "5 dB A-weighted", "7 weighted"),
      (.english, "CO2 equivalent: 5 t", "4 equivalent"),
      (.german, "5 t Kohlenstoffdioxid-Äquivalente", "22 Äquivalente"),
      (.simplifiedChinese, "5吨标准煤", "4 标准煤"), (.english, "5 pounds sterling", "9 sterling"),
      (.english, "5 km, equivalent to 3.1 miles", "5 kilometer | equivalent to 3.1 miles"),
      (.english, "It is equivalent to 5 kg", "5 kilogram | It is equivalent to"),
      (.english, "5 kg (net)", "5 kilogram | net"),
    ]
    #expect(failures(rows) == [])
  }
}
