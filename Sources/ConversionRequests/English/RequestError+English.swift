import DecimalArithmetic
import MeasureText
import UnitCatalog
import UnitConversion

extension RequestError: CustomStringConvertible {
  public var description: String { english }

  /// The error as an English sentence, without a capital and a full stop.
  public var english: String {
    switch self {
    case .unreadable(let error, let text): error.message(for: text)
    case .notANumber(let word):
      "'\(word.excerpt)' is not a number"
        + (Self.endsWithThousand(word) ? ": write its zeros, like 5000 for 5k" : "")
    case .missingNumber: "a number is missing: write it like '5 mi'"
    case .missingTarget(let text): "the unit to convert '\(text.excerpt)' to is missing"
    case .notConvertible(let error): error.description
    case .notConvertibleInThisCase(let error, let unit):
      "\(error.description); did you mean \(unit.symbol) (\(unit.name))?"
    case .digitsOutOfRange(let number, let context):
      "the number \(number.text.excerpt) has digits below 1E\(context.etiny)"
    case .fractionTooWide(let number):
      "the fraction \(number.text) has too many digits for this unit"
    case .noResult(let missing, let number, let plan, let backend, let context):
      Self.sentence(missing, number, plan, backend, context)
    case .noPreferredUnits(let quantity):
      "no units of \(quantity) are preferred in a region"
    }
  }

  /// Whether a word is a number and the letter k, such as `5k`.
  private static func endsWithThousand(_ word: String) -> Bool {
    guard let last = word.utf8.last, last | 0x20 == UInt8(ascii: "k") else { return false }
    let number = word.utf8.dropLast()
    return !number.isEmpty && number.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
  }

  private static func sentence(
    _ missing: MissingResult, _ number: ReadNumber, _ plan: ConversionPlan, _ backend: String,
    _ context: ArithmeticContext
  ) -> String {
    let units = plan.target.pluralName
    let remark = ResultRemark(.missing(missing, backend: backend)).english
    switch missing {
    case .divisionByZero, .logarithmOfZero, .logarithmOfNegative:
      return "\(number.text.excerpt) \(plan.source.symbol) has no value in \(units): \(missing)"
    case .tooLarge:
      return "the result in \(units) is \(remark): the exponent of its first digit exceeds "
        + "\(context.maxExponent)"
    case .tooSmall:
      return "the result in \(units) is \(remark): the smallest magnitude is 1E\(context.etiny)"
    }
  }
}
