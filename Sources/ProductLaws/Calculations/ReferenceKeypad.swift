import Calculation
import ExactArithmetic

/// A keypad that follows the table of rules in `Keypad/README.md`, on the oracle's rationals.
///
/// The reference keeps all pending numbers and operators, and recomputes their value after each
/// keystroke.
struct ReferenceKeypad {
  /// The state of the current operand.
  enum Entry {
    /// Nothing is entered: the display shows 0.
    case nothing
    /// The digits that were typed, with a point as decimal separator.
    case typed(String)
    /// A pasted number, or a result with its sign changed.
    case number(Rational)
    /// A number divided by 100, or a percentage of a pending number.
    case percentage(Rational)
    /// An operator that the next key may replace, and the operand before the operator.
    case chosen(KeypadKey, behind: Rational)
    case result(Rational)
    case failed(ReferenceError)
  }

  private let mode: KeypadMode
  private(set) var entry = Entry.nothing
  /// The pending numbers, each with the operator after it; at most one in the immediate mode.
  private(set) var waiting: [(number: Rational, sign: KeypadKey)] = []
  /// The operation that the next `=` repeats; `nil` if there is none.
  private(set) var repeated: (sign: KeypadKey, number: Rational, isPercentage: Bool)?
  /// The labels of the rules that were used.
  private(set) var labels: Set<String> = []

  init(_ mode: KeypadMode) { self.mode = mode }

  /// Returns the number on the display.
  ///
  /// - Throws: the error of the display.
  func number() throws(ReferenceError) -> Rational {
    switch entry {
    case .nothing: .zero
    case .typed(let text): Rational(exactly: text.last == "." ? text + "0" : text) ?? .zero
    case .number(let number), .percentage(let number), .result(let number): number
    case .chosen(let sign, let operand): try shown(sign, behind: operand)
    case .failed(let error): throw error
    }
  }

  /// Presses a key.
  ///
  /// - Throws: ``ReferenceError/tooWide`` for a value that the law does not judge.
  mutating func press(_ press: KeyPress) throws(ReferenceError) {
    do throws(ReferenceError) {
      switch press {
      case .paste(let number):
        endError()
        takePlace()
        entry = .number(number.value)
        labels.insert("paste")
      case .key(let key):
        if case .failed = entry {
          guard key.digit != nil || [.point, .clear, .allClear].contains(key) else { return }
          labels.insert("error ended")
          endError()
        }
        try take(key)
      }
    } catch {
      if error == .tooWide { throw error }
      labels.insert("error")
      entry = .failed(error)
    }
  }

  private mutating func take(_ key: KeypadKey) throws(ReferenceError) {
    switch key {
    case .add, .subtract, .multiply, .divide: try choose(key)
    case .equals: try finish()
    case .percent: try takePercent()
    case .sign: changeSign()
    case .backspace: deleteLast()
    case .allClear:
      if repeated != nil { labels.insert("operation cleared") }
      clearAll()
    case .clear: clear()
    case .point: typePoint()
    default: type(key.digit ?? 0)
    }
  }

  private mutating func endError() {
    if case .failed = entry { clearAll() }
  }

  private mutating func clearAll() {
    entry = .nothing
    waiting = []
    repeated = nil
  }

  /// Begins a new operand, which makes a chosen operator pending.
  private mutating func takePlace() {
    guard case .chosen(let sign, let operand) = entry else { return }
    switch mode {
    case .apple: waiting.append((operand, sign))
    case .immediate:
      // The total cannot fail, because it was already computed when the operator was chosen.
      waiting = [((try? total(operand)) ?? operand, sign)]
    }
  }

  private mutating func clear() {
    labels.insert("C")
    switch entry {
    case .result, .failed: clearAll()
    default:
      takePlace()
      entry = .nothing
    }
  }
}

extension ReferenceKeypad {
  // MARK: Typing

  /// The maximum number of digits that can be typed.
  private static let mostDigits = 15

  private mutating func typedText() -> String {
    if case .typed(let text) = entry { return text }
    takePlace()
    return "0"
  }

  private mutating func type(_ digit: Int) {
    var text = typedText()
    if text == "0" || text == "-0" {
      text.removeLast()
    } else if text.utf8.count(where: { $0 >= 48 }) == Self.mostDigits {
      labels.insert("digits beyond the limit")
      return
    }
    entry = .typed(text + "\(digit)")
  }

  private mutating func typePoint() {
    let text = typedText()
    entry = .typed(text.contains(".") ? text : text + ".")
  }

