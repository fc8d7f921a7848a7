import Synchronization

/// ln 10 in fixed point, kept for the process at the largest precision computed so far.
package enum LogarithmOfTen {
  /// What is kept has at most so many bits, 4 MiB: enough for results of 10 million digits.
  static let keptPlaces = 1 << 25

  /// ln 10 = 46 atanh(1/31) + 34 atanh(1/49) + 20 atanh(1/161).
  ///
  /// 2 atanh(1/n) = ln((n + 1)/(n − 1)), and (32/30)⁴⁶ᐟ² · (50/48)³⁴ᐟ² · (162/160)²⁰ᐟ² has the primes
  /// 2, 3 and 5 with the exponents 1, 0 and 1.
  package static let terms: [(factor: Int, n: Int)] = [(46, 31), (34, 49), (20, 161)]

  /// Sendable because nothing writes to the number any more.
  private final class Kept: @unchecked Sendable {
    let value: Integer
    let places: Int

    init(_ value: consuming Integer, places: Int) {
      self.value = value
      self.places = places
    }
  }

  private static let kept = Mutex<Kept?>(nil)

  /// ln 10, at most 1 ulp too small.
  static func value<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    if let kept = kept.withLock({ $0 }), kept.places >= places {
      var value = Integer()
      value.setShiftedRight(kept.value, kept.places - places)
      return value
    }
    // A sixteenth more, so that contexts that grow slowly do not each compute it anew.
    let more = places + places / 16 + 64
    let fresh = try Kept(computed(places: more, check), places: more)
    if more <= keptPlaces {
      kept.withLock { if ($0?.places ?? 0) < more { $0 = fresh } }
    }
    var value = Integer()
    value.setShiftedRight(fresh.value, more - places)
    return value
  }

  /// ln 10, less than 1 ulp too small but for its cutting: Σ factor · 2n < 2¹⁴ ulps of 16 bits more.
  private static func computed<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    var sum = Integer()
    for term in terms {
      var part = try ReciprocalArctangent.value(term.n, places: places + 16, check)
      part.multiply(by: term.factor)
      sum.add(part)
    }
    sum.shiftRight(16)
    return sum
  }
}
