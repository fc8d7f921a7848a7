import DecimalArithmetic
import UnitCatalog

extension MeasureScan {
  /// The number behind a dash or a word, if a range goes on; else nothing is taken.
  mutating func takeRangeEnd(_ isBetween: Bool) throws(ReadingError) -> NumberReading? {
    guard let next = isBetween ? endOfAnd() : endOfRangeSign() else { return nil }
    let before = position
    position = next
    do throws(ReadingError) { return try takeSignedNumber() } catch {
      // `5 to` may begin a unit's name, but what follows a dash is a number.
      position = before
      return nil
    }
  }

  /// Refuses `2-3/4` and `1 - 1/2`, which people write for 2¾ and 1½ and which would be ranges that
  /// fall.
  func refuseHyphenatedFraction(
    _ first: ReadNumber, _ last: ReadNumber
  ) throws(ReadingError) {
    guard case .fraction(let part) = last, part.subtracting(.one)?.isNegative == true,
      case .decimal(let whole) = first, whole != "0",
      whole.utf8.allSatisfy({ ($0 &- UInt8(ascii: "0")) <= 9 })
    else { return }
    throw text.error(.hyphenatedFraction, at: start)
  }

  /// The end of a range whose first number has the unit too: `10 km – 12 km`.
  mutating func takeSecondMeasure(of unit: MeasureUnit, _ isBetween: Bool) -> NumberReading? {
    guard let next = isBetween ? endOfAnd() : endOfRangeSign() else { return nil }
    let before = position
    position = next
    if let number = try? takeSignedNumber() {
      let start = text.endOfSpaces(from: position)
      let name = unitText(at: start)
      if let found = name.longest(in: unit.quantity), found.unit == unit {
        position = found.end
        return number
      }
    }
    // The measure ended before the sign.
    position = before
    return nil
  }

  /// Where the number behind a sign of a range begins; `nil` if there is no such sign.
  private func endOfRangeSign() -> Int? {
    guard source.marks.isLenient else { return nil }
    let sign = text.endOfSpaces(from: position)
    guard let decoded = text.scalar(at: sign) else { return nil }
    var end = sign
    switch decoded.scalar {
    case "-", "~", "\u{2010}"..."\u{2015}", "\u{2026}", "\u{2212}", "\u{301C}":
      end += decoded.length
    case ".":
      guard text.has("...", at: sign) else { return nil }
      end += 3
    default:
      // A word needs spaces, and a dash may have none.
      guard sign > position, let word = source.syntax.locale?.language.rangeWord,
        text.has(word, at: sign)
      else { return nil }
      end += word.utf8CodeUnitCount
      guard end < text.count, text.endOfSpaces(from: end) > end else { return nil }
    }
    let next = text.endOfSpaces(from: end)
    // `5 -3` is no range: a dash has spaces at both sides or at none.
    return (sign > position) == (next > end) ? next : nil
  }
}

extension NumberLanguage {
  /// The word between the numbers of a range; `nil` where a sign is written.
  fileprivate var rangeWord: StaticString? {
    switch self {
    case .english: "to"
    case .spanish, .italian, .portuguese: "a"
    case .german: "bis"
    case .french: "à"
    case .russian: "до"
    case .japanese, .simplifiedChinese, .traditionalChinese: nil
    }
  }
}
