import MeasureText
import PropertyTesting

/// A generator of texts of each kind, with the number of a text as a fraction of two numeric
/// strings.
struct TypedText {
  typealias Typed = (text: String, number: (String, String)?)

  let decimal: String
  let grouping: String
  private let isIndian: Bool
  /// A minus sign for half of the texts, otherwise empty.
  private let sign: String

  init(_ locale: NumberLocale, _ source: inout ChoiceSource) {
    decimal = String(locale.symbols.decimal)
    grouping = String(locale.symbols.grouping)
    isIndian = locale.symbols.hasIndianGroups
    sign = source.oneIn(2) ? "-" : ""
  }

  /// Draws a text of a kind, and builds the number of the text independently of any reader.
  func text(of kind: ReadingCell.Kind, _ source: inout ChoiceSource) -> Typed? {
    switch kind {
    case .whole:
      let whole = whole(1...30, &source)
      return signed(whole, whole)
    case .decimals:
      let (whole, tail) = (whole(1...20, &source), digits(1...20, &source))
      return signed(whole + decimal + tail, "\(whole).\(tail)")
    case .grouped:
      let groups = ownGroups(2...6, &source)
      let tail = source.oneIn(2) ? digits(1...8, &source) : ""
      let mark = grouping == "\u{2019}" ? source.element(of: [grouping, "'"]) : grouping
      let text = groups.joined(separator: mark) + (tail.isEmpty ? "" : decimal + tail)
      return signed(text, groups.joined() + (tail.isEmpty ? "" : "." + tail))
    case .oneGroup:
      let groups = ownGroups(1...1, &source)
      return signed(groups.joined(separator: grouping), groups.joined())
    case .threes:
      let groups = threes(2...6, &source)
      return signed(groups.joined(separator: grouping), groups.joined())
    case .foreignThree:
      let groups = threes(1...1, &source)
      let mark = decimal == "." ? "," : "."
      return signed(groups.joined(separator: mark), groups.joined(separator: "."))
    case .foreignDecimals: return foreignDecimals(&source)
    case .foreignMarks:
      let groups = threes(1...5, &source)
      let tail = digits(1...8, &source)
      let marks =
        decimal == "." ? (".", ",") : grouping == "." || source.oneIn(2) ? (",", ".") : (".", ",")
      return signed(
        groups.joined(separator: marks.0) + marks.1 + tail, groups.joined() + "." + tail)
    case .spaces:
      return grouped(by: source.element(of: [" ", "\u{A0}", "\u{2009}", "\u{202F}"]), &source)
    case .otherGroups:
      let others = ["_", "\u{66C}"] + (grouping == "\u{2019}" ? [] : ["'", "\u{2019}"])
      return grouped(by: source.element(of: others), &source)
    case .indian:
      let groups = indianGroups(2...5, &source)
      let mark = isIndian ? grouping : source.element(of: [",", "."])
      return signed(groups.joined(separator: mark), groups.joined())
    case .wrongGroups:
      let mark = source.element(of: [",", "."])
      let groups =
        source.oneIn(2)
        ? repeated(3...5, &source) { String($0.uniform(in: 1...9)) }
        : [whole(4...6, &source), digits(3...3, &source), digits(3...3, &source)]
      return signed(groups.joined(separator: mark), nil)
    case .exponent:
      let (text, number) = plain(&source)
      let exponent = source.integer(in: -400...400)
      let plus = exponent >= 0 && source.oneIn(2) ? "+" : ""
      return signed(
        text + source.element(of: ["e", "E"]) + plus + "\(exponent)", number + "E\(exponent)")
    case .powerOfTen: return powerOfTen(&source)
    case .fraction: return fraction(&source)
    case .otherDigits:
      let (text, number) = plain(&source)
      let zero = source.element(of: Self.zeros)
      return signed(Self.replaced(text, by: zero), number)
    case .mixedDigits:
      let (one, other) = (whole(1...5, &source), digits(1...5, &source))
      return signed(one + Self.replaced(other, by: source.element(of: Self.zeros)), nil)
    case .sign:
      let (text, number) = plain(&source)
      let typed = source.element(of: ["-", "\u{2212}", "+"])
      return (typed + text, ((typed == "+" ? "" : "-") + number, "1"))
    case .otherSign:
      let (text, number) = plain(&source)
      let typed = source.element(of: ["\u{FF0D}", "\u{2013}", "\u{FF0B}"])
      return (typed + text, ((typed == "\u{FF0B}" ? "" : "-") + number, "1"))
    case .trailingMark:
      let whole = whole(1...20, &source)
      return signed(whole + decimal, whole)
    case .leadingPoint:
      let tail = digits(1...20, &source)
      return signed("." + tail, "0." + tail)
    case .noNumber: return (noNumber(&source), nil)
    }
  }

  private func signed(_ text: String, _ number: String?) -> Typed {
    (sign + text, number.map { (sign + $0, "1") })
  }

  /// Draws a number with a foreign decimal mark that cannot be a grouping mark.
  ///
  /// The mark follows 0 or at least four digits, or the number of digits after the mark is not
  /// three.
  private func foreignDecimals(_ source: inout ChoiceSource) -> Typed {
    let mark = decimal == "." ? "," : "."
    let (whole, tail) =
      switch source.uniform(in: 0...2) {
      case 0: ("0", digits(1...9, &source))
      case 1: (whole(4...9, &source), digits(1...9, &source))
      default: (whole(1...9, &source), digits(source.element(of: [1...2, 4...9]), &source))
      }
    return signed(whole + mark + tail, "\(whole).\(tail)")
  }

