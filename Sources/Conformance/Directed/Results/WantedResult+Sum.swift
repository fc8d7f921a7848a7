import BigInt

extension WantedResult {
  /// Returns x and y with x · 10^place + y · 10^low = result, where y ends in the digits cut off.
  ///
  /// y may have further digits above the cut; x is smaller or larger by these digits.
  func addends(_ draft: inout DirectedDraft) -> [DirectedOperand]? {
    guard let leading = leading(&draft) else { return nil }
    var (rest, width) = (discarded, discardedDigits)
    // If nothing is cut off, y has zeros below the place, or no digits below the place.
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
      // Rejects operands that are too long.
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
