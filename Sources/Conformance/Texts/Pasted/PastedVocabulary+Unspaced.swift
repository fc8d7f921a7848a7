import MeasureText
import PropertyTesting

/// The parts of sentences without spaces, in Japanese and Chinese.
extension PastedVocabulary {
  /// A generator of the parts of a sentence without spaces; `nil` for other languages.
  var unspacedPart: Generator<PastedText.Choice>? {
    guard let (measures, words) = Self.sentences(in: locale.language) else { return nil }
    let numbers: [PastedText.Choice] = [(.number, "7"), (.number, "12")]
    let ordinary = words.map { (PastedText.Kind.word, $0) } + unspaced(self.words)
    let others = numbers + unspaced(self.others)
    let kinds = [measures.map { (PastedText.Kind.measure, $0) }, ordinary, ordinary, others]
    return Generator("part without spaces") { source in
      source.element(of: source.element(of: kinds))
    }
  }

  /// Returns the choices that consist only of Chinese characters and kana.
  private func unspaced(_ choices: [PastedText.Choice]) -> [PastedText.Choice] {
    choices.filter { $0.text.unicodeScalars.allSatisfy { $0.value > 0x3000 && $0.value < 0xFF00 } }
  }

  /// Returns measures and ordinary words.
  private static func sentences(
    in language: NumberLanguage
  ) -> (measures: [String], words: [String])? {
    switch language {
    case .japanese:
      (["5kg", "12km", "5キログラム", "40度", "3時間", "5〜10kg"], ["箱", "荷物", "今日", "です", "長い"])
    case .simplifiedChinese:
      (["5kg", "12公里", "5公斤", "40度", "3小时", "5-10公斤"], ["箱子", "今天", "苹果", "东西"])
    case .traditionalChinese:
      (["5kg", "12公里", "5公斤", "40度", "3小時", "5-10公斤"], ["箱子", "今天", "蘋果", "東西"])
    default: nil
    }
  }
}
