import Metryvo
import Testing

/// Units without a number, ampersands, multipliers and operators near a measure.
@Suite struct NeighborAmountsTests {
  private typealias Row = (locale: NumberLocale, text: String, found: String)

  private func failures(_ rows: [Row]) -> [String] {
    rows.flatMap { MeasureNeighborsTests.failures([($0.text, $0.found)], $0.locale) }
  }

  private func failures(_ rows: [(String, String)]) -> [String] {
    MeasureNeighborsTests.failures(rows)
  }

  /// A unit without digits that is joined to a measure may be a part of the measure, so the text is
  /// refused.
  @Test func unitsWithoutNumberAreNotLeftOut() {
    let rows = [
      "an hour and 5 minutes", "a foot and 3 inches", "a pound and 3 oz", "hour and 5 minutes",
      "an hour & 5 minutes", "an hour, 5 minutes", "an hour 5 minutes", "one hour and 5 minutes",
      "half a mile and 200 feet", "a dozen feet and 3 inches", "about an hour and about 5 minutes",
      "an hour and another 5 minutes", "a square foot and 3 sq in", "a fluid ounce and 3 ml",
      "several hours and 5 minutes", "a few hours, and 5 minutes", "it takes an hour and 5 minutes",
      "5 minutes and a second", "5 feet and an inch", "5 feet, an inch", "5 km & a mile",
      "5 hours and a few minutes", "between an hour and 90 minutes",
    ]
    #expect(failures(rows.map { ($0, "separateParts") }) == [])
  }

  @Test func unitsWithoutNumberAreNotLeftOutInOtherLanguages() {
    let portuguese = NumberLocale(.portuguese)
    let rows: [(NumberLocale, String)] = [
      (.german, "eine Stunde und 5 Minuten"), (.german, "ein Fuß und 3 Zoll"),
      (.german, "5 Minuten und eine Sekunde"), (.german, "einige Stunden und 5 Minuten"),
      (.french, "une heure et 5 minutes"), (.french, "5 minutes et une seconde"),
      (.spanish, "una hora y 5 minutos"), (.italian, "un'ora e 5 minuti"),
      (.italian, "un’ora, 5 minuti"), (portuguese, "uma hora e 5 minutos"),
      (.russian, "час и 5 минут"), (.japanese, "一時間と5分"), (.japanese, "5時間と数分"),
      (.simplifiedChinese, "一小时和5分钟"), (.simplifiedChinese, "半小时5分钟"),
    ]
    #expect(failures(rows.map { ($0.0, $0.1, "separateParts") }) == [])
  }

  /// Other link words make a range or a part and are refused.
  ///
  /// A unit of another quantity is separate.
  @Test func linksTouchAndOtherQuantitiesDoNot() {
    let rows = [
      ("an hour to 90 minutes", "0 an hour to"), ("an hour or 90 minutes", "0 an hour or"),
      ("5 minutes to an hour", "10 to an hour"), ("5 km of a mile", "5 of a mile"),
      ("5 km or a mile", "5 kilometer | or a mile"), ("5 km and a half", "5 and a half"),
      ("In feet and inches 5 ft", "5 foot | In feet and inches"),
      ("a mile is 5280 ft", "5280 foot | a mile is"), ("5 kg and a box", "5 kilogram | and a box"),
      ("In an hour, 5 km away", "5 kilometer | In an hour | away"),
      ("a second 5 km run", "5 kilometer | a second | run"),
      ("5 minutes and a second look", "5 minute | and a second look"),
      ("A man and 5 m of rope", "5 meter | A man and | of rope"),
      ("a 5 km run and a 3 km walk", "5 kilometer | a | run and a 3 km walk"),
      ("Q&A 5 kg", "5 kilogram | Q&A"),
    ]
    #expect(failures(rows) == [])
  }

  /// An ampersand means `and`: in sums, in ranges and before other words.
  @Test func ampersandsJoin() {
    let rows: [Row] = [
      (.english, "2 lbs & 3 oz", "35 ounce"), (.english, "2 lbs, and 3 oz", "35 ounce"),
      (.english, "5 ft & 6 in tall", "66 inch | tall"), (.english, "5'&6\"", "66 inch"),
      (.english, "between 5 & 10 km", "5 10 kilometer"), (.english, "5 & 6 km", "2 &"),
      (.english, "5 kg & 3 boxes", "5 &"), (.english, "5 km & 3 m", "separateParts"),
      (.english, "5 km & 3 kg", "5 kilometer | & 3 kg"),
      (.english, "5 kg & more", "5 kilogram | & more"),
      (.german, "2 Pfund & 3 Unzen", "35 ounce"), (.japanese, "1時間と5分", "65 minute"),
      (.japanese, "5kgと3箱", "3 と"), (.simplifiedChinese, "1小时和5分钟", "65 minute"),
      (.english, "1 h \u{FF06} 5 min", "65 minute"),
    ]
    #expect(failures(rows) == [])
  }

