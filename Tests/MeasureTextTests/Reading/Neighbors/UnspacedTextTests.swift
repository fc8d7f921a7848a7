import Metryvo
import Testing

/// Japanese and Chinese sentences, which have no spaces between words.
@Suite struct UnspacedTextTests {
  /// Returns the measure and the texts left out, or the byte and the text of the refusal.
  private func found(_ text: String, _ locale: NumberLocale) -> String {
    do throws(ReadingError) {
      let reading = try MeasureReader(.lenient(locale)).find(in: text)
      let bytes = Array(text.utf8)
      let rest = reading.leftOut.map { String(decoding: bytes[$0], as: UTF8.self) }
      return ([MeasureReaderTests.describe(reading)] + rest).joined(separator: " | ")
    } catch {
      if case .partOfMeasure(let part) = error.reason { return "\(error.offset) \(part)" }
      if case .unknownUnit = error.reason { return "\(error.offset) unknown" }
      return "\(error.reason)"
    }
  }

  private func failures(_ rows: [(String, String)], _ locale: NumberLocale) -> [String] {
    rows.compactMap { text, expected in
      let ours = found(text, locale)
      return ours == expected ? nil : "\(text): \(ours), not \(expected)"
    }
  }

  @Test func japaneseSentencesAreRead() {
    let rows = [
      ("重さは5キログラムです", "5 kilogram | 重さは | です"), ("5kg程度", "5 kilogram | 程度"),
      ("約5kg", "5 kilogram | 約"), ("5km先", "5 kilometer | 先"),
      ("体重60kgの人", "60 kilogram | 体重 | の人"), ("5メートルの高さ", "5 meter | の高さ"),
      ("5〜10kg程度", "5 10 kilogram | 程度"), ("5m2の部屋", "5 square-meter | の部屋"),
      ("2時間30分です", "150 minute | です"), ("5km/h程度", "5 kilometer-per-hour | 程度"),
      ("気温はマイナス5度です", "-5 degree | 気温は | です"), ("零下5度", "0 零下"),
      ("私は昨日10km走った。", "10 kilometer | 私は昨日 | 走った"), ("5kg以上", "5 kilogram | 以上"),
      ("長さ5mと幅3m", "5 meter | 長さ | と幅3m"), ("5日間", "5 day | 間"),
      ("5キロメートル毎時", "5 kilometer-per-hour"), ("2023年に5km", "5 kilometer | 2023年に"),
    ]
    #expect(failures(rows, .japanese) == [])
  }

  @Test func chineseSentencesAreRead() {
    let rows = [
      ("这个箱子重5公斤", "5 kilogram | 这个箱子重"), ("5公斤左右", "5 kilogram | 左右"),
      ("距离是5公里", "5 kilometer | 距离是"), ("5kg左右", "5 kilogram | 左右"),
      ("5公斤的箱子", "5 kilogram | 的箱子"), ("5公斤大米", "5 kilogram | 大米"),
      ("5公里每小时", "5 kilometer-per-hour"), ("5米每秒", "5 meter-per-second"),
      ("负5度", "-5 degree"), ("气温是负5度", "-5 degree | 气温是"), ("零下5度", "0 零下"),
      ("5米高的墙", "5 meter | 高的墙"), ("距离是5千米", "5 kilometer | 距离是"),
      ("5公里以上", "5 kilometer | 以上"), ("5公斤和10公斤", "5 kilogram | 和10公斤"),
      ("我在2023年跑了10公里", "10 kilometer | 我在2023年跑了"), ("每个箱子重5公斤", "5 kilogram | 每个箱子重"),
    ]
    #expect(failures(rows, .simplifiedChinese) == [])
    let traditional = [
      ("這個箱子重5公斤左右", "5 kilogram | 這個箱子重 | 左右"),
      ("5公里每小時", "5 kilometer-per-hour"), ("5公升水", "5 liter | 水"),
    ]
    #expect(failures(traditional, .traditionalChinese) == [])
  }

  /// Rates, factors, counts, powers and numerals are refused beside the measure and some characters
  /// away.
  @Test func whatChangesTheMeasureIsRefused() {
    let japanese = [
      ("毎時5キロメートル", "0 毎時"), ("時速5キロメートル", "0 時速"), ("1人5kg", "0 1人"),
      ("一箱5kg", "0 一"), ("3倍の5kg", "1 倍"), ("5kgの3倍", "6 3倍"), ("5kgずつ", "3 ずつ"),
      ("5kgごとに", "3 ごと"), ("5km毎", "3 毎"), ("5kgを3個", "6 3個"), ("5kgが3つ", "3 が3つ"),
      ("5kgの箱3個", "9 3個"), ("箱3個で5kg", "3 3個で"), ("1日に5km", "7 5km"), ("5キログラム半", "16 半"),
      ("5分の1キログラム", "4 の"), ("5日目", "4 目"), ("第5km", "0 第"), ("5ワット時", "10 時"),
      ("10時30分", "0 10時"), ("5月5日", "0 5月"), ("5kgから10kgまで", "3 から"),
    ]
    #expect(failures(japanese, .japanese) == [])
    let chinese = [
      ("每人5公斤", "0 每人"), ("每个学生5公斤", "0 每个"), ("每小时5公里", "0 每小时"),
      ("5公斤每人", "7 每人"), ("5公斤一天", "7 一天"), ("5公斤到10公斤", "7 到"), ("5公斤半", "7 半"),
      ("半5公斤", "0 半"), ("两个5公斤", "0 两"), ("五箱5公斤", "0 五"), ("5个10公里", "0 5个"),
      ("3箱每箱5公斤", "4 每"), ("5公斤的3倍", "10 3倍"), ("一万5公里", "3 万"), ("5英尺磅", "7 磅"),
    ]
    #expect(failures(chinese, .simplifiedChinese) == [])
  }

  /// A unit's name must not be part of a longer word: 克拉 is the carat, 万公里 ten thousand kilometers.
  @Test func partsOfOtherWordsAreNoUnits() {
    let chinese = [
      ("5万公里", "1 unknown"), ("5升水", "1 unknown"), ("5天文单位", "1 unknown"),
      ("5克拉", "4 拉"), ("5周年", "4 年"), ("5毫米汞柱", "7 汞柱"), ("5千克力", "7 力"),
      ("5瓦时", "4 时"), ("5度电", "4 电"), ("5秒差距", "4 差距"), ("5分之一公里", "1 unknown"),
    ]
    #expect(failures(chinese, .simplifiedChinese) == [])
    let japanese = [
      ("5トンネル", "1 unknown"), ("5カップル", "1 unknown"), ("5万キロメートル", "1 unknown"),
      ("5キロ半", "1 unknown"),
    ]
    #expect(failures(japanese, .japanese) == [])
  }

  /// Only running text in the languages without spaces is divided into words.
  ///
  /// A typed measure must be complete.
  @Test func onlyRunningTextOfTheseLanguagesIsDivided() {
    for text in ["5kg程度", "5公斤左右"] {
      #expect(throws: ReadingError.self) {
        try MeasureReader(.lenient(.simplifiedChinese)).read(text)
      }
      #expect(throws: ReadingError.self) { try MeasureReader().find(in: text) }
    }
  }
}
