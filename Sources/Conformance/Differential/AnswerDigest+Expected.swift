import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension AnswerDigest {
  /// Adds the results in every mode, on which oracle and backends agree, to the digest.
  ///
  /// Each different result is added once, with the modes that have the result; eight modes mostly
  /// have two results. A number is added by sign, coefficient, exponent and conditions. A number of
  /// more than 38 digits or a special value is added by its text.
  mutating func add(_ expected: ExpectedByMode) {
    var choices: UInt64 = 0
    for mode in ResultsByMode.modes.indices {
      choices = choices << 4 | UInt64(expected.results.choice(mode))
    }
    let results = expected.results.results
    add(choices << 8 | UInt64(results.count))
    for number in results.indices {
      let parts = expected.parts(number)
      let kind: UInt64 =
        switch parts.kind {
        case .short: 0
        case .infinite: 1
        case .text: 2
        }
      add(
        UInt64(parts.conditions.rawValue) << 8 | kind << 2 | (parts.isNegative ? 2 : 0)
          | (parts.isPrecisionLimited ? 1 : 0))
      if kind == 0 {
        add(UInt64(bitPattern: Int64(parts.exponent)))
        add(parts.coefficient)
      } else if kind == 2 {
        add(expected.texts[number])
      }
    }
  }
}
