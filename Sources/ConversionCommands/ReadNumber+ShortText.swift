import ConversionRequests
import MeasureText

extension ReadNumber {
  /// The number without zeros that end its decimals: 5.5 of 5.50.
  var shortText: String {
    guard case .decimal(let text) = self else { return text }
    let exponent = text.drop { $0 != "E" }
    let mantissa = text.dropLast(exponent.count)
    if !mantissa.contains(where: { $0.isNumber && $0 != "0" }) {
      return text.hasPrefix("-") ? "-0" : "0"
    }
    guard mantissa.contains(".") else { return text }
    let kept = mantissa.reversed().drop { $0 == "0" }.reversed()
    return String(kept.last == "." ? Array(kept.dropLast()) : Array(kept)) + exponent
  }
}
