import DecimalArithmetic
import MeasureText
import NativeDecimal
import UnitCatalog

/// The wording of unit definitions.
///
/// Examples: `1,000 meter` for `1e3 meter`, `10⁻¹² farad`, `meter / second²`,
/// `1/2 imperial pint` for `1/2 pint-imperial`. Numbers have the marks of a locale. A number with
/// more than six zeros at its end, or after its decimal mark, is written with a power of ten.
struct DefinitionWording {
  private let numbers: NumberFormat
  private let catalog: Catalog

  /// The largest exponent that is written as plain digits, as in definitions of custom units.
  private static let placeLimit = 6
  private static let powers = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]

  /// Creates a wording with the decimal and grouping marks of a number format and the unit names of
  /// a catalog.
  init(_ format: NumberFormat, _ catalog: Catalog) {
    self.catalog = catalog
    var numbers = format
    numbers.precision = .all
    numbers.notation = .plain
    numbers.trailingZeros = .kept
    self.numbers = numbers
  }

  /// Returns a definition of the catalog in words and numbers.
  func text(of definition: String) -> String {
    let words = definition.utf8.split(separator: 0x20)
    if words.count == 1, words[0].elementsEqual("base".utf8) { return AppText.baseUnit.english }
    var text = ""
    for word in words {
      if !text.isEmpty { text += " " }
      text += written(word)
    }
    return text
  }

  private func written(_ word: Substring.UTF8View) -> String {
    if word.elementsEqual("*".utf8) { return "·" }
    if let number = number(word) { return number }
    guard let caret = word.firstIndex(of: UInt8(ascii: "^")),
      let power = Self.superscript(word[word.index(after: caret)...])
    else { return name(word) }
    return (number(word[..<caret]) ?? name(word[..<caret])) + power
  }

  /// Returns the name of the unit with an identifier; any other word unchanged.
  private func name(_ word: Substring.UTF8View) -> String {
    let word = String(Substring(word))
    return catalog.unit(word)?.name ?? word
  }

  /// Returns a number such as `1e-3`, `0.3048` or `5/9` as text; `nil` for any other word.
  private func number(_ word: Substring.UTF8View) -> String? {
    let parts = word.split(separator: UInt8(ascii: "e"), omittingEmptySubsequences: false)
    guard let digits = parts.first, parts.count <= 2,
      digits.contains(where: Self.isDigit), digits.allSatisfy(Self.isOfNumber)
    else { return nil }
    if parts.count == 1 { return coefficient(digits) }
    guard let exponent = Int(String(Substring(parts[1]))) else { return nil }
    if abs(exponent) <= Self.placeLimit, !digits.contains(UInt8(ascii: "/")) {
      return plain(word)
    }
    guard let power = Self.superscript(parts[1]) else { return nil }
    return digits.elementsEqual("1".utf8) ? "10" + power : coefficient(digits) + " × 10" + power
  }

  /// Returns a number without an exponent, or a fraction of two numbers, as text.
  ///
  /// A fraction above 1 is written as a decimal if it is one, because `11/2` may be read as 1½.
  private func coefficient(_ digits: Substring.UTF8View) -> String {
    let parts = digits.split(separator: UInt8(ascii: "/"))
    if parts.count == 2, let above = Decimal128(String(Substring(parts[0]))),
      let below = Decimal128(String(Substring(parts[1]))), above > below
    {
      let quotient = Decimal128.divide(above, by: below, in: .decimal128)
      if quotient.isExact { return plain("\(quotient.value)"[...].utf8) }
    }
    var text = ""
    for part in parts {
      text += (text.isEmpty ? "" : "/") + plain(part)
    }
    return text
  }

  private func plain(_ digits: Substring.UTF8View) -> String {
    ReadNumber.decimal(String(Substring(digits))).text(numbers)
  }

  /// Returns an exponent in superscript digits; `nil` for any other text.
  private static func superscript(_ exponent: Substring.UTF8View) -> String? {
    var text = ""
    for (place, byte) in exponent.enumerated() {
      if isDigit(byte) {
        text += powers[Int(byte - 0x30)]
      } else if place == 0, byte == UInt8(ascii: "-"), exponent.count > 1 {
        text += "⁻"
      } else {
        return nil
      }
    }
    return text.isEmpty ? nil : text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
      || byte == UInt8(ascii: "-")
  }
}