  private func grouped(by mark: String, _ source: inout ChoiceSource) -> Typed {
    let groups = threes(1...4, &source)
    let tail = digits(1...8, &source)
    return signed(groups.joined(separator: mark) + decimal + tail, groups.joined() + "." + tail)
  }

  private func powerOfTen(_ source: inout ChoiceSource) -> Typed {
    let (text, number) = plain(&source)
    let exponent = source.integer(in: -40...40)
    let times = source.element(of: ["\u{D7}", " \u{D7} ", "*", " \u{B7} "])
    let raised = String(
      String.UnicodeScalarView(
        "\(exponent)".unicodeScalars.map { scalar in
          scalar == "-" ? "\u{207B}" : Self.raisedDigits[Int(scalar.value) - 0x30]
        }))
    return signed(
      text + times + "10" + (source.oneIn(2) ? raised : "^\(exponent)"), number + "E\(exponent)")
  }

  private static let raisedDigits: [Unicode.Scalar] = [
    "\u{2070}", "\u{B9}", "\u{B2}", "\u{B3}", "\u{2074}", "\u{2075}", "\u{2076}", "\u{2077}",
    "\u{2078}", "\u{2079}",
  ]

  /// Draws a proper fraction with or without a whole number, in digits or as one character.
  private func fraction(_ source: inout ChoiceSource) -> Typed {
    let whole = source.oneIn(2) ? source.uniform(in: 1...9_999) : 0
    let front = whole == 0 ? "" : "\(whole)"
    if source.oneIn(2) {
      let (text, top, bottom) = source.element(of: [
        ("\u{BD}", 1, 2), ("\u{BC}", 1, 4), ("\u{BE}", 3, 4), ("\u{2153}", 1, 3),
        ("\u{215E}", 7, 8),
      ])
      let space = whole > 0 && source.oneIn(2) ? " " : ""
      return (sign + front + space + text, ("\(sign)\(whole * bottom + top)", "\(bottom)"))
    }
    let bottom = source.uniform(in: 2...999)
    let top = source.uniform(in: 1...bottom - 1)
    let slash = source.element(of: ["/", "\u{2044}", "\u{2215}"])
    return (
      sign + front + (whole > 0 ? " " : "") + "\(top)\(slash)\(bottom)",
      ("\(sign)\(whole * bottom + top)", "\(bottom)")
    )
  }

  private func noNumber(_ source: inout ChoiceSource) -> String {
    source.element(of: [
      "", " ", "-", "+", "NaN", "inf", "Infinity", "\u{221E}", "abc", "--5", "+-5", "1/0", "0/0",
      "120/80", "e5", "1e9999999", "1E-9999999", ".", ",", "..5", "5 6", "5..", "0x1F", "1,2.3,4",
      "5\u{0}", "\u{FF}5", "5-", "(5)", "1/2/3", "\u{2075}",
    ])
  }

  /// The digits 0 of sets other than ASCII.
  ///
  /// The sets are full-width, Arabic-Indic, Devanagari, and mathematical bold.
  private static let zeros: [UInt32] = [0xFF10, 0x660, 0x966, 0x1D7CE]

  private static func replaced(_ text: String, by zero: UInt32) -> String {
    var replaced = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      replaced.append(
        isDigit ? Unicode.Scalar(zero + scalar.value - 0x30) ?? scalar : scalar)
    }
    return String(replaced)
  }

  /// Draws a number with or without decimals, written with the locale's mark and with a point.
  private func plain(_ source: inout ChoiceSource) -> (String, String) {
    let whole = whole(1...12, &source)
    if source.oneIn(2) { return (whole, whole) }
    let tail = digits(1...12, &source)
    return (whole + decimal + tail, "\(whole).\(tail)")
  }

  /// Draws digits, the first not 0.
  private func whole(_ count: ClosedRange<Int>, _ source: inout ChoiceSource) -> String {
    let rest = source.uniform(in: count.lowerBound...count.upperBound) - 1
    return "\(source.uniform(in: 1...9))" + digits(rest...rest, &source)
  }

  private func digits(_ count: ClosedRange<Int>, _ source: inout ChoiceSource) -> String {
    var text = ""
    for _ in 0..<source.uniform(in: count) { text += "\(source.uniform(in: 0...9))" }
    return text
  }

  /// Draws a group of one to three digits, followed by `count` groups of three.
  private func threes(_ count: ClosedRange<Int>, _ source: inout ChoiceSource) -> [String] {
    [whole(1...3, &source)] + repeated(count, &source) { digits(3...3, &$0) }
  }

  /// Draws a group of one or two digits, followed by `count` groups.
  ///
  /// The last group has three digits, the groups before it two.
  private func indianGroups(
    _ count: ClosedRange<Int>, _ source: inout ChoiceSource
  ) -> [String] {
    let middles = count.lowerBound - 1...count.upperBound - 1
    return [whole(1...2, &source)] + repeated(middles, &source) { digits(2...2, &$0) }
      + [digits(3...3, &source)]
  }

  /// Draws groups in the style of the locale.
  private func ownGroups(
    _ count: ClosedRange<Int>, _ source: inout ChoiceSource
  ) -> [String] {
    isIndian ? indianGroups(count, &source) : threes(count, &source)
  }

  private func repeated(
    _ count: ClosedRange<Int>, _ source: inout ChoiceSource,
    _ text: (inout ChoiceSource) -> String
  ) -> [String] {
    var texts: [String] = []
    for _ in 0..<source.uniform(in: count) { texts.append(text(&source)) }
    return texts
  }
}
