import DecimalArithmetic

/// Words of powers of ten between a number and its unit: `5 million km`.
extension MeasureScan {
  /// Consumes a word of a power of ten and returns the end of the word.
  ///
  /// Returns `nil` if no such word follows, or if such a word was consumed before.
  mutating func takePowerOfTen(at start: Int) -> Int? {
    guard isLenient, powerOfTen == 0, start > position else { return nil }
    let word = start..<text.endOfLetters(from: start)
    let next = text.endOfSpaces(from: word.upperBound)
    guard let power = source.words.meaning(of: text.part(word)).powerOfTen, next > word.upperBound
    else { return nil }
    powerOfTen = power
    // Romance languages say `millones de km`.
    return text.endOfSmallWords(.than, from: next, source.words)
  }

  /// Returns a number of the measure, multiplied by the power of ten.
  ///
  /// - Throws: ``ReadingError/Reason/fractionTooLong`` if the digits do not fit 128 bits.
  func scaled(_ number: ReadNumber) throws(ReadingError) -> ReadNumber {
    #if SeededFaults
    if dropsPowers { return number }
    #endif
    guard let ratio = number.exactRatio, let power = ExactRatio(1, exponent: powerOfTen),
      let product = ratio.multiplied(by: power)
    else { throw text.error(.fractionTooLong, at: start) }
    return product.readNumber
  }
}

extension ReadingSource {
  /// Whether the name of a unit is also a word of a power of ten: Spanish and Portuguese `mil`, a
  /// thousand.
  ///
  /// Only names of several meanings are tested, because few units have such a name, and looking up
  /// a word takes time.
  func isPowerOfTen(_ unit: FoundUnit, _ name: UTF8Bytes) -> Bool {
    #if SeededFaults
    if takesThousandsForUnits { return false }
    #endif
    if words.language == .english { return false }
    if case .none = unit.others { return false }
    return words.meaning(of: name).powerOfTen != nil
  }
}
