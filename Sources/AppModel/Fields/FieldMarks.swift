import MeasureText

/// The marks with which digits are grouped while a person types.
public struct FieldMarks: Hashable, Sendable {
  /// Between the whole part and the decimals, as a UTF-16 code unit.
  let decimal: UInt16
  /// Between groups of digits of the whole part.
  let grouping: UInt16
  /// The number of whole digits from which on there are groups; `nil` for never.
  let threshold: Int?
  /// Whether groups before the last have two digits.
  let hasIndianGroups: Bool

  /// The marks of a locale, with groups as a person chose them.
  ///
  /// A mark that is no code unit of UTF-16 groups nothing; no locale has one.
  public init(_ symbols: NumberSymbols, _ grouping: DigitGrouping) {
    decimal = UInt16(exactly: symbols.decimal.value) ?? 0
    self.grouping = UInt16(exactly: symbols.grouping.value) ?? 0
    threshold = decimal == 0 || self.grouping == 0 ? nil : grouping.threshold(symbols)
    hasIndianGroups = symbols.hasIndianGroups
  }

  /// The offsets of the whole digits in a text that is a number alone: a sign, digits, perhaps
  /// decimals.
  ///
  /// `nil` for other texts, which are shown as they were typed.
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

  /// The offsets in a text before which a mark is shown.
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

  /// A text without the marks, if it is a number whose marks stand where they are shown; else the
  /// text.
  func ungrouped(_ text: [UInt16]) -> [UInt16] {
    guard threshold != nil, text.contains(grouping) else { return text }
    let plain = text.filter { $0 != grouping }
    let grouped = grouped(plain, FieldMarks(self, threshold: 4).places(in: plain))
    return grouped == text ? plain : text
  }

  /// A text in plain notation, as links have it, with the decimal mark in place of the point:
  /// `1234,5` for `1234.5`.
  ///
  /// A text with commas, or with several points in a number, is as it was typed somewhere.
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
    // The point of an abbreviation has no digit beside it.
    let typed = units.indices.map { place in
      let isOfNumber =
        place > 0 && Self.isDigit(units[place - 1])
        || place + 1 < units.count && Self.isDigit(units[place + 1])
      return units[place] == Self.point && isOfNumber ? decimal : units[place]
    }
    return String(decoding: typed, as: UTF16.self)
  }

  /// A text whose point and decimal mark have changed places: `1234.5` for `1234,5`, and `1,234` for
  /// `1.234`.
  ///
  /// So a text is kept, whatever the locale, and a second change gives it back.
  func exchanged(_ text: String) -> String {
    if decimal == 0 || decimal == Self.point { return text }
    let units = text.utf16.map { unit in
      unit == Self.point ? decimal : unit == decimal ? Self.point : unit
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// A text with marks in front of its offsets.
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

  private init(_ other: FieldMarks, threshold: Int) {
    decimal = other.decimal
    grouping = other.grouping
    self.threshold = threshold
    hasIndianGroups = other.hasIndianGroups
  }

  private static let point: UInt16 = 0x2E

  private static func isDigit(_ unit: UInt16) -> Bool { (0x30...0x39).contains(unit) }

  /// Whether a code unit is `+`, `-` or U+2212.
  static func isSign(_ unit: UInt16) -> Bool { unit == 0x2B || unit == 0x2D || unit == 0x2212 }
}
