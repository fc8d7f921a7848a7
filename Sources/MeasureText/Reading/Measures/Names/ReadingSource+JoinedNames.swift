import UnitCatalog

/// Names of units that are written with other joints than in the catalog: `kg force`, `kV-A`.
extension ReadingSource {
  /// Returns the unit of another quantity that a unit's name and the words behind the name denote.
  ///
  /// A blank, a hyphen or `of` joins the words: `lbs force`, `kg-force`, `pounds of force`. Only a
  /// hyphen joins two names of units: `V-A`. Words that distinguish units of the same quantity are
  /// qualifiers, which need parentheses.
  func joined(_ found: FoundUnit, in text: UTF8Bytes) -> FoundUnit? {
    #if SeededFaults
    if keepsHeadOfName { return nil }
    #endif
    guard let joint = NameJoint(in: text, at: found.end, words) else { return nil }
    let word = String(decoding: text.part(joint.word), as: UTF8.self)
    let own = unit(named: text.part(joint.word), in: nil, end: joint.word.upperBound)
    if own != nil && !joint.isHyphen { return nil }
    let tails = own.map { [word, $0.unit.identifier] } ?? [word]
    let heads = [found.unit] + found.others.units
    for head in heads {
      for tail in tails {
        let name = "\(head.identifier)-\(tail)"
        guard name.utf8.count <= UnitText.lengthLimit,
          let whole = name.withUTF8Bytes({ unit(named: $0, in: nil, end: joint.word.upperBound) }),
          !heads.contains(where: { $0.quantity == whole.unit.quantity })
        else { continue }
        return goingOn(whole, in: text) ?? whole
      }
    }
    return nil
  }

  /// Returns the unit of a longer name that begins with a joined name: `lb force per square inch`,
  /// `kg-force/cm²`.
  private func goingOn(_ found: FoundUnit, in text: UTF8Bytes) -> FoundUnit? {
    let end = min(text.count, found.end + UnitText.lengthLimit)
    for head in [found.unit.identifier, found.unit.symbol] {
      let name = Array(head.utf8) + Array(text.part(found.end..<end))
      let whole = name.withUnsafeBufferPointer {
        UnitText(source: self, text: $0, start: 0).longest(in: nil)
      }
      if var whole, whole.end > head.utf8.count {
        whole.end += found.end - head.utf8.count
        return whole
      }
    }
    return nil
  }
}

/// The joint between the name of a unit and the word behind it.
private struct NameJoint {
  /// The letters of the word.
  let word: Range<Int>
  let isHyphen: Bool

  /// Creates the joint; `nil` if no word is joined, or if a small word is joined without a hyphen.
  init?(in text: UTF8Bytes, at end: Int, _ words: MeasureWords) {
    guard end < text.count else { return nil }
    var start = text.endOfSpaces(from: end)
    isHyphen = start == end && text.isHyphen(at: end)
    if isHyphen {
      start += text.scalar(at: end)?.length ?? 1
    } else {
      guard start > end else { return nil }
      if text.has("of ", at: start) { start = text.endOfSpaces(from: start + 3) }
    }
    word = start..<text.endOfLetters(from: start)
    if word.isEmpty { return nil }
    let meaning = words.meaning(of: text.part(word)).subtracting(.qualifier)
    let isSmall = word.count == 1 || !meaning.isEmpty
    if isSmall && !isHyphen { return nil }
  }
}

extension UTF8Bytes {
  /// Whether there is a hyphen at an offset, and not a dash or minus sign.
  func isHyphen(at offset: Int) -> Bool {
    guard let scalar = scalar(at: offset)?.scalar else { return false }
    return scalar == "-" || ("\u{2010}"..."\u{2011}").contains(scalar)
  }
}
