import DecimalArithmetic
import UnitCatalog

extension MeasureScan {
  /// Consumes the second number of a range, behind a dash or a word.
  ///
  /// Returns `nil` and consumes nothing if no second number follows.
  mutating func takeRangeEnd(_ isBetween: Bool) throws(ReadingError) -> NumberReading? {
    guard let next = isBetween ? endOfAnd() : endOfRangeSign() else { return nil }
    let before = position
    position = next
    do throws(ReadingError) { return try takeSignedNumber() } catch {
      // No number follows, so the word may begin the name of a unit.
      position = before
      return nil
    }
  }

  /// Throws for `2-3/4` and `1 - 1/2`, which people write for 2¾ and 1½.
  ///
  /// Read as a range, the second number would be less than the first.
  func refuseHyphenatedFraction(
    _ first: ReadNumber, _ last: ReadNumber
  ) throws(ReadingError) {
    guard case .fraction(let part) = last, part.subtracting(.one)?.isNegative == true,
      case .decimal(let whole) = first, whole != "0",
      whole.utf8.allSatisfy({ ($0 &- UInt8(ascii: "0")) <= 9 })
    else { return }
    throw text.error(.hyphenatedFraction, at: start)
  }

  /// Consumes the second number of a range whose first number also has the unit: `10 km – 12 km`.
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
    // No second measure follows, so the measure ends in front of the sign.
    position = before
    return nil
  }

  /// Returns the offset of the number behind a sign of a range; `nil` if there is no such sign.
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
      // A word needs spaces on both sides. A dash may have none.
      guard sign > position, let word = source.syntax.locale?.language.rangeWord,
        text.has(word, at: sign)
      else { return nil }
      end += word.utf8CodeUnitCount
      guard end < text.count, text.endOfSpaces(from: end) > end else { return nil }
    }
    let next = text.endOfSpaces(from: end)
    // `5 -3` is no range, because a dash has spaces on both sides or on none.
    return (sign > position) == (next > end) ? next : nil
  }
}

extension NumberLanguage {
  /// The word between the numbers of a range; `nil` for languages that use a sign.
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
