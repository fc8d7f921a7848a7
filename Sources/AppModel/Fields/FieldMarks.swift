import MeasureText

/// The decimal mark and the grouping of the digits that a person types.
public struct FieldMarks: Hashable, Sendable {
  /// The decimal mark as a UTF-16 code unit.
  let decimal: UInt16
  /// The grouping mark as a UTF-16 code unit.
  let grouping: UInt16
  /// The number of integer digits from which on digits are grouped; `nil` for no grouping.
  let threshold: Int?
  /// Whether all groups but the last have two digits.
  let hasIndianGroups: Bool

  /// Creates the decimal mark of a locale and the grouping that a person chose.
  ///
  /// A mark outside the Basic Multilingual Plane turns grouping off; no locale has such a mark.
  public init(_ symbols: NumberSymbols, _ grouping: DigitGrouping) {
    decimal = UInt16(exactly: symbols.decimal.value) ?? 0
    self.grouping = UInt16(exactly: symbols.grouping.value) ?? 0
    threshold = decimal == 0 || self.grouping == 0 ? nil : grouping.threshold(symbols)
    hasIndianGroups = symbols.hasIndianGroups
  }

  /// Returns the offsets of the integer digits in a text that is a plain number.
  ///
  /// A plain number has a sign, digits and optionally decimals. The result is `nil` for other
  /// texts, which are shown unchanged.
  func wholeDigits(of text: [UInt16]) -> Range<Int>? {
    var position = 0
    if let first = text.first, Self.isSign(first) { position = 1 }
    let start = position
    while position < text.count, Self.isDigit(text[position]) { position += 1 }
    let whole = start..<position
    if position < text.count {
      guard text[position] == decimal else { return nil }
      position += 1
      while position < text.count, Self.isDigit(text[position]) { position += 1 }
    }
    return position == text.count && !whole.isEmpty ? whole : nil
  }

  /// Returns the offsets in a text in front of which a grouping mark is shown.
  func places(in text: [UInt16]) -> [Int] {
    guard let threshold, let whole = wholeDigits(of: text), whole.count >= threshold else {
      return []
    }
    var places: [Int] = []
    var place = whole.upperBound - 3
    while place > whole.lowerBound {
      places.append(place)
      place -= hasIndianGroups ? 2 : 3
    }
    return places.reversed()
  }

  /// Removes the grouping marks from a number that is grouped as the field groups; other texts stay
  /// unchanged.
  ///
  /// In Spanish, where only numbers of five or more digits are grouped, the grouping mark of
  /// `1.234` stays.
  func ungrouped(_ text: [UInt16]) -> [UInt16] {
    guard threshold != nil, text.contains(grouping) else { return text }
    let plain = text.filter { $0 != grouping }
    return grouped(plain, places(in: plain)) == text ? plain : text
  }

  /// Returns a text in plain notation with the locale's decimal mark: `1234,5` for `1234.5`.
  ///
  /// Links and the history have plain notation. A text with a comma, or with several points in one
  /// number, is not in plain notation and stays unchanged.
  func typed(ofPlain text: String) -> String {
    let units = Array(text.utf16)
    if decimal == 0 || units.contains(0x2C) { return text }
    var pointCount = 0
    for unit in units {
      if unit == Self.point {
        pointCount += 1
        if pointCount > 1 { return text }
      } else if !Self.isDigit(unit) {
        pointCount = 0
      }
    }
    // A point without a digit beside it belongs to an abbreviation.
    let typed = units.indices.map { place in
      let isOfNumber =
        place > 0 && Self.isDigit(units[place - 1])
        || place + 1 < units.count && Self.isDigit(units[place + 1])
      return units[place] == Self.point && isOfNumber ? decimal : units[place]
    }
    return String(decoding: typed, as: UTF16.self)
  }

  /// Exchanges points and decimal marks: `1234.5` for `1234,5`, and `1,234` for `1.234`.
  ///
  /// Texts are stored in this form, independent of the locale. A second exchange restores the text.
  func exchanged(_ text: String) -> String {
    if decimal == 0 || decimal == Self.point { return text }
    let units = text.utf16.map { unit in
      unit == Self.point ? decimal : unit == decimal ? Self.point : unit
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Inserts grouping marks in front of the given offsets.
  func grouped(_ text: [UInt16], _ places: [Int]) -> [UInt16] {
    if places.isEmpty { return text }
    var grouped: [UInt16] = []
    grouped.reserveCapacity(text.count + places.count)
    var next = 0
    for (offset, unit) in text.enumerated() {
      if next < places.count, places[next] == offset {
        grouped.append(grouping)
        next += 1
      }
      grouped.append(unit)
    }
    return grouped
  }

  private static let point: UInt16 = 0x2E

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Whether a code unit is `+`, `-` or U+2212.
  static func isSign(_ unit: UInt16) -> Bool { unit == 0x2B || unit == 0x2D || unit == 0x2212 }
}
