/// The exponents of the base dimensions in what a unit measures: area is length².
///
/// Two quantities may share a vector (torque and energy); the vector only checks definitions.
public struct DimensionVector: Hashable, Sendable {
  /// The exponents in the order of ``names``.
  public let exponents: [Int]

  /// The base dimensions as data texts write them.
  public static let names = [
    "length", "mass", "time", "current", "temperature", "amount", "luminous-intensity", "data",
  ]
  /// The vector of a number.
  public static let one = DimensionVector(exponents: Array(repeating: 0, count: names.count))

  init(exponents: [Int]) { self.exponents = exponents }

  /// Reads `length time^-1`: names with optional exponents, separated by single spaces; or `1`.
  ///
  /// - Returns: `nil` if a name is unknown or repeated, or an exponent is not −9…9 other than 0.
  public init?(_ text: String) {
    var exponents = Self.one.exponents
    if text == "1" {
      self.exponents = exponents
      return
    }
    for word in text.split(byte: UInt8(ascii: " ")) {
      let parts = word.split(byte: UInt8(ascii: "^"))
      guard parts.count <= 2, let index = Self.names.firstIndex(of: parts[0]),
        exponents[index] == 0,
        let exponent = parts.count == 1 ? 1 : Int(parts[1]),
        exponent != 0, exponent.magnitude <= 9
      else { return nil }
      exponents[index] = exponent
    }
    self.exponents = exponents
  }

  /// The sum of this vector and `count` times the other: that of a · b^count.
  func adding(_ other: DimensionVector, times count: Int) -> DimensionVector {
    var sum = exponents
    for index in sum.indices { sum[index] += other.exponents[index] * count }
    return DimensionVector(exponents: sum)
  }

  /// Whether no exponent exceeds 99, so that products of definitions cannot overflow.
  var isBounded: Bool { exponents.allSatisfy { $0.magnitude <= 99 } }
}

extension DimensionVector: CustomStringConvertible {
  /// The form the initialiser reads; `1` for the vector of a number.
  public var description: String {
    var text = ""
    for (name, exponent) in zip(Self.names, exponents) where exponent != 0 {
      if !text.isEmpty { text += " " }
      text += exponent == 1 ? name : "\(name)^\(exponent)"
    }
    return text.isEmpty ? "1" : text
  }
}
