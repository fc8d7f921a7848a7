import DecimalArithmetic
import UnitCatalog

/// Joints between measures: a comma, a semicolon, `&` or a word such as `and`.
extension MeasureScan {
  /// Returns the end of a joint behind the measure, and whether the joint is a comma or semicolon
  /// alone.
  func endOfJoint() -> (end: Int, isComma: Bool)? {
    guard position < text.count else { return nil }
    var scan = self
    guard text[position] == UInt8(ascii: ",") || text[position] == UInt8(ascii: ";") else {
      return scan.endOfAnd().map { ($0, false) }
    }
    let start = text.endOfSpaces(from: position + 1)
    guard start > position + 1 else { return nil }
    // `and` may follow a comma: `5 ft, and 6 in`.
    scan.position = position + 1
    return scan.endOfAnd().map { ($0, false) } ?? (start, true)
  }

  /// Throws if a measure in a smaller unit is joined to the measure that ends here.
  ///
  /// The two measures may be a sum. Behind a comma, a measure that is not less than the first
  /// measure restates it: `6 ft, 72 in`.
  func refuseJoinedPart(of reading: MeasureReading) throws(ReadingError) {
    #if SeededFaults
    if leavesJoinedParts { return }
    #endif
    guard source.marks.isLenient, position < text.count, let joint = endOfJoint() else { return }
    let start = text.endOfSmallWords(.roughly, from: joint.end, source.words)
    var scan = self
    scan.position = start
    _ = scan.takeMarks()
    guard text.beginsNumber(at: scan.position), let number = try? scan.takeNumber() else { return }
    _ = try? scan.takeRangeEnd(false)
    let name = unitText(at: text.endOfSpaces(from: scan.position))
    for unit in reading.unitReading.meanings {
      guard let found = name.longest(in: unit.quantity) else { continue }
      for part in [found.unit] + found.others.units {
        guard case .linear(let factor) = unit.conversionMap(to: part), factor.isAboveOne else {
          continue
        }
        let isAgain =
          joint.isComma && !reading.flags.contains(.compound)
          && number.number.isNoLess(than: reading.number, times: factor)
        if !isAgain { throw text.error(.separateParts, at: start) }
      }
    }
  }
}

extension ReadNumber {
  /// Whether the number is at least the magnitude of another number times a factor.
  fileprivate func isNoLess(than other: ReadNumber?, times factor: ExactRatio) -> Bool {
    guard let own = exactRatio, let other = other?.exactRatio,
      let product = (other.isNegative ? other.negated : other).multiplied(by: factor),
      let difference = own.subtracting(product)
    else { return false }
    return !difference.isNegative
  }
}

extension ExactRatio {
  /// Whether a positive number is above 1.
  ///
  /// If the difference from 1 exceeds 128 bits, the exponent of the number decides.
  fileprivate var isAboveOne: Bool {
    ExactRatio.one.subtracting(self).map { $0.isNegative } ?? (exponent > 0)
  }
}
