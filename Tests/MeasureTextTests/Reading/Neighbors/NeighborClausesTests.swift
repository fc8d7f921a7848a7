import Metryvo
import Testing

/// Rates, bounds, headings and Markdown marks near a measure, in all languages.
@Suite struct NeighborClausesTests {
  private typealias Row = (locale: NumberLocale, text: String, found: String)

  private static let portuguese = NumberLocale(.portuguese)

  private func failures(_ rows: [Row]) -> [String] {
    rows.flatMap { MeasureNeighborsTests.failures([($0.text, $0.found)], $0.locale) }
  }

  private func failures(_ rows: [(String, String)]) -> [String] {
    MeasureNeighborsTests.failures(rows)
  }

  /// A rate per person, piece or time is refused after the measure, before it and some words away.
  @Test func ratesOfCountedThingsAreRefused() {
    let rows: [Row] = [
      (.english, "5 g a serving", "4 a serving"), (.english, "5 kg a head", "5 a head"),
      (.english, "5 km a lap", "5 a lap"), (.english, "5 kg per person", "5 per"),
      (.english, "5 mg of aspirin a day", "16 a day"), (.english, "5 kg (a day)", "5 (a day)"),
      (.german, "5 km in der Stunde", "5 in der Stunde"), (.german, "5 kg pro Kopf", "5 pro"),
      (.german, "5 kg das Stück", "5 das Stück"), (.german, "jeweils 5 kg", "0 jeweils"),
      (.german, "5 kg Zucker pro Person", "12 pro"), (.german, "5 mg im Jahr", "5 im Jahr"),
      (.spanish, "5 kg la pieza", "5 la pieza"), (.spanish, "5 kg por persona", "5 por"),
      (.spanish, "5 g de pan al día", "11 al día"), (.spanish, "5 mg al mes", "5 al mes"),
      (.french, "5 kg la pièce", "5 la pièce"), (.french, "5 kg par personne", "5 par"),
      (.french, "5 g de sucre par jour", "13 par jour"),
      (.french, "par personne 5 kg", "0 par personne"),
      (.french, "5 kg de sel par an", "12 par an"),
      (.french, "5 mg à l'unité", "5 à l'unité"), (.italian, "5 kg a testa", "5 a testa"),
      (.italian, "5 kg per persona", "5 per"), (.italian, "5 mg al giorno", "5 al giorno"),
      (.italian, "5 mg di sale al giorno", "13 al giorno"),
      (Self.portuguese, "5 kg a unidade", "5 a unidade"),
      (Self.portuguese, "5 kg por pessoa", "5 por"), (Self.portuguese, "5 mg ao mês", "5 ao mês"),
      (.russian, "5 км за штуку", "7 за штуку"), (.russian, "5 кг на человека", "7 на человека"),
      (.russian, "5 кг муки на порцию", "16 на порцию"),
      (.russian, "на человека 5 кг", "0 на человека"), (.japanese, "5 kg 一人あたり", "5 一人あたり"),
      (.japanese, "一人あたり5 kg", "0 一人あたり"), (.simplifiedChinese, "人均5千克", "0 人均"),
      (.simplifiedChinese, "5 kg 每人", "5 每人"),
    ]
    #expect(failures(rows) == [])
  }

  /// Words that qualify a voltage or a pressure, such as `gauge` or `rms`, are refused.
  @Test func qualifiersOfPressureAndVoltageAreRefused() {
    let rows: [Row] = [
      (.english, "5 bar gauge", "6 gauge"), (.english, "5 bar abs", "6 abs"),
      (.english, "5 psi absolute", "6 absolute"), (.english, "230 V rms", "6 rms"),
      (.english, "230 V RMS", "6 RMS"), (.english, "5 V peak", "4 peak"),
      (.english, "5 V peak-to-peak", "4 peak"), (.english, "5 V pk-pk", "4 pk"),
      (.english, "5 V (rms)", "4 (rms)"), (.german, "5 bar Überdruck", "6 Überdruck"),
      (.german, "230 V effektiv", "6 effektiv"), (.spanish, "5 bar absolutos", "6 absolutos"),
      (.spanish, "5 V pico a pico", "4 pico"), (.french, "230 V efficaces", "6 efficaces"),
      (.french, "5 bar relatifs", "6 relatifs"), (.italian, "5 V picco", "4 picco"),
      (Self.portuguese, "230 V eficazes", "6 eficazes"),
      (.russian, "5 MPa абс", "6 абс"), (.japanese, "5 V 実効値", "4 実効値"),
      (.simplifiedChinese, "5 V 峰值", "4 峰值"),
    ]
    #expect(failures(rows) == [])
  }

