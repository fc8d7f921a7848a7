extension Shrinker {
  /// Sets all choices of a value to 0, the outermost values first.
  mutating func clearSpans() {
    var place = best.spans.count - 1
    while place >= 0 && hasBudget {
      var choices = best.choices
      for position in best.spans[place] { choices[position] = 0 }
      _ = take(choices)
      place = min(place, best.spans.count) - 1
    }
  }

  /// Lowers each choice by binary search between 0 and its value.
  mutating func lowerEach() {
    var place = 0
    while place < best.choices.count && hasBudget {
      lower(at: place)
      place += 1
    }
  }

  private mutating func lower(at place: Int) {
    if best.choices[place] == 0 || take(at: place, 0) { return }
    var tooLow: UInt64 = 0
    // A smaller choice may shorten the sequence, so the count is read each time.
    while place < best.choices.count, best.choices[place] > tooLow + 1 {
      let middle = tooLow + (best.choices[place] - tooLow) / 2
      if !take(at: place, middle) { tooLow = middle }
      if !hasBudget { return }
    }
  }

  private mutating func take(at place: Int, _ choice: UInt64) -> Bool {
    var choices = best.choices
    choices[place] = choice
    return take(choices)
  }

  /// Exchanges adjacent values that are out of order.
  mutating func sortNeighbours() {
    var place = 0
    while place < best.spans.count && hasBudget {
      let left = best.spans[place]
      for right in best.spans where right.lowerBound == left.upperBound {
        let swapped = best.choices[right] + best.choices[left]
        var choices = best.choices
        choices.replaceSubrange(left.lowerBound..<right.upperBound, with: swapped)
        if take(choices) {
          place = -1
          break
        }
      }
      place += 1
    }
  }

  /// Lowers two choices by equal steps, or lowers one and raises the other.
  ///
  /// Equal steps keep the difference of the two choices; opposite steps keep the sum.
  mutating func lowerPairs() {
    var first = 0
    while first < best.choices.count && hasBudget {
      var second = first + 1
      while second < min(first + 9, best.choices.count) {
        takeSteps(first, second, sameSign: true)
        takeSteps(first, second, sameSign: false)
        second += 1
      }
      first += 1
    }
  }

  /// Lowers a choice and raises a later one to its maximum, for example the factors of a product.
  ///
  /// The source limits the raised choice to its maximum; other passes lower the choice again.
  mutating func lowerAgainstLargest() {
    var first = 0
    while first < best.choices.count && hasBudget {
      var second = first + 1
      while second < min(first + 9, best.choices.count) {
        var tooLow: UInt64 = 0
        var isWorthwhile = takeAgainstLargest(first, best.choices[first] &- 1, second)
        while isWorthwhile, second < best.choices.count, best.choices[first] > tooLow + 1 {
          let middle = tooLow + (best.choices[first] - tooLow) / 2
          if !takeAgainstLargest(first, middle, second) { tooLow = middle }
          isWorthwhile = hasBudget
        }
        second += 1
      }
      first += 1
    }
  }

  private mutating func takeAgainstLargest(
    _ first: Int, _ choice: UInt64, _ second: Int
  ) -> Bool {
    guard best.choices[first] > choice else { return false }
    var choices = best.choices
    choices[first] = choice
    choices[second] = .max
    return take(choices)
  }

  /// Tries every small choice at each place of a short sequence; binary search misses rare
  /// failures.
  mutating func scanSmallChoices() {
    if best.choices.count > 8 { return }
    var place = 0
    while place < best.choices.count && hasBudget {
      var choice: UInt64 = 1
      while choice <= 128, place < best.choices.count, choice < best.choices[place] {
        if take(at: place, choice) { break }
        choice += 1
      }
      place += 1
    }
  }

  /// Takes steps of 1, 2, 4, … while the steps succeed, then halves the step down to 1.
  private mutating func takeSteps(_ first: Int, _ second: Int, sameSign: Bool) {
    var step: UInt64 = 1
    while takeStep(step, first, second, sameSign: sameSign) { step = min(step * 2, 1 << 62) }
    while step > 1 {
      step /= 2
      _ = takeStep(step, first, second, sameSign: sameSign)
    }
  }

  private mutating func takeStep(
    _ step: UInt64, _ first: Int, _ second: Int, sameSign: Bool
  ) -> Bool {
    guard second < best.choices.count, best.choices[first] >= step else { return false }
    var choices = best.choices
    choices[first] -= step
    if sameSign {
      guard choices[second] >= step else { return false }
      choices[second] -= step
    } else {
      let sum = choices[second].addingReportingOverflow(step)
      if sum.overflow { return false }
      choices[second] = sum.partialValue
    }
    return take(choices)
  }
}
