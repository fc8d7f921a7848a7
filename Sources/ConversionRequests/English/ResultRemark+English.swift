import DecimalArithmetic
import UnitCatalog
import UnitConversion
import Wording

extension ResultRemark {
  /// The remark in English, to follow a result: `exact`, `rounded half-up, limited to 34 digits`.
  public var english: String {
    var text: String
    switch verdict {
    case .exact: text = "exact"
    case .exactForDefinition(let kind):
      text = "exact for \(kind == .approximate ? "an" : "a") \(kind.rawValue) unit"
    case .rounded(let mode): text = "rounded \(mode.rawValue)"
    case .missing(let missing, let backend):
      switch missing {
      case .tooLarge: text = "too large, beyond the range of backend \(backend)"
      case .tooSmall: text = "too small for backend \(backend)"
      case .divisionByZero, .logarithmOfZero, .logarithmOfNegative:
        text = "no value: \(missing)"
      }
    }
    if let precisionLimit { text += ", limited to " + precisionLimit.counted("digit") }
    if let keptDigits { text += " to " + keptDigits.counted("digit") }
    if let size {
      text +=
        ", too \(size == .tooLarge ? "large" : "small") for plain notation: "
        + "try scientific notation"
    }
    return text
  }
}