  /// Words of a bound are left out.
  ///
  /// A word for minus directly before the number is a sign.
  @Test func boundsAreLeftOut() {
    let rows: [Row] = [
      (.english, "less than 5 km", "5 kilometer | less than"),
      (.english, "at most 5 km", "5 kilometer | at most"),
      (.english, "up to 5 km", "5 kilometer | up to"),
      (.english, "more than 5 km", "5 kilometer | more than"),
      (.english, "minus 5 km", "-5 kilometer"),
      (.german, "weniger als 5 km", "5 kilometer | weniger als"),
      (.german, "höchstens 5 km", "5 kilometer | höchstens"),
      (.german, "minus 5 km", "-5 kilometer"),
      (.spanish, "menos de 5 km", "5 kilometer | menos de"),
      (.spanish, "más de 5 km", "5 kilometer | más de"),
      (.spanish, "a lo más 5 km", "5 kilometer | a lo más"),
      (.spanish, "5 km o más", "5 kilometer | o más"), (.spanish, "menos 5 km", "-5 kilometer"),
      (.french, "moins de 5 km", "5 kilometer | moins de"),
      (.french, "plus de 5 km", "5 kilometer | plus de"),
      (.french, "pas plus de 5 km", "5 kilometer | pas plus de"),
      (.french, "au plus 5 km", "5 kilometer | au plus"),
      (.french, "au moins 5 km", "5 kilometer | au moins"),
      (.french, "5 km ou plus", "5 kilometer | ou plus"), (.french, "moins 5 km", "-5 kilometer"),
      (.french, "plus ou moins 5 km", "0 plus"), (.french, "3 moins de 5 km", "8 de"),
      (.italian, "meno di 5 km", "5 kilometer | meno di"),
      (.italian, "più di 5 km", "5 kilometer | più di"),
      (.italian, "al più 5 km", "5 kilometer | al più"), (.italian, "meno 5 km", "-5 kilometer"),
      (Self.portuguese, "menos de 5 km", "5 kilometer | menos de"),
      (Self.portuguese, "mais do que 5 km", "5 kilometer | mais do que"),
      (Self.portuguese, "menos 5 km", "-5 kilometer"),
      (.russian, "менее 5 км", "5 kilometer | менее"),
      (.russian, "не более 5 км", "5 kilometer | не более"),
      (.russian, "минус 5 км", "-5 kilometer"), (.japanese, "5 km以上", "5 kilometer | 以上"),
      (.japanese, "5 km未満", "5 kilometer | 未満"), (.japanese, "最大5 km", "5 kilometer | 最大"),
      (.japanese, "マイナス5 km", "-5 kilometer"),
      (.simplifiedChinese, "至少5公里", "5 kilometer | 至少"),
      (.simplifiedChinese, "5公里以上", "5 kilometer | 以上"),
      (.simplifiedChinese, "5公里左右", "5 kilometer | 左右"),
      (.simplifiedChinese, "5公里以上10公里以下", "13 10公里以下"),
      (.simplifiedChinese, "负5公里", "-5 kilometer"),
    ]
    #expect(failures(rows) == [])
  }

