import MeasureText
import UnitCatalog

/// The parts of a pasted text next to a measure that must be read with the measure.
extension TextLaws {
  /// Returns a part before the measure that changes the measure and was not read with it.
  static func touching(inFrontOf reading: MeasureReading, in pasted: PastedText) -> String? {
    let start = reading.utf8Range.lowerBound
    let parts = pasted.parts
    // If the measure is in parentheses, only the parts in the parentheses precede it.
    let isEnclosed = parts.contains { $0.kind == .mark && $0.range.contains(start) }
    var (gap, isLinked, isListed, isBeside) = (0, false, true, true)
    for (index, part) in parts.enumerated().reversed() where part.range.upperBound <= start {
      switch part.kind {
      case .filler: isBeside = false
      case .verb where gap == 0: return nil
      case .link:
        (isLinked, isBeside) = (true, false)
        gap += count(part)
      case .number:
        return gap < 2 || isLinked && gap <= 4 ? part.text : nil
      case .factor, .function:
        if gap == 0 || isLinked && gap <= 4 { return part.text }
        (isListed, isBeside) = (false, false)
        gap += count(part)
      case .operation, .between:
        if gap == 0 { return part.text }
        (isListed, isBeside) = (false, false)
        gap += count(part)
      // A hyphen between an ordinary word and a size is a dash: Length - 5 m.
      case .sign, .joint:
        let isDash = part.text == "-" && index > 0 && parts[index - 1].kind == .word
        if isDash, isBeside, isSize(reading) { return nil }
        if isBeside || gap == 0 && part.kind == .sign { return part.text }
        return nil
      case .relation: return isBeside ? part.text : nil
      case .mark:
        // A rate before a colon belongs to the measure after the colon: daily: 5 kg.
        if part.text == ":", gap == 0, index > 0, parts[index - 1].kind == .rate {
          return parts[index - 1].text
        }
        // An amount before a comma may belong to the measure: an hour, 5 minutes.
        if part.text == ",", gap == 0, index > 0, parts[index - 1].kind == .amount {
          return measuresAlike(parts[index - 1], reading) ? parts[index - 1].text : nil
        }
        let isList = [",", ";", ":", "|"].contains(part.text) && isListed && gap <= 4 && index > 0
        return isList && parts[index - 1].kind == .number ? part.text : nil
      case .word, .verb, .bound:
        (isListed, isBeside) = (false, false)
        gap += count(part)
      case .amount:
        let between = parts[(index + 1)...].filter { $0.range.upperBound <= start }
        return between.count == 1 && measuresAlike(part, reading) ? part.text : nil
      case .rate, .suffix, .qualifier, .measure: return nil
      }
      if isEnclosed && gap > 0 { return nil }
    }
    return nil
  }

