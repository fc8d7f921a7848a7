import UnitCatalog

/// A unit written as powers of units, if the catalog has the symbol of the product: `km / h`,
/// `m s⁻²`.
///
/// ```text
/// product  ::= factor { separator factor }
/// factor   ::= letters [ power ]
/// power    ::= superscripts | '^' [ minus ] digit | minus digit | digit
/// ```
///
/// Separators of factors are a slash, a dot, an asterisk, a full stop between letters, and a space
/// in front of a factor with a power. After a slash only slashes may follow, because `a/b·c` has
/// two meanings.
struct UnitProduct {
  unowned(unsafe) let source: ReadingSource
  let text: UTF8Bytes
  let start: Int

  /// The greatest number of factors.
  private static let limit = 4

  private struct Factor {
    var name: Range<Int>
    var power: Int
  }

  /// The unit; `nil` for fewer than two factors, or if the catalog has no symbol of the product.
  var unit: FoundUnit? {
    guard var first = factor(at: start) else { return nil }
    var factors: [Factor] = []
    var isDivided = false
    while let separator = separator(at: first.end) {
      guard var next = factor(at: separator.end), next.hasPower || !separator.isSpace,
        separator.divides || !isDivided, factors.count < Self.limit
      else { break }
      if separator.divides {
        isDivided = true
        next.factor.power = -next.factor.power
      }
      if factors.isEmpty { factors.append(first.factor) }
      factors.append(next.factor)
      first = next
    }
    guard !factors.isEmpty, let symbol = symbol(of: factors),
      !isRefused(upTo: first.end)
    else { return nil }
    let found = symbol.withUTF8Bytes { source.unit(named: $0, in: nil, end: first.end) }
    return found.map { FoundUnit(unit: $0.unit, others: $0.others, end: first.end) }
  }

  /// Whether the catalog has the text only in another letter case: `Kb/s` may be kb/s or kB/s.
  private func isRefused(upTo end: Int) -> Bool {
    source.catalog.refusal(of: String(decoding: text.part(start..<end), as: UTF8.self)) != nil
  }

  /// Returns a factor, its end, and whether it has a power.
  private func factor(at offset: Int) -> (factor: Factor, end: Int, hasPower: Bool)? {
    var end = offset
    while let decoded = text.scalar(at: end), decoded.scalar.isUnitLetter { end += decoded.length }
    guard end > offset else { return nil }
    let name = offset..<end
    guard let power = UnitPower(in: text, at: end) else {
      return (Factor(name: name, power: 1), end, false)
    }
    return (Factor(name: name, power: power.value), power.end, true)
  }

  private func separator(at offset: Int) -> (end: Int, divides: Bool, isSpace: Bool)? {
    let next = text.endOfSpaces(from: offset)
    guard let decoded = text.scalar(at: next) else { return nil }
    switch decoded.scalar {
    case "/", "\u{2044}", "\u{2215}":
      return (text.endOfSpaces(from: next + decoded.length), true, false)
    case "*", "\u{B7}", "\u{22C5}":
      return (text.endOfSpaces(from: next + decoded.length), false, false)
    case "." where next == offset && text.scalar(at: next + 1)?.scalar.isUnitLetter == true:
      return (next + 1, false, false)
    default: return next > offset ? (next, false, true) : nil
    }
  }

  /// Returns the symbol of the product as the catalog writes it: `kg⋅m/s²`.
  private func symbol(of factors: [Factor]) -> String? {
    var (over, under) = ("", "")
    var divisors = 0
    for factor in factors {
      // Letters in another case may mean other products: `gb/s`.
      guard let found = source.unit(named: text.part(factor.name), in: nil, end: 0),
        !found.flags.contains(.letterCase)
      else { return nil }
      let unit = found.unit
      let power =
        switch factor.power.magnitude {
        case 1: ""
        case 2: "\u{B2}"
        case 3: "\u{B3}"
        default: "^\(factor.power.magnitude)"
        }
      if factor.power > 0 {
        over += (over.isEmpty ? "" : "\u{22C5}") + unit.symbol + power
      } else {
        under += (under.isEmpty ? "" : "\u{22C5}") + unit.symbol + power
        divisors += 1
      }
    }
    if divisors == 0 { return over }
    return (over.isEmpty ? "1" : over) + "/" + (divisors == 1 ? under : "(\(under))")
  }
}

/// An integer power behind a unit's name.
private struct UnitPower {
  var value = 0
  var end: Int

  /// Reads a power; `nil` if there is none, for more than one digit, and for 0.
  init?(in text: UTF8Bytes, at offset: Int) {
    end = offset
    guard var decoded = text.scalar(at: end) else { return nil }
    if decoded.scalar == "^" {
      end += 1
      guard let next = text.scalar(at: end) else { return nil }
      decoded = next
    }
    var isNegative = false
    if ["-", "\u{2212}", "\u{207B}"].contains(decoded.scalar) {
      isNegative = true
      end += decoded.length
      guard let next = text.scalar(at: end) else { return nil }
      decoded = next
    }
    guard let digit = Self.digit(decoded.scalar), digit > 0 else { return nil }
    value = isNegative ? -digit : digit
    end += decoded.length
    if let next = text.scalar(at: end)?.scalar,
      Self.digit(next) != nil || next.isUnitLetter || next == "."
    {
      return nil
    }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0xB9: 1
    case 0xB2, 0xB3: Int(scalar.value - 0xB0)
    case 0x2070, 0x2074...0x2079: Int(scalar.value - 0x2070)
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character occurs in names of units that have powers.
  fileprivate var isUnitLetter: Bool {
    isWordLetter || value == 0xB0 || value == 0x25 || (0x2032...0x2033).contains(value)
  }
}
