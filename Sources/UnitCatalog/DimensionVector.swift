/// The exponents of the base dimensions of a quantity: the vector of area is length².
///
/// Two quantities may have equal vectors, such as torque and energy. The vector serves only to
/// check definitions.
public struct DimensionVector: Hashable, Sendable {
  /// The exponents in one SIMD register, so that adding vectors allocates nothing.
  private let lanes: SIMD8<Int16>

  /// The exponents in the order of ``names``.
  public var exponents: [Int] { Self.names.indices.map { Int(lanes[$0]) } }

  /// The names of the base dimensions in data texts.
  public static let names = [
    "length", "mass", "time", "current", "temperature", "amount", "luminous-intensity", "data",
  ]
  /// The vector of dimension one, all of whose exponents are 0.
  public static let one = DimensionVector(lanes: .zero)

  private init(lanes: SIMD8<Int16>) { self.lanes = lanes }

  /// Parses names with optional exponents, separated by single spaces (`length time^-1`), or `1`.
  ///
  ///     DimensionVector("length time^-1")?.exponents  // Optional([1, 0, -1, 0, 0, 0, 0, 0])
  ///     DimensionVector("speed")  // nil
  ///
  /// - Returns: `nil` if a name is unknown or repeated, or if an exponent is 0 or beyond ±9.
  public init?(_ text: String) {
    guard let lanes = text.withBytes({ Self.lanes(of: $0) }) else { return nil }
    self.lanes = lanes
  }

  private static func lanes(of text: TextBytes) -> SIMD8<Int16>? {
    var lanes = SIMD8<Int16>.zero
    if text.equals("1") { return lanes }
    var isReadable = true
    text.forEachPart(separatedBy: UInt8(ascii: " ")) { range in
      if let (lane, exponent) = power(text.part(range)), lanes[lane] == 0 {
        lanes[lane] = exponent
      } else {
        isReadable = false
      }
    }
    return isReadable ? lanes : nil
  }

  /// Parses a name with an optional exponent: `time^-1`.
  private static func power(_ word: TextBytes) -> (lane: Int, exponent: Int16)? {
    let end = word.end(of: word.indices, before: UInt8(ascii: "^"))
    let name = word.part(0..<end)
    let lane = names.firstIndex { known in
      known.withBytes { $0.count == name.count && $0.hasBytes(of: name) }
    }
    guard let lane else { return nil }
    if end == word.count { return (lane, 1) }
    guard let exponent = Int16(String(word.part((end + 1)..<word.count))),
      exponent != 0, exponent.magnitude <= 9
    else { return nil }
    return (lane, exponent)
  }

  /// Returns the vector of a · b^count, where a has this vector and b has the vector `other`.
  ///
  /// With bounded vectors and counts to ±99 no exponent exceeds 99 + 99² = 9,900, which fits
  /// `Int16`.
  func adding(_ other: DimensionVector, times count: Int) -> DimensionVector {
    DimensionVector(lanes: lanes &+ other.lanes &* Int16(truncatingIfNeeded: count))
  }

  /// Whether every exponent is within ±99, so that ``adding(_:times:)`` cannot overflow.
  var isBounded: Bool { all(lanes .>= -99) && all(lanes .<= 99) }
}

extension DimensionVector: CustomStringConvertible {
  /// The form that `init(_:)` parses; `1` for dimension one.
  public var description: String {
    var text = ""
    for (name, exponent) in zip(Self.names, exponents) where exponent != 0 {
      if !text.isEmpty { text += " " }
      text += exponent == 1 ? name : "\(name)^\(exponent)"
    }
    return text.isEmpty ? "1" : text
  }
}