  /// Returns a part after the measure that changes the measure and was not read with it.
  static func touching(behind reading: MeasureReading, in pasted: PastedText) -> String? {
    let end = reading.utf8Range.upperBound
    let parts = pasted.parts
    let isEnclosed = parts.contains { $0.kind == .mark && $0.range.contains(end - 1) }
    // The words between the measure and a part, and the words between the last link and the part.
    var (gap, sinceLink, isBeside) = (0, Int.max, true)
    var isBehindParenthesis = false
    for (index, part) in parts.enumerated() where part.range.lowerBound >= end {
      let next = index + 1 < parts.count ? parts[index + 1].kind : .mark
      switch part.kind {
      case .filler: isBeside = false
      case .verb where gap == 0: return nil
      // After a link or a verb, an indefinite noun is no rate: 5 kg and a person.
      case .rate where isIndefinite(part, pasted) && isJoined(parts[index - 1]):
        gap += 2 * count(part)
        isBeside = false
      case .rate: return gap < 4 ? part.text : nil
      case .qualifier where isBehindParenthesis: return nil
      case .operation, .suffix, .qualifier: return isBeside ? part.text : nil
      case .factor where isBehindParenthesis, .number where isBehindParenthesis,
        .sign where isBehindParenthesis, .joint where isBehindParenthesis:
        return nil
      case .mark where part.text == "(11 lb)" && gap == 0 && isBeside: isBehindParenthesis = true
      // A rate directly after a comma belongs to the measure before the comma: 5 kg, daily.
      case .mark where part.text == "," && gap == 0 && isBeside && next == .rate && !isEnclosed:
        return parts[index + 1].text
      case .mark where part.text == "," && gap == 0 && isBeside && next == .amount && !isEnclosed:
        let isPart = !isBehindParenthesis && isAmount(at: index + 1, in: pasted, alike: reading)
        return isPart ? parts[index + 1].text : nil
      case .factor:
        let isNumber = part.text.first?.isNumber == true && !["2x", "10 x"].contains(part.text)
        if isNumber && (isEnclosed || !isBeside) { return nil }
        return isBeside || sinceLink < 2 && gap < 4 ? part.text : nil
      case .number:
        // Unless a word or a mark follows, the number and the next part may form another measure.
        let isAlone = [.word, .filler, .verb, .mark].contains(next)
        if isEnclosed && isBeside || !isAlone && !isBeside { return nil }
        return gap < 2 || sinceLink == 0 && gap < 4 ? part.text : nil
      case .sign, .joint:
        let isDash = ["-", "\u{2212}"].contains(part.text)
        let isNumber = [.number, .measure, .sign, .factor].contains(next)
        return isBeside && !(isDash && !isNumber) ? part.text : nil
      case .link:
        // The distance of later words is counted from this link.
        sinceLink = 0
        gap += count(part)
        isBeside = false
      case .amount:
        // After `or` the amount restates the measure, so it is no part of the measure.
        let isAdded = gap == 1 && sinceLink == 0 && !isAlternative(parts[index - 1], pasted)
        let isPart = isAdded && !isEnclosed && isAmount(at: index, in: pasted, alike: reading)
        return isPart ? part.text : nil
      case .word, .verb, .between, .bound, .function:
        sinceLink = sinceLink == .max ? .max : sinceLink + 1
        gap += count(part)
        isBeside = false
      case .mark, .measure, .relation: return nil
      }
    }
    return nil
  }

  /// Whether an amount has the measure's quantity; a rate after the amount changes its quantity.
  private static func isAmount(
    at index: Int, in pasted: PastedText, alike reading: MeasureReading
  ) -> Bool {
    let parts = pasted.parts
    let isRate = index + 1 < parts.count && [.suffix, .rate].contains(parts[index + 1].kind)
    return !isRate && measuresAlike(parts[index], reading)
  }

  /// Whether the unit of an amount, its last word, has the measure's quantity.
  private static func measuresAlike(_ amount: PastedText.Part, _ reading: MeasureReading) -> Bool {
    let unit = amount.text.split(separator: " ").last.map { Catalog.standard.lookUp("\($0)") }
    return unit?.candidates.first?.quantity == reading.unit.quantity
  }

  /// Whether the measure is a size, whose values in everyday texts are never negative.
  private static func isSize(_ reading: MeasureReading) -> Bool {
    ["length", "area", "volume", "mass", "time"].contains(reading.unit.quantity)
  }

  /// Whether a rate is a noun with an indefinite article.
  private static func isIndefinite(_ part: PastedText.Part, _ pasted: PastedText) -> Bool {
    let word = part.text.split(separator: " ").first.map(String.init) ?? ""
    return ListedWords.meanings(of: word, in: pasted.locale.language).contains("indefinite")
  }

  private static func isAlternative(_ link: PastedText.Part, _ pasted: PastedText) -> Bool {
    ListedWords.meanings(of: link.text, in: pasted.locale.language).contains("or")
  }

  private static func isJoined(_ part: PastedText.Part) -> Bool {
    part.kind == .link || part.kind == .verb
  }

  /// Returns the number of words in a part; in Chinese and Japanese, the number of characters.
  private static func count(_ part: PastedText.Part) -> Int {
    max(1, part.text.unicodeScalars.count { $0.value >= 0x3000 && $0.value < 0xFF00 })
  }
}
