import Synchronization

/// A constant in fixed point, stored for the process at the largest precision computed so far.
final class KeptConstant: Sendable {
  /// The largest number of bits stored: 4 MiB, which suffices for results of 10 million digits.
  private static let keptPlaces = 1 << 25

  /// Sendable, because no code changes the number after its initialization.
  final class Digits: @unchecked Sendable {
    let value: Integer
    let places: Int

    init(_ value: consuming Integer, places: Int) {
      self.value = value
      self.places = places
    }
  }

  let kept = Mutex<Digits?>(nil)

  /// Returns the constant cut to `places` places, less than 1 ulp below the result of `compute`.
  func value<Failure: Error>(
    places: Int, computedBy compute: (_ places: Int) throws(Failure) -> Integer
  ) throws(Failure) -> Integer {
    #if SeededFaults
    if let wrong = faultyValue(places: places) { return wrong }
    #endif
    if let digits = kept.withLock({ $0 }), digits.places >= places {
      return Self.cut(digits, to: places)
    }
    // Computes a sixteenth more places than requested, so that a slowly growing precision does not
    // recompute the constant each time.
    let more = places + places / 16 + 64
    let fresh = try Digits(compute(more), places: more)
    if more <= Self.keptPlaces {
      kept.withLock { if ($0?.places ?? 0) < more { $0 = fresh } }
    }
    return Self.cut(fresh, to: places)
  }

  private static func cut(_ digits: Digits, to places: Int) -> Integer {
    var value = Integer()
    value.setShiftedRight(digits.value, digits.places - places)
    return value
  }
}