  private mutating func deleteLast() {
    guard case .typed(var text) = entry else { return }
    labels.insert("backspace")
    let last = text.removeLast()
    if text.isEmpty { text = "0" }
    if text == "-" { text = last == "0" ? "0" : "-0" }
    entry = .typed(text)
  }

  private mutating func changeSign() {
    labels.insert("sign")
    switch entry {
    case .percentage(let number): entry = .percentage(-number)
    case .number(let number), .result(let number): entry = .number(-number)
    default:
      let text = typedText()
      entry = .typed(text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text)
    }
  }
}

extension ReferenceKeypad {
  // MARK: Computing

  private mutating func choose(_ sign: KeypadKey) throws(ReferenceError) {
    let operand: Rational
    if case .chosen(let other, let before) = entry {
      if other != sign { labels.insert("operator replaced") }
      operand = before
    } else {
      operand = try number()
    }
    if case .percentage = entry, waiting.last?.sign.isPlusOrMinus == true, !sign.isPlusOrMinus {
      labels.insert("factor behind a percentage")
    }
    _ = try shown(sign, behind: operand)
    entry = .chosen(sign, behind: operand)
  }

  private mutating func finish() throws(ReferenceError) {
    if case .nothing = entry, waiting.isEmpty, repeated == nil { return }
    var operand = try number()
    var isPercentage = if case .percentage = entry { true } else { false }
    takePlace()
    if waiting.isEmpty, let repeated {
      labels.insert(repeated.isPercentage ? "percentage repeated" : "repetition")
      isPercentage = repeated.isPercentage
      waiting = [(operand, repeated.sign)]
      operand = repeated.number
    }
    let result = try total(operand)
    if let last = waiting.last {
      repeated = (last.sign, operand, isPercentage)
    }
    if let last = waiting.last, waiting.count > 1, !last.sign.isPlusOrMinus {
      labels.insert("precedence")
    }
    waiting = []
    entry = .result(result)
  }

  private mutating func takePercent() throws(ReferenceError) {
    let number = try number()
    takePlace()
    entry = .percentage(try percentage(number))
  }

  private mutating func percentage(_ number: Rational) throws(ReferenceError) -> Rational {
    let hundredth = try ReferenceArithmetic.percent(number)
    guard let last = waiting.last else {
      labels.insert("percent alone")
      return mode == .apple ? hundredth : .zero
    }
    guard last.sign.isPlusOrMinus else {
      labels.insert("percent of a factor")
      return hundredth
    }
    labels.insert(waiting.count > 1 ? "percent of a running total" : "percent of a term")
    let front = Array(waiting.dropLast())
    let base = try Self.value(of: front, last.number)
    return try ReferenceArithmetic.product(hundredth, base)
  }

  /// Returns the number that the display shows when an operator follows an operand.
  ///
  /// In the mode with precedence, × and ÷ show the product up to the operand. Otherwise the display
  /// shows the total.
  private func shown(
    _ sign: KeypadKey, behind operand: Rational
  ) throws(ReferenceError) -> Rational {
    if mode == .immediate || sign.isPlusOrMinus { return try total(operand) }
    let factors = waiting.reversed().prefix { !$0.sign.isPlusOrMinus }.reversed()
    return try Self.value(of: Array(factors), operand)
  }

  private func total(_ operand: Rational) throws(ReferenceError) -> Rational {
    try Self.value(of: waiting, operand)
  }

  /// Returns the value of pending numbers, their operators, and a last number.
  ///
  /// × and ÷ have precedence over + and −.
  private static func value(
    of waiting: [(number: Rational, sign: KeypadKey)], _ last: Rational
  ) throws(ReferenceError) -> Rational {
    var sum: (number: Rational, sign: KeypadKey)?
    var product: (number: Rational, sign: KeypadKey)?
    for (number, sign) in waiting {
      let factors = try applied(product, number)
      if sign.isPlusOrMinus {
        sum = (try applied(sum, factors), sign)
        product = nil
      } else {
        product = (factors, sign)
      }
    }
    return try applied(sum, try applied(product, last))
  }

  private static func applied(
    _ first: (number: Rational, sign: KeypadKey)?, _ second: Rational
  ) throws(ReferenceError) -> Rational {
    guard let first else { return second }
    switch first.sign {
    case .add: return try ReferenceArithmetic.sum(first.number, second)
    case .subtract: return try ReferenceArithmetic.difference(first.number, second)
    case .multiply: return try ReferenceArithmetic.product(first.number, second)
    default: return try ReferenceArithmetic.quotient(first.number, second)
    }
  }
}

extension KeypadKey {
  fileprivate var isPlusOrMinus: Bool { self == .add || self == .subtract }
}
