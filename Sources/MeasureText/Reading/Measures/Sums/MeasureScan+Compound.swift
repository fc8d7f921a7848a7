import DecimalArithmetic
import UnitCatalog

extension MeasureScan {
  /// Adds the following parts, each in a smaller unit than the part before it.
  ///
  /// The first part that does not fit ends the measure.
  mutating func takeParts(into reading: inout MeasureReading) throws(ReadingError) {
    guard source.marks.isLenient, var next = nextPart, let value = reading.number?.exactRatio
    else { return }
    let start = position
    var sum = PartialSum(reading, value)
    var isWhole = value.isWhole
    while isWhole {
      let end = position
      if next.isListed { position = next.start }
      guard let part = takePart(of: sum.last, isListed: next.isListed) else {
        position = end
        break
      }
      if next.isListed, part.factor.isPowerOfTen {
        throw text.error(.separateParts, at: next.start)
      }
      sum.add(part, to: reading, value)
      isWhole = part.part.value.isWhole
      guard let following = nextPart else { break }
      next = following
      sum.last = part.units
    }
    if !sum.parts.isEmpty, !sum.finish(&reading, source) { position = start }
  }

  /// Consumes the next part; returns `nil` if the following text is no part.
  ///
  /// A name of several units is a part if a unit of the preceding part is an integer multiple of
  /// one of these units.
  private mutating func takePart(of units: SummedUnits, isListed: Bool) -> SumPart? {
    let isDirect = !isListed && text[position].isASCIIDigit
    let previousEnd = position
    position = text.endOfSpaces(from: position)
    guard let number = try? takeNumber(), let value = number.number.exactRatio else { return nil }
    let name = unitText(at: text.endOfSpaces(from: position))
    var place = -1
    while place < units.others.count {
      let unit = place < 0 ? units.first : units.others[place]
      place += 1
      var found = name.contextual(after: unit, catalog: source.catalog)
      if found == nil { found = name.longest(in: unit.quantity) }
      if found == nil, isDirect, name.isAtEnd {
        found = name.implied(
          after: unit, endingIn: text[previousEnd - 1], numberEnd: position, source.catalog)
      }
      guard let found,
        let part = SumPart((value, number.flags), name, found, behind: units.of(unit.quantity)),
        !isListed || part.isRest
      else { continue }
      position = found.end
      return part
    }
    return nil
  }

  /// The offset of the next part, and whether a comma, `&` or a word such as `and` precedes it.
  private var nextPart: (start: Int, isListed: Bool)? {
    let next = text.endOfSpaces(from: position)
    if text.hasDigit(at: next) { return (next, false) }
    guard let start = endOfJoint()?.end, text.hasDigit(at: start) else { return nil }
    return (start, true)
  }
}

extension UnitText {
  /// Returns the unit of `m` behind hours (minutes), or of `'` or `"` behind degrees or arc
  /// minutes.
  fileprivate func contextual(after unit: MeasureUnit, catalog: Catalog) -> FoundUnit? {
    let meant: (identifier: String, length: Int)
    switch unit.identifier {
    case "hour":
      guard text.has("m", at: start), !continuesWord(at: start + 1) else { return nil }
      meant = ("minute", 1)
    case "degree":
      guard let length = primeLength("'", "\u{2032}", "\u{2019}") else { return nil }
      meant = ("arc-minute", length)
    case "arc-minute":
      guard let length = primeLength("\"", "\u{2033}", "\u{201D}") else { return nil }
      meant = ("arc-second", length)
    default: return nil
    }
    return catalog.unit(meant.identifier).map { FoundUnit(unit: $0, end: start + meant.length) }
  }

  /// Returns the implied unit of a number at the end of the text: inches or minutes.
  ///
  /// Inches are implied behind feet that are written with a mark, minutes behind hours.
  fileprivate func implied(
    after unit: MeasureUnit, endingIn byte: UInt8, numberEnd: Int, _ catalog: Catalog
  ) -> FoundUnit? {
    let meant: String
    switch unit.identifier {
    // Feet must be written with a prime or a quotation mark, not as a word.
    case "foot" where !byte.isASCIILetter: meant = "inch"
    case "hour": meant = "minute"
    default: return nil
    }
    return catalog.unit(meant).map { FoundUnit(unit: $0, end: numberEnd) }
  }

  private func primeLength(_ marks: StaticString...) -> Int? {
    marks.first { text.has($0, at: start) }?.utf8CodeUnitCount
  }

  private func continuesWord(at offset: Int) -> Bool {
    offset < text.count && (text[offset].isASCIILetter || text[offset] >= 0x80)
  }
}

extension ExactRatio {
  /// Whether the number is a power of ten with an exponent of 0 or more.
  fileprivate var isPowerOfTen: Bool {
    var rest = numerator
    while rest >= 10, rest % 10 == 0 { rest /= 10 }
    return rest == 1 && denominator == 1 && !isNegative
  }
}

extension ReadNumber {
  /// Whether the number has a minus sign.
  var isNegative: Bool {
    switch self {
    case .fraction(let ratio): ratio.isNegative
    case .decimal(let text): text.utf8.first == UInt8(ascii: "-")
    }
  }
}
