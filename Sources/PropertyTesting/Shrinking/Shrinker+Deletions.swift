extension Shrinker {
  /// Deletes the choices of whole values, the last and outermost first.
  mutating func deleteSpans() {
    var place = best.spans.count - 1
    while place >= 0 && hasBudget {
      var choices = best.choices
      choices.removeSubrange(best.spans[place])
      place = take(choices) ? min(place, best.spans.count) - 1 : place - 1
    }
  }

  /// Deletes parts of a long sequence: first halves, then quarters, down to 16 choices.
  mutating func deleteParts() {
    var size = best.choices.count / 2
    while size >= 16 && hasBudget {
      deleteChunks(of: [size])
      size /= 2
    }
  }

  /// Deletes runs of consecutive choices, the last run first, also across the bounds of values.
  mutating func deleteChunks(of sizes: [Int]) {
    for size in sizes {
      var start = best.choices.count - size
      while start >= 0 && hasBudget {
        var choices = best.choices
        choices.removeSubrange(start..<start + size)
        start = take(choices) ? min(start, best.choices.count - size) : start - size
      }
    }
  }

  /// Replaces a value by a value inside it, for example a tree by a subtree.
  mutating func replaceSpansByInnerOnes() {
    var place = best.spans.count - 1
    while place >= 0 && hasBudget {
      let outer = best.spans[place]
      let inner = best.spans[..<place].filter { outer.lowerBound <= $0.lowerBound && $0 != outer }
      for span in inner.suffix(16) {
        var choices = best.choices
        choices.replaceSubrange(outer, with: best.choices[span])
        if take(choices) { break }
      }
      place = min(place, best.spans.count) - 1
    }
  }

  /// Lowers a choice by one and deletes choices after it, for example a length and one element.
  mutating func lowerAndDelete() {
    var place = 0
    while place < best.choices.count && hasBudget {
      if (1...4_096).contains(best.choices[place]) { _ = lowerAndDelete(at: place) }
      place += 1
    }
  }

  private mutating func lowerAndDelete(at place: Int) -> Bool {
    var lowered = best.choices
    lowered[place] -= 1
    for start in place + 1..<min(place + 9, lowered.count + 1) {
      for size in 1...4 where start + size <= lowered.count {
        var choices = lowered
        choices.removeSubrange(start..<start + size)
        if take(choices) { return true }
      }
    }
    return false
  }
}
