import MeasureText
import Metryvo
import Testing

/// Each listed word, at each place where it touches a measure, is read or refused, never left out.
@Suite struct NeighborWordsTests {
  private typealias Row = (locale: NumberLocale, text: String, found: String)

  /// The places at which a word touches the measure, by the word's meaning; `W` stands for the
  /// word.
  private static let places: [(meaning: String, texts: [String])] = [
    ("rate", ["W 5 kg", "W: 5 kg", "5 kg W", "5 kg, W"]),
    ("each", ["W 5 kg", "W: 5 kg"]),
    ("factor", ["W 5 kg", "W: 5 kg", "5 kg W", "5 kg, W"]),
    ("numeral", ["W 5 kg", "5 kg W"]),
    ("part", ["W 5 kg"]),
    ("operation", ["W 5 kg", "5 kg W"]),
    ("power", ["W 5 kg", "5 kg W", "5 kg, W"]),
    ("qualifier", ["W 5 kg", "5 kg W", "5 kg, W"]),
    ("minus", ["W 5 kg", "5 kg W"]), ("function", ["W 5 kg", "W(5 kg)"]),
    ("yearly", ["W5 kg"]),
  ]

  /// Meanings with which a word may also be an ordinary word.
  private static let grammar: Set = [
    "verb", "article", "link", "and", "or", "roughly", "ordinary", "least", "than", "preposition",
    "bound", "label",
  ]

  @Test(arguments: NumberLanguage.allCases) func noListedWordIsLeftOut(_ language: NumberLanguage) {
    let reader = MeasureReader(.lenient(NumberLocale(language)), suggestsUnits: false)
    var judged = 0
    var lost: [String] = []
    for place in Self.places {
      for word in ListedWords.words(place.meaning, in: language) {
        let meanings = ListedWords.meanings(of: word, in: language)
        if !Self.grammar.isDisjoint(with: meanings) || (try? reader.unit(word)) != nil { continue }
        for text in place.texts.map({ $0.replacing("W", with: word) }) {
          judged += 1
          guard let reading = try? reader.find(in: text) else { continue }
          let leftOut = reading.leftOut.map {
            String(decoding: Array(text.utf8)[$0], as: UTF8.self)
          }
          if leftOut.contains(where: { $0.contains(word) }) { lost.append(text) }
        }
      }
    }
    #expect(lost == [])
    #expect(judged > 50)
  }

  private func failures(_ rows: [Row]) -> [String] {
    rows.flatMap { MeasureNeighborsTests.failures([($0.text, $0.found)], $0.locale) }
  }

  /// The subject before a colon or a verb may make a rate of the measure and is then refused.
  @Test func subjectsAreLookedAt() {
    let rows: [Row] = [
      (.english, "daily: 5 kg", "0 daily"), (.english, "Daily intake: 5 kg", "0 Daily"),
      (.english, "per person: 5 kg", "0 per"), (.english, "The daily dose is 5 mg", "4 daily"),
      (.german, "Pro Tag: 5 kg", "0 Pro"), (.simplifiedChinese, "每天：5公斤", "0 每天"),
      (.japanese, "時速は5km", "0 時速"), (.english, "Length: 5 m", "5 meter | Length"),
      (.english, "Each box weighs 5 kg", "5 kilogram | Each box weighs"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func wordsOfColdAreNoAngles() {
    let rows: [Row] = [
      (.simplifiedChinese, "冰点以下5度", "0 冰点以下"), (.japanese, "氷点下5度", "0 氷点下"),
      (.simplifiedChinese, "摄氏5度", "0 摄氏"), (.japanese, "摂氏5度", "0 摂氏"),
      (.japanese, "ー5度", "-5 degree"), (.japanese, "メーター5度", "5 degree | メーター"),
      (.english, "40 C below", "5 below"),
      (.english, "5 m below the surface", "5 meter | below the surface"),
      (.spanish, "negativo 5 km", "-5 kilometer"), (.german, "5 Grad Frost", "7 Frost"),
      (.russian, "5 градусов мороза", "19 мороза"),
    ]
    #expect(failures(rows) == [])
  }

  @Test func listsAndSecondBoundsAreRefused() {
    let rows: [Row] = [
      (.english, "at least 5, at most 10 km", "15 most"), (.english, "5 km, 10", "6 10"),
      (.english, "5 km, ± 1", "6 ±"), (.english, "5 km give or take 1", "13 take"),
      (.english, "5 kg, 10 people came", "5 kilogram | 10 people came"),
      (.german, "5 bzw. 10 km", "2 bzw"), (.english, "less 3 km", "0 less"),
      (.english, "less than 3 km", "3 kilometer | less than"),
      (.english, "5 ft in", "5 in"), (.english, "5 V A", "4 A"),
      (.japanese, "年5kg", "0 年"), (.japanese, "2023年5kg", "5 kilogram | 2023年"),
      (.japanese, "私は昨日10km走った", "10 kilometer | 私は昨日 | 走った"),
    ]
    #expect(failures(rows) == [])
  }
}