  /// A local word for `per` makes a compound unit if the catalog has one.
  @Test func wordedRatesAreRead() {
    let rows: [Row] = [
      (.german, "5 km pro Stunde", "5 kilometer-per-hour"),
      (.german, "5 Gramm pro Liter", "5 gram-per-liter"),
      (.french, "120 km par heure", "120 kilometer-per-hour"),
      (.french, "120 km à l'heure", "120 kilometer-per-hour"),
      (.spanish, "5 km por hora", "5 kilometer-per-hour"),
      (.spanish, "5 km a la hora", "5 kilometer-per-hour"),
      (.italian, "5 km all'ora", "5 kilometer-per-hour"),
      (Self.portuguese, "5 km por hora", "5 kilometer-per-hour"),
      (.russian, "120 км в час", "120 kilometer-per-hour"),
      (.russian, "5 г на литр", "5 gram-per-liter"),
      (.russian, "120 км в час утром", "120 kilometer-per-hour | утром"),
      // The catalog has no kilowatt-hour per day.
      (.german, "2 kWh pro Tag", "6 pro"), (.french, "5 km par litre", "5 kilometer-per-liter"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func hyphensJoinNumbersAndUnits() {
    let rows = [
      ("2-liter bottle", "2 liter | bottle"), ("a 10-km run", "10 kilometer | a | run"),
      ("a 6-foot man", "6 foot | a | man"), ("a 6-ft-tall man", "6 foot | a | -tall man"),
      ("a 60-W bulb", "60 watt | a | bulb"), ("5-6-km", "5 6 kilometer"),
      ("2-liter bottle a day", "15 a day"), ("twice 2-liter", "0 twice"),
      ("3-D print, 5 kg", "5 kilogram | 3-D print"),
      ("2-in-1, weighs 5 kg", "5 kilogram | 2-in-1, weighs"),
      ("5-a-side, 10 m", "10 meter | 5-a-side"),
    ]
    #expect(failures(rows) == [])
    let german: [Row] = [
      (.german, "ein 10-km-Lauf", "10 kilometer | ein | -Lauf"),
      (.german, "2-Liter-Flasche", "2 liter | -Flasche"),
    ]
    #expect(failures(german) == [])
  }

  /// A spaced hyphen separates a heading from a measure.
  ///
  /// In front of a quantity that may be negative, the hyphen may be a minus and is refused.
  @Test func headingsAndLabels() {
    let rows = [
      ("Length - 5 m", "5 meter | Length -"), ("Weight - 5 kg", "5 kilogram | Weight -"),
      ("Temperature - 5 \u{B0}C", "12 -"), ("It is - 5 m", "6 -"), ("x - 5 m", "2 -"),
      ("B12 - 5 mg", "4 -"), ("7 12 km - 5 km", "8 -"), ("Length -5 m", "-5 meter | Length"),
      ("Room 12, 5 m wide", "5 meter | Room 12 | wide"),
      ("Fig. 3, 5 m", "5 meter | Fig. 3"), ("Distances 5, 6 km", "11 ,"), ("5, 6 km", "1 ,"),
      ("- 5 km", "-5 kilometer"),
    ]
    #expect(failures(rows) == [])
    let others: [Row] = [
      (.german, "Raum 12, 5 m breit", "5 meter | Raum 12 | breit"),
      (.french, "salle 12, 5 m", "5 meter | salle 12"),
      (.spanish, "sala 12, 5 m", "5 meter | sala 12"),
      (.italian, "stanza 12, 5 m", "5 meter | stanza 12"),
      (Self.portuguese, "sala 12, 5 m", "5 meter | sala 12"),
      (.russian, "комната 12, 5 м", "5 meter | комната 12"),
    ]
    #expect(failures(others) == [])
  }

  @Test func marksOfMarkdownAreLeftOut() {
    let rows = [
      ("**5 kg**", "5 kilogram | ** | **"), ("*5 kg*", "5 kilogram | * | *"),
      ("_5 kg_", "5 kilogram | _ | _"), ("`5 kg`", "5 kilogram | ` | `"),
      ("ran *5 km* today", "5 kilometer | ran * | * today"),
      ("**5 kg of flour**", "5 kilogram | ** | of flour**"), ("# 5 km", "5 kilometer | #"),
      ("* 5 km", "0 *"), ("**5 kg** per day", "9 per"), ("twice *5 kg*", "0 twice"),
      ("10 *5 kg*", "0 10"), ("10\n* 5 kg", "3 *"), ("#5 km", "0 #"), ("5 kg* net", "4 *"),
      ("> 5 km", "5 kilometer"), ("- **5 kg**", "0 -"),
    ]
    #expect(failures(rows) == [])
  }

  /// A word after a parenthesis may still change the measure and is refused.
  ///
  /// Words in parentheses are left out if none of them changes the measure.
  @Test func parentheses() {
    let rows = [
      ("5 kg (net)", "5 kilogram | net"),
      ("5 km (as the crow flies)", "5 kilometer | as the crow flies"),
      ("1 km (1000 m) wide", "1 kilometer | (1000 m) wide"),
      ("tall (net) 5 kg", "5 kilogram | tall (net)"),
      ("5 kg (11 lb) per day", "13 per"), ("5 kg (net) each", "11 each"),
      ("5 kg (11 lb) (each)", "13 (each)"), ("5 kg (per person)", "5 (per person)"),
      ("5 kg (twice)", "5 (twice)"), ("5 kg (3)", "5 (3)"), ("5 kg (", "5 ("),
    ]
    #expect(failures(rows) == [])
    let others: [Row] = [
      (.german, "5 kg (netto)", "5 kilogram | netto"), (.french, "5 kg (par jour)", "5 (par jour)"),
      (.russian, "5 кг (нетто)", "5 kilogram | нетто"),
    ]
    #expect(failures(others) == [])
  }

  /// Common words that are spelled like units are no units.
  @Test func smallWordsAreNoUnits() {
    let rows: [Row] = [
      (.french, "5 km à pied", "5 kilometer | à pied"),
      (.french, "100 km au nord", "100 kilometer | au nord"),
      (.spanish, "5 km a pie", "5 kilometer | a pie"),
      (.italian, "5 km a piedi", "5 kilometer | a piedi"),
      (Self.portuguese, "5 km a pé", "5 kilometer | a pé"),
      (.german, "5 km zu Fuß", "5 kilometer | zu Fuß"),
      (.russian, "5 км пешком", "5 kilometer | пешком"),
      (.english, "5 km a week ago", "5 kilometer | a week ago"),
      (.english, "5 km in an hour", "5 in an hour"),
      (.english, "5 kg in a box", "5 kilogram | in a box"),
      (.german, "5 kg in Tonnen", "5 in Tonnen"),
      (.german, "5 kg in Kisten", "5 kilogram | in Kisten"),
    ]
    #expect(failures(rows) == [])
  }
}
