import DecimalArithmetic
import ExactArithmetic
import MeasureText
import PropertyTesting

extension WritingCase {
  /// The number of columns of a ``row``.
  static let columnCount = 9

  /// The columns of a saved case.
  ///
  /// The columns are number, locale, precision, rounding, small numbers, zeros, groups, notation
  /// and options.
  package var row: [String] {
    let locale = NumberLocale.distinctCases.first { $0.symbols == format.symbols }
    let set = (format.isPercent ? ["percent"] : []) + (format.showsNegativeZero ? ["-0"] : [])
    return [
      text, locale?.rawValue ?? "", format.precision.row, format.rounding.decTestName,
      format.smallNumbers.row, format.trailingZeros.rawValue, format.grouping.row,
      format.notation.row, set.joined(separator: " "),
    ]
  }

  /// Creates the case from the columns of a row; `nil` if the columns describe no case.
  package init?(row: some Sequence<String>) {
    let columns = Array(row)
    guard columns.count == Self.columnCount, let number = DecimalOperand(columns[0]),
      number.kind == .finite,
      let locale = NumberLocale(rawValue: columns[1]),
      let precision = NumberPrecision(row: columns[2]),
      let rounding = RoundingMode.allCases.first(where: { $0.decTestName == columns[3] }),
      let smallNumbers = SmallNumbers(row: columns[4]),
      let zeros = TrailingZeros(rawValue: columns[5]), let groups = DigitGrouping(row: columns[6]),
      let notation = NumberNotation(row: columns[7])
    else { return nil }
    var format = NumberFormat(
      locale: locale, precision: precision, rounding: rounding, smallNumbers: smallNumbers,
      trailingZeros: zeros, grouping: groups, notation: notation)
    let set = columns[8].split(separator: " ")
    format.isPercent = set.contains("percent")
    format.showsNegativeZero = set.contains("-0")
    self.init(
      isNegative: number.isNegative, digits: "\(number.coefficient)", exponent: number.exponent,
      format: format)
  }

  static let regressionText = RegressionText<WritingCase>(
    fileExtension: ".tsv",
    header:
      "# Numbers and formats for which this law did not hold once: number, locale, precision, "
      + "rounding, small numbers, zeros, groups, notation, other settings.\n",
    write: { $0.row.joined(separator: "\t") },
    read: { try RegressionRows.read($0, columns: columnCount, WritingCase.init(row:)) })
}

extension NumberPrecision {
  fileprivate var row: String {
    switch self {
    case .decimals(let count): "decimals \(count)"
    case .significantDigits(let count): "digits \(count)"
    case .all: "all"
    }
  }

  fileprivate init?(row: String) {
    switch (row.firstWord, row.numbers) {
    case ("all", []): self = .all
    case ("decimals", let numbers) where numbers.count == 1: self = .decimals(numbers[0])
    case ("digits", let numbers) where numbers.count == 1: self = .significantDigits(numbers[0])
    default: return nil
    }
  }
}

extension SmallNumbers {
  fileprivate var row: String {
    switch self {
    case .asManyDigits: "as-many-digits"
    case .digits(let count): "digits \(count)"
    case .zero: "zero"
    }
  }

  fileprivate init?(row: String) {
    switch (row.firstWord, row.numbers) {
    case ("as-many-digits", []): self = .asManyDigits
    case ("digits", let numbers) where numbers.count == 1: self = .digits(numbers[0])
    case ("zero", []): self = .zero
    default: return nil
    }
  }
}

extension DigitGrouping {
  fileprivate var row: String {
    switch self {
    case .auto: "auto"
    case .always: "always"
    case .never: "never"
    case .minimum(let count): "minimum \(count)"
    }
  }

  fileprivate init?(row: String) {
    switch (row.firstWord, row.numbers) {
    case ("auto", []): self = .auto
    case ("always", []): self = .always
    case ("never", []): self = .never
    case ("minimum", let numbers) where numbers.count == 1: self = .minimum(numbers[0])
    default: return nil
    }
  }
}

extension NumberNotation {
  fileprivate var row: String {
    switch self {
    case .plain: "plain"
    case .scientific: "scientific"
    case .engineering: "engineering"
    case .automatic(let thresholds): "automatic \(thresholds.smallest) \(thresholds.largest)"
    }
  }

  fileprivate init?(row: String) {
    switch (row.firstWord, row.numbers) {
    case ("plain", []): self = .plain
    case ("scientific", []): self = .scientific
    case ("engineering", []): self = .engineering
    case ("automatic", let numbers) where numbers.count == 2:
      self = .automatic(NotationThresholds(smallest: numbers[0], largest: numbers[1]))
    default: return nil
    }
  }
}

extension String {
  fileprivate var firstWord: Substring { prefix { $0 != " " } }
  /// The integers after the first word.
  fileprivate var numbers: [Int] { split(separator: " ").dropFirst().compactMap { Int($0) } }
}
