import Markup

/// A number on the screen, with its width and its possible line breaks.
struct NumberText {
  private let bytes: [UInt8]
  private let decimalMark: [UInt8]

  init(_ text: String, decimalMark: String) {
    bytes = Array(text.utf8)
    self.decimalMark = Array(decimalMark.utf8)
  }

  /// The width in hundredths of an em, for the digits of a wide font.
  var width: Int {
    var width = 0
    for byte in bytes {
      switch byte {
      // Punctuation and spaces.
      case 0x20, 0x27, 0x2C, 0x2E: width += 34
      // Digits, letters and signs.
      case 0x21...0x7E: width += 64
      // The first byte of another character; marks and spaces begin with C2 or E2.
      case 0xC0...: width += byte == 0xC2 || byte == 0xE2 ? 50 : 120
      default: break
      }
    }
    return width
  }

  /// The class with a font size at which the text fits; empty for a short text.
  var style: String {
    let steps = [5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24]
    let ems = (width + 99) / 100
    if ems < steps[0] { return "" }
    return " fit-\(steps.first { $0 >= ems } ?? 24)"
  }

  /// The parts between which a line may break: the groups of a grouped number, or three digits
  /// each.
  var parts: [String] {
    var parts: [String] = []
    var start = 0
    for place in breaks {
      parts.append(String(decoding: bytes[start..<place], as: UTF8.self))
      start = place
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  private var breaks: [Int] {
    var breaks: [Int] = []
    var position = 0
    while let start = bytes[position...].firstIndex(where: Self.isDigit) {
      let end = bytes[start...].firstIndex { !Self.isDigit($0) } ?? bytes.count
      if isBehindDecimalMark(start) {
        breaks += stride(from: start + 3, to: end, by: 3)
      } else if end - start > 4 {
        breaks += stride(from: end - 3, to: start, by: -3).reversed()
      }
      position = end
      if let next = groupStart(behind: end) { breaks.append(next) }
    }
    return breaks
  }

  private func isBehindDecimalMark(_ place: Int) -> Bool {
    bytes[..<place].reversed().starts(with: decimalMark.reversed())
  }

  /// Returns the first digit behind a grouping mark at a position; `nil` if there is no such mark.
  private func groupStart(behind place: Int) -> Int? {
    guard let next = bytes[place...].firstIndex(where: Self.isDigit),
      (1...3).contains(next - place), !isBehindDecimalMark(next)
    else { return nil }
    // A grouping mark is a comma, a point, an apostrophe, or a space of several bytes.
    let mark = bytes[place..<next]
    return mark.count > 1 || [0x27, 0x2C, 0x2E].contains(mark[place]) ? next : nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

extension Markup {
  /// Writes a number whose line breaks only between groups of digits.
  ///
  /// The key of a character's element is the position and the character. A changed character is
  /// therefore a new element, whose animation runs. Screen readers read the characters as one text.
  mutating func number(_ number: NumberText) {
    element(.span) {
      $0.set(.role, "text")
    } content: {
      var place = 0
      for (index, part) in number.parts.enumerated() {
        if index > 0 { $0.element(.wbr) }
        for character in part.unicodeScalars {
          $0.element(.span, key: "\(place)\(character)") {
            $0.set(.class, "digit")
          } content: {
            $0.text("\(character)")
          }
          place += 1
        }
      }
    }
  }
}
