extension ChoiceSource {
  /// Draws an integer of `range`, each equally likely; the lower bound is the simplest.
  @inlinable @inline(__always)
  public mutating func uniform(in range: ClosedRange<Int>) -> Int {
    range.lowerBound &+ Int(truncatingIfNeeded: choice(upTo: Self.distance(range)))
  }

  /// Draws an integer of `range` with a preference for its ends, 0 and small magnitudes.
  ///
  /// The integer nearest to 0 is the simplest. On average, of eight draws four are uniform in
  /// `range`, three have a uniform bit length, and one lies at most 2 from an end or from 0.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     (0..<6).map { _ in source.integer(in: -1_000...1_000) }  // [403, -45, 209, 3, 822, -830]
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    let origin = min(max(0, range.lowerBound), range.upperBound)
    let up = Self.distance(origin...range.upperBound)
    let down = Self.distance(range.lowerBound...origin)
    var isBelow = false
    let magnitude = choice(upTo: max(up, down)) { random in
      let drawn = Self.offset(up: up, down: down, &random)
      isBelow = drawn.isBelow
      return drawn.magnitude
    }
    if magnitude == 0 { return origin }
    if magnitude > up {
      isBelow = true
    } else if magnitude > down {
      isBelow = false
    } else {
      isBelow = choice(upTo: 1) { _ in isBelow ? 1 : 0 } == 1
    }
    let offset = Int(truncatingIfNeeded: magnitude)
    return isBelow ? origin &- offset : origin &+ offset
  }

  /// Returns `true` with probability 1 ÷ `count`; `false` is the simpler value.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     (0..<1_000).count { _ in source.oneIn(10) }  // 88
  @inlinable @inline(__always)
  public mutating func oneIn(_ count: UInt64) -> Bool {
    choice(upTo: 1) { $0.number(upTo: count &- 1) == 0 ? 1 : 0 } == 1
  }

  /// Draws one of `elements`, each equally likely; the first is the simplest.
  ///
  /// - Precondition: `elements` is not empty.
  @inlinable @inline(__always)
  public mutating func element<T>(of elements: [T]) -> T {
    elements[uniform(in: 0...elements.count - 1)]
  }

  /// Draws an array whose length is in `count`, each length about equally likely.
  ///
  /// Shorter arrays are simpler. Before each element beyond the minimum length, a choice decides
  /// whether another element follows. A shrinker can therefore remove any element together with its
  /// choices.
  ///
  ///     var source = ChoiceSource(seed: 7, index: 0)
  ///     source.array(count: 2...4, of: .integer(in: 0...9))  // Optional([0, 1, 6])
  ///
  /// - Returns: `nil` if `element` made no value.
  public mutating func array<Element>(
    count: ClosedRange<Int>, of element: Generator<Element>
  ) -> [Element]? {
    var wanted: Int?
    var elements: [Element] = []
    while elements.count < count.upperBound {
      let start = tape?.taken.count
      if elements.count >= count.lowerBound {
        let follows = choice(upTo: 1) { random in
          let length = wanted ?? Self.length(count, &random)
          wanted = length
          return elements.count < length ? 1 : 0
        }
        if follows == 0 { break }
      }
      guard let next = draw(element) else { return nil }
      elements.append(next)
      if let start { tape?.endSpan(from: start) }
    }
    return elements
  }

  private static func length(_ range: ClosedRange<Int>, _ random: inout CaseRandom) -> Int {
    range.lowerBound + Int(truncatingIfNeeded: random.number(upTo: distance(range)))
  }

  @inlinable @inline(__always)
  static func distance(_ range: ClosedRange<Int>) -> UInt64 {
    UInt64(truncatingIfNeeded: UInt(bitPattern: range.upperBound &- range.lowerBound))
  }

  private static func offset(
    up: UInt64, down: UInt64, _ random: inout CaseRandom
  ) -> (magnitude: UInt64, isBelow: Bool) {
    let kind = random.number(upTo: 7)
    if kind < 4 {
      // `place` is the distance of the drawn number from −down; over all of `Int` it is at most
      // 2⁶⁴ − 1.
      let place = random.number(upTo: up &+ down)
      return place >= down ? (place - down, false) : (down - place, true)
    }
    let isBelow = up == 0 || (down > 0 && random.number(upTo: 1) == 1)
    let limit = isBelow ? down : up
    if kind == 7 {
      let near = random.number(upTo: min(2, limit))
      return (random.number(upTo: 1) == 0 ? near : limit - near, isBelow)
    }
    let bits = random.number(upTo: UInt64(64 - limit.leadingZeroBitCount))
    let magnitude = bits == 0 ? 0 : random.next() >> (64 - bits)
    return (min(magnitude, limit), isBelow)
  }
}
