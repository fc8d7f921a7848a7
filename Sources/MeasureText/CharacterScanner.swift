/// A walk over the Unicode scalars of a text that knows where it is.
struct CharacterScanner {
  private let scalars: String.UnicodeScalarView
  private var index: String.UnicodeScalarView.Index
  private let end: String.UnicodeScalarView.Index
  /// Whether nothing but white space and a sign was taken.
  private var isAtStart = true
  /// How many scalars lie before the current one, white space at the beginning included.
  private(set) var offset = 0
  /// Whether there is nothing but white space.
  private let isBlank: Bool

  /// Starts after white space at the beginning and ends before white space at the end.
  init(_ text: String) {
    scalars = text.unicodeScalars
    index = scalars.startIndex
    var end = scalars.endIndex
    while index < end, scalars[index].properties.isWhitespace {
      index = scalars.index(after: index)
      offset += 1
    }
    while end > index, scalars[scalars.index(before: end)].properties.isWhitespace {
      end = scalars.index(before: end)
    }
    self.end = end
    isBlank = index == end
  }

  var isAtEnd: Bool { index == end }

  mutating func takeDigits(into ascii: inout [UInt8]) -> Int {
    var count = 0
    while let scalar = current, ("0"..."9").contains(scalar) {
      ascii.append(UInt8(truncatingIfNeeded: scalar.value))
      advance()
      isAtStart = false
      count += 1
    }
    return count
  }

  mutating func take(_ wanted: Unicode.Scalar, into ascii: inout [UInt8]) -> Bool {
    guard current == wanted else { return false }
    ascii.append(UInt8(truncatingIfNeeded: wanted.value))
    advance()
    return true
  }

  /// Takes an optional sign; U+2212, the typographic minus, counts as `-`.
  mutating func takeSign(into ascii: inout [UInt8]) {
    switch current {
    case "-", "\u{2212}": ascii.append(UInt8(ascii: "-"))
    case "+": break
    default: return
    }
    advance()
  }

  /// The error that the current character, or the end, cannot stand here.
  func unexpected(in text: String) -> MeasureTextError {
    guard let scalar = current else {
      return isBlank ? .emptyNumber : .incompleteNumber(MeasureTextError.excerpt(text))
    }
    if isAtStart, scalar.isASCII, scalar.properties.isAlphabetic {
      return .notANumber(MeasureTextError.excerpt(text))
    }
    return .unexpectedCharacter(scalar, offset: offset, in: MeasureTextError.excerpt(text))
  }

  private var current: Unicode.Scalar? { index < end ? scalars[index] : nil }

  private mutating func advance() {
    index = scalars.index(after: index)
    offset += 1
  }
}
