/// Passes that simplify the text of an operand; each has a name, and the simplest results come
/// first.
enum OperandSimplification {
  static let passes: [(name: String, results: @Sendable (String) -> [String])] = [
    ("sign to +", { edited($0) { $0.isNegative ? [$0.positive] : [] } }),
    ("exponent towards 0", { edited($0) { x in x.exponents.map { x.with(exponent: $0) } } }),
    ("one digit", { edited($0) { x in x.oneDigit.map { x.with(digits: $0) } } }),
    ("drop digits", { edited($0) { x in x.shorter.map { x.with(digits: $0) } } }),
    ("lower a digit", { edited($0) { x in x.lower.map { x.with(digits: $0) } } }),
  ]

  /// Returns the exponent of the last digit; `nil` for infinities and NaNs.
  static func exponent(of text: String) -> Int? { Parts(text)?.exponent }

  /// Returns the text with the exponent changed by `change`; infinities and NaNs are unchanged.
  static func shifted(_ text: String, by change: Int) -> String {
    guard let parts = Parts(text), let exponent = parts.exponent else { return text }
    return parts.with(exponent: exponent + change).text
  }

  private static func edited(_ text: String, _ edit: (Parts) -> [Parts]) -> [String] {
    Parts(text).map { edit($0).map(\.text) } ?? []
  }

  /// The parts of a text that the generator or the oracle writes: sign, kind, digits, exponent.
  private struct Parts {
    var isNegative: Bool
    var kind: String
    var digits: [UInt8]
    /// The exponent; `nil` for infinities and NaNs.
    var exponent: Int?

    init?(_ text: String) {
      isNegative = text.hasPrefix("-")
      let unsigned = text.drop { $0 == "-" || $0 == "+" }
      let number = unsigned.split(separator: "E", omittingEmptySubsequences: false)
      if unsigned.first?.isNumber == true {
        let halves = number[0].split(separator: ".", omittingEmptySubsequences: false)
        guard halves.count <= 2, number.count <= 2,
          let written = number.count == 2 ? Int(number[1]) : 0
        else { return nil }
        kind = ""
        digits = halves.flatMap { $0.utf8 }
        exponent = written - (halves.count == 2 ? halves[1].utf8.count : 0)
      } else {
        kind = String(unsigned.prefix { !$0.isNumber })
        digits = Array(unsigned.dropFirst(kind.count).utf8)
      }
    }

    var text: String {
      let significant = digits.drop { $0 == UInt8(ascii: "0") }
      let coefficient = String(decoding: significant, as: UTF8.self)
      let sign = isNegative ? "-" : ""
      guard let exponent else { return sign + kind + coefficient }
      return "\(sign)\(coefficient.isEmpty ? "0" : coefficient)E\(exponent)"
    }

    var positive: Parts {
      var parts = self
      parts.isNegative = false
      return parts
    }

    func with(exponent: Int) -> Parts {
      var parts = self
      parts.exponent = exponent
      return parts
    }

    func with(digits: [UInt8]) -> Parts {
      var parts = self
      parts.digits = digits
      return parts
    }

    var exponents: [Int] {
      guard let exponent, exponent != 0 else { return [] }
      return [0, exponent / 2, exponent - exponent.signum()]
    }

    /// The coefficients 1…9, which may replace a longer coefficient.
    var oneDigit: [[UInt8]] {
      exponent == nil || digits.count < 2 ? [] : (1...9).map { [UInt8(ascii: "0") + $0] }
    }

    /// The first half of the digits, the second half, and the digits without one digit.
    var shorter: [[UInt8]] {
      if digits.count < 2 { return kind.isEmpty || digits.isEmpty ? [] : [[]] }
      let half = digits.count / 2
      return [Array(digits.prefix(half)), Array(digits.suffix(half))]
        + digits.indices.map { place in
          var digits = digits
          digits.remove(at: place)
          return digits
        }
    }

    /// The digits with one digit replaced by 0, by 1, or by the next smaller digit.
    var lower: [[UInt8]] {
      digits.indices.flatMap { place -> [[UInt8]] in
        let digit = digits[place] - UInt8(ascii: "0")
        let candidates =
          digit > 2 ? [0, 1, digit - 1] : digit > 1 ? [0, 1] : digit == 1 ? [0] : []
        return candidates.map { candidate in
          var digits = digits
          digits[place] = UInt8(ascii: "0") + candidate
          return digits
        }
      }
    }
  }
}
