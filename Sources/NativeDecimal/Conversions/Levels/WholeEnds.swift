/// Two integers that enclose a number, stored in the words of fixed-point numbers, whose point is
/// ignored.
struct WholeEnds {
  let lower: FixedPoint
  let upper: FixedPoint

  /// Calls `body` for each end; a loop over an array would allocate the array on the heap.
  private func forBoth(_ body: (FixedPoint) -> Void) {
    body(lower)
    body(upper)
  }

  /// Sets both ends to `number`.
  func set(_ number: UInt128) {
    forBoth { end in
      end.words.update(repeating: 0)
      end.words[0] = number.lowHalf
      end.words[1] = number.highHalf
    }
  }

  /// Sets the ends to value − error and value + error, in ulps of `value`.
  func set(_ value: FixedPoint, error: UInt64) {
    forBoth { end in
      end.words.update(repeating: 0)
      for index in 0..<value.width { end.words[index] = value.words[index] }
    }
    lower.subtract(ulps: error)
    upper.add(ulps: error)
  }

  /// Sets the ends to 0 and 1, to enclose a number above 0 and far below 1.
  func setSpeck() {
    set(0)
    upper.words[0] = 1
  }

  /// Multiplies both ends exactly.
  func multiply(by factor: UInt128) {
    lower.multiply(byWide: factor)
    upper.multiply(byWide: factor)
  }

  /// Divides by divisor · 10^tens · 2^(64 · words); rounds the lower end down and the upper end up.
  ///
  /// The upper end uses ⌈a ÷ b⌉ = ⌊(a − 1) ÷ b⌋ + 1 for a ≥ 1.
  func divide(by divisor: UInt128, tens: Int, words: Int) {
    lower.scale(byPowerOfTen: -tens)
    upper.scale(byPowerOfTen: -tens)
    upper.subtract(ulps: 1)
    forBoth { end in
      end.scale(byNegativePowerOfTen: tens)
      end.divide(byWide: divisor)
      for index in 0..<end.width {
        end.words[index] = index + words < end.width ? end.words[index + words] : 0
      }
    }
    upper.add(ulps: 1)
  }

  /// Adds `other`, a number above 0, or subtracts `other` if `isOpposite`.
  ///
  /// - Returns: Whether the result is `other` minus self instead of self minus `other`; `nil` if
  ///   the ends do not decide which is larger.
  func add(_ other: WholeEnds, isOpposite: Bool) -> Bool? {
    if !isOpposite {
      lower.add(other.lower)
      upper.add(other.upper)
      return false
    }
    if !(lower < other.upper) {
      lower.subtract(other.upper)
      upper.subtract(other.lower)
      return false
    }
    if other.lower < upper { return nil }
    // `other` is larger: the result is `other` minus self.
    other.lower.subtract(upper)
    other.upper.subtract(lower)
    lower.set(other.lower)
    upper.set(other.upper)
    return true
  }
}
