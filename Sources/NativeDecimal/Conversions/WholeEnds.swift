/// Two whole numbers between which a number lies, in fixed-point numbers read without their point.
struct WholeEnds {
  let lower: FixedPoint
  let upper: FixedPoint

  /// Not a loop over an array, which would lie on the heap.
  private func forBoth(_ body: (FixedPoint) -> Void) {
    body(lower)
    body(upper)
  }

  /// Takes a whole number: both ends are it.
  func set(_ number: UInt128) {
    forBoth { end in
      end.words.update(repeating: 0)
      end.words[0] = number.lowHalf
      end.words[1] = number.highHalf
    }
  }

  /// Takes the ends of what lies within `error` ulps of a value, in its ulps.
  func set(_ value: FixedPoint, error: UInt64) {
    forBoth { end in
      end.words.update(repeating: 0)
      for index in 0..<value.width { end.words[index] = value.words[index] }
    }
    lower.subtract(ulps: error)
    upper.add(ulps: error)
  }

  /// Takes 0 and 1: what is above 0 and far below 1.
  func setSpeck() {
    set(0)
    upper.words[0] = 1
  }

  /// Multiplies exactly.
  func multiply(by factor: UInt128) {
    lower.multiply(byWide: factor)
    upper.multiply(byWide: factor)
  }

  /// Divides by divisor · 10^tens · 2^(64 · words), the lower end downwards and the upper one upwards:
  /// ⌈a ÷ b⌉ = ⌊(a − 1) ÷ b⌋ + 1 for a ≥ 1.
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

  /// Adds a number above 0, or subtracts it.
  ///
  /// - Returns: whether the sum has the sign of what was added, or `nil` if that is not decided.
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
    // The roles change: what was added less this.
    other.lower.subtract(upper)
    other.upper.subtract(lower)
    lower.set(other.lower)
    upper.set(other.upper)
    return true
  }
}
