/// A number, an infinity or a NaN in parts; its text is computed only on request.
public struct DrawnDecimal: Hashable, Sendable {
  /// The kind of value.
  public enum Kind: Hashable, Sendable {
    /// A number.
    case finite
    /// An infinity of either sign.
    case infinity
    /// A quiet NaN.
    case quietNaN
    /// A signaling NaN, which raises invalid operation.
    case signalingNaN
  }

  /// The kind of value.
  public var kind: Kind
  /// Whether the value has a minus sign.
  public var isNegative: Bool
  /// The coefficient or a NaN's payload without the digits of ``trailing``; at most 38 digits.
  public var leading: UInt128
  /// The digits after ``leading``, in words of 17 digits.
  public var trailing: [UInt64]
  /// The exponent of the last digit.
  public var exponent: Int

  package init(
    kind: Kind, isNegative: Bool, leading: UInt128, trailing: [UInt64] = [], exponent: Int
  ) {
    self.kind = kind
    self.isNegative = isNegative
    self.leading = leading
    self.trailing = trailing
    self.exponent = exponent
  }

  /// The number of digits of a word of ``trailing``.
  package static var wordDigits: Int { 17 }
  /// The exclusive upper bound of a word of ``trailing``, 10¹⁷.
  package static var wordLimit: UInt64 { 100_000_000_000_000_000 }

  /// The number of digits of the coefficient; 1 for 0.
  public var digitCount: Int { leading.digitCount + Self.wordDigits * trailing.count }

  /// The adjusted exponent: the exponent of the first digit.
  package var adjustedExponent: Int { exponent + digitCount - 1 }

  /// The last digit of the coefficient.
  var lastDigit: Int {
    get { trailing.last.map { Int($0 % 10) } ?? Int(leading % 10) }
    set {
      if let last = trailing.last {
        trailing[trailing.count - 1] = last / 10 * 10 + UInt64(newValue)
      } else {
        leading = leading / 10 * 10 + UInt128(newValue)
      }
    }
  }

  /// The numeric string; a number is always written with an exponent.
  public var text: String {
    var text = isNegative ? "-" : ""
    switch kind {
    case .infinity: return text + "Infinity"
    case .quietNaN: text += "NaN"
    case .signalingNaN: text += "sNaN"
    case .finite: break
    }
    if kind == .finite || leading > 0 { text += leading.description }
    for word in trailing {
      let digits = String(word)
      text += String(repeating: "0", count: Self.wordDigits - digits.utf8.count) + digits
    }
    return kind == .finite ? text + "E" + String(exponent) : text
  }
}
