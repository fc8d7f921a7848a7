import DecimalArithmetic
import GMPDecimal

/// Performs an operation of `GeneralDecimalBackend` by name, on one to three operands.
///
/// - Returns: result and conditions as text.
func performedGeneral<Backend: GeneralDecimalBackend>(
  _ type: Backend.Type, _ name: String, _ operands: [String], in context: ArithmeticContext
) -> String {
  let values = operands.compactMap { Backend(exactly: $0) }
  guard let x = values.first, values.count == operands.count else { return "not read" }
  let outcome: Outcome<Backend>? =
    switch values.count {
    case 1: unary(name, x, in: context)
    case 2: binary(name, x, values[1], in: context)
    default:
      name == "fma"
        ? Backend.fma(x, values[1], adding: values[2], in: context)
        : name == "powermod" ? Backend.power(x, values[1], modulo: values[2], in: context) : nil
    }
  guard let outcome else { return "no such operation" }
  (outcome.value as? BigDecimal)?.checkInvariants()
  (outcome.value as? LimbDecimal)?.checkInvariants()
  return "\(outcome.value) [\(outcome.conditions)]"
}

private func unary<Backend: GeneralDecimalBackend>(
  _ name: String, _ x: Backend, in context: ArithmeticContext
) -> Outcome<Backend>? {
  switch name {
  case "reduce": Backend.reduce(x, in: context)
  case "tointegralx": Backend.roundToIntegralExact(x, in: context)
  case "tointegral": Backend.roundToIntegralValue(x, in: context)
  case "nextplus": Backend.nextPlus(x, in: context)
  case "nextminus": Backend.nextMinus(x, in: context)
  case "logb": Backend.logB(x, in: context)
  case "invert": Backend.invert(x, in: context)
  default: nil
  }
}

private func binary<Backend: GeneralDecimalBackend>(
  _ name: String, _ x: Backend, _ y: Backend, in context: ArithmeticContext
) -> Outcome<Backend>? {
  switch name {
  case "divideint": Backend.divideInteger(x, by: y, in: context)
  case "remainder": Backend.remainder(x, by: y, in: context)
  case "remaindernear": Backend.remainderNear(x, by: y, in: context)
  case "rescale": Backend.rescale(x, to: y, in: context)
  case "nexttoward": Backend.nextToward(x, y, in: context)
  case "scaleb": Backend.scaleB(x, by: y, in: context)
  case "comparesig": Backend.compareSignal(x, y, in: context)
  case "comparetotal": Outcome(Backend.compareTotal(x, y))
  case "comparetotmag": Outcome(Backend.compareTotalMagnitude(x, y))
  case "max": Backend.max(x, y, in: context)
  case "min": Backend.min(x, y, in: context)
  case "maxmag": Backend.maxMagnitude(x, y, in: context)
  case "minmag": Backend.minMagnitude(x, y, in: context)
  case "copysign": Outcome(Backend.copySign(x, of: y))
  case "and": Backend.and(x, y, in: context)
  case "or": Backend.or(x, y, in: context)
  case "xor": Backend.xor(x, y, in: context)
  case "shift": Backend.shift(x, by: y, in: context)
  case "rotate": Backend.rotate(x, by: y, in: context)
  default: nil
  }
}

/// Returns the rows whose result differs from the stated result, in inline or limb storage.
func failures(
  of rows: [(name: String, operands: [String], result: String)], in context: ArithmeticContext
) -> [String] {
  rows.flatMap { row in
    [
      performedGeneral(BigDecimal.self, row.name, row.operands, in: context),
      performedGeneral(LimbDecimal.self, row.name, row.operands, in: context),
    ].filter { $0 != row.result }.map { "\(row.name) \(row.operands): \($0)" }
  }
}
