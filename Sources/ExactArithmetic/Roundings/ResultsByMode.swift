import DecimalArithmetic

/// The results of one operation in every rounding mode, each distinct result once.
///
/// Eight modes choose between two neighbours, so most operations have two distinct results. Work
/// per result, such as making a backend's number, is done twice instead of eight times.
@usableFromInline package struct ResultsByMode: Sendable {
  /// The modes in the order of their indices, the order of `RoundingMode.allCases`.
  @usableFromInline package static let modes = RoundingMode.allCases

  /// The distinct results.
  package private(set) var results: [Expected] = []
  /// The index of each mode's result in ``results``, in four bits per mode.
  @usableFromInline private(set) var choices: UInt32 = 0
  private var count = 0

  /// Creates a list without results.
  package init() { results.reserveCapacity(2) }

  /// Creates the results of an operation that has the same result in every mode.
  package init(inEveryMode result: Expected) {
    results = [result]
    count = Self.modes.count
  }

  /// Returns the index in ``results`` of the result in the mode with index `mode`.
  @inlinable
  package func choice(_ mode: Int) -> Int { Int(choices >> UInt32(4 * mode) & 15) }

  /// The result in the mode with index `mode`.
  @usableFromInline package subscript(mode: Int) -> Expected { results[choice(mode)] }

  /// The index of the result added last.
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

  /// Adds the result at index `known` as the result of the next mode.
  package mutating func append(_ known: Int) {
    choices |= UInt32(known) << UInt32(4 * count)
    count += 1
  }
}
