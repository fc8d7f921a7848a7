import DecimalArithmetic

/// The results of one question in every rounding mode, each different one once.
///
/// Eight modes choose between two neighbours, so there are mostly two results, and what is done for a
/// result, such as making a backend's number of it, is done twice and not eight times.
@usableFromInline package struct ResultsByMode: Sendable {
  /// The modes, in the order in which they are numbered here: that of `RoundingMode.allCases`.
  @usableFromInline package static let modes = RoundingMode.allCases

  /// The different results.
  package private(set) var results: [Expected] = []
  /// For each mode the number of its result, in four bits: at most eight differ.
  @usableFromInline private(set) var choices: UInt32 = 0
  private var count = 0

  /// No result yet.
  package init() { results.reserveCapacity(2) }

  /// A result that no mode changes.
  package init(inEveryMode result: Expected) {
    results = [result]
    count = Self.modes.count
  }

  /// The number of its result in ``results`` for the mode of that number.
  @inlinable
  package func choice(_ mode: Int) -> Int { Int(choices >> UInt32(4 * mode) & 15) }

  /// The result in the mode of that number.
  @usableFromInline package subscript(mode: Int) -> Expected { results[choice(mode)] }

  /// The number of the result that was added last.
  package var lastChoice: Int { choice(count - 1) }

  /// Adds the result of the next mode.
  package mutating func append(_ result: Expected) {
    if let known = results.firstIndex(of: result) {
      append(known)
    } else {
      results.append(result)
      append(results.count - 1)
    }
  }

  /// The known result of that number is the next mode's too.
  package mutating func append(_ known: Int) {
    choices |= UInt32(known) << UInt32(4 * count)
    count += 1
  }
}
