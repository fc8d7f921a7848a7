import DecimalArithmetic
import GMPDecimal

/// Returns the text of 10^count − 1.
func nines(_ count: Int) -> String { String(repeating: "9", count: count) }

/// Returns result and conditions of the operation `name` as text.
func performed<Backend: DecimalBackend>(
  _ type: Backend.Type, _ name: String, _ x: String, _ y: String, in context: ArithmeticContext
) -> String {
  guard let x = Backend(exactly: x), let y = Backend(exactly: y) else { return "not read" }
  let outcome: Outcome<Backend>
  switch name {
  case "add": outcome = Backend.add(x, y, in: context)
  case "subtract": outcome = Backend.subtract(x, y, in: context)
  case "multiply": outcome = Backend.multiply(x, y, in: context)
  case "divide": outcome = Backend.divide(x, by: y, in: context)
  case "compare": outcome = Backend.compare(x, y, in: context)
  case "quantize": outcome = Backend.quantize(x, to: y, in: context)
  case "plus": outcome = Backend.plus(x, in: context)
  case "minus": outcome = Backend.minus(x, in: context)
  case "abs": outcome = Backend.abs(x, in: context)
  default: return "no such operation"
  }
  (outcome.value as? BigDecimal)?.checkInvariants()
  (outcome.value as? LimbDecimal)?.checkInvariants()
  return "\(outcome.value) [\(outcome.conditions)]"
}
