import BigInt

extension WantedResult {
  /// x · 10^place + y · 10^low = result: y ends in the digits cut off, and whatever y has above
  /// them, x has less or more.
  func addends(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    guard let leading = leading(&draft) else { return nil }
    var (rest, width) = (discarded, discardedDigits)
    // Nothing cut off: with the zeros behind the place, or none.
    if rest.isZero && draft.oneIn(2) { width = 0 }
    while width > 0 && width > draft.longest && (rest % 10).isZero {
      rest /= 10
      width -= 1
    }
    let room = draft.longest - width
    if room < 0 { return nil }
    // Above the cut, y overlaps x by any number of digits, with either sign.
    let overlap = draft.oneIn(2) ? 0 : draft.atMost(digits: room)
    for above in [draft.oneIn(2) ? overlap : -overlap, 0] {
      let x = leading - above
      var y = above * .tenTo(width) + rest
      // The negative number nearest to the wanted one, cut off on the other side.
      if y.magnitude >= BigInt.tenTo(draft.longest).magnitude { continue }
      if x.magnitude >= BigInt.tenTo(draft.longest).magnitude { continue }
      if isNegative { y = -y }
      return draft.addends(
        DirectedOperand(isNegative ? -x : x, exponent: place),
        DirectedOperand(y, exponent: place - width))
    }
    return nil
  }
}
