#if SeededFaults
import DecimalArithmetic

extension UnitStorage {
  /// Returns and keeps the value with a wrong number in the data: a pound with two digits swapped,
  /// or a survey foot of the length of a foot.
  func keepFaulty(_ value: DefinedValue) -> DefinedValue? {
    var ratio: ExactRatio?
    if SeededFault.poundDigitsSwapped.isActive && identifier == "pound" {
      ratio = ExactRatio(45_359_327, over: 45_359_237)
    }
    if SeededFault.surveyFootAsFoot.isActive && identifier == "survey-foot" {
      ratio = ExactRatio(3_048 * 3_937, over: 1_200 * 10_000)
    }
    guard let scale = ratio.flatMap({ value.scale.multiplied(by: $0) }) else { return nil }
    var wrong = value
    wrong.scale = scale
    keep(wrong)
    return wrong
  }
}
#endif
