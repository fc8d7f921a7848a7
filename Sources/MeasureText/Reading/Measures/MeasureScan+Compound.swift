import DecimalArithmetic
import UnitCatalog

extension MeasureScan {
  /// Adds up the parts of smaller units that follow; each either belongs to the measure or ends it.
  mutating func takeParts(into reading: inout MeasureReading) throws(ReadingError) {
    guard source.marks.isLenient, nextPart != nil, var total = reading.number?.exactRatio else {
      return
    }
    let isNegative = reading.number?.isNegative == true
    if isNegative { total = total.negated }
    var candidates = [reading.unit] + reading.alternatives
    var parts: [MeasurePart] = []
    var isWhole = total.isWhole
    while isWhole, let next = nextPart {
      let before = position
      if next.isListed { position = next.start }
      guard let part = try takePart(of: candidates, isListed: next.isListed),
        !next.isListed || part.isRest,
        let sum = total.multiplied(by: part.factor)?.adding(part.value)
      else {
        position = before
        break
      }
      if next.isListed, part.factor.isPowerOfTen {
        throw text.error(.separateParts, at: next.start)
      }
      total = sum
      isWhole = part.value.isWhole
      if parts.isEmpty { parts = [reading.part(meaning: part.previous)] }
      parts.append(part.name)
      candidates = [part.unit]
      reading.unit = part.unit
      reading.others = .none
      reading.flags.remove(.ambiguousUnit)
      reading.flags.formUnion(part.flags)
      reading.flags.insert(.compound)
    }
    if reading.flags.contains(.compound) {
      reading.number = (isNegative ? total.negated : total).readNumber
      #if SeededFaults
      if SeededFault.sumForgetsMeanings.isActive { return }
      #endif
      reading.parts = parts
      reading.isIdentifier = parts.allSatisfy { $0.unit.isIdentifier }
    }
  }

  /// A number of a smaller unit, and how many of those the unit before it is.
  private struct Part {
    var value: ExactRatio
    var name: MeasurePart
    /// What the unit before it is.
    var previous: MeasureUnit
    var factor: ExactRatio
    var flags: ReadingFlags

    var unit: MeasureUnit { name.unit.unit }
    /// Whether the part is less than one of the unit before it.
    var isRest: Bool { value.adding(factor.negated)?.isNegative == true }
  }

  /// The next part; `nil` if what follows is none.
  private mutating func takePart(
    of candidates: [MeasureUnit], isListed: Bool
  ) throws(ReadingError) -> Part? {
    let isDirect = !isListed && text[position].isASCIIDigit
    let previousEnd = position
    position = text.endOfSpaces(from: position)
    guard let number = try? takeNumber(), let value = number.number.exactRatio else { return nil }
    let name = unitText(at: text.endOfSpaces(from: position))
    for candidate in candidates {
      var found = name.contextual(after: candidate, catalog: source.catalog)
      if found == nil { found = name.longest(in: candidate.quantity) }
      if found == nil, isDirect, name.isAtEnd {
        found = name.implied(
          after: candidate, endingIn: text[previousEnd - 1], numberEnd: position, source.catalog)
      }
      guard let found else { continue }
      let meanings = [found.unit] + found.others.units
      for part in meanings {
        guard case .linear(let factor) = candidate.conversionMap(to: part), factor != .one,
          !factor.isNegative, factor.isWhole
        else { continue }
        position = found.end
        let reading = UnitReading(
          unit: part, alternatives: meanings.filter { $0 != part },
          isInOtherCase: found.flags.contains(.letterCase), isIdentifier: found.isIdentifier)
        return Part(
          value: value,
          name: MeasurePart(utf8UnitRange: min(name.start, found.end)..<found.end, unit: reading),
          previous: candidate, factor: factor, flags: number.flags)
      }
    }
    return nil
  }

  /// Where the next part may begin, and whether a comma, `&` or a word such as `and` stands before it.
  private var nextPart: (start: Int, isListed: Bool)? {
    let next = text.endOfSpaces(from: position)
    if text.hasDigit(at: next) { return (next, false) }
    guard next < text.count else { return nil }
    var scan = self
    if next == position, text[next] == UInt8(ascii: ",") {
      let start = text.endOfSpaces(from: next + 1)
      guard start > next + 1 else { return nil }
      if text.hasDigit(at: start) { return (start, true) }
      // Behind a comma `and` joins, too: `5 ft, and 6 in`.
      scan.position = next + 1
    }
    guard let start = scan.endOfAnd(), text.hasDigit(at: start) else { return nil }
    return (start, true)
  }
}

extension MeasureReading {
  /// The first part of a sum, whose other parts decide what its name means.
  fileprivate func part(meaning unit: MeasureUnit) -> MeasurePart {
    let others = ([self.unit] + alternatives).filter {
      $0 != unit && $0.quantity == unit.quantity
    }
    return MeasurePart(
      utf8UnitRange: utf8UnitRange,
      unit: UnitReading(
        unit: unit, alternatives: others, isInOtherCase: flags.contains(.letterCase),
        isIdentifier: isIdentifier))
  }
}

extension UnitText {
  /// The unit that a mark means behind another: minutes behind hours, parts of degrees.
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

  /// The unit of a number that ends the text behind feet, written `'`, or hours.
  fileprivate func implied(
    after unit: MeasureUnit, endingIn byte: UInt8, numberEnd: Int, _ catalog: Catalog
  ) -> FoundUnit? {
    let meant: String
    switch unit.identifier {
    // A letter is part of a word; primes and quotation marks are not.
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
  /// Whether the number is 1, 10, 100 and so on.
  fileprivate var isPowerOfTen: Bool {
    var rest = numerator
    while rest >= 10, rest % 10 == 0 { rest /= 10 }
    return rest == 1 && denominator == 1 && !isNegative
  }
}

extension ReadNumber {
  /// Whether a minus sign was written.
  var isNegative: Bool {
    switch self {
    case .fraction(let ratio): ratio.isNegative
    case .decimal(let text): text.utf8.first == UInt8(ascii: "-")
    }
  }
}