  /// A letter directly after digits may mean a thousand or a million before a counted noun, so the
  /// text is refused.
  @Test func multipliersAreNoUnits() {
    let rows: [Row] = [
      (.english, "1.5m people", "3 m people"), (.english, "1.5M people", "3 M people"),
      (.english, "7B people", "1 B people"), (.english, "5K run", "1 K run"),
      (.english, "5G network", "1 G network"), (.german, "5m Menschen", "1 m Menschen"),
      (.japanese, "1.5m 人", "5 人"), (.japanese, "1.5m人", "4 人"),
      (.japanese, "12 km 1.5m 人", "11 人"),
      (.french, "5M habitants", "1 M habitants"), (.russian, "5M людей", "1 M людей"),
      (.english, "a 10m tree", "10 meter | a | tree"), (.english, "at 300K", "300 kelvin | at"),
      (.english, "1.5 m people", "1.5 meter | people"),
      (.english, "300 K today", "300 kelvin | today"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func operatorsAndRatesActBehindWords() {
    let rows = [
      ("5 g protein/serving", "11 /serving"), ("5 kg apples / day", "12 / day"),
      ("5 kg of rice \u{F7} 3", "13 \u{F7}"), ("5 kg apples * 3", "12 *"),
      ("5 kg apples/pears", "5 kilogram | apples/pears"), ("5 kg ea", "5 ea"),
      ("5 kg ea.", "5 ea"), ("5 kWh pa", "6 pa"), ("5 mg tds", "5 tds"),
    ]
    #expect(failures(rows) == [])
  }

  /// A full stop may belong to the unit's name, or end the sentence before a word such as `less`.
  @Test func sentencesEndBeforeWordsOfOperators() {
    let rows = [
      ("5 km. Less is more.", "5 kilometer | Less is more"),
      ("5 km. Times change.", "5 kilometer | Times change"), ("5 km. Less 3 km", "6 Less"),
      ("5 km. less tax", "6 less"), ("5 kg. Daily", "6 Daily"),
    ]
    #expect(failures(rows) == [])
  }

  /// Words for powers of ten are read if the words have one meaning for all readers of the locale.
  @Test func powersOfTenAreRead() {
    let rows: [Row] = [
      (.english, "5 million km", "5000000 kilometer"),
      (.english, "1.5 billion km", "1500000000 kilometer"),
      (.english, "5-10 million km", "5000000 10000000 kilometer"),
      (.english, "It is 93 million miles away", "93000000 mile | It is | away"),
      (.english, "3 1/2 thousand feet", "3500 foot"),
      (.german, "5 Millionen km", "5000000 kilometer"),
      (.german, "5 Milliarden km", "5000000000 kilometer"),
      (.spanish, "5 millones de km", "5000000 kilometer"),
      (.french, "5 millions de km", "5000000 kilometer"),
      (.russian, "5 тысяч км", "5000 kilometer"), (.spanish, "5 mil km", "5000 kilometer"),
      (.spanish, "5-10 mil litros", "5000 10000 liter"),
      (.brazilianPortuguese, "5 mil km", "5000 kilometer"),
      // A German `Billion` is 10¹², an English billion 10⁹, so the word is refused.
      (.german, "5 Billion km", "unknownUnit(suggestions: [])"),
    ]
    #expect(failures(rows) == [])
  }

  /// A word for a power of ten is no unit, even if the catalog has a unit of that name, such as
  /// `mil`.
  @Test func wordsOfPowersOfTenAreNoUnits() {
    var wrong: [String] = []
    var counts = [0, 0]
    let powers = [("thousand", 3), ("million", 6), ("billion", 9), ("trillion", 12)]
    for locale in NumberLocale.languages {
      let reader = MeasureReader(.lenient(locale))
      for (meaning, power) in powers {
        for word in ListedWords.words(meaning, in: locale.language) {
          let zeros = String(repeating: "0", count: power)
          if let read = try? reader.read("5 \(word) km") {
            counts[0] += 1
            let isRight = read.number?.text == "5\(zeros)" && read.unit == .kilometer
            if !isRight { wrong.append("\(locale.rawValue): \(word)") }
          }
          for text in ["5 \(word)", "\(word) 5", "5 \(word) 200 km", "5\(word) km"] {
            counts[1] += 1
            if (try? reader.read(text)) != nil { wrong.append("\(locale.rawValue): \(text)") }
          }
        }
      }
    }
    #expect(wrong == [])
    #expect(counts[0] > 20 && counts[1] > 100, "\(counts)")
  }

  @Test func powersOfUnitsByTheirSymbolsAreRead() throws {
    let reader = MeasureReader()
    #expect(try reader.read("5 square km").unit == .squareKilometer)
    #expect(try reader.read("5 cubic cm").unit == .cubicCentimeter)
    #expect(try reader.unit("square mi").unit == .squareMile)
    #expect(throws: ReadingError.self) { try reader.read("5 square kg") }
  }
}
