import DecimalArithmetic
import EventLog
import UnitCatalog

extension EventLog {
  /// Records the exact map between two units.
  package mutating func record(planned plan: ConversionPlan) {
    record(
      Event(
        "conversion.planned",
        [
          ("from", plan.source.identifier), ("to", plan.target.identifier),
          ("map", plan.map.kind), ("definedExactly", plan.isExactlyDefined ? "yes" : "no"),
        ]))
  }

  /// Records the reason why a conversion was refused.
  package mutating func record(refused error: ConversionError) {
    record(Event("conversion.refused", [("reason", error.description)]))
  }
}

extension ConversionMap {
  /// The name of the formula.
  fileprivate var kind: String {
    switch self {
    case .linear: "linear"
    case .affine: "affine"
    case .irrational: "irrational"
    case .reciprocal: "reciprocal"
    case .logarithm: "logarithm"
    case .exponential: "exponential"
    case .shift: "shift"
    }
  }
}
